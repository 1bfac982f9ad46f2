import TestSupport
import Testing

@testable import Scripting

/// Docs/script-language.md describes the current language.
struct LanguageDocumentTests {
  private let text: String
  private let examples: [String]
  private var lines: [Substring] { examples.flatMap { $0.split(separator: "\n") } }

  init() throws {
    text = try Checkout.text(of: "Docs/script-language.md")
    examples = text.components(fencedAs: "steps")
  }

  @Test func `every example is parsed without a warning`() throws {
    #expect(examples.count > 20)
    for example in examples {
      let script = try Script.parse(example, files: ["common.steps": ""])
      #expect(script.warnings.isEmpty)
    }
  }

  @Test(arguments: Verb.names)
  func `every command has an example`(name: String) {
    #expect(lines.contains { $0.split(separator: " ").first.map(String.init) == name })
  }

  @Test(arguments: Verb.names.filter { $0 != "end" })
  func `every command is explained`(name: String) {
    #expect(text.contains("**`\(name)"), "there is no **`\(name) …`**")
  }

  @Test(arguments: SettingRule.all.map(\.name))
  func `every setting has an example and its default`(name: String) throws {
    let rule = try #require(SettingRule.all.first { $0.name == name })
    #expect(examples.contains { $0.contains("set \(name) ") })
    let preset = rule.preset.isEmpty ? "|" : "`\(rule.preset)` |"
    #expect(text.contains("| `\(name)` | \(preset)"))
  }

  @Test(arguments: ReplyOption.allCases)
  func `every option of a reply has an example and an explanation`(option: ReplyOption) {
    let stubs = lines.filter { $0.contains(" -> ") }
    #expect(stubs.contains { $0.split(separator: " ").map(String.init).contains(option.rawValue) })
    #expect(text.contains("| `\(option.usage)` |"))
  }

  @Test(arguments: RegionForm.allCases)
  func `every region has an example`(form: RegionForm) {
    #expect(examples.contains { $0.contains(" in \(form.rawValue) ") })
    #expect(text.contains("| `in \(form.rawValue) "))
  }

  @Test func `every list of words is complete`() {
    let table = CommandTable()
    let words =
      table.methods + table.faults + table.signals + table.effects + table.attributes
      + table.keys.filter { !$0.hasPrefix("F") } + CommandFormat.allCases.map(\.rawValue) + table.shots
    let known = Set(text.split { !$0.isLetter }.map(String.init))
    #expect(Set(words).subtracting(known).isEmpty)
  }
}

extension String {
  /// The contents of the blocks between ```` ```KIND ```` and ```` ``` ````.
  fileprivate func components(fencedAs kind: String) -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```\(kind)" {
        block = []
      } else if line == "```" {
        if let block { blocks.append(block.joined(separator: "\n")) }
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }
}
