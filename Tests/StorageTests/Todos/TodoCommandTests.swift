import Dates
import Domain
import FoundationEssentials
import GRDB
import TestSupport
import Testing

@testable import Storage

@Suite struct TodoCommandTests {
  private let folder: TemporaryFolder
  private let table: TodoTable
  private let today = RandomTodos.today

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    table = try TodoTable(in: folder)
  }

  private func add(_ title: String, _ set: (inout TodoChanges) -> Void = { _ in }) throws -> Int64 {
    var changes = TodoChanges()
    changes.set(.title, .text(title))
    set(&changes)
    return try table.add(changes, now: noon).id
  }

  private func todo(_ id: Int64) throws -> Todo { try #require(try table.todos(ids: [id]).first) }

  @Test(arguments: 1...20) func `a todo is stored with each of its fields`(seed: UInt64) throws {
    var random = RandomTodos(seed: seed)
    let others = try [add("x"), add("y")]
    let changes = random.changes(others)
    let added = try table.add(changes, now: noon)
    for (field, value) in changes.values { #expect(field.value(of: added) == value, "\(field.name)") }
    for field in changes.cleared { #expect(field.value(of: added) == nil, "\(field.name)") }
    #expect(added.tags == changes.addedTags)
    let second = random.changes(others)
    _ = try table.apply(second, to: [added.id], now: noon)
    var expected = try second.applied(to: added)
    let stored = try todo(added.id)
    (expected.urgency, expected.state, expected.openBlockers) = (
      stored.urgency, stored.state, stored.openBlockers
    )
    #expect(stored == expected)
    let again = try table.apply(second, to: [added.id], now: noon.addingTimeInterval(9))
    #expect(again == 0)
  }

  @Test func `a parent that is a part of the todo is refused with the path`() throws {
    let top = try add("top")
    let middle = try add("middle") { $0.set(.parent, .number(top)) }
    let leaf = try add("leaf") { $0.set(.parent, .number(middle)) }
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

  @Test func `counters and urgency follow parts, needs and states`() throws {
    let parent = try add("parent")
    let part = try add("part") { $0.set(.parent, .number(parent)) }
    let blocked = try add("blocked") { $0.set(.needs, .ids([parent, part])) }
    var whole = try todo(parent)
    #expect(whole.openChildren == 1 && whole.blocks == 1 && whole.urgency == 800)
    var held = try todo(blocked)
    #expect(held.openBlockers == 2 && held.urgency == -500)
    try table.setState(ids: [part], .done, now: noon)
    (whole, held) = (try todo(parent), try todo(blocked))
    #expect(whole.openChildren == 0 && held.openBlockers == 1)
    try table.delete(ids: [parent], now: noon)
    let left = try table.todos(ids: [parent, part])
    #expect(left.isEmpty)
    held = try todo(blocked)
    #expect(held.openBlockers == 0 && held.needs == [] && held.urgency == 0)
    _ = try table.undo()
    held = try todo(blocked)
    #expect(held.needs == [parent, part] && held.urgency == -500)
  }

  @Test func `a wait date makes a todo wait until its day, without a change of the user`() throws {
    let id = try add("later") { [today] in $0.set(.wait, .date(.day(today.adding(days: 1)))) }
    let waiting = try todo(id)
    #expect(waiting.state == .waiting && waiting.urgency == -300)
    var woken = try table.keepUp(now: noon)
    #expect(woken == 0)
    woken = try table.keepUp(now: noon.addingTimeInterval(86_400))
    #expect(woken == 1)
    let open = try todo(id)
    #expect(open.state == .open && open.changedAt == waiting.changedAt && open.urgency == 0)
    let undone = try table.undo()
    #expect(undone?.change == .added && undone?.skipped == 0)
  }

  @Test func `a todo whose last day has passed is cancelled, and opens again without it`() throws {
    let id = try add("sale") { [today] in $0.set(.until, .date(.day(today))) }
    try table.keepUp(now: noon)
    var sale = try todo(id)
    #expect(sale.state == .open)
    try table.keepUp(now: noon.addingTimeInterval(86_400))
    sale = try todo(id)
    #expect(sale.state == .cancelled)
    try table.setState(ids: [id], .open, now: noon.addingTimeInterval(86_400))
    try table.keepUp(now: noon.addingTimeInterval(86_400))
    sale = try todo(id)
    #expect(sale.state == .open && sale.until == nil)
  }

  @Test func `the urgency of a due date follows the day`() throws {
    let id = try add("due") { [today] in $0.set(.due, .date(.day(today.adding(days: 14)))) }
    let added = try todo(id)
    #expect(added.urgency == 240)
    for (days, urgency) in [(7, 560), (14, 880), (30, 1_200)] {
      try table.keepUp(now: noon.addingTimeInterval(86_400 * Double(days)))
      let later = try todo(id)
      #expect(later.urgency == urgency)
    }
  }

  @Test func `a repeated todo that is done goes on with its next date, in one change`() throws {
    let id = try add("water") { [today] in
      $0.set(.due, .date(.day(today.adding(days: -30))))
      $0.set(.rule, .text("FREQ=DAILY"))
      $0.addedTags = ["home"]
    }
    let part = try add("fill") { $0.set(.parent, .number(id)) }
    try table.setState(ids: [part], .done, now: noon)
    let before = try table.content()
    try table.setState(ids: [id], .done, now: noon)
    let live = try todo(id)
    #expect(live.state == .open && live.due == .day(today.adding(days: 1)) && live.rule == "FREQ=DAILY")
    let livePart = try todo(part)
    #expect(livePart.state == .open)
    let history = try #require(try table.all().first { $0.seriesID == id })
    #expect(history.state == .done && history.due == .day(today.adding(days: -30)) && history.rule == nil)
    #expect(history.tags == ["home"])
    _ = try table.undo()
    let after = try table.content()
    #expect(after == before)
    _ = try table.skip(ids: [id], now: noon)
    let states = try table.all().filter { $0.seriesID == id }.map(\.state)
    #expect(states == [.cancelled])
  }

  @Test(arguments: [-3, -1, 2, 4])
  func `a series goes on from its schedule, not from a date that was edited`(days: Int) throws {
    // Monday 28 September 2026.
    let monday = today.adding(days: 7)
    let id = try add("weekly") {
      $0.set(.due, .date(.day(monday)))
      $0.set(.rule, .text("FREQ=WEEKLY"))
      $0.set(.seriesStart, .day(monday))
    }
    for week in 1...3 {
      var edit = TodoChanges()
      edit.set(.due, .date(.day(monday.adding(days: 7 * (week - 1) + days))))
      _ = try table.apply(edit, to: [id], now: noon)
      try table.setState(ids: [id], .done, now: noon)
      let live = try todo(id)
      #expect(live.due == .day(monday.adding(days: 7 * week)))
    }
  }

  @Test func `the last occurrence of a series is done itself`() throws {
    let id = try add("once more") { [today] in
      $0.set(.due, .date(.day(today)))
      $0.set(.rule, .text("FREQ=DAILY;COUNT=1"))
    }
    try table.setState(ids: [id], .done, now: noon)
    let last = try todo(id)
    let count = try table.all().count
    #expect(last.state == .done && count == 1)
  }

  @Test func `moved todos keep their order, also where there is no room left`() throws {
    var order: [Int64] = []
    for number in 0..<6 { order.insert(try add("todo \(number)"), at: 0) }
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
