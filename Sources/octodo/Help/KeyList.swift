import EventLoop
import Screens
import Terminal

/// The keys of all screens: for `octodo --keys`, for Docs/keys.md, and for checking the keys in config.yml. The program has
/// them as a table that a test compares with the actions of all screens (`Scripts/update keys`).
@LoopActor
struct KeyList {
  /// The actions that take keys at the same time, or the common ones.
  struct ScreenKeys: Hashable {
    /// The name of the screen's page; nil for what works everywhere.
    let page: String?
    let title: String
    var rows: [Row]
    /// Whether these actions work while a field takes what is typed.
    var isField = false
  }

  struct Row: Hashable {
    var keys: [Key]
    /// Nil for keys that cannot be changed.
    let id: String?
    let text: String
  }

  /// Each group of a screen on its own, as keys are looked up.
  let sections: [ScreenKeys]

  init(_ sections: [ScreenKeys]) {
    self.sections = sections
  }

  /// For a terminal of 80 columns.
  var text: String {
    shown.map { section in
      section.title + "\n" + section.rows.map { Self.line($0) }.joined() + "\n"
    }.joined() + Self.ending
  }

  /// For Docs/keys.md.
  var markdown: String {
    shown.map { section in
      "### \(section.title)\n\n| keys | what they do | id |\n|---|---|---|\n"
        + section.rows.map { row in
          let keys = row.keys.map { $0 == .char("|") ? "`\\|`" : "`\($0)`" }.joined(separator: " ")
          return "| \(keys) | \(row.text) | \(row.id.map { "`\($0)`" } ?? "") |\n"
        }.joined()
    }.joined(separator: "\n")
  }

  /// The sections of a document: what several screens have in common stands there once, before what works everywhere.
  private var shown: [ScreenKeys] {
    let merged = merged
    var counts: [Row: Int] = [:]
    for section in merged where section.page != nil {
      for row in Set(section.rows) { counts[row, default: 0] += 1 }
    }
    let isShared = { (row: Row) in counts[row, default: 0] >= Self.severalScreens }
    var shared: [Row] = []
    for row in merged.flatMap(\.rows) where isShared(row) && !shared.contains(row) { shared.append(row) }
    var shown = merged.map { section in
      section.page == nil
        ? section
        : ScreenKeys(page: section.page, title: section.title, rows: section.rows.filter { !isShared($0) })
    }
    let end = shown.firstIndex { $0.page == nil } ?? shown.endIndex
    if !shared.isEmpty {
      shown.insert(ScreenKeys(page: nil, title: Self.sharedTitle, rows: shared), at: end)
    }
    return shown.filter { !$0.rows.isEmpty }
  }

  private static let severalScreens = 4
  private static let sharedTitle = "On several screens, where there is something to do"

  /// The sections with one title as one.
  private var merged: [ScreenKeys] {
    var merged: [ScreenKeys] = []
    for section in sections {
      if let index = merged.firstIndex(where: { $0.title == section.title }) {
        merged[index] = ScreenKeys(
          page: section.page, title: section.title, rows: merged[index].rows + section.rows)
      } else {
        merged.append(section)
      }
    }
    return merged
  }

  private static let ending = """
    The second column is the id of the action, by which config.yml gives it other
    keys: `keys: {make-todo: [T]}`. On a screen, ? (or F1 while you type) lists the
    keys that work there now, and : finds every action by its name.
    """

  private static let (keyColumns, idColumns) = (20, 25)

  private static func line(_ row: Row) -> String {
    let keys = DisplayText(row.keys.map(\.description).joined(separator: " ")).wrapped(to: keyColumns)
    let words = DisplayText(row.text).wrapped(to: 80 - keyColumns - idColumns - 4)
    return (0..<max(keys.count, words.count)).map { line in
      let key = line < keys.count ? keys[line] : .empty
      let id = DisplayText(line == 0 ? row.id ?? "" : "")
      let word = line < words.count ? words[line] : .empty
      return "  \(key.padded(to: keyColumns)) \(id.padded(to: idColumns)) \(word)\n"
    }.joined()
  }
}

extension KeyList {
  /// The program's own keys, so that no screen is built to check or to list them.
  static var program: KeyList {
    KeyList(
      table.split(separator: "\n\n").map { section in
        let lines = section.split(separator: "\n").map {
          $0.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        }
        let rows = lines.dropFirst().map { cells in
          Row(
            keys: cells[2].split(separator: " ").compactMap { Key(name: String($0)) },
            id: cells[0].isEmpty ? nil : cells[0], text: cells[1])
        }
        let head = lines[0]
        return ScreenKeys(
          page: head[0] == Self.everywhere ? nil : head[0], title: head[1], rows: rows,
          isField: !head[2].isEmpty)
      })
  }

  /// What the table has instead of the name of a page.
  private static let everywhere = "*"

  /// The lines of the table: each section with its page, title and whether it is of a field, then the ids, texts and
  /// keys of its rows.
  var lines: String {
    sections.map { section in
      let head = [section.page ?? Self.everywhere, section.title, section.isField ? "field" : ""]
      let rows = section.rows.map { row in
        [row.id ?? "", row.text, row.keys.map(\.description).joined(separator: " ")]
      }
      return ([head] + rows).map { $0.joined(separator: "|") }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// The same with the user's keys, and with the user's commands before what is typed in fields.
  func with(_ bindings: KeyBindings, _ commands: [UserCommand]) -> KeyList {
    var sections = sections.map { section in
      let here = commands.filter { command in
        section.page.map { $0.isEmpty || command.hasKey(onPage: $0) } ?? true
      }
      let actions = section.rows.map { Action($0.id ?? "", $0.keys, "") {} }
      var section = section
      for (index, action) in bindings.apply(to: actions, beside: here).enumerated() {
        section.rows[index].keys = action.keys
      }
      return section
    }
    let rows = commands.compactMap { command in
      command.key.map { Row(keys: [$0], id: nil, text: command.name) }
    }
    if !rows.isEmpty {
      let title = "Your commands, on the marked items or the selected one"
      sections.insert(ScreenKeys(page: nil, title: title, rows: rows), at: max(0, sections.count - 1))
    }
    return KeyList(sections)
  }
}
