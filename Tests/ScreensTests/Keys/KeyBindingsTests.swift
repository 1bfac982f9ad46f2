import EventLoop
import Terminal
import TestSupport
import Testing
import Texts

@testable import Screens

struct KeyBindingsTests {
  @Test(arguments: [
    ([:], ["t", "T", "j Down"]),
    (["make-todo": [Key.char("m")]], ["m", "T", "j Down"]),
    (["make-todo": [Key.char("T")]], ["T", "", "j Down"]),
    (["make-todo": [Key.char("T")], "write-todo": [Key.char("t")]], ["T", "t", "j Down"]),
    (["make-todo": [Key.char("j"), .ctrl("t")]], ["j Ctrl+T", "T", "Down"]),
    (["make-todo": []], ["", "T", "j Down"]), (["down": [.char("j"), .char("T")]], ["t", "", "j T"]),
    (["elsewhere": [Key.char("t")]], ["t", "T", "j Down"]),
  ])
  func `a key that the user assigned is removed from the other actions`(
    keys: [String: [Key]], shown: [String]
  )
    throws
  {
    try onLoop { _ in
      let actions = [
        Action("make-todo", [.char("t")], "") {}, Action("write-todo", [.char("T")], "") {},
        Action("down", [.char("j"), Key(.down)], "") {},
      ]
      let bound = KeyBindings(keys).apply(to: actions)
      let names = bound.map { $0.keys.map(\.description).joined(separator: " ") }
      #expect(names == shown)
    }
  }

  @Test func `the key of a command is removed from all actions, also from one that the user gave it`() throws
  {
    try onLoop { _ in
      let actions = [
        Action("command-sorter", [.char("s")], "") {}, Action("sort", [.char("s")], "") {},
        Action("down", [.char("j")], "") {},
      ]
      let bound = KeyBindings(["down": [.char("s"), .char("d")]]).apply(
        to: actions, beside: [UserCommand(name: "Sorter", key: .char("s"), run: ["echo"])])
      #expect(bound.map { $0.keys.map(\.description) } == [["s"], [], ["d"]])
    }
  }

  @Test(arguments: [
    ([:], nil, "Deleted: tea. u restores it.", "Restored: tea. U redoes it."),
    (
      ["undo": [Key.char("z"), .char("u")]], nil, "Deleted: tea. z restores it.",
      "Restored: tea. U redoes it."
    ),
    (["undo": []], nil, "Deleted: tea.", "Restored: tea. U redoes it."),
    (
      ["add": [Key.char("U")]], nil, "Deleted: tea. u restores it.",
      "Restored: tea. Ctrl+R redoes it."
    ),
    (["add": [Key.char("u")]], nil, "Deleted: tea.", "Restored: tea. U redoes it."),
    (["undo": [Key.char("u")]], nil, "Deleted: tea. u restores it.", "Restored: tea. U redoes it."),
    ([:], Key.char("u"), "Deleted: tea.", "Restored: tea. U redoes it."),
  ])
  func `sentences name the user's keys`(
    keys: [String: [Key]], ofCommand: Key?, deleted: String, undone: String
  ) {
    let command = UserCommand(name: "A", key: ofCommand, run: ["a"])
    let texts = Preferences(keys: KeyBindings(keys), commands: [command]).texts.todoList
    #expect(texts.deleted(title: "tea") == deleted)
    #expect(texts.undidDelete(title: "tea") == undone)
  }

  @Test func `assigning an action its preset key does not remove it from the others`() {
    let texts = Preferences(keys: KeyBindings(["stop": [Key(.escape)]])).texts
    #expect(texts.search.escLeaves == "Esc leaves")
  }

  @Test func `a preset key stays with all actions that share it`() throws {
    try onLoop { _ in
      let actions = [Action("open", [Key(.enter)], "") {}, Action("keep", [Key(.enter)], "") {}]
      let bound = KeyBindings(["open": [Key(.enter), .char("o")]]).apply(to: actions)
      let names = bound.map { $0.keys.map(\.description).joined(separator: " ") }
      #expect(names == ["Enter o", "Enter"])
    }
  }

  @Test func `every key of a field has an id in kebab case`() throws {
    try onLoop { _ in
      let ids = LineEdit.ids.sorted().prefix(3)
      #expect(ids == ["edit-delete-backward", "edit-delete-forward", "edit-delete-to-end"])
    }
  }
}

struct FuzzyMatchTests {
  @Test(arguments: [
    ("todo", "add to todos"), ("att", "add to todos"), ("ADD", "add to todos"), ("todos add", "add to todos"),
    ("", "anything"), ("設", "設定"),
  ])
  func `a name with the characters in their order matches`(query: String, name: String) {
    #expect(FuzzyMatch.score(query, in: name) != nil)
  }

  @Test(arguments: [
    ("sodot", "add to todos"), ("todoss", "add to todos"), ("add x", "add to todos"), ("a", ""),
  ])
  func `a name without them does not`(query: String, name: String) {
    #expect(FuzzyMatch.score(query, in: name) == nil)
  }

  @Test(arguments: [
    ("todo", "add to todos", "tomorrow do it"), ("re", "reload", "open the browser"),
    ("ob", "open in browser", "about"),
    ("to", "to the end", "history of"),
  ])
  func `starts of words and consecutive characters score higher`(query: String, better: String, worse: String)
    throws
  {
    let first = try #require(FuzzyMatch.score(query, in: better))
    let second = FuzzyMatch.score(query, in: worse) ?? 0
    #expect(first > second)
  }
}
