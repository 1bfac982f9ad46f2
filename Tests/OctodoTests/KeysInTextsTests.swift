import Foundation
import Screens
import Terminal
import TestSupport
import Testing
import Texts

@testable import octodo

/// Sentences name the user's keys, so Resources/texts names actions instead of keys.
struct KeysInTextsTests {
  private static let folder = Checkout.file("Resources/texts")

  /// The texts that name one of octodo's keys literally.
  private static let exceptions = [
    "list.waitHours": "a unit of time",
    "app.closeHelp": "Esc closes every box and cannot be changed",
    "app.scrollHelp": "Esc closes every box",
    "app.menuFooter": "Enter and Esc of a menu cannot be changed",
    "app.menuFooterShort": "Enter and Esc of a menu",
    "app.menuFooterShortest": "Esc of a menu",
    "app.enterChooses": "questions have keys of their own, which cannot be changed",
    "boxForm.enterApplies": "a form has keys of its own, which cannot be changed",
    "boxForm.escLeaves": "a form has keys of its own",
    "boxForm.tabNext": "a form has keys of its own",
    "boxForm.takes": "a form has keys of its own",
    "inbox.opening": "no action takes keys before the first screen is there",
    "boxForm.tabCompletes": "a field has Tab, which cannot be changed",
    "palette.footer": "the palette has keys of its own, which cannot be changed",
    "history.noMailer": "f is a choice of a menu",
    "history.mailTooLong": "f is a choice of a menu",
    "configuration.wrongKey": "examples of the names of keys",
    "configuration.wrongCommandKey": "examples of the names of keys",
    "configuration.wrongKeys": "an example of a line in config.yml",
    "todoList.done": "a slash between two words",
    "list.mark": "a slash between two words",
    "list.markRange": "a slash between two words",
    "configuration.tooMuch": "signs of YAML",
    "apiAddress.hasQuery": "a part of an address",
    "todoFaults.minutesOrMonths": "units of time",
    "todoFaults.noUnit": "units of time",
    "todoFaults.notUnit": "units of time",
  ]

  @Test func `a key named in a text is the key of its action`() throws {
    let rows = try onLoop { _ in KeyList.program.sections.flatMap(\.rows) }
    for action in NamedAction.allCases {
      let own = rows.filter { $0.id == action.rawValue }.map { $0.keys.map(\.description) }
      #expect(!own.isEmpty, "there is no action \(action.rawValue)")
      let first = action.presetKeys.first
      #expect(own.allSatisfy { $0.first == first }, "\(action.rawValue) has \(own)")
      // A key may mean something else on one screen, such as Ctrl+R in a search.
      let mostKeys = own.max { $0.count < $1.count } ?? []
      #expect(mostKeys.starts(with: action.presetKeys), "\(action.rawValue) has \(own)")
    }
  }

  @Test func `every action with a name is used in a text`() throws {
    let text = try String(contentsOf: Self.folder.appending(path: "en.json"), encoding: .utf8)
    let unused = NamedAction.allCases.map(\.rawValue).filter { !text.contains("{key:\($0)}") }
    #expect(unused.isEmpty)
  }

  @Test(arguments: Language.allCases) func `no text contains a key that the user can change`(
    language: Language
  )
    throws
  {
    let keys = try Self.keysOfActions()
    let found = try Self.texts(in: language).filter { !Self.keys(in: $0.text, of: keys).isEmpty }
    let unexpected = found.filter { Self.exceptions[$0.name] == nil }
    #expect(unexpected.isEmpty, "name the action instead, as in [Press {key:undo}]")
  }

  @Test func `every exception is needed`() throws {
    let keys = try Self.keysOfActions()
    let found = try Language.allCases.flatMap { try Self.texts(in: $0) }
      .filter { !Self.keys(in: $0.text, of: keys).isEmpty }.map(\.name)
    let unneeded = Self.exceptions.keys.filter { !found.contains($0) }.sorted()
    #expect(unneeded.isEmpty)
  }

