import Dates
import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

struct TodoCommandTests {
  private let folder: TemporaryFolder
  private let table: TodoTable
  private let today = RandomTodos.today

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    table = try TodoTable(in: folder)
  }

  @Test(arguments: 1...20) func `a todo is stored with each of its fields`(seed: UInt64) throws {
    var random = RandomTodos(seed: seed)
    let others = try [table.add("x"), table.add("y")]
    let changes = random.changes(others)
    let added = try table.add(changes, now: noon)
    for (field, value) in changes.values { #expect(field.value(of: added) == value, "\(field.name)") }
    for field in changes.cleared { #expect(field.value(of: added) == nil, "\(field.name)") }
    #expect(added.tags == changes.addedTags)
    let second = random.changes(others)
    _ = try table.apply(second, to: [added.id], now: noon)
    var expected = try second.applied(to: added)
    let stored = try table.stored(added.id)
    (expected.urgency, expected.state, expected.openBlockers) = (
      stored.urgency, stored.state, stored.openBlockers
    )
    // A new part comes after the others.
    expected.position = stored.position
    #expect(stored == expected)
    let again = try table.apply(second, to: [added.id], now: noon.addingTimeInterval(9))
    #expect(again == 0)
  }

  @Test(arguments: [
    ("cafe\u{301}", "caf\u{E9}"), ("caf\u{E9}", "CAFE\u{301}"), ("Ärger", "ärger"), ("Work", "work"),
  ])
  func `a tag is the same in any case and in any form of its signs`(stored: String, typed: String) throws {
    let id = try table.add("x") { $0.addedTags = [stored] }
    var (adding, removing) = (TodoChanges(), TodoChanges())
    (adding.addedTags, removing.removedTags) = ([typed], [typed])
    let other = try table.add("y")
    let added = try table.apply(adding, to: [id, other], now: noon)
    let tags = [try table.stored(id).tags, try table.stored(other).tags]
    #expect(added == 1 && tags == [[stored], [stored]])
    let removed = try table.apply(removing, to: [id, other], now: noon)
    let left = [try table.stored(id).tags, try table.stored(other).tags]
    #expect(removed == 2 && left == [[], []])
  }

  @Test func `a tag with another accent is another one`() throws {
    let id = try table.add("x") { $0.addedTags = ["café"] }
    var changes = TodoChanges()
    (changes.addedTags, changes.removedTags) = (["cafe"], ["cafè"])
    _ = try table.apply(changes, to: [id], now: noon)
    let tags = try table.stored(id).tags
    #expect(tags == ["cafe", "café"])
  }

  @Test func `a last day that has passed cancels at once, and another one opens the todo`() throws {
    let id = try table.add("sale") { $0.set(.until, .date(.day(today.adding(days: -1)))) }
    var states = [try table.stored(id).state]
    for days in [0, -9] {
      var changes = TodoChanges()
      changes.set(.until, .date(.day(today.adding(days: days))))
      _ = try table.apply(changes, to: [id], now: noon)
      states.append(try table.stored(id).state)
    }
    _ = try table.undo(now: noon)
    states.append(try table.stored(id).state)
    #expect(states == [.cancelled, .open, .cancelled, .open])
  }

  @Test func `a todo with parts is counted with all that go with it`() throws {
    let top = try table.add("top")
    let middle = try table.add("middle") { $0.set(.parent, .number(top)) }
    _ = try table.add("leaf") { $0.set(.parent, .number(middle)) }
    let counts = [try table.countWithParts(ids: [top]), try table.countWithParts(ids: [middle, 99])]
    let deleted = try table.delete(ids: [top], now: noon)
    #expect(counts == [3, 2] && deleted == 3)
  }

  @Test func `parts of several todos go one level out as one change`() throws {
    let top = try table.add("top")
    let middle = try table.add("middle") { $0.set(.parent, .number(top)) }
    let leaf = try table.add("leaf") { $0.set(.parent, .number(middle)) }
    let count = try table.outdent(ids: [middle, leaf, top], now: noon)
    #expect(count == 2)
    var parents = try table.todos(ids: [middle, leaf]).map(\.parent)
    // The leaf was moved out of the middle, which was no part any more.
    #expect(parents == [nil, nil])
    _ = try table.undo(now: noon)
    parents = try table.todos(ids: [middle, leaf]).map(\.parent)
    #expect(parents == [top, middle])
    #expect(throws: AppError.todoGone) { try table.outdent(ids: [top], now: noon) }
  }

  @Test func `a parent that is a part of the todo is refused with the path`() throws {
    let top = try table.add("top")
    let middle = try table.add("middle") { $0.set(.parent, .number(top)) }
    let leaf = try table.add("leaf") { $0.set(.parent, .number(middle)) }
    var changes = TodoChanges()
    changes.set(.parent, .number(leaf))
    let path = AppError.todoCycle(path: [top, leaf, middle, top])
    #expect(throws: path) { try table.apply(changes, to: [top], now: noon) }
    let parents = try table.todos(ids: [top, middle, leaf]).map(\.parent)
    #expect(parents == [nil, top, middle])
    changes = TodoChanges()
    changes.set(.needs, .ids([top]))
    #expect(throws: AppError.todoCycle(path: [top, top])) { try table.apply(changes, to: [top], now: noon) }
  }

  @Test func `the parent that todos have already moves none of them, alone or with another change`() throws {
    let top = try table.add("top")
    let parts = try ["a", "b", "c"].map { title in try table.add(title) { $0.set(.parent, .number(top)) } }
    let before = try table.todos(ids: parts).map(\.position)
    var changes = TodoChanges()
    changes.set(.parent, .number(top))
    let count = try table.apply(changes, to: [parts[0], parts[1]], now: noon)
    #expect(count == 0)
    changes.set(.priority, .number(1))
    let edited = try table.apply(changes, to: [parts[0], parts[1]], now: noon)
    #expect(edited == 2)
    let new = try table.add("d")
    let mixed = try table.apply(changes, to: [parts[1], new], now: noon)
    #expect(mixed == 1)
    let after = try table.todos(ids: parts + [new])
    #expect(after.prefix(3).map(\.position) == before)
    #expect(after[3].parent == top && after[3].position > before[2])
  }

  @Test func `counters and urgency follow parts, needs and states`() throws {
    let parent = try table.add("parent")
    let part = try table.add("part") { $0.set(.parent, .number(parent)) }
    let blocked = try table.add("blocked") { $0.set(.needs, .ids([parent, part])) }
    var whole = try table.stored(parent)
    #expect(whole.openChildren == 1 && whole.blocks == 1 && whole.urgency == 800)
    var held = try table.stored(blocked)
    #expect(held.openBlockers == 2 && held.urgency == -500)
    try table.setState(ids: [part], .done, now: noon)
    (whole, held) = (try table.stored(parent), try table.stored(blocked))
    #expect(whole.openChildren == 0 && held.openBlockers == 1)
    try table.delete(ids: [parent], now: noon)
    let left = try table.todos(ids: [parent, part])
    #expect(left.isEmpty)
    held = try table.stored(blocked)
    #expect(held.openBlockers == 0 && held.needs == [] && held.urgency == 0)
    _ = try table.undo()
    held = try table.stored(blocked)
    #expect(held.needs == [parent, part] && held.urgency == -500)
  }

  @Test func `a wait date makes a todo wait until its day, without a change of the user`() throws {
    let id = try table.add("later") { [today] in $0.set(.wait, .date(.day(today.adding(days: 1)))) }
    let waiting = try table.stored(id)
    #expect(waiting.state == .waiting && waiting.urgency == -300)
    try table.keepUp(now: noon)
    let isChangedAgain = try table.keepUp(now: noon)
    #expect(!isChangedAgain)
    let isWoken = try table.keepUp(now: noon.addingTimeInterval(86_400))
    #expect(isWoken)
    let open = try table.stored(id)
    #expect(open.state == .open && open.changedAt == waiting.changedAt && open.urgency == 0)
    let undone = try table.undo()
    #expect(undone?.change == .added && undone?.skipped == 0)
  }

  @Test func `undo days later counts the urgency of its day`() throws {
    let id = try table.add("due") { [today] in $0.set(.due, .date(.day(today.adding(days: 14)))) }
    var changes = TodoChanges()
    changes.set(.title, .text("other"))
    _ = try table.apply(changes, to: [id], now: noon)
    let later = noon.addingTimeInterval(86_400 * 14)
    try table.keepUp(now: later)
    _ = try table.undo(now: later)
    var urgency = try table.stored(id).urgency
    #expect(urgency == 880)
    _ = try table.redo(now: later)
    urgency = try table.stored(id).urgency
    #expect(urgency == 880)
  }

  @Test func `a parent or a need that does not exist is refused, and nothing is saved`() throws {
    let id = try table.add("known")
    func related(_ field: TodoField, _ value: TodoFieldValue) -> TodoChanges {
      var changes = TodoChanges()
      changes.set(.title, .text("new"))
      changes.set(field, value)
      return changes
    }
    for changes in [related(.parent, .number(99)), related(.needs, .ids([id, 99]))] {
      let missing = AppError.todoMissing(id: 99)
      #expect(throws: missing) { try table.add(changes, now: noon) }
      #expect(throws: missing) { try table.apply(changes, to: [id], now: noon) }
    }
    var batch = TodoBatch()
    batch.edits = [TodoBatch.Edit(.stored(id), parent: [.stored(99)])]
    #expect(throws: AppError.todoMissing(id: 99)) { try table.store(batch, now: noon) }
    let titles = try table.all().map(\.title)
    #expect(titles == ["known"])
  }

  @Test func `the log lists the changes with their first titles, the newest first`() throws {
    let id = try table.add("a")
    try table.setState(ids: [id], .done, now: noon.addingTimeInterval(60))
    _ = try table.undo()
    let log = try table.log()
    #expect(log.map(\.change.change) == [.done, .added] && log.map(\.change.title) == ["a", "a"])
    #expect(log.map(\.isUndone) == [true, false] && log.map(\.change.count) == [1, 1])
    #expect(log.map(\.at) == [noon.addingTimeInterval(60), noon])
  }

  @Test func `delete counts the parts, and so does its undo`() throws {
    let id = try table.add("top")
    let part = try table.add("part") { $0.set(.parent, .number(id)) }
    _ = try table.add("leaf") { $0.set(.parent, .number(part)) }
    _ = try table.add("blocked") { $0.set(.needs, .ids([part])) }
    let count = try table.delete(ids: [id], now: noon)
    let undone = try table.undo()
    #expect(count == 3 && undone?.count == 3)
  }

  @Test func `the urgency of a due date follows the day`() throws {
    let id = try table.add("due") { [today] in $0.set(.due, .date(.day(today.adding(days: 14)))) }
    let added = try table.stored(id)
    #expect(added.urgency == 240)
    for (days, urgency) in [(7, 560), (14, 880), (30, 1_200)] {
      try table.keepUp(now: noon.addingTimeInterval(86_400 * Double(days)))
      let later = try table.stored(id)
      #expect(later.urgency == urgency)
    }
  }

  @Test func `moved todos keep their order, also where there is no room left`() throws {
    var order: [Int64] = []
    for number in 0..<6 { order.insert(try table.add("todo \(number)"), at: 0) }
    var random = SeededGenerator(seed: 3)
    for step in 0..<120 {
      // The same spot again and again, then anywhere.
      let id = step < 80 ? order[5] : order.randomElement(using: &random) ?? order[0]
      let rest = order.filter { $0 != id }
      let index = step < 80 ? 1 : Int.random(in: 0...rest.count, using: &random)
      try table.move(id: id, after: index == 0 ? nil : rest[index - 1], now: noon)
      order = rest
      order.insert(id, at: index)
      let shown = try table.list(TodoQuery(sort: TodoSort(.manual)), limit: 9, now: noon).todos.map(\.id)
      #expect(shown == order)
    }
  }
}
