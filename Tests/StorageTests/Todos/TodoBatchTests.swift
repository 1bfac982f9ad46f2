import Domain
import FoundationEssentials
import TestSupport
import Testing

@testable import Storage

@Suite struct TodoBatchTests {
  private let folder: TemporaryFolder
  private let table: TodoTable

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    table = try TodoTable(in: folder)
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
}
