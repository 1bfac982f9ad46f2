import Dates
import Domain
import FoundationEssentials
import TestSupport
import Testing

@testable import Storage

/// The open parts that todos leave behind, or take with them, when they are done.
struct OpenPartTests {
  private let folder: TemporaryFolder
  private let table: TodoTable
  private let today = RandomTodos.today

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    table = try TodoTable(in: folder)
  }

  @Test func `open parts on all levels are done with their todos, each once, in one change`() throws {
    let release = try table.add("release")
    let notes = try table.add("notes") { $0.set(.parent, .number(release)) }
    let translators = try table.add("translators") { $0.set(.parent, .number(notes)) }
    let water = try table.add("water") { [today] in
      $0.set(.parent, .number(release))
      $0.set(.due, .date(.day(today)))
      $0.set(.rule, .text("FREQ=DAILY"))
    }
    let fill = try table.add("fill") { $0.set(.parent, .number(water)) }
    let before = try table.content()
    var counts = try [[release], [release, notes], [notes], [water], [translators]].map {
      try table.openPartCount(of: $0, now: noon)
    }
    #expect(counts == [3, 2, 1, 0, 0])
    let done = try table.done(
      ids: [release, notes], by: DoneRules(openParts: .areDone), now: noon)
    #expect(done == DoneTodos(count: 4, repeated: 1, missed: 0, freed: 0))
    let states = try [release, notes, translators, water, fill].map { try table.stored($0).state }
    #expect(states == [.done, .done, .done, .open, .open])
    // The parts of what is done already are not asked about.
    counts = [try table.openPartCount(of: [release], now: noon)]
    #expect(counts == [0])
    let again = try table.done(ids: [release], by: DoneRules(openParts: .areDone), now: noon)
    #expect(again.count == 0)
    _ = try table.undo()
    let after = try table.content()
    #expect(after == before)
    let alone = try table.done(ids: [release], now: noon)
    #expect(alone.count == 1)
  }

  @Test func `a series at its last date leaves its parts behind, so they are done with it`() throws {
    let water = try table.add("water") { [today] in
      $0.set(.due, .date(.day(today)))
      $0.set(.rule, .text("FREQ=DAILY;COUNT=2"))
    }
    let fill = try table.add("fill") { $0.set(.parent, .number(water)) }
    for expected in [0, 1] {
      let count = try table.openPartCount(of: [water], now: noon)
      #expect(count == expected)
      let done = try table.done(ids: [water], by: DoneRules(openParts: .areDone), now: noon)
      #expect(done.count == 1 + expected)
    }
    let states = try [water, fill].map { try table.stored($0).state }
    #expect(states == [.done, .done])
  }

  @Test func `what is below a part that was given up or done stays as it is`() throws {
    let top = try table.add("top")
    for state in [TodoState.cancelled, .done] {
      let part = try table.add("\(state)") { $0.set(.parent, .number(top)) }
      _ = try table.add("below") { $0.set(.parent, .number(part)) }
      try table.setState(ids: [part], state, now: noon)
    }
    let count = try table.openPartCount(of: [top], now: noon)
    #expect(count == 0)
    let done = try table.done(ids: [top], by: DoneRules(openParts: .areDone), now: noon)
    #expect(done.count == 1)
  }
}
