import Dates
import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

/// Undo and redo of every kind of change.
struct ChangeLogTests {
  private let folder: TemporaryFolder
  private let table: TodoTable

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    table = try TodoTable(in: folder)
  }

  private func changeSomething(_ random: inout RandomTodos, _ now: Date) throws {
    let ids = try table.all().map(\.id)
    let some = (0..<3).compactMap { _ in ids.randomElement(using: &random.random) }
    let kind = Int.random(in: 0..<9, using: &random.random)
    let (changes, text, coin) = (random.changes(ids), random.text(), random.flip())
    do {
      try change(kind, some, changes, text, coin, now)
    } catch let error as AppError {
      guard case .todoCycle = error else { throw error }
    }
  }

  private func change(
    _ kind: Int, _ some: [Int64], _ changes: TodoChanges, _ text: String, _ coin: Bool, _ now: Date
  ) throws {
    switch kind {
    case 0: _ = try table.add(changes, now: now)
    case 1, 2: _ = try table.apply(changes, to: some, now: now)
    case 3: try table.setState(ids: some, .done, now: now)
    case 4: try table.setState(ids: some, coin ? .open : .cancelled, now: now)
    case 5: try table.delete(ids: [some[0]], now: now)
    case 6: _ = try table.setStarted(ids: some, coin, now: now)
    case 7: try table.annotate(id: some[0], text, now: now)
    case 8 where some[0] != some[1]: try table.move(id: some[0], after: coin ? nil : some[1], now: now)
    default: break
    }
  }

  @Test(arguments: 1...6)
  func `row 23: undo restores every table, and redo brings all back`(seed: UInt64) throws {
    var random = RandomTodos(seed: seed)
    try table.fill(40, &random)
    try table.database.write { try $0.execute(sql: "DELETE FROM change_set; DELETE FROM change_row") }
    var states = [try table.content()]
    for _ in 0..<40 {
      let before = try table.database.read { try Int.fetchOne($0, sql: "SELECT max(id) FROM change_set") }
      try changeSomething(&random, noon)
      let after = try table.database.read { try Int.fetchOne($0, sql: "SELECT max(id) FROM change_set") }
      if before != after {
        states.append(try table.content())
      } else {
        let content = try table.content()
        #expect(content == states.last)
      }
    }
    #expect(states.count > 25)
    for state in states.dropLast().reversed() {
      let undone = try table.undo()
      #expect(undone?.skipped == 0)
      let content = try table.content()
      #expect(content == state)
    }
    let nothing = try table.undo()
    #expect(nothing == nil)
    for state in states.dropFirst() {
      _ = try table.redo()
      let content = try table.content()
      #expect(content == state)
    }
    let isRight = try table.database.read(StoredCounts.areRight)
    #expect(isRight)
    let problems = try table.database.quickCheck()
    #expect(problems == [])
    let isIndexSound = try table.database.write { db in
      try db.execute(sql: "INSERT INTO todo_fts (todo_fts, rank) VALUES ('integrity-check', 1)")
      return true
    }
    #expect(isIndexSound)
  }

  @Test func `a todo that was changed since stays, and undo says how many did`() throws {
    let ids = try ["a", "b", "c"].map { try table.add(TodoDraft(title: $0), now: noon).id }
    try table.setState(ids: ids, .done, label: "done: 3 todos", now: noon)
    try table.database.write { try $0.execute(sql: "UPDATE todo SET title = 'other' WHERE id = \(ids[1])") }
    let undone = try table.undo()
    #expect(
      undone
        == UndoneChange(
          change: .done, todoID: ids[0], title: "a", count: 2, label: "done: 3 todos", skipped: 1))
    let states = try table.todos(ids: ids).map(\.state)
    #expect(states == [.open, .done, .open])
    let redone = try table.redo()
    #expect(redone?.count == 2 && redone?.skipped == 1)
  }

  @Test func `undo takes back no older change than the newest, even if nothing of that is left`() throws {
    let kept = try table.add(TodoDraft(title: "kept"), now: noon)
    let added = try table.add(TodoDraft(title: "new"), now: noon)
    try table.database.write { db in
      try db.execute(sql: "UPDATE todo SET title = 'other' WHERE id = ?", arguments: [added.id])
    }
    let undone = try table.undoAdding([added.id])
    #expect(undone?.count == 0 && undone?.skipped == 1)
    let left = try table.todos(ids: [kept.id, added.id]).map(\.title)
    #expect(left == ["kept", "other"])
  }

  @Test func `10,000 todos are done and undone as one change`() throws {
    let todos = (1...10_000).map { Todo(id: Int64($0), title: "todo \($0)", createdAt: noon) }
    try table.database.insert(todos)
    let before = try table.content()
    let count = try table.setState(ids: todos.map(\.id), .done, now: noon)
    #expect(count == 10_000)
    let counts = try table.window(.top, limit: 1).counts
    #expect(counts == TodoCounts(open: 0, done: 10_000))
    let undone = try table.undo()
    #expect(undone?.count == 10_000)
    let after = try table.content()
    // The words are in the index now.
    #expect(after.filter { !$0.contains("todo_text") } == before.filter { !$0.contains("todo_text") })
  }
}
