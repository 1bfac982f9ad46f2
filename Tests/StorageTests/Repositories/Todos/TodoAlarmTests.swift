import Dates
import Domain
import EventLoop
import FoundationEssentials
import Storage
import TestSupport
import Testing

/// What the time brings while octodo is open, on a virtual clock.
@LoopActor
private struct OpenTodos {
  let todos: LocalTodoRepository
  let ticks: TickCounter
  private let loop: EventLoop
  /// Ten minutes before midnight in Berlin.
  nonisolated static let start = Date(timeIntervalSince1970: 1_790_027_400)
  nonisolated static let today = Moment(start, in: berlin).wallTime.day

  init(in folder: TemporaryFolder, on loop: EventLoop, daysLater: Double = 0) async throws {
    self.loop = loop
    let start = Self.start.addingTimeInterval(daysLater * 86_400)
    let database = LocalDatabase(
      path: folder.file("octodo.db"), home: folder.path, loop: loop,
      now: { start.addingTimeInterval(loop.clock.now.sinceStart / .seconds(1)) }, zone: { berlin },
      usesThreads: false)
    todos = LocalTodoRepository(database: database)
    ticks = TickCounter(todos.externalChanges(), on: loop)
    // It listens from the next turn of the loop on.
    if daysLater > 0 { try await loop.advance(by: .seconds(1), watchdog: .seconds(30)) }
    try await todos.keepUp()
  }

  func add(_ title: String, _ field: TodoField, _ date: DateValue) async throws -> Int64 {
    var changes = TodoChanges()
    changes.set(.title, .text(title))
    changes.set(field, .date(date))
    return try await todos.add(changes).id
  }

  func state(_ id: Int64) async throws -> TodoState? { try await todos.todos(ids: [id]).first?.state }

  func advance(minutes: Int) async throws {
    try await loop.advance(by: .seconds(minutes * 60), watchdog: .seconds(30))
  }
}

struct TodoAlarmTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(inMemory: true) }

  @Test func `a wait ends at its moment, and lists are told then`() throws {
    try onLoop { [folder] loop in
      let open = try await OpenTodos(in: folder, on: loop)
      let moment = DateValue.moment(Moment(OpenTodos.start.addingTimeInterval(240), in: berlin))
      let id = try await open.add("later", .wait, moment)
      try await open.advance(minutes: 3)
      var state = try await open.state(id)
      #expect(state == .waiting && open.ticks.count == 0)
      try await open.advance(minutes: 1)
      state = try await open.state(id)
      #expect(state == .open && open.ticks.count == 1)
    }
  }

  @Test func `at midnight waiting todos open and last days pass`() throws {
    try onLoop { [folder] loop in
      let open = try await OpenTodos(in: folder, on: loop)
      let waiting = try await open.add("later", .wait, .day(OpenTodos.today.adding(days: 1)))
      let ending = try await open.add("sale", .until, .day(OpenTodos.today))
      try await open.advance(minutes: 9)
      var states = [try await open.state(waiting), try await open.state(ending)]
      #expect(states == [.waiting, .open])
      try await open.advance(minutes: 1)
      states = [try await open.state(waiting), try await open.state(ending)]
      #expect(states == [.open, .cancelled] && open.ticks.count == 1)
    }
  }

  @Test(arguments: [TodoField.due, .scheduled])
  func `lists are told when the moment of a todo comes, and of nothing in between`(field: TodoField) throws {
    try onLoop { [folder] loop in
      let open = try await OpenTodos(in: folder, on: loop)
      let moment = DateValue.moment(Moment(OpenTodos.start.addingTimeInterval(300), in: berlin))
      _ = try await open.add("call", field, moment)
      try await open.advance(minutes: 4)
      #expect(open.ticks.count == 0)
      // A todo is overdue when its moment has passed.
      try await open.advance(minutes: 2)
      #expect(open.ticks.count == 1)
      try await open.advance(minutes: 3)
      #expect(open.ticks.count == 1)
    }
  }

  @Test func `the alarm is no timer that a script could wait for`() throws {
    try onLoop { [folder] loop in
      let open = try await OpenTodos(in: folder, on: loop)
      _ = try await open.add("sale", .until, .day(OpenTodos.today))
      #expect(loop.untilNextTimer == nil)
    }
  }

  @Test func `the first start of a day tells lists, whose urgencies are of the day before`() throws {
    try onLoop { [folder] loop in
      let first = try await OpenTodos(in: folder, on: loop)
      _ = try await first.add("call", .due, .day(OpenTodos.today.adding(days: 2)))
      try await first.todos.keepUp()
      first.ticks.stop()
      let next = try await OpenTodos(in: folder, on: loop, daysLater: 1)
      try await next.advance(minutes: 1)
      #expect(next.ticks.count == 1)
    }
  }

  @Test func `lists are told at once when the clock was set`() throws {
    try onLoop { [folder] loop in
      let open = try await OpenTodos(in: folder, on: loop)
      _ = try await open.add("call", .due, .day(OpenTodos.today))
      try await open.advance(minutes: 1)
      #expect(open.ticks.count == 0)
      try await open.todos.keepUp()
      try await open.advance(minutes: 1)
      #expect(open.ticks.count == 1)
    }
  }
}
