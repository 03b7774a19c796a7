import ReplayReporting
import Testing
import TimelineModel

@Suite("Timeline page")
struct TimelinePageTests {
  @Test("draws the same bytes twice")
  func isDeterministic() {
    let text = TimelinePage(PictureSamples.photoEditor()).text()
    #expect(text == TimelinePage(PictureSamples.photoEditor()).text())
    Attachment.record(text, named: "photo-editor.html")
  }

  @Test("no word of a timeline becomes markup or script")
  func escapes() {
    let text = TimelinePage(PictureSamples.hostileCapture()).text()
    #expect(text.split(separator: "<script", omittingEmptySubsequences: false).count == 3)
    #expect(text.split(separator: "</script", omittingEmptySubsequences: false).count == 3)
    #expect(!text.contains("<img"))
    #expect(text.contains(#"\u003c/script\u003e\u003cscript\u003ealert(1)"#))
    Attachment.record(text, named: "hostile.html")
  }

  @Test("asks the network for nothing")
  func isSelfContained() {
    let text = TimelinePage(PictureSamples.photoEditor()).text()
    #expect(text.contains("default-src 'none'"))
    #expect(!text.contains("unsafe-inline"))
    for word in ["src=", "url(http", "@import", "fetch(", "https://"] {
      #expect(!text.contains(word))
    }
  }

  @Test(
    "hashes as FIPS 180-4 does",
    arguments: [
      ("", "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "sha256-JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ]
  )
  func hashes(text: String, word: String) {
    #expect(ContentHash.policyWord(of: text) == word)
  }
}
