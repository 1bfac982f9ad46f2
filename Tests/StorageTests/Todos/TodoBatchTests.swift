import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

struct TodoBatchTests {
  private let folder: TemporaryFolder
  private let table: TodoTable

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    table = try TodoTable(in: folder)
  }

  @Test func `many long annotations are imported with their todos`() throws {
    var changes = TodoChanges()
    changes.set(
      .annotations, .annotations([TodoAnnotation(at: noon, text: String(repeating: "x", count: 200_000))]))
    var batch = TodoBatch()
    for number in 0..<30 {
      changes.set(.title, .text("\(number)"))
      batch.added.append(changes)
    }
    try table.store(batch, label: "", now: noon)
    let lengths = try table.all().map { $0.annotations.map(\.text.count) }
    #expect(lengths == Array(repeating: [200_000], count: 30))
  }

  private func titled(_ title: String) -> TodoChanges {
    var changes = TodoChanges()
    changes.set(.title, .text(title))
    return changes
  }

  @Test func `todos that are added together are one change`() throws {
    let added = try table.add([titled("a"), titled("b")], now: noon)
    #expect(added.map(\.title) == ["a", "b"])
    let undone = try table.undo()
    #expect(undone?.count == 2)
    let left = try table.todos(ids: added.map(\.id))
    #expect(left.isEmpty)
  }

  @Test func `a batch adds and changes todos with their states, times and relations, as one change`() throws {
    let old = try table.add(titled("old"), now: noon)
    let earlier = noon.addingTimeInterval(-3_600)
    var finished = titled("finished")
    finished.set(.state, .state(.done))
    finished.set(.done, .instant(earlier))
    finished.set(.changed, .instant(earlier))
    var batch = TodoBatch()
    batch.added = [finished, titled("part")]
    batch.edits = [
      TodoBatch.Edit(.added(1), parent: [.stored(old.id)], needs: [.added(0)]),
      TodoBatch.Edit(.stored(old.id), titled("new")),
      TodoBatch.Edit(.stored(999), titled("deleted")),
    ]
    try table.store(batch, now: noon)
    let todos = try table.todos(ids: [old.id, old.id + 1, old.id + 2])
    try #require(todos.count == 3)
    #expect(todos.map(\.title) == ["new", "finished", "part"])
    #expect(todos[1].state == .done && todos[1].doneAt == earlier && todos[1].changedAt == earlier)
    #expect(todos[2].parent == old.id && todos[2].needs == [todos[1].id])
    _ = try table.undo()
    let left = try table.todos(ids: todos.map(\.id))
    #expect(left.map(\.title) == ["old"])
  }

  @Test func `a todo that was changed since it was read keeps that`() throws {
    let todos = try table.add([titled("mine"), titled("other")], now: noon)
    let later = noon.addingTimeInterval(1)
    _ = try table.apply(titled("mine later"), to: [todos[0].id], now: later)
    var batch = TodoBatch()
    batch.edits = todos.map { TodoBatch.Edit(.stored($0.id), titled("from the file"), seen: $0.changedAt) }
    let left = try table.store(batch, now: later)
    #expect(left == TodoBatch.Left(changed: 1))
    let titles = try table.todos(ids: todos.map(\.id)).map(\.title)
    #expect(titles == ["mine later", "from the file"])
    let undone = try table.undo()
    #expect(undone?.count == 1)
  }

  @Test func `a new todo that another program added since the batch was made stays as it is there`() throws {
    func named(_ title: String, _ uid: String) -> TodoChanges {
      var changes = titled(title)
      changes.set(.uid, .text(uid))
      return changes
    }
    var batch = TodoBatch()
    batch.added = [named("first", "a"), named("second", "b"), named("third", "c")]
    batch.edits = [
      TodoBatch.Edit(.added(1), titled("renamed"), parent: [.added(0)]),
      TodoBatch.Edit(.added(2), TodoChanges(), parent: [.added(1)]),
    ]
    let there = try table.add([named("mine", "b")], now: noon)
    let left = try table.store(batch, now: noon)
    #expect(left == TodoBatch.Left(added: 1))
    let todos = try table.list(TodoQuery(sort: TodoSort(.created)), limit: 9, now: noon).todos
    let byUID = Dictionary(uniqueKeysWithValues: todos.map { ($0.uid, $0) })
    #expect(byUID["b"]?.title == "mine" && byUID["b"]?.parent == nil && byUID.count == 3)
    #expect(byUID["c"]?.parent == there[0].id)
    let undone = try table.undo()
    #expect(undone?.count == 2)
  }

  private func manyTitled(_ count: Int) -> TodoBatch {
    var batch = TodoBatch()
    batch.added = (0..<count).map { number in
      var changes = titled("todo \(number)")
      changes.set(.tags, .words(["many"]))
      return changes
    }
    return batch
  }

  @Test func `a batch of thousands is whole, the later todos above`() throws {
    try table.store(manyTitled(5_100), now: noon)
    let list = try table.list(TodoQuery(sort: TodoSort(.manual)), limit: 6_000, now: noon).todos
    #expect(list.map(\.title) == (0..<5_100).reversed().map { "todo \($0)" })
    #expect(list.allSatisfy { $0.tags == ["many"] && $0.uid != "" })
    let undone = try table.undo()
    #expect(undone?.count == 5_100)
  }

  @Test func `a full disk in the middle of a batch is said, and nothing is stored`() throws {
    _ = try table.add(titled("old"), now: noon)
    let before = try table.content()
    try table.database.queue.inDatabase { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(pages + 20)")
    }
    #expect(throws: AppError.storage(.diskFull)) { try table.store(manyTitled(5_000), now: noon) }
    let after = try table.content()
    #expect(after == before)
  }

  @Test func `a batch that is cancelled stores nothing`() throws {
    let before = try table.content()
    var reported = 0
    #expect(throws: AppError.self) {
      try table.store(manyTitled(2_000), now: noon) { count in
        reported = count
        if count > 1_000 { throw CancellationError() }
      }
    }
    let after = try table.content()
    #expect(after == before && reported > 1_000)
  }
}
