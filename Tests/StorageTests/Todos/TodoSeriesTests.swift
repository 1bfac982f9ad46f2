import Dates
import Domain
import FoundationEssentials
import TestSupport
import Testing

@testable import Storage

/// Repeated todos.
struct TodoSeriesTests {
  private let folder: TemporaryFolder
  private let table: TodoTable
  private let today = RandomTodos.today

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    table = try TodoTable(in: folder)
  }

  @Test func `an occurrence that is done was created when its series was`() throws {
    let id = try table.add("water") { [today] in
      $0.set(.due, .date(.day(today)))
      $0.set(.rule, .text("FREQ=DAILY"))
    }
    let created = try table.stored(id).createdAt
    try table.setState(ids: [id], .done, now: noon.addingTimeInterval(3_600))
    let history = try #require(try table.all().first { $0.seriesID == id })
    #expect(history.createdAt == created && history.doneAt == noon.addingTimeInterval(3_600))
  }

  @Test func `a date that another program did is not done again, and the next one neither`() throws {
    let id = try table.add("water") { [today] in
      $0.set(.due, .date(.day(today)))
      $0.set(.rule, .text("FREQ=DAILY"))
    }
    let rules = DoneRules(seen: [try table.stored(id)])
    let first = try table.done(ids: [id], by: rules, now: noon)
    #expect(first == DoneTodos(count: 1, repeated: 1, missed: 0, freed: 0))
    let nothing = DoneTodos(count: 0, repeated: 0, missed: 0, freed: 0, doneBefore: 1)
    let second = try table.done(ids: [id], by: rules, now: noon)
    #expect(second == nothing)
    let skipped = try table.skip(ids: [id], by: rules, now: noon)
    #expect(skipped == nothing)
    let water = try table.stored(id)
    #expect(water.due == .day(today.adding(days: 1)))
    // Who sees the next date does that.
    let third = try table.done(ids: [id], by: DoneRules(seen: [water]), now: noon)
    #expect(third.count == 1)
  }

  @Test func `a date that another program only moved is done`() throws {
    let id = try table.add("water") { [today] in
      $0.set(.due, .date(.day(today)))
      $0.set(.rule, .text("FREQ=WEEKLY"))
    }
    let rules = DoneRules(seen: [try table.stored(id)])
    var changes = TodoChanges()
    changes.set(.due, .date(.day(today.adding(days: 2))))
    _ = try table.apply(changes, to: [id], label: "", now: noon)
    let done = try table.done(ids: [id], by: rules, now: noon)
    #expect(done.count == 1 && done.doneBefore == 0)
  }

  @Test(arguments: [MissedOccurrences.skip, .keep])
  func `a series is done with the last occurrence before its last day`(missed: MissedOccurrences) throws {
    let id = try table.add("course") { [today] in
      $0.set(.due, .date(.day(today)))
      $0.set(.rule, .text("FREQ=DAILY"))
      $0.set(.until, .date(.day(today.adding(days: 1))))
    }
    try table.setState(ids: [id], .done, now: noon)
    var course = try table.stored(id)
    #expect(course.state == .open && course.due == .day(today.adding(days: 1)))
    let done = try table.done(ids: [id], by: DoneRules(missed: missed), now: noon.addingTimeInterval(86_400))
    #expect(done.ended == 1)
    course = try table.stored(id)
    #expect(course.state == .done && course.due == .day(today.adding(days: 1)))
  }

  @Test func `the whole subtree of a repeated todo opens again, and undo counts the todo only`() throws {
    let id = try table.add("clean") { [today] in
      $0.set(.due, .date(.day(today)))
      $0.set(.rule, .text("FREQ=DAILY"))
    }
    let room = try table.add("room") { $0.set(.parent, .number(id)) }
    let desk = try table.add("desk") { $0.set(.parent, .number(room)) }
    try table.setState(ids: [desk, room], .done, now: noon)
    try table.setState(ids: [id], .done, now: noon)
    var states = try table.todos(ids: [id, room, desk]).map(\.state)
    #expect(states == [.open, .open, .open])
    let undone = try table.undo()
    #expect(undone?.title == "clean" && undone?.count == 1)
    try table.setState(ids: [id, room, desk], .done, now: noon)
    states = try table.todos(ids: [id, room, desk]).map(\.state)
    #expect(states == [.open, .open, .open])
  }

  @Test func `a repeated todo that is done frees what needs it, but not the next date of another series`()
    throws
  {
    func daily(_ changes: inout TodoChanges) {
      changes.set(.due, .date(.day(today)))
      changes.set(.rule, .text("FREQ=DAILY"))
    }
    let fetch = try table.add("fetch", daily)
    let sort = try table.add("sort") {
      daily(&$0)
      $0.set(.needs, .ids([fetch]))
    }
    let report = try table.add("report") { $0.set(.needs, .ids([fetch])) }
    let before = try table.content()
    try table.setState(ids: [fetch], .done, now: noon)
    var blockers = try table.todos(ids: [sort, report]).map(\.openBlockers)
    #expect(blockers == [0, 0])
    let history = try #require(try table.all().first { $0.seriesID == fetch })
    let needs = try table.todos(ids: [sort, report]).map(\.needs)
    #expect(needs == [[history.id], [history.id]])
    try table.setState(ids: [sort], .done, now: noon)
    let next = try table.stored(sort)
    #expect(next.needs == [fetch] && next.openBlockers == 1)
    _ = try table.undo()
    let undone = try table.undo()
    #expect(undone?.count == 1)
    let after = try table.content()
    #expect(after == before)
    try table.setState(ids: [fetch, sort], .done, now: noon)
    blockers = try table.todos(ids: [sort, report]).map(\.openBlockers)
    #expect(blockers == [1, 0])
  }

  @Test func `done says how many dates were missed and how many todos are free`() throws {
    let id = try table.add("water") { [today] in
      $0.set(.due, .date(.day(today.adding(days: -30))))
      $0.set(.rule, .text("FREQ=DAILY"))
    }
    let other = try table.add("other")
    _ = try table.add("blocked") { $0.set(.needs, .ids([id])) }
    _ = try table.add("twice") { $0.set(.needs, .ids([id, other])) }
    let done = try table.done(ids: [id], now: noon)
    #expect(done == DoneTodos(count: 1, repeated: 1, missed: 30, freed: 1))
  }

  @Test func `missed dates that are kept come one by one`() throws {
    let id = try table.add("water") { [today] in
      $0.set(.due, .date(.day(today.adding(days: -3))))
      $0.set(.rule, .text("FREQ=DAILY"))
    }
    for missed in [-2, -1] {
      let done = try table.done(ids: [id], by: DoneRules(missed: .keep), now: noon)
      #expect(done == DoneTodos(count: 1, repeated: 1, missed: 0, freed: 0))
      let due = try table.stored(id).due
      #expect(due == .day(today.adding(days: missed)))
    }
    _ = try table.skip(ids: [id], by: DoneRules(missed: .keep), now: noon)
    var due = try table.stored(id).due
    #expect(due == .day(today))
    let done = try table.done(ids: [id], now: noon.addingTimeInterval(5 * 86_400))
    #expect(done.missed == 5)
    due = try table.stored(id).due
    #expect(due == .day(today.adding(days: 6)))
  }

  @Test func `row 23: a started todo whose last day has passed since is undone as if it had not`() throws {
    let id = try table.add("sale") { [today] in $0.set(.until, .date(.day(today))) }
    let before = try table.stored(id)
    _ = try table.setStarted(ids: [id], true, now: noon)
    let later = noon.addingTimeInterval(2 * 86_400)
    try table.keepUp(now: later)
    let expired = try table.stored(id)
    #expect(expired.state == .cancelled && expired.urgency < before.urgency + 400)
    let undone = try table.undo(now: later)
    #expect(undone?.change == .edited && undone?.skipped == 0 && undone?.count == 1)
    let after = try table.stored(id)
    #expect(after.startedAt == nil && after.state == .cancelled)
    _ = try table.redo(now: later)
    let redone = try table.stored(id)
    #expect(redone.startedAt == noon && redone.state == .cancelled)
    try table.setState(ids: [id], .open, now: later)
    let reopened = try table.stored(id)
    #expect(reopened.state == .open && reopened.startedAt == noon)
  }

  @Test func `a repeated todo that is done goes on with its next date, in one change`() throws {
    let id = try table.add("water") { [today] in
      $0.set(.due, .date(.day(today.adding(days: -30))))
      $0.set(.rule, .text("FREQ=DAILY"))
      $0.addedTags = ["home"]
    }
    let part = try table.add("fill") { $0.set(.parent, .number(id)) }
    try table.setState(ids: [part], .done, now: noon)
    let before = try table.content()
    try table.setState(ids: [id], .done, now: noon)
    let live = try table.stored(id)
    #expect(live.state == .open && live.due == .day(today.adding(days: 1)) && live.rule == "FREQ=DAILY")
    let livePart = try table.stored(part)
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

  @Test func `a series that octodo only keeps is named before it is done, also as a part`() throws {
    let top = try table.add("top")
    let ids = try ["FREQ=HOURLY", "FREQ=DAILY;X-A=1", "FREQ=DAILY", "nonsense"].map { rule in
      try table.add(rule) {
        $0.set(.rule, .text(rule))
        $0.set(.parent, .number(top))
      }
    }
    let kept = [ids[0], ids[1], ids[3]]
    var named = try table.repeatedByOthers(of: ids, now: noon).map(\.id)
    #expect(named == kept)
    named = try table.repeatedByOthers(of: [top], now: noon).map(\.id)
    #expect(named.isEmpty)
    named = try table.repeatedByOthers(of: [top], by: DoneRules(openParts: .areDone), now: noon).map(\.id)
    #expect(named == kept)
    try table.setState(ids: kept, .done, now: noon)
    named = try table.repeatedByOthers(of: ids, now: noon).map(\.id)
    #expect(named.isEmpty)
  }

  @Test func `the last occurrence of a series is done itself`() throws {
    let id = try table.add("once more") { [today] in
      $0.set(.due, .date(.day(today)))
      $0.set(.rule, .text("FREQ=DAILY;COUNT=1"))
    }
    try table.setState(ids: [id], .done, now: noon)
    let last = try table.stored(id)
    let count = try table.all().count
    #expect(last.state == .done && count == 1)
  }

  @Test func `a time that the clocks skip on one day comes back on the next`() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    func value(_ text: String) throws -> DateValue {
      .moment(try #require(Moment(rfc3339: text, in: berlin)))
    }
    let (due, wait) = (try value("2027-03-27T02:30:00+01:00"), try value("2027-03-27T02:00:00+01:00"))
    let id = try table.add("measure") {
      $0.set(.due, .date(due))
      $0.set(.wait, .date(wait))
      $0.set(.rule, .text("FREQ=DAILY"))
    }
    var times: [String] = []
    for _ in 0..<3 {
      try table.setState(ids: [id], .done, now: noon)
      guard case .moment(let due)? = try table.stored(id).due,
        case .moment(let wait)? = try table.stored(id).wait
      else {
        break
      }
      times += ["\(due.wallTime.day) \(due.wallTime.time) \(wait.wallTime.time)"]
    }
    #expect(times == ["2027-03-28 03:30 03:00", "2027-03-29 02:30 02:00", "2027-03-30 02:30 02:00"])
  }

  @Test(arguments: [-3, -1, 2, 4])
  func `a series goes on from its schedule, not from a date that was edited`(days: Int) throws {
    // Monday 28 September 2026.
    let monday = today.adding(days: 7)
    let id = try table.add("weekly") {
      $0.set(.due, .date(.day(monday)))
      $0.set(.rule, .text("FREQ=WEEKLY"))
      $0.set(.seriesStart, .day(monday))
      $0.set(.scheduled, .date(.day(monday.adding(days: -1))))
      $0.set(.wait, .date(.day(monday.adding(days: -2))))
    }
    let part = try table.add("part") {
      $0.set(.parent, .number(id))
      $0.set(.due, .date(.day(monday)))
    }
    for week in 1...3 {
      var edit = TodoChanges()
      edit.set(.due, .date(.day(monday.adding(days: 7 * (week - 1) + days))))
      _ = try table.apply(edit, to: [id], now: noon)
      try table.setState(ids: [id], .done, now: noon)
      let live = try table.stored(id)
      let next = monday.adding(days: 7 * week)
      #expect(live.due == .day(next))
      #expect(live.scheduled == .day(next.adding(days: -1)) && live.wait == .day(next.adding(days: -2)))
      let partDue = try table.stored(part).due
      #expect(partDue == .day(next))
    }
  }

  @Test func `at another time the waits and last days of then are over, and the file stays as it is`() throws
  {
    let later = try table.add("later") { [today] in $0.set(.wait, .date(.day(today.adding(days: 2)))) }
    let sale = try table.add("sale") { [today] in $0.set(.until, .date(.day(today.adding(days: 2)))) }
    let due = try table.add("due") { [today] in $0.set(.due, .date(.day(today.adding(days: 14)))) }
    let ids = [later, sale, due]
    let foreseen = try table.foreseen(at: noon.addingTimeInterval(3 * 86_400)).todos(ids: ids)
    #expect(foreseen.map(\.state) == [.open, .cancelled, .open])
    #expect(foreseen.last?.urgency == 377)
    let before = try table.foreseen(at: noon.addingTimeInterval(3 * 86_400)).foreseen(at: noon).todos(
      ids: ids)
    #expect(before.first?.state == .waiting)
    let now = try table.todos(ids: ids)
    #expect(now.map(\.state) == [.waiting, .open, .open])
  }

  @Test(arguments: [true, false])
  func `todos that were changed at another time have the urgency of the day`(isKnown: Bool) throws {
    let now = noon.addingTimeInterval(21 * 86_400)
    if isKnown {
      try table.keepUp(now: now)
      try table.forgetDay()
    }
    let id = try table.add("t") { [today] in $0.set(.due, .date(.day(today.adding(days: 9)))) }
    let early = try table.stored(id).urgency
    let foreseen = try table.foreseen(at: now).stored(id).urgency
    try table.keepUp(now: now)
    let late = try table.stored(id).urgency
    #expect(early < 600 && late == 1200 && foreseen == late)
  }

  @Test(arguments: [(0, 7), (8, 7), (9, 14)])
  func `a rule can speak of the start, and what has begun is missed when it is due`(late: Int, next: Int)
    throws
  {
    // Today is a Monday.
    let id = try table.add("report") { [today] in
      $0.set(.scheduled, .date(.day(today)))
      $0.set(.due, .date(.day(today.adding(days: 2))))
      $0.set(.rule, .text("FREQ=WEEKLY;BYDAY=MO"))
      $0.set(.seriesStart, .day(today))
    }
    try table.setState(ids: [id], .done, now: noon.addingTimeInterval(Double(late) * 86_400))
    let live = try table.stored(id)
    #expect(live.scheduled == .day(today.adding(days: next)))
    #expect(live.due == .day(today.adding(days: next + 2)) && live.seriesStart == live.scheduled?.ownDay)
  }

  @Test(arguments: [-1, 0, 1, 3]) func `a start that was edited leaves the schedule as it is`(days: Int)
    throws
  {
    let start = "\(today)".filter { $0 != "-" }
    let id = try table.add("report") { [today] in
      $0.set(.scheduled, .date(.day(today.adding(days: days))))
      $0.set(.due, .date(.day(today.adding(days: 2))))
      $0.set(.rule, .text("FREQ=WEEKLY;BYDAY=MO"))
      $0.set(.seriesStart, .day(today))
      $0.set(.extra, .text(#"{"ics":"BEGIN:VTODO\r\nDTSTART;VALUE=DATE:\#(start)\r\nEND:VTODO\r\n"}"#))
    }
    try table.setState(ids: [id], .done, now: noon)
    let live = try table.stored(id)
    #expect(live.scheduled == .day(today.adding(days: 7)) && live.due == .day(today.adding(days: 9 - days)))
  }

  @Test func `a date that the calendar of the todo leaves out is passed over`() throws {
    let id = try table.add("clean") { [today] in
      $0.set(.due, .date(.day(today)))
      $0.set(.rule, .text("FREQ=DAILY"))
      let left = "\(today.adding(days: 1))".filter { $0 != "-" }
      $0.set(.extra, .text(#"{"ics":"BEGIN:VTODO\r\nEXDATE;VALUE=DATE:\#(left)\r\nEND:VTODO\r\n"}"#))
    }
    try table.setState(ids: [id], .done, now: noon)
    let due = try table.stored(id).due
    #expect(due == .day(today.adding(days: 2)))
  }

  @Test func `what needed a part of a repeated todo stays free when the part opens again`() throws {
    let id = try table.add("clean") { [today] in
      $0.set(.rule, .text("FREQ=WEEKLY"))
      $0.set(.due, .date(.day(today)))
    }
    let part = try table.add("dust") { $0.set(.parent, .number(id)) }
    let inner = try table.add("polish") {
      $0.set(.parent, .number(id))
      $0.set(.needs, .ids([part]))
    }
    let outer = try table.add("guests") { $0.set(.needs, .ids([part])) }
    try table.setState(ids: [part], .done, now: noon)
    try table.setState(ids: [id], .done, now: noon)
    let (dust, polish, guests) = try (table.stored(part), table.stored(inner), table.stored(outer))
    #expect(dust.state == .open && guests.openBlockers == 0)
    // The next occurrence has its own order.
    #expect(polish.needs == [part])
    _ = try table.undo(now: noon)
    let before = try table.stored(outer)
    #expect(before.needs == [part])
  }

  @Test func `the dates of parts move with those of their todo, whether they are done or open`() throws {
    let id = try table.add("clean") { [today] in
      $0.set(.rule, .text("FREQ=WEEKLY"))
      $0.set(.due, .date(.day(today)))
    }
    let part = try table.add("dust") { [today] in
      $0.set(.parent, .number(id))
      $0.set(.due, .date(.day(today.adding(days: -1))))
    }
    let open = try table.add("wipe") { [today] in
      $0.set(.parent, .number(id))
      $0.set(.wait, .date(.day(today.adding(days: -2))))
      $0.set(.scheduled, .date(.day(today.adding(days: -3))))
    }
    try table.setState(ids: [part], .done, now: noon)
    try table.setState(ids: [id], .done, now: noon)
    let (next, wipe) = try (table.stored(part), table.stored(open))
    #expect(next.state == .open && next.due == .day(today.adding(days: 6)))
    #expect(wipe.wait == .day(today.adding(days: 5)))
    #expect(wipe.scheduled == .day(today.adding(days: 4)))
    _ = try table.undo(now: noon)
    let before = try table.stored(part)
    #expect(before.state == .done && before.due == .day(today.adding(days: -1)))
  }
}
