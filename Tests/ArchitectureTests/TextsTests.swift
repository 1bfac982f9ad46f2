import Foundation
import TestSupport
import Testing

/// Compares the program's texts with its code. Scripts/update texts checks that no language lacks a text.
struct TextsTests {
  @Test func `every text is used`() throws {
    // A file may get the texts of a group from another file of its module.
    let modules = try Checkout.modules().filter { $0.name != "Texts" }.map { module in
      try words(in: module.folder).reduce(into: Set<String>()) { $0.formUnion($1) }
    }
    let unused = try groups().flatMap { group, keys in
      let users = modules.filter { $0.contains(group) || $0.contains(Self.typeName(of: group)) }
      return keys.filter { key in !users.contains { $0.contains(key) } }.map { "\(group).\($0)" }
    }
    #expect(unused.isEmpty, "use these, or delete them from Resources/texts")
  }

  @Test func `every text has its Swift name`() throws {
    let made = try words(in: Checkout.file("Sources/Texts"))
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    let names = try groups().flatMap { group, keys in keys + [Self.typeName(of: group)] }
    let missing = names.filter { !made.contains($0) }
    #expect(missing == [], "run Scripts/update texts")
  }

  @Test func `no blank stands between Japanese and other letters in a sentence`() throws {
    let wrong = try Self.japaneseTexts().filter { text in
      let prose = text.replacing(#/`[^`]*`/#, with: "`").replacing(" {url} ", with: "")
      return prose.contains(#/[。?？]/#)
        && prose.contains(#/[ぁ-ヿ一-鿿、。] [A-Za-z0-9{`#+@]|[A-Za-z0-9}`)] [ぁ-ヿ一-鿿「（]/#)
    }
    #expect(wrong == [], "see Docs/translating.md")
  }

  @Test func `a question in Japanese ends with the sign of its width`() throws {
    let wrong = try Self.japaneseTexts().filter { $0.contains(#/[ぁ-ヿ一-鿿]\?/#) }
    #expect(wrong == [], "write ？")
  }

  private static func japaneseTexts() throws -> [String] {
    let file = Checkout.file("Resources/texts/ja.json")
    let groups = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: [String: Any]])
    let texts = groups.values.flatMap(\.values).flatMap { text in
      (text as? [String: String]).map { Array($0.values) } ?? [text as? String].compactMap(\.self)
    }
    #expect(texts.count > 500)
    return texts
  }

  private static func typeName(of group: String) -> String {
    group.prefix(1).uppercased() + group.dropFirst() + "Texts"
  }

  /// The words of each file.
  private func words(in folder: URL) throws -> [Set<String>] {
    try Checkout.files(in: folder, endings: ["swift"]).map { file in
      let bytes = try Data(contentsOf: file)
      return Set(bytes.split { !Self.isLetterOrDigit($0) }.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }

  private func groups() throws -> [String: [String]] {
    let file = Checkout.file("Resources/texts/en.json")
    let groups = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: [String: Any]])
    return groups.mapValues { texts in
      // The rows of a table are found by ids, so its columns are what code names.
      let rows = texts.values.compactMap { $0 as? [String: String] }.filter { $0["other"] == nil }
      return rows.isEmpty ? texts.keys.sorted() : Set(rows.flatMap(\.keys)).sorted()
    }
  }
}
