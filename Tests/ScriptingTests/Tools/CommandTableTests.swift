import FoundationEssentials
import TestSupport
import Testing

@testable import Scripting

struct CommandTableTests {
  @Test(arguments: Verb.all.map(\.name))
  func `the example of a command is valid and uses it`(name: String) throws {
    let verb = try #require(Verb.named(name))
    let before = name == "then" ? "stub GET \"/x\" -> 200\n" : ""
    let words = verb.example.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(words.contains { $0 == name })
    _ = try Script.parse(before + verb.example, files: ["common.steps": ""])
  }

  @Test(arguments: SettingRule.all.filter { !$0.preset.isEmpty }.map(\.name))
  func `the default of a setting is valid`(name: String) throws {
    let rule = try #require(SettingRule.all.first { $0.name == name })
    let commands = try Script.commands("set \(name) \(rule.preset)")
    #expect(commands.count == 1)
  }

  @Test func `the JSON has all tables`() throws {
    struct Named: Decodable { let name: String }
    struct Table: Decodable {
      let format: Int
      let commands, structure, settings, regions, replyOptions, notation: [Named]
      let keys, modifiers, keywords, attributes, colors, faults, signals, effects, methods, shots: [String]
    }
    let table = try JSONDecoder().decode(Table.self, from: Data(CommandFormat.json.text().utf8))
    #expect(table.format == 1)
    #expect(table.commands.map(\.name) + table.structure.map(\.name) == Verb.names)
    #expect(table.settings.map(\.name) == SettingRule.all.map(\.name))
    #expect(table.replyOptions.map(\.name) == ["header", "delay", "hold", "truncate", "times", "optional"])
    #expect(table.regions.map(\.name) == ["row", "rows", "cols", "box", "pane"])
    #expect(table.keys.first == "Up" && table.keys.last == "F12")
    #expect(table.modifiers == ["Ctrl", "Alt", "Shift"])
    #expect(table.faults.contains("timeout") && table.signals.contains("TERM"))
    #expect(table.effects.contains("browser") && table.attributes.contains("bold"))
    #expect(table.colors.contains("bright-red") && table.methods.contains("ANY"))
    #expect(!table.notation.isEmpty && !table.keywords.isEmpty && table.shots.contains("svg"))
  }

  @Test func `every word that the parser expects is a keyword`() throws {
    let code = try Checkout.files(in: Checkout.file("Sources/Tools/Scripting/Syntax"), endings: ["swift"])
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let words = Set(code.matches(of: /(?:accept|expect)\("([a-z]+)"\)/).map { String($0.1) })
    #expect(words.count > 20)
    // Colours and styles have their own lists.
    #expect(words.subtracting(Keywords.all).subtracting(["fg", "bg", "event", "test"]).isEmpty)
  }

  @Test func `every uppercase word of a usage is explained`() {
    let usages =
      Verb.all.map(\.usage) + SettingRule.all.map(\.usage) + RegionForm.allCases.map(\.usage)
      + ReplyOption.allCases.map(\.usage) + Notation.all.map(\.meaning)
    let known = Set(
      Notation.all.map(\.name) + [
        "METHOD", "EFFECT", "SIGNAL", "FAULT", "OPTION", "SETTING", "REGION", "C", "COLS", "ROWS",
      ])
    let words = usages.flatMap { $0.matches(of: /[A-Z]{2,}(?:x[A-Z]+)?/).map { String($0.0) } }
    #expect(Set(words).subtracting(known).isEmpty)
  }
}