  @Test(arguments: [
    ("Press a to write", ["a"]), ("A todo with a title", []), ("then press r.", ["r"]), ("uキーで戻す", ["u"]),
    ("Esc closes", ["Esc"]), ("{spinner} Ctrl+R redoes", ["Ctrl+R"]), ("in {seconds} s", []),
    ("[Press {key:undo} to undo]", []), ("press / to find", ["/"]), ("and/or", []), ("、/キーで", ["/"]),
    ("for more, ? lists", ["?"]), ("Sure?", []), ("rで再試行", ["r"]), ("GitHub's", []), ("`ulimit -n`", []),
    ("or 2 for the todos (4)", ["2", "4"]), ("2キーで", ["2"]), ("（4）", ["4"]), ("from 2 to 4", []),
    ("1で始まる", []), ("https://で", []),
  ])
  func `a key in a sentence is detected`(text: String, keys: [String]) {
    let all: Set = ["a", "n", "r", "u", "s", "Esc", "Ctrl+R", "/", "?", "1", "2", "4"]
    let found = Self.keys(in: text, of: all)
    #expect(found == keys)
  }

  /// The keys that the user can change.
  private static func keysOfActions() throws -> Set<String> {
    let rows = try onLoop { _ in KeyList.program.sections.flatMap(\.rows) }
    return Set(rows.filter { $0.id != nil }.flatMap { $0.keys.map(\.description) })
  }

  /// Key names that are also ordinary words.
  private static let words: Set = ["Delete", "Home", "End", "Left", "Right", "Up", "Down", "Backspace"]

  /// The keys that a text names.
  private static func keys(in text: String, of keys: Set<String>) -> [String] {
    let keys = keys.subtracting(words)
    let text = text.replacing(#/\{[^{}]*\}/#, with: "\u{FFFC}")
    let names = text.matches(of: #/[A-Za-z0-9+]+/#).map { String($0.output) }
    return names.filter { $0.count > 1 && keys.contains($0) } + lone(in: text, of: keys)
      + inJapanese(in: text, of: keys)
  }

  /// Keys of one character between blanks, except articles, units and numbers.
  private static func lone(in text: String, of keys: Set<String>) -> [String] {
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.enumerated().compactMap { index, word in
      let key = String(word.drop { ",.;:()[]".contains($0) }.prefix { !",.;:()[]".contains($0) })
      guard key.count == 1, keys.contains(key) else { return nil }
      let before = index > 0 ? words[index - 1].drop { $0 == "[" }.lowercased() : ""
      switch key {
      case _ where key.lowercased() == "a" && before != "press": return nil
      case "s" where before == "\u{FFFC}": return nil
      case _ where key.allSatisfy(\.isNumber) && !["press", "or"].contains(before) && !word.contains("("):
        return nil
      default: return key
      }
    }
  }

  /// Keys of one character as written in Japanese: `uキー`, `rで再試行`, `（4）`.
  private static func inJapanese(in text: String, of keys: Set<String>) -> [String] {
    text.matches(of: #/[!-~](?:キー|で|）)/#).compactMap { match in
      let (key, behind) = (String(match.output.prefix(1)), match.output.dropFirst())
      let before = text[..<match.startIndex].last ?? " "
      guard keys.contains(key), !"[]".contains(key), before.isWhitespace || !before.isASCII else {
        return nil
      }
      if behind == "）" { return before == "（" ? key : nil }
      return behind == "で" && key.allSatisfy(\.isNumber) ? nil : key
    }
  }

  /// All texts of a language with their names, including each plural form.
  private static func texts(in language: Language) throws -> [(name: String, text: String)] {
    let data = try Data(contentsOf: folder.appending(path: "\(language.rawValue).json"))
    let groups = try #require(try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]])
    return groups.flatMap { group, texts in
      texts.flatMap { key, text in
        let forms = (text as? [String: String]).map { Array($0.values) } ?? [text as? String ?? ""]
        return forms.map { (name: "\(group).\(key)", text: $0) }
      }
    }.sorted { $0.name < $1.name }
  }
}
