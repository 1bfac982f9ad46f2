import TestSupport
import Testing

@testable import GitHub

/// Small files that expand to very large ones.
enum YAMLBombs {
  /// Each line holds the line above ten times. The last one is a key, which Yams compares with others.
  static let keys =
    "a: &a0 [x]\n"
    + (1...20).map {
      "a\($0): &a\($0) [\(Array(repeating: "*a\($0 - 1)", count: 10).joined(separator: ", "))]\n"
    }
    .joined() + "? *a20\n: x\n"
  /// As few anchors as are allowed, with the maximum number of aliases for the size.
  static let wide =
    "a: &a [x]\nb: &b [\(Array(repeating: "*a", count: 9_000).joined(separator: ","))]\n"
    + "? [\(Array(repeating: "*b", count: 9_000).joined(separator: ","))]\n: x\n"
  static let deep = "a: " + String(repeating: "[", count: 70_000)
  static let long = String(repeating: "a: b\n", count: 20_000)
}

struct YAMLBoundsTests {
  @Test(arguments: [YAMLBombs.keys, YAMLBombs.deep, YAMLBombs.long, YAMLBombs.wide].map(LongText.init))
  func `a bomb is not parsed`(bomb: LongText) {
    #expect(!YAMLBounds.allow(bomb.text))
  }

  @Test(
    arguments: [
      "", "api_url: https://h.example/?a=1&b=2&c=3&d=4&e=5&f=6", "base: &base {a: b}\nc: *base\n",
      "# " + String(repeating: "*", count: 500), String(repeating: "a: b\n", count: 13_000),
    ].map(LongText.init))
  func `ordinary files are parsed`(file: LongText) {
    #expect(YAMLBounds.allow(file.text))
  }
}
