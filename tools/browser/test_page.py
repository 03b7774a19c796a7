"""The page of one timeline: positions, scrubbing, playing, filters, findings, keyboard, hostile titles, size and speed."""

import glob
import json
import re
import unittest

import long_timeline
from browser import Browser, file, run
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

HOSTILE = """timeline: 1
scenario: "</script><script>document.title='owned'</script>"
device: "<img src=x onerror=document.title='owned'>"
os: "27.1"
items:
  a: {title: "</script><script>document.title='owned'</script>", placement: topBarLeading}
  b: {title: "\\" onload=\\"document.title='owned'", symbol: trash}
entries:
  - after: 0
    event: start
    settled: true
    traits: {window: [402, 874], safeArea: [116, 0, 34, 0]}
    bars:
      navigationBar: [a, title, b]
      bottomBar: [c]
  - after: 500
    event: "<svg onload=document.title='owned'>"
    bars:
      navigationBar: [b, a]
"""

BAR_ORDER = ["navigationBar", "titleRow", "verticalBar", "bottomBar", "tabBar", "keyboardBar", "sidebarBar", "contentBar"]


def samples():
    """Scenarios to look at: the one below, and a few of the repository's own, of different kinds."""
    found = sorted(glob.glob("Scenarios/**/*.yaml", recursive=True))
    named = [path for path in found if re.search("^scenario:", read(path), re.MULTILINE)]
    return [moving()] + named[:: max(1, len(named) // 6)][:6]


def moving():
    return file("moving.yaml", MOVING)


def read(path):
    with open(path, encoding="utf-8") as text:
        return text.read()


MOVING = """scenario: Photo editor, folded while searching
device: iphone-duo
screen:
  title: Sunset
  back: Library
  searchable: {}
  toolbar:
    - group: history
      placement: topBarLeading
      visibilityPriority: high
      items:
        - {item: undo, title: Undo, systemImage: arrow.uturn.backward}
        - {item: redo, title: Redo, systemImage: arrow.uturn.forward}
    - {item: crop, title: Crop, systemImage: crop, placement: topBarTrailing}
    - {item: favorite, title: Favorite, systemImage: heart, placement: topBarTrailing}
    - {item: share, title: Share, systemImage: square.and.arrow.up, placement: topBarPinnedTrailing}
    - overflowMenu:
        - {item: replace, title: Replace Photo, systemImage: photo.on.rectangle}
        - divider
        - {item: clear, title: Clear Edits, systemImage: trash, role: destructive}
start: {hinge: fullyOpen, orientation: portrait}
events:
  - search: activate
  - fold
  - search: cancel
  - menu: open
  - menu: close
  - unfold
  - rotate: landscapeRight
"""


class PageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()

    def setUp(self):
        self.browser.size(1280, 1000)
        self.browser.media(prefers_color_scheme="light", prefers_reduced_motion="no-preference")

    def open(self, path, name="page"):
        page = file(name + ".html", run("render", path, "--format", "html"))
        self.browser.open(page)
        self.assertTrue(self.browser.wait("document.documentElement.dataset.ready === 'true'"))

    def quiet(self):
        self.assertEqual(self.browser.complaints(), [])

    def entries(self, scenario):
        return json.loads(run("replay", scenario, "--format", "json").splitlines()[0])["entries"]

    def positions(self):
        """Items on screen as the page draws them, in points of the window."""
        return self.browser.js(
            """
            const svg = document.querySelector('.stage'), back = svg.getScreenCTM().inverse(), found = {};
            for (const node of svg.querySelectorAll('.item:not(.gone):not(.row)')) {
              const box = node.querySelector('.glass').getBoundingClientRect();
              const from = new DOMPoint(box.left, box.top).matrixTransform(back);
              const to = new DOMPoint(box.right, box.bottom).matrixTransform(back);
              found[node.dataset.item] = [from.x, from.y, to.x - from.x, to.y - from.y];
            }
            return found;
            """
        )

    def test_positions_in_the_page_are_those_of_the_timeline(self):
        for scenario in samples():
            with self.subTest(scenario):
                self.open(scenario)
                for entry in self.entries(scenario)[:40]:
                    self.browser.js("go(arguments[0])", entry["index"])
                    drawn = self.positions()
                    inside = [id for bar in BAR_ORDER for id in entry["bars"].get(bar, [])]
                    self.assertEqual(sorted(drawn), sorted(set(inside)))
                    for id, frame in entry["frames"].items():
                        if id not in drawn:
                            continue
                        for seen, said in zip(drawn[id], frame):
                            self.assertAlmostEqual(seen, said, delta=0.6, msg=id)
                    rows = self.browser.js(
                        "return [...document.querySelectorAll('.stage .item.row:not(.gone)')].map(node => node.dataset.item)"
                    )
                    menu = [id for id in entry["bars"].get("overflow", []) if id != "divider"]
                    self.assertEqual(sorted(rows), sorted(menu))
                self.quiet()

    def test_scrubs_by_mouse_and_keyboard(self):
        self.open(moving())
        lanes = self.browser.driver.find_element(By.ID, "lanes")
        count = self.browser.js("return stepCount")
        half = lanes.size["width"] // 2
        drag = ActionChains(self.browser.driver).move_to_element_with_offset(lanes, 4 - half, 4).click_and_hold()
        drag.move_by_offset(half, 0).move_by_offset(half - 10, 0).release().perform()
        self.assertEqual(self.browser.js("return step"), count - 1)
        ActionChains(self.browser.driver).move_to_element_with_offset(lanes, 0, 4).click().perform()
        self.assertIn(self.browser.js("return step"), range(1, count - 1))
        lanes.send_keys(Keys.HOME)
        self.assertEqual(self.browser.js("return step"), 0)
        lanes.send_keys(Keys.ARROW_RIGHT)
        self.assertEqual(lanes.get_attribute("aria-valuenow"), "1")
        self.assertIn("2 of %d" % count, lanes.get_attribute("aria-valuetext"))
        lanes.send_keys(Keys.END)
        self.assertEqual(self.browser.js("return step"), count - 1)
        self.quiet()

    def test_scrubs_by_touch(self):
        self.browser.size(390, 844)
        self.browser.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
        self.open(moving())
        self.browser.js("document.getElementById('lanes').scrollIntoView({block: 'center'})")
        box = self.browser.js("const b = document.getElementById('lanes').getBoundingClientRect(); return [b.left, b.top, b.width]")
        send = lambda kind, points: self.browser.driver.execute_cdp_cmd(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points}
        )
        send("touchStart", [{"x": box[0] + 5, "y": box[1] + 40}])
        for part in range(1, 11):
            send("touchMove", [{"x": box[0] + 5 + (box[2] - 8) * part / 10, "y": box[1] + 40}])
        send("touchEnd", [])
        self.assertEqual(self.browser.js("return step"), self.browser.js("return stepCount - 1"))
        self.browser.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
        self.quiet()

    def test_plays_to_the_end_and_from_the_start_again(self):
        self.open(moving())
        self.browser.js("document.getElementById('speed').value = '4'")
        self.browser.driver.find_element(By.ID, "play").click()
        self.assertEqual(self.browser.js("return document.getElementById('play').textContent"), "Pause")
        self.assertTrue(self.browser.js("return document.getElementById('stages').classList.contains('glide')"))
        self.assertTrue(self.browser.wait("!playing && step === stepCount - 1", 30))
        self.browser.driver.find_element(By.ID, "play").click()
        self.assertTrue(self.browser.wait("step < stepCount - 1"))
        self.quiet()

    def test_does_not_glide_where_less_motion_is_wanted(self):
        self.browser.media(prefers_reduced_motion="reduce")
        self.open(moving())
        self.browser.driver.find_element(By.ID, "play").click()
        self.assertFalse(self.browser.js("return document.getElementById('stages').classList.contains('glide')"))
        self.quiet()

    def test_explains_a_clicked_item_and_jumps_through_its_history(self):
        self.open(moving())
        item = self.browser.js("return document.querySelector('.stage .item:not(.gone):not(.bare):not(.row)').dataset.item")
        self.browser.driver.find_element(By.CSS_SELECTOR, '.stage [data-item="%s"]' % item).click()
        self.assertEqual(self.browser.js("return picked"), item)
        self.assertIn("Now:", self.browser.js("return document.getElementById('where').textContent"))
        links = self.browser.driver.find_elements(By.CSS_SELECTOR, "#history button")
        self.assertGreaterEqual(len(links), 1)
        links[-1].click()
        self.assertEqual(self.browser.js("return document.getElementById('labels').querySelector('[aria-pressed=true]').dataset.item"), item)
        self.quiet()

    def test_filters_items_and_findings_and_jumps_to_a_finding(self):
        timeline = file("flaps.timeline.yaml", FLAPS)
        self.open(timeline)
        rows = lambda: self.browser.js("return document.querySelectorAll('#findings tr').length")
        self.assertGreaterEqual(rows(), 1)
        before = self.browser.js("return document.querySelectorAll('#labels button').length")
        self.browser.driver.find_element(By.ID, "filter").send_keys("help")
        self.assertLess(self.browser.js("return document.querySelectorAll('#labels button').length"), before)
        self.browser.driver.find_element(By.CSS_SELECTOR, "#findings .link").click()
        self.assertGreater(self.browser.js("return step"), 0)
        for severity in ["error", "warning", "info"]:
            self.browser.driver.find_element(By.CSS_SELECTOR, '[data-severity="%s"]' % severity).click()
        self.assertEqual(rows(), 0)
        self.quiet()

    def test_hostile_words_stay_words(self):
        self.open(file("hostile.timeline.yaml", HOSTILE))
        self.browser.js("for (let i = 0; i < stepCount; i++) go(i); pick('a'); return 0")
        self.assertNotEqual(self.browser.js("return document.title"), "owned")
        self.assertEqual(self.browser.js("return document.querySelectorAll('img,iframe,object').length"), 0)
        self.assertEqual(self.browser.js("return document.scripts.length"), 2)
        self.quiet()

    def test_every_control_has_a_name(self):
        self.open(moving())
        unnamed = self.browser.js(
            """
            return [...document.querySelectorAll('button,input,select,[tabindex="0"]')].filter(node => {
              const label = node.closest('label');
              return !node.hidden && !(node.getAttribute('aria-label') || node.textContent.trim() || (label && label.textContent.trim()));
            }).map(node => node.outerHTML);
            """
        )
        self.assertEqual(unnamed, [])

    def test_compares_before_and_after_in_step(self):
        before, after = file("before.yaml", MOVING), file("after.yaml", MOVING.replace("- {item: crop, title: Crop, systemImage: crop, placement: topBarTrailing}", ""))
        self.browser.open(file("diff.html", run("diff", before, after, "--format", "html")))
        self.assertTrue(self.browser.wait("document.documentElement.dataset.ready === 'true'"))
        self.assertEqual(self.browser.js("return document.querySelectorAll('.stage').length"), 2)
        sides = [self.entries(before), self.entries(after)]
        shown = """
            return [...document.querySelectorAll('.stage')].map(svg =>
              [...svg.querySelectorAll('.item:not(.gone)')].map(node => node.dataset.item).sort());
            """
        for step in range(self.browser.js("return stepCount")):
            self.browser.js("go(arguments[0])", step)
            drawn = self.browser.js(shown)
            for number, entries in enumerate(sides):
                entry = entries[self.browser.js("return steps[arguments[0]][arguments[1]]", number, step)]
                ids = {id for ids in entry["bars"].values() for id in ids if id != "divider"}
                self.assertEqual(drawn[number], sorted(ids))
        links = self.browser.driver.find_elements(By.CSS_SELECTOR, "#changes button")
        self.assertTrue(any("crop" in link.text for link in links))
        links[-1].click()
        self.browser.size(1280, 1400)
        self.browser.shot("comparison")
        self.quiet()

    def test_fits_a_phone(self):
        self.browser.size(390, 844)
        self.open(moving())
        self.assertLessEqual(self.browser.js("return document.documentElement.scrollWidth"), 390)
        small = self.browser.js(
            "return [...document.querySelectorAll('.controls button')].filter(n => !n.hidden && n.getBoundingClientRect().height < 34).length"
        )
        self.assertEqual(small, 0)

    def test_a_thousand_entries_are_small_and_quick_to_open(self):
        timeline = file("thousand.timeline.yaml", long_timeline.text(1000))
        page = run("render", timeline, "--format", "html")
        self.assertLess(len(page.encode()), 1_500_000)
        self.browser.open(file("thousand.html", page))
        self.assertTrue(self.browser.wait("document.documentElement.dataset.ready === 'true'"))
        opened = self.browser.js("return performance.timing.domContentLoadedEventEnd - performance.timing.navigationStart")
        print("1,000 entries: %d bytes, interactive after %d ms" % (len(page.encode()), opened))
        self.assertLess(opened, 1000)
        self.quiet()

    def test_ten_thousand_entries_scrub_without_a_stutter(self):
        self.open(file("tenthousand.timeline.yaml", long_timeline.text(10000)))
        times = self.browser.js(
            """
            const box = lanes.getBoundingClientRect(), times = [];
            lanes.setPointerCapture = () => {};
            lanes.hasPointerCapture = () => true;
            const send = (kind, x) => lanes.dispatchEvent(new PointerEvent(kind, {clientX: x, clientY: box.top + 5, pointerId: 1, bubbles: true}));
            send('pointerdown', box.left + 1);
            for (let turn = 0; turn < 600; turn++) {
              const x = box.left + 8 + ((turn * 37) % 600) / 600 * (box.width - 16);
              const start = performance.now();
              send('pointermove', x);
              document.body.getBoundingClientRect();
              times.push(performance.now() - start);
            }
            return times.sort((a, b) => a - b);
            """
        )
        print("10,000 entries: scrub handler with layout, 95th percentile %.2f ms, worst %.2f ms" % (times[int(len(times) * 0.95)], times[-1]))
        self.assertLess(times[int(len(times) * 0.95)], 50)
        self.quiet()

    def test_takes_screenshots_to_look_at(self):
        for number, scenario in enumerate(samples()[:3]):
            for scheme in ["light", "dark"]:
                for name, width, height in [("desktop", 1280, 1300), ("phone", 390, 1700)]:
                    self.browser.media(prefers_color_scheme=scheme)
                    self.browser.size(width, height)
                    self.open(scenario)
                    self.browser.js("go(Math.floor(stepCount / 2)); return 0")
                    self.browser.shot("page-%d-%s-%s" % (number, name, scheme))
        self.quiet()


FLAPS = """timeline: 1
scenario: flaps
device: iphone-window
os: "27.1"
items:
  files: {title: Files, symbol: folder, placement: topBarLeading}
  help: {title: Help, placement: topBarLeading}
entries:
  - after: 0
    event: start
    settled: true
    traits: {orientation: portrait, window: [410, 700], sizeClass: [compact, regular], strip: none, safeArea: [54, 0, 0, 0]}
    bars:
      navigationBar: [files, help]
    frames:
      files: [16, 5, 44, 44]
      help: [72, 5, 60, 44]
""" + "".join(
    """  - after: 100
    event: "resize: [%d, 700]"
    traits: {window: [%d, 700]}
    bars:
      navigationBar: [files, %s]
%s    frames:
      %s: [72, 5, %d, 44]
"""
    % ((399, 399, "overflow", "      overflow: [help]\n", "overflow", 44) if turn % 2 == 0 else (402, 402, "help", "", "help", 60))
    for turn in range(6)
) + """  - after: 200
    event: settled
    settled: true
"""


if __name__ == "__main__":
    unittest.main()
