import Foundation
import Testing

struct TextsTests {
  @Test func `every text is used`() throws {
    let code = try code(in: "Sources") { !$0.path.contains("/Texts/Generated/") }
    let unused = try names().filter { !code.contains(".\($0)") }
    #expect(unused.isEmpty, "delete these from Resources/texts, or use them")
  }

  @Test func `the Swift names are those of the texts`() throws {
    let made = try code(in: "Sources/Texts/Generated") { _ in true }
    for name in try names() {
      let key = name.split(separator: ".")[1]
      #expect(made.contains("public var \(key): ") || made.contains("public func \(key)("))
    }
  }

  private func code(in folder: String, where isMeant: (URL) -> Bool) throws -> String {
    try Checkout.files(in: Checkout.root.appendingPathComponent(folder), endings: ["swift"]).filter(isMeant)
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  /// `group.key` of all texts.
  private func names() throws -> [String] {
    let file = Checkout.root.appendingPathComponent("Resources/texts/en.json")
    let groups = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: [String: Any]])
    return groups.flatMap { group, texts in texts.keys.map { "\(group).\($0)" } }.sorted()
  }
}
