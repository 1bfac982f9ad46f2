import Dates
import Domain
import FoundationEssentials
import TestSupport
import Testing

@testable import Storage

/// Todos that octodo cancels after their last day.
struct TodoExpiryTests {
  private let folder: TemporaryFolder
  private let table: TodoTable
  private let today = RandomTodos.today

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    table = try TodoTable(in: folder)
  }

  @Test func `a todo whose last day has passed is cancelled, and opens again without it`() throws {
    let id = try table.add("sale") { [today] in $0.set(.until, .date(.day(today))) }
    _ = try table.setStarted(ids: [id], true, now: noon)
    try table.keepUp(now: noon)
    var sale = try table.stored(id)
    #expect(sale.state == .open && sale.startedAt != nil)
    try table.keepUp(now: noon.addingTimeInterval(86_400))
    sale = try table.stored(id)
    #expect(sale.state == .cancelled && sale.startedAt != nil)
    try table.setState(ids: [id], .open, now: noon.addingTimeInterval(86_400))
    try table.keepUp(now: noon.addingTimeInterval(86_400))
    sale = try table.stored(id)
    #expect(sale.state == .open && sale.until == nil)
  }

  @Test
  func `a todo whose last day has passed opens again with a later one, and its other changes can be undone`()
    throws
  {
    let id = try table.add("sale") { [today] in $0.set(.until, .date(.day(today))) }
    let later = noon.addingTimeInterval(86_400 * 2)
    try table.keepUp(now: later)
    var changes = TodoChanges()
    changes.set(.title, .text("big sale"))
    _ = try table.apply(changes, to: [id], now: later)
    var sale = try table.stored(id)
    #expect(sale.state == .cancelled)
    let undone = try table.undo(now: later)
    #expect(undone?.change == .edited && undone?.count == 1)
    sale = try table.stored(id)
    #expect(sale.title == "sale" && sale.state == .cancelled)
    changes = TodoChanges()
    changes.set(.until, .date(.day(today.adding(days: 9))))
    _ = try table.apply(changes, to: [id], now: later)
    sale = try table.stored(id)
    #expect(sale.state == .open && sale.doneAt == nil)
    _ = try table.undo(now: later)
    sale = try table.stored(id)
    #expect(sale.state == .cancelled)
    changes.set(.until, nil)
    _ = try table.apply(changes, to: [id], now: later)
    sale = try table.stored(id)
    #expect(sale.state == .open)
  }

  @Test func `on its last day a todo opens again with it, and undo does not cancel it`() throws {
    let id = try table.add("sale") { [today] in $0.set(.until, .date(.day(today))) }
    try table.setState(ids: [id], .cancelled, now: noon)
    try table.setState(ids: [id], .open, now: noon)
    var sale = try table.stored(id)
    #expect(sale.state == .open && sale.until == .day(today))
    try table.setState(ids: [id], .done, now: noon)
    _ = try table.undo(now: noon)
    sale = try table.stored(id)
    #expect(sale.state == .open && sale.doneAt == nil)
  }

  @Test
  func `a todo whose last day has passed opens again when that becomes today, and is cancelled tomorrow`()
    throws
  {
    let id = try table.add("sale") { [today] in $0.set(.until, .date(.day(today))) }
    let later = noon.addingTimeInterval(86_400 * 2)
    try table.keepUp(now: later)
    var changes = TodoChanges()
    changes.set(.until, .date(.day(today.adding(days: 2))))
    _ = try table.apply(changes, to: [id], now: later)
    var sale = try table.stored(id)
    #expect(sale.state == .open && sale.doneAt == nil)
    // Undoing and redoing it brings the same back.
    _ = try table.undo(now: later)
    _ = try table.redo(now: later)
    sale = try table.stored(id)
    #expect(sale.state == .open)
    try table.keepUp(now: later)
    sale = try table.stored(id)
    #expect(sale.state == .open)
    try table.keepUp(now: later.addingTimeInterval(86_400))
    sale = try table.stored(id)
    #expect(sale.state == .cancelled)
  }

  @Test func `a todo whose last day has passed ended with it, also after undo`() throws {
    let id = try table.add("sale") { [today] in $0.set(.until, .date(.day(today))) }
    try table.keepUp(now: noon.addingTimeInterval(86_400 * 2))
    let end = Moment(WallTime(today.adding(days: 1), .midnight), in: table.zone).date
    var sale = try table.stored(id)
    #expect(sale.state == .cancelled && sale.doneAt == end)
    let later = noon.addingTimeInterval(86_400 * 9)
    _ = try table.delete(ids: [id], now: later)
    _ = try table.undo(now: later)
    sale = try table.stored(id)
    #expect(sale.state == .cancelled && sale.doneAt == end)
  }

  @Test func `a todo that was cancelled elsewhere after its last day stays so, also after undo`() throws {
    let cancelled = noon.addingTimeInterval(86_400 * 2)
    let id = try table.add("sale") { [today] in $0.set(.until, .date(.day(today))) }
    try table.setState(ids: [id], .cancelled, now: noon)
    var changes = TodoChanges()
    changes.set(.done, .instant(cancelled))
    _ = try table.apply(changes, to: [id], now: noon)
    let later = noon.addingTimeInterval(86_400 * 9)
    _ = try table.delete(ids: [id], now: later)
    _ = try table.undo(now: later)
    var sale = try table.stored(id)
    #expect(sale.doneAt == cancelled)
    changes = TodoChanges()
    changes.set(.until, .date(.day(today.adding(days: 20))))
    _ = try table.apply(changes, to: [id], now: later)
    sale = try table.stored(id)
    #expect(sale.state == .cancelled && sale.doneAt == cancelled)
  }

  @Test func `a todo that a person cancelled in the morning of its last day has not expired`() throws {
    let id = try table.add("sale") { [today] in $0.set(.until, .date(.day(today))) }
    // In the morning: in the evening of the user the day may be over elsewhere.
    let morning = noon.addingTimeInterval(-36_000)
    try table.setState(ids: [id], .cancelled, now: morning)
    var changes = TodoChanges()
    changes.set(.title, .text("big sale"))
    _ = try table.apply(changes, to: [id], now: noon)
    changes = TodoChanges()
    changes.set(.until, nil)
    _ = try table.apply(changes, to: [id], now: noon)
    let sale = try table.stored(id)
    #expect(sale.title == "big sale" && sale.state == .cancelled)
  }

  @Test func `a todo that a person cancelled stays so with another last day`() throws {
    let id = try table.add("sale") { [today] in $0.set(.until, .date(.day(today))) }
    try table.setState(ids: [id], .cancelled, now: noon)
    var changes = TodoChanges()
    changes.set(.until, nil)
    _ = try table.apply(changes, to: [id], now: noon)
    let sale = try table.stored(id)
    #expect(sale.state == .cancelled)
  }
}
