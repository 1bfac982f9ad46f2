import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

struct TodoTableLinkTests {
  private let folder: TemporaryFolder
  private let table: TodoTable

  init() throws {
    folder = try TemporaryFolder()
    table = TodoTable(try AppDatabase(in: folder))
  }

  private func link(_ name: String) throws -> Item { .repo(try #require(RepoName(name))) }

  /// The open todo with this link; nil if there is none. A todo that was added for it is undone.
  private func found(_ link: Item) throws -> Todo? {
    let found = try table.findOrAdd(link, title: "added", now: noon)
    guard found.isNew else { return found.todo }
    _ = try table.undo()
    return nil
  }

  @Test func `an open todo is found by its link`() throws {
    let todo = try table.add(TodoDraft(title: "a", link: link("o/r")), now: noon)
    _ = try table.add(TodoDraft(title: "o/r"), now: noon)
    _ = try table.add(TodoDraft(title: "b", link: link("o/r2")), now: noon)
    var openTodo = try found(link("o/r"))
    #expect(openTodo == todo)
    openTodo = try found(link("o/other"))
    #expect(openTodo == nil)
  }

  @Test func `GitHub's names ignore case`() throws {
    let todo = try table.add(TodoDraft(title: "a", link: link("SwiftLang/Swift")), now: noon)
    let openTodo = try found(link("swiftlang/swift"))
    #expect(openTodo == todo)
  }

  @Test func `the newest of several is found, and no done one`() throws {
    let todos = try ["a", "b"].map { try table.add(TodoDraft(title: $0, link: link("o/r")), now: noon) }
    var openTodo = try found(link("o/r"))
    #expect(openTodo == todos[1])
    _ = try table.setDone(id: todos[1].id, true, now: noon)
    openTodo = try found(link("o/r"))
    #expect(openTodo == todos[0])
    try table.delete(id: todos[0].id)
    openTodo = try found(link("o/r"))
    #expect(openTodo == nil)
    _ = try table.undo()
    openTodo = try found(link("o/r"))
    #expect(openTodo == todos[0])
  }

  @Test func `it is found with an index, and nothing is sorted`() throws {
    var searches: [String] = []
    table.database.queue.inDatabase { db in
      db.trace { event in
        let sql = event.expandedDescription
        if sql.hasPrefix("SELECT") { searches.append(sql) }
      }
    }
    _ = try table.findOrAdd(link("o/r"), title: "o/r", now: noon)
    table.database.queue.inDatabase { $0.trace(nil) }
    let sql = try #require(searches.first)
    let plan = try table.database.queue.inDatabase { try Row.fetchAll($0, sql: "EXPLAIN QUERY PLAN \(sql)") }
    #expect(plan.count == 1, "\(plan)")
    #expect("\(plan)".contains("SEARCH todo USING INDEX todo_link (link_target=?)"), "\(plan)")
  }

  @Test func `a todo is added once, and found after that`() throws {
    let first = try table.findOrAdd(link("o/r"), title: "o/r", now: noon)
    #expect(first.isNew)
    #expect(first.todo.title == "o/r")
    #expect(first.todo.createdAt == noon)
    let second = try table.findOrAdd(link("O/R"), title: "O/R", now: noon)
    #expect(second == FoundTodo(todo: first.todo, isNew: false))
    let undone = try table.undo()
    #expect(undone == UndoneChange(change: .added, todoID: first.todo.id, title: "o/r"))
    let counts = try table.window(.top, limit: 10).counts
    #expect(counts == TodoCounts(open: 0, done: 0))
  }

  private func issue(_ text: String, at url: String? = nil) throws -> Item {
    try #require(Item(stored: "issue", target: text, url: url))
  }

  @Test func `a link to an issue is kept with its page, through edit, deletion, undo and redo`() throws {
    let link = try issue("octo/kettle#7", at: "https://ghe.example/octo/kettle/pull/7")
    let todo = try table.findOrAdd(link, title: "octo/kettle#7 Hiss", now: noon).todo
    #expect(todo.link == link)
    _ = try table.edit(id: todo.id, to: TodoDraft(title: "without"))
    var stored = try table.todo(id: todo.id)
    #expect(stored?.link == nil)
    _ = try table.undo()
    stored = try table.todo(id: todo.id)
    #expect(stored == todo)
    try table.delete(id: todo.id)
    _ = try table.undo()
    stored = try table.todo(id: todo.id)
    #expect(stored == todo)
    _ = try table.undo()
    stored = try table.todo(id: todo.id)
    #expect(stored == nil)
    _ = try table.redo()
    stored = try table.todo(id: todo.id)
    #expect(stored == todo)
  }

  @Test func `an issue is found by name and number, on its own host only`() throws {
    let todos = try [
      "https://github.com/octo/kettle/issues/7", "https://ghe.example/octo/kettle/issues/7",
    ].map { try table.findOrAdd(issue("octo/kettle#7", at: $0), title: $0, now: noon) }
    #expect(todos.allSatisfy { $0.isNew })
    var open = try found(issue("Octo/Kettle#7", at: "https://github.com/Octo/Kettle/pull/7"))
    #expect(open == todos[0].todo)
    open = try found(issue("octo/kettle#7", at: "https://ghe.example/octo/kettle/issues/7"))
    #expect(open == todos[1].todo)
    for other in [try issue("octo/kettle#70"), try issue("octo/kettle#8"), try link("octo/kettle")] {
      open = try found(other)
      #expect(open == nil)
    }
  }

  @Test(arguments: ["NULL", "''", "'javascript:x'", "x'00FF'"])
  func `an issue whose page is damaged leads to github_com`(url: String) throws {
    let id = try table.findOrAdd(issue("octo/kettle#7"), title: "a", now: noon).todo.id
    try table.database.write { try $0.execute(sql: "UPDATE todo SET link_url = CAST(\(url) AS TEXT)") }
    let stored = try table.todo(id: id)
    let expected = try issue("octo/kettle#7")
    #expect(stored?.link == expected)
  }

  @Test func `an unreadable link is ignored, and its todo is shown`() throws {
    for (kind, target) in [("issue", "octo/kettle"), ("issue", "octo#7"), ("pull", "octo/kettle#7")] {
      let id = try table.add(TodoDraft(title: "a"), now: noon).id
      try table.database.write {
        try $0.execute(
          sql: "UPDATE todo SET link_kind = ?, link_target = ? WHERE id = ?", arguments: [kind, target, id])
      }
      let stored = try table.todo(id: id)
      #expect(stored?.title == "a")
      #expect(stored?.link == nil)
    }
  }
}
