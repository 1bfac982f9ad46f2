import Terminal
import TestSupport

@testable import Scripting

/// Derives new inputs from valid ones.
struct FuzzMutator {
  var random: SeededGenerator

  private static let words: [String] =
    Verb.names + Keywords.all + SettingRule.all.map(\.name) + Key.scriptNames.map(\.name) + [
      "->", "=", "~", "+", "*", "..", "...", "200", "-1.5", "+1", "300ms", "80x24", "@1:2", "\"a\"",
      "\"${x}\"",
      "'b'", "/c/i", "/(/", "/[[a]]/", "<<<\n", "\n>>>\n", "# c", "\r\n", "\r", "\"", "'", "/", "\\", "${",
      "}",
      "\u{FEFF}", "\0", "検", "e\u{301}", "\u{202E}", "\u{1B}[2J", "99999999999999999999", "Ctrl+",
      "size 80x24",
      "cursor 1:1", "|", "4:3-13 bold fg=yellow",
    ]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// One to eight mutations of one of the inputs.
  mutating func input(from corpus: [[UInt8]]) -> [UInt8] {
    var bytes = corpus.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...8, using: &random) { change(&bytes, corpus) }
    // Long inputs have their own test; here they would only take time from others.
    return Array(bytes.prefix(20_000))
  }

  private mutating func change(_ bytes: inout [UInt8], _ corpus: [[UInt8]]) {
    let range = range(in: bytes)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: bytes.replaceSubrange(range, with: [UInt8.random(in: 0...255, using: &random)])
    case 1: bytes.removeSubrange(range)
    case 2: bytes.insert(contentsOf: bytes[range], at: range.lowerBound)
    case 3: bytes.insert(contentsOf: word(), at: range.lowerBound)
    case 4: bytes.insert(contentsOf: word() + [UInt8(ascii: " ")], at: range.lowerBound)
    case 5: bytes.replaceSubrange(range, with: word())
    case 6:
      let other = corpus.randomElement(using: &random) ?? []
      bytes.insert(contentsOf: other[self.range(in: other)], at: range.lowerBound)
    case 7:
      let count = Int.random(in: 1...2_000, using: &random)
      bytes.insert(contentsOf: [UInt8](repeating: bytes.first ?? 0, count: count), at: range.lowerBound)
    default: bytes.insert(UInt8(ascii: "\n"), at: range.lowerBound)
    }
  }

  /// Mostly short ones, because a long one hides the effect of the others.
  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let longest = Int.random(in: 0..<10, using: &random) == 0 ? bytes.count : 8
    return start..<min(bytes.count, start + Int.random(in: 0...longest, using: &random))
  }

  private mutating func word() -> [UInt8] {
    Array((Self.words.randomElement(using: &random) ?? "").utf8)
  }
}
