import Foundation
import Screens
import Terminal
import TestSupport
import Testing

@testable import octodo

/// The table of all keys, in Docs/keys.md and in the program. Scripts/update keys writes both.
struct KeyListTests {
  private static let document = Checkout.file("Docs/keys.md")
  private static let start = "<!-- keys: made from the code by Scripts/update keys -->\n"
  private static let end = "<!-- end of keys -->"

  @Test func `the document lists every key`() throws {
    let table = try onLoop { try ScreenTour(loop: $0).table.markdown }
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    let start = try #require(text.firstRange(of: Self.start))
    let end = try #require(text.firstRange(of: Self.end))
    let list = start.upperBound..<end.lowerBound
    if ProcessInfo.processInfo.environment["OCTODO_UPDATE_KEYS"] == "1" {
      try text.replacingCharacters(in: list, with: "\n\(table)\n")
        .write(to: Self.document, atomically: true, encoding: .utf8)
    } else {
      #expect(text[list] == "\n\(table)\n", "Run Scripts/update keys.")
    }
  }

  @Test func `the program has the keys of all screens`() throws {
    let file = Checkout.file("Sources/octodo/Help/KeyList+Generated.swift")
    let (lines, isRead) = try onLoop {
      let table = try ScreenTour(loop: $0).table
      return (table.lines, KeyList.program.sections == table.sections)
    }
    let source = """
      // swift-format-ignore-file
      // Made from the screens by Scripts/update keys.

      extension KeyList {
        /// The keys of all screens without those of the user, as `lines` writes them.
        static let table = #\"""
      \(lines.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
        .joined(separator: "\n"))
          \"""#
      }

      """
    if ProcessInfo.processInfo.environment["OCTODO_UPDATE_KEYS"] == "1" {
      try source.write(to: file, atomically: true, encoding: .utf8)
    } else {
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(written == source, "Run Scripts/update keys.")
      #expect(isRead)
    }
  }

