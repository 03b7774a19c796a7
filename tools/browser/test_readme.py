"""The README's picture is what the tool makes today, and plays as an image of a page."""

import unittest

from browser import Browser, file, run

PICTURE = "tools/pictures/photo-editor.svg"
SCENARIO = "Scenarios/photo-editor/working-session.yaml"


class ReadmeTests(unittest.TestCase):
    def test_the_picture_is_current(self):
        with open(PICTURE, encoding="utf-8") as kept:
            self.assertEqual(
                kept.read(),
                run("render", SCENARIO, "--animate"),
                "make it anew: toolbar-replay render %s --animate > %s" % (SCENARIO, PICTURE),
            )

    def test_an_animation_plays_as_an_image(self):
        picture = file("animation.svg", run("render", SCENARIO, "--animate"))
        page = file("image.html", '<!DOCTYPE html><title>image</title><body><img id="i" src="file://%s">' % picture)
        browser = Browser()
        try:
            browser.open(page)
            self.assertTrue(browser.wait("document.getElementById('i').complete"))
            self.assertEqual(browser.js("return document.getElementById('i').naturalWidth"), 800)
            browser.open(picture)
            names = "return document.getAnimations().length"
            self.assertGreater(browser.js(names), 10)
            browser.media(prefers_reduced_motion="reduce")
            self.assertEqual(browser.js(names), 0)
        finally:
            browser.quit()


class PictureTests(unittest.TestCase):
    """Words of still pictures never overlap, as a browser lays them out."""

    def test_words_do_not_overlap(self):
        browser = Browser()
        try:
            for command in [
                ["render", SCENARIO],
                ["render", "Scenarios/photo-editor/crowded-before.yaml"],
                ["sweep", "Scenarios/ranked-actions/narrowing-window.yaml", "--format", "svg"],
                ["diff", "Scenarios/photo-editor/crowded-before.yaml", "Scenarios/photo-editor/ranked-after.yaml", "--format", "svg"],
            ]:
                with self.subTest(" ".join(command)):
                    browser.open(file("picture.svg", run(*command)))
                    overlaps = browser.js(
                        """
                        const boxes = [...document.querySelectorAll('text')].filter(node => node.textContent)
                          .map(node => [node.textContent, node.getBoundingClientRect()]);
                        const found = [];
                        boxes.forEach(([words, a], index) => boxes.slice(index + 1).forEach(([others, b]) => {
                          // Lines of a font are higher than its letters: two pixels are not an overlap.
                          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                          if (width > 0.5 && height > 3) found.push(words + ' / ' + others);
                        }));
                        return found;
                        """
                    )
                    self.assertEqual(overlaps, [])
                    self.assertEqual(browser.complaints(), [])
        finally:
            browser.quit()


if __name__ == "__main__":
    unittest.main()
