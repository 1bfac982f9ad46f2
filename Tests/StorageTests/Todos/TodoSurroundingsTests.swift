import Dates
import Domain
import FoundationEssentials
import TestSupport
import Testing

@testable import Storage

struct TodoSurroundingsTests {
  private let folder: TemporaryFolder
  private let table: TodoTable

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    table = try TodoTable(in: folder)
  }

  @Test func `a todo is read with its parents, parts, and what it needs and blocks`() throws {
    let top = try table.add("top")
    let middle = try table.add("middle") { $0.set(.parent, .number(top)) }
    let needed = try table.add("needed")
    let todo = try table.add("todo") {
      $0.set(.parent, .number(middle))
      $0.set(.needs, .ids([needed]))
    }
    let part = try table.add("part") { $0.set(.parent, .number(todo)) }
    let dependent = try table.add("dependent") { $0.set(.needs, .ids([todo])) }
    let all = try table.surroundings(of: todo)
    #expect(all.parents.map(\.id) == [middle, top])
    #expect(all.parts.map(\.id) == [part] && all.partCount == 1)
    #expect(all.needed.map(\.id) == [needed])
    #expect(all.dependents.map(\.id) == [dependent])
    #expect(all.related.map(\.id) == [middle, top, part, needed, dependent])
  }

  @Test func `all parts are counted where not all are read`() throws {
    let top = try table.add("top")
    for number in 0..<210 { _ = try table.add("part \(number)") { $0.set(.parent, .number(top)) } }
    let all = try table.surroundings(of: top)
    #expect(all.parts.count == 200 && all.partCount == 210)
  }

  @Test func `the history has each change with the values before and after, the newest first`() throws {
    let id = try table.add("todo")
    var changes = TodoChanges()
    changes.set(.priority, .number(1))
    changes.set(.due, .date(.moment(Moment(milliseconds: 1_800_000_000_000, zone: "Europe/Berlin"))))
    changes.addedTags = ["bug"]
    _ = try table.apply(changes, to: [id], now: noon.addingTimeInterval(1))
    try table.annotate(id: id, "a “note”", now: noon.addingTimeInterval(2))
    _ = try table.setDone(ids: [id], true, now: noon.addingTimeInterval(3))
    let history = try table.surroundings(of: id).history
    #expect(history.map(\.change) == [.done, .edited, .edited, .added])
    #expect(history.map(\.at) == [3, 2, 1, 0].map { noon.addingTimeInterval($0) })
    #expect(history[0].changedFields == [.state])
    #expect(history[1].after?.annotations.map(\.text) == ["a “note”"])
    #expect(history[2].changedFields == [.priority, .tags, .due])
    let due = changes.values[.due]
    #expect(history[2].after.flatMap { TodoField.due.value(of: $0) } == due)
    #expect(history[3].before == nil)
  }

  @Test func `an undone change is not in the history`() throws {
    let id = try table.add("todo")
    _ = try table.setDone(ids: [id], true, now: noon)
    _ = try table.undo()
    let history = try table.surroundings(of: id).history
    #expect(history.map(\.change) == [.added])
  }
}