  @Test func `what several screens have in common is listed once`() throws {
    let markdown = try onLoop { _ in
      let down = KeyList.Row(keys: [.char("j")], id: "down", text: "down")
      let sort = KeyList.Row(keys: [.char("s")], id: "sort", text: "sort")
      let quit = KeyList.Row(keys: [.char("q")], id: "quit", text: "quit")
      let pages = ["cups", "pots", "lids", "teas"].map {
        KeyList.ScreenKeys(page: $0, title: $0, rows: $0 == "pots" ? [sort, down] : [down])
      }
      return KeyList(pages + [KeyList.ScreenKeys(page: nil, title: "Everywhere", rows: [quit])]).markdown
    }
    let lines = markdown.split(separator: "\n").filter { $0.hasPrefix("#") || $0.hasPrefix("| `") }
    #expect(
      lines == [
        "### pots", "| `s` | sort | `sort` |",
        "### On several screens, where there is something to do", "| `j` | down | `down` |",
        "### Everywhere", "| `q` | quit | `quit` |",
      ])
  }

  @Test func `octodo --keys lists the keys of config.yml`() throws {
    let files = [
      ".config/octodo/config.yml": """
      keys: {make-todo: [Ctrl+T]}
      commands: [{name: Clone, key: c, run: [git, clone, "{url}"]}]
      """
    ]
    let program = try FinishedProgram(["--keys"], files: files)
    #expect(program.status == 0, "\(program.errors)")
    #expect(program.output.contains("  Ctrl+T               make-todo                 add to todos\n"))
    #expect(
      program.output.contains(
        "Your commands, on the marked items or the selected one\n  c                      "))
    #expect(program.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    ("keys: {mke-todo: T}", "line 1: there is no action `mke-todo`. Did you mean `make-todo`?"),
    ("keys: {quite-another-thing: T}", "there is no action `quite-another-thing`. `octodo --keys` lists"),
    (
      "keys:\n  make-todo: T\n",
      "line 2: `T` of `make-todo` is also a key of `write-todo` (repository-search)"
    ),
    ("keys: {make-todo: q}", "`q` of `make-todo` is also a key of `quit` (Everywhere)"),
    ("keys: {commands: s}", "`s` of `commands` is also a key of `sort` (repository-search)"),
    ("keys:\n  make-todo: Ctrl+I\n", "line 2: `Ctrl+I` cannot be chosen: a terminal sends it as Tab"),
    ("keys: {make-todo: Ctrl+M}", "a terminal sends it as Enter"),
    ("keys: {make-todo: \"Ctrl+[\"}", "a terminal sends it as Esc"),
    ("keys: {make-todo: Ctrl+Shift+Tab}", "a terminal sends it as Shift+Tab"),
    ("keys: {make-todo: Ctrl+J}", "a terminal sends it as Enter"),
    ("keys: {make-todo: Ctrl+H}", "a terminal sends it as Backspace"),
    ("keys: {make-todo: Ctrl+Enter}", "a terminal sends it as Enter"),
    ("keys: {make-todo: Ctrl+3}", "a terminal sends it as Esc"),
    ("keys: {sort: Shift+5}", "`Shift+5` cannot be chosen"),
    ("keys: {save: s}", "line 1: `s` cannot be the key of `save`: in a field it is typed as text."),
    ("keys: {search: S}", "`S` cannot be the key of `search`"),
    ("keys: {edit-left: 日}", "`日` cannot be the key of `edit-left`"),
    ("keys: {next-field: [Tab, Space]}", "`Space` cannot be the key of `next-field`"),
    ("keys: {make-todo: Ctrl+2}", "`Ctrl+2` cannot be chosen: a terminal sends it as Ctrl+Space"),
    ("keys: {make-todo: Ctrl+@}", "a terminal sends it as Ctrl+Space"),
    ("keys: {make-todo: Ctrl+4}", "a terminal sends it as Ctrl+\\."),
    ("keys: {make-todo: Ctrl+5}", "a terminal sends it as Ctrl+]"),
    ("keys: {make-todo: Ctrl+6}", "a terminal sends it as Ctrl+^"),
    ("keys: {make-todo: Ctrl+7}", "a terminal sends it as Ctrl+_"),
    ("keys: {make-todo: Ctrl+/}", "a terminal sends it as Ctrl+_"),
    ("keys: {make-todo: Ctrl+-}", "a terminal sends it as -."),
    ("keys: {make-todo: \"Ctrl+,\"}", "a terminal sends it as ,."),
    ("keys: {make-todo: Ctrl+ä}", "a terminal sends it as ä."),
    ("keys: {make-todo: Ctrl+Alt+.}", "a terminal sends it as Alt+.."),
    ("keys: {make-todo: Ctrl+Shift+T}", "a terminal sends it as Ctrl+T"),
    ("keys: {make-todo: Alt+Esc}", "a terminal sends it as Esc"),
    ("commands: [{name: A, key: Ctrl+I, run: [a]}]", "a terminal sends it as Tab"),
    ("keys: {make-todo: Hyper+T}", "`Hyper+T` is not a key that can be chosen"),
    ("keys:\n  todo-list:\n    redo: u", "line 3: keys needs actions with their keys"),
    ("commands: [{name: A, key: [b], run: [a]}]", "line 1: key needs one key"),
    ("keys: {quit: Ctrl+C}", "`Ctrl+C` is not a key that can be chosen"), ("keys: 5", "keys needs actions"),
    (
      "commands:\n- {name: A, key: W, run: [a]}\n- {name: B, key: W, run: [b]}\n",
      "line 3: `W` of `B` is also a key of `A`"
    ),
    (
      "commands: [{name: A, key: t, run: [a]}]",
      "line 1: `t` of `A` is also a key of `make-todo` (repository-search)"
    ),
    ("commands: [{name: A, run: [echo, \"--url={url}\"]}]", "`--url={url}` has a placeholder in its middle"),
    ("commands: [{name: A, run: [echo, \"{Url}\"]}]", "{url}"),
    ("commands: [{name: A, run: [echo, \"{title}\"]}]", "there is no placeholder `{title}`"),
    (
      "commands: [{name: A, key: x, run: [a]}]",
      "line 1: `x` of `A` is also a key of `mark-done` (notifications)"
    ),
    ("commands: [{name: A, run: [echo, \"{nmae}\"]}]", "{name}"),
    ("commands: [{name: A, run: [\"{url}\"]}]", "a command needs `name` and `run`"),
    ("commands: [{name: A, run: git status}]", "a command needs `name` and `run`"),
    ("commands: [{name: A, run: [a], shell: true}]", "there is no setting `shell`"),
    ("commands: [{name: A, run: [a], confirm: maybe}]", "confirm needs true or false"),
    ("mouse: perhaps", "mouse needs true"),
  ])
  func `an invalid key or command is named with what to do`(text: String, problem: String) throws {
    let program = try FinishedProgram(["config", "check"], files: [".config/octodo/config.yml": text])
    #expect(program.status == 1)
    #expect(program.output.contains(problem), "\(program.output)")
    #expect(program.output.split(separator: "\n").count == 1, "\(program.output)")
  }

  @Test(arguments: [
    "commands: [{name: A, key: L, run: [a, \"{url}\"]}]", "keys: {make-todo: Shift+x}",
    "keys: {make-todo: T, write-todo: t}", "keys: {make-todo: [J], flip-order: []}", "mouse: false",
    "keys: {open: [Enter, F3]}", "keys: {save: [F2, Alt+s]}", "keys: {recent-queries: R}",
    "keys: {make-todo: [Ctrl+Space, Alt+Enter, \"Ctrl+\\\\\"]}",
    "commands: [{name: A, key: W, run: [a, \"{url}\"], terminal: true, confirm: false}]",
    "keys: {toggle-done: [], mark-done: []}\ncommands: [{name: A, key: x, run: [a]}]",
    "commands: [{name: A, run: [awk, \"{print}\"]}]",
    // One screen has an action on the key, which keeps it there.
    "commands: [{name: A, key: C, run: [a, \"{url}\"]}]", "commands: [{name: A, key: Z, run: [a]}]",
  ])
  func `valid ones have no problem`(text: String) throws {
    let program = try FinishedProgram(["config", "check"], files: [".config/octodo/config.yml": text])
    #expect(program.status == 0, "\(program.output)")
  }

  @Test func `keys and commands are parsed`() {
    let text = """
      mouse: false
      keys: {make-todo: [T, Ctrl+T], quit: Q}
      commands:
      - {name: Clone, key: c, run: [git, clone, "{url}"], confirm: false, terminal: true}
      """
    let file = ConfigurationFile(text, name: "config.yml")
    #expect(file.problems.isEmpty)
    #expect(
      file.configuration.keys == KeyBindings(["make-todo": [.char("T"), .ctrl("t")], "quit": [.char("Q")]]))
    let clone = UserCommand(
      name: "Clone", key: .char("c"), run: ["git", "clone", "{url}"], asks: false, usesTerminal: true)
    #expect(file.configuration.commands == [clone])
    #expect(!file.configuration.settings.usesMouse)
  }
}
