import SourceText
import Testing
import YAMLSyntax

@Suite("The core schema")
struct YAMLCoreValueTests {
  static let table: [(String, YAMLCoreValue)] = [
    ("", .null), ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null),
    ("nULL", .text("nULL")),
    ("true", .boolean(true)), ("True", .boolean(true)), ("TRUE", .boolean(true)),
    ("false", .boolean(false)), ("tRUE", .text("tRUE")),
    ("yes", .text("yes")), ("no", .text("no")), ("on", .text("on")), ("off", .text("off")),
    ("y", .text("y")), ("Yes", .text("Yes")),
    ("0", .integer(0)), ("-0", .integer(0)), ("12", .integer(12)), ("+12", .integer(12)),
    ("-12", .integer(-12)), ("012", .integer(12)),
    ("0o17", .integer(15)), ("0x1F", .integer(31)), ("0xfg", .text("0xfg")),
    ("0o8", .text("0o8")), ("0b1", .text("0b1")), ("-0x1", .text("-0x1")), ("0x", .text("0x")),
    ("1_000", .text("1_000")), ("1,000", .text("1,000")), ("12:30", .text("12:30")),
    ("9223372036854775807", .integer(.max)), ("9223372036854775808", .float(9223372036854775808)),
    ("1.5", .float(1.5)), (".5", .float(0.5)), ("5.", .float(5)), ("-.5", .float(-0.5)),
    ("1e3", .float(1000)), ("1.5E-2", .float(0.015)), ("1e", .text("1e")), (".", .text(".")),
    ("1.2.3", .text("1.2.3")), ("1e400", .float(.infinity)),
    (".inf", .float(.infinity)), ("-.INF", .float(-.infinity)), ("+.Inf", .float(.infinity)),
    ("inf", .text("inf")), ("nan", .text("nan")), ("Infinity", .text("Infinity")),
    ("250ms", .text("250ms")), ("2027-06-01", .text("2027-06-01")),
  ]

  @Test("gives plain scalars their meaning", arguments: table)
  func meaning(text: String, value: YAMLCoreValue) {
    #expect(YAMLScalar(text: text, isPlain: true).value == value)
  }

  @Test("takes everything in quotes as text", arguments: table)
  func quoted(text: String, value: YAMLCoreValue) {
    #expect(YAMLScalar(text: text, isPlain: false).value == .text(text))
  }

  @Test("knows the three spellings of not a number", arguments: [".nan", ".NaN", ".NAN"])
  func notANumber(text: String) {
    guard case .float(let value) = YAMLScalar(text: text, isPlain: true).value else {
      Issue.record("\(text) is no float")
      return
    }
    #expect(value.isNaN)
  }

  @Test(
    "reads decimals exactly",
    arguments: [
      ("24", .scaled(2400)), ("8.7", .scaled(870)), ("-0.25", .scaled(-25)), ("-.5", .scaled(-50)),
      (".5", .scaled(50)), ("5.", .scaled(500)), ("+3", .scaled(300)), ("007", .scaled(700)),
      ("0.005", .scaled(1)), ("0.0049", .scaled(0)), ("-0.005", .scaled(-1)),
      ("44.333333", .scaled(4433)), ("1e2", .scaled(10_000)), ("0x10", .scaled(1600)),
      ("12345678901", .scaled(1_234_567_890_100)),
      ("99999999999999999999", .tooLarge), ("1e300", .tooLarge), ("1e400", .notFinite),
      (".nan", .notFinite), ("-.inf", .notFinite),
      ("", .notANumber), ("-", .notANumber), (".", .notANumber), ("ten", .notANumber),
      ("1-2", .notANumber), ("1.2.3", .notANumber), ("true", .notANumber),
    ] as [(String, YAMLDecimal)]
  )
  func decimals(text: String, value: YAMLDecimal) {
    #expect(YAMLScalar(text: text, isPlain: true).decimal(2) == value)
    #expect(YAMLScalar(text: text, isPlain: false).decimal(2) == .notANumber)
  }

  @Test("numbers near the largest are too large, whatever their decimals")
  func largeDecimals() {
    for text in ["999999999999999", "99999999999999.9", "922337203685478", "1000000000000000.0001"]
    {
      #expect(YAMLScalar(text: text, isPlain: true).decimal(4) == .tooLarge, "\(text)")
    }
    #expect(
      YAMLScalar(text: "100000000000", isPlain: true).decimal(4) == .scaled(YAMLDecimal.mostUnits)
    )
  }
}
