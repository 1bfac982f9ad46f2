import Foundation
import Terminal
import Testing

@testable import Markdown

/// Texts as READMEs and issues have them, each with the words that a reader must see.
struct CorpusTests {
  @Test(arguments: try CorpusText.all(), [40, 80, 120])
  func `the words of a text are shown as GitHub shows them`(text: CorpusText, columns: Int) {
    let rows = text.parts.flatMap { $0.rows(columns: columns) }
    #expect(rows.allSatisfy { $0.width <= columns })
    let lines = rows.map { $0.text.description.trimmingCharacters(in: .whitespaces) }
    let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    for expected in text.seen { #expect(words.contains(expected), "\(text.name): \(words)") }
    for unexpected in text.unseen {
      #expect(!lines.contains { $0.contains(unexpected) }, "\(text.name): \(lines)")
    }
    // Short enough for the narrowest.
    for expected in text.rows { #expect(lines.contains(expected), "\(text.name): \(lines)") }
  }

  @Test func `there are texts of each kind`() throws {
    let texts = try CorpusText.all()
    #expect(texts.count >= 40)
    #expect(texts.allSatisfy { !$0.seen.isEmpty || !$0.rows.isEmpty })
    #expect(Set(texts.map(\.kind)) == ["file", "post", "plain"])
  }
}

/// A file of `Tests/Corpus`: its kind and its expectations, a line `%%%`, and the text.
struct CorpusText: Sendable, CustomTestStringConvertible {
  let name: String
  let kind: String
  let parts: [MarkdownPart]
  /// Words that must be shown, in this order, whatever the width.
  let seen: [String]
  /// Whole rows that must be shown, without the blanks around them.
  let rows: [String]
  /// What no row may contain.
  let unseen: [String]

  var testDescription: String { name }

  static func all() throws -> [CorpusText] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Corpus")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      CorpusText(name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  private init(_ name: String, _ file: String) {
    let halves = file.split(separator: "%%%\n", maxSplits: 1)
    let expectations = halves[0].split(separator: "\n")
    func values(_ key: String) -> [String] {
      expectations.filter { $0.hasPrefix("\(key): ") }.map { String($0.dropFirst(key.count + 2)) }
    }
    self.name = name
    kind = values("kind").first ?? ""
    (seen, rows, unseen) = (values("see"), values("row"), values("not"))
    let text = halves.count > 1 ? String(halves[1]) : ""
    parts =
      switch kind {
      case "post": MarkdownText(text, as: .post).parts
      case "plain": MarkdownText(plain: text).parts
      default: MarkdownText(text).parts
      }
  }
}
