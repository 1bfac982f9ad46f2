import AppTestSupport
import Dates
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import Todos
import UseCases

struct TodoListChangeTests {
  @Test func `x marks a todo as done, which moves below the open ones when the selection leaves it`() throws {
    try onTodos(open: 3, done: 1) { screen in
      try await screen.app.press("j", "x")
      let titles = try await screen.storedTitles
      #expect(titles == ["open 0", "open 2", "open 1", "done 0"])
      #expect(screen.selectedTitle == "open 1")
      #expect(screen.app.status.hasPrefix(" Done: open 1. u undoes it."))
      var rows = screen.app.frame.rows(of: "todos")
      #expect(rows[2].hasPrefix("> [x] open 1"))
      #expect(screen.presenter.list.status.contains("2 open, 2 done"))
      try await screen.app.press("j")
      #expect(screen.selectedTitle == "open 2")
      rows = screen.app.frame.rows(of: "todos")
      #expect(rows[2].hasPrefix("> [ ] open 2"))
      #expect(rows[3].hasPrefix("  [x] open 1"))
    }
  }

  @Test func `Enter on the date that a todo has leaves its zone as it is`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let day = try #require(Day(iso: "2026-12-01"))
    let five = try #require(ClockTime(hour: 17, minute: 0))
    let due = DateValue.moment(Moment(WallTime(day, five), in: tokyo))
    try onTodos(
      prepare: { world in
        var changes = TodoChanges()
        changes.set(.title, .text("Call"))
        changes.set(.due, .date(due))
        _ = try await world.todos.add(changes)
      }
    ) { screen in
      try await screen.app.press("d", "Enter")
      #expect(screen.app.status.contains("Nothing changed: due Tue 1 Dec"))
      let stored = try await screen.world.storedTodos().map(\.due)
      #expect(stored == [due])
    }
  }

  @Test(arguments: ["x", "X"])
  func `a date that another program has just done is not done again`(key: String) throws {
    let today = try #require(Day(iso: "2026-01-31"))
    try onTodos(
      prepare: { world in
        var changes = TodoChanges()
        changes.set(.title, .text("Water"))
        changes.set(.due, .date(.day(today)))
        changes.set(.rule, .text("FREQ=DAILY"))
        _ = try await world.todos.add(changes)
      }
    ) { screen in
      let id = try #require(screen.presenter.list.state.window.items.first?.id)
      try await screen.world.changeInAnotherOctodo(isNoticed: false) {
        _ = try await $0.done(ids: [id], by: DoneRules())
      }
      try await screen.app.press(key)
      #expect(screen.app.status.contains("1 date was done by another program meanwhile"))
      let dates = try await screen.world.storedTodos().map(\.due)
      #expect(Set(dates) == [.day(today), .day(today.adding(days: 1))])
    }
  }

  @Test func `a todo is shown as changed, although a reload has read it before`() throws {
    try onTodos(open: 2) { screen in
      screen.world.todos.returningTime = .seconds(1)
      try await screen.app.press("r")
      try await screen.world.advance(by: .milliseconds(500))
      try await screen.app.press("x")
      try await screen.world.advance(by: .seconds(2))
      #expect(screen.app.status.hasPrefix(" Done: open 0."))
      #expect(screen.app.frame.rows(of: "todos").contains { $0.hasPrefix("> [x] open 0") })
    }
  }

  @Test func `a todo is shown as changed, although more rows are read meanwhile`() throws {
    try onTodos(open: 400) { screen in
      screen.presenter.list.select(119)
      try await screen.world.waitUntilIdle()
      screen.world.todos.returningTime = .seconds(1)
      try await screen.app.press("j")
      try await screen.world.advance(by: .milliseconds(500))
      try await screen.app.press("x")
      try await screen.world.advance(by: .seconds(3))
      #expect(screen.app.frame.rows(of: "todos").contains { $0.hasPrefix("> [x] open 120") })
    }
  }

  @Test func `x twice leaves everything unchanged`() throws {
    try onTodos(open: 3, done: 1) { screen in
      func fields() async throws -> [[TodoFieldValue?]] {
        // It says when the todo was changed last.
        let kept = TodoField.all.filter { $0 != .changed }
        return try await screen.world.storedTodos().map { todo in kept.map { $0.value(of: todo) } }
      }
      let before = try await fields()
      try await screen.app.pressAtOnce("j", "x", "x")
      let after = try await fields()
      #expect(after == before)
      #expect(screen.selectedTitle == "open 1")
    }
  }

  @Test func `the selection stays on a marked todo when another octodo changes the list`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("x")
      try await screen.world.changeFromOutside { $0.removeAll { $0.title == "open 2" } }
      #expect(screen.selectedTitle == "open 0")
      try await screen.app.press("x")
      let stored = try await screen.world.storedTodos()
      #expect(stored.allSatisfy { !$0.isDone })
    }
  }

  @Test func `undo is hinted at only if there is something to undo`() throws {
    try onTodos(open: 1, size: Size(columns: 120, rows: 24)) { screen in
      #expect(!screen.app.status.contains("u undo"))
      try await screen.app.press("x", "k")
      #expect(screen.app.status.contains("u undo"))
    }
  }

  @Test func `x opens a done todo again`() throws {
    try onTodos(open: 1, done: 1) { screen in
      try await screen.app.press("j", "x")
      let stored = try await screen.world.storedTodos()
      #expect(stored.allSatisfy { !$0.isDone })
      #expect(screen.app.status.hasPrefix(" Not done: done 0. u undoes it."))
    }
  }

  @Test func `the last open todo stays selected when it is done`() throws {
    try onTodos(open: 1) { screen in
      try await screen.app.press("x")
      #expect(screen.selectedTitle == "open 0")
      #expect(screen.presenter.list.item(at: 0)?.isDone == true)
    }
  }

  @Test func `u undoes the last change and selects its todo`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("x", "G", "u")
      let titles = try await screen.storedTitles
      #expect(titles == ["open 0", "open 1", "open 2"])
      #expect(screen.selectedTitle == "open 0")
      #expect(screen.app.status.hasPrefix(" Open again: open 0. U redoes it."))
    }
  }

  @Test func `without a change u says so`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("u")
      #expect(screen.app.status.hasPrefix(" There is nothing to undo."))
    }
  }

  @Test func `undo and redo are offered only if there is something to undo or to redo`() throws {
    try onTodos(open: 2) { screen in
      @LoopActor func offered() -> [String] {
        screen.app.router.top?.enabledActions.map(\.id).filter { ["undo", "redo"].contains($0) } ?? []
      }
      #expect(offered().isEmpty)
      try await screen.app.press("U")
      #expect(screen.app.status.hasPrefix(" There is nothing to redo."))
      try await screen.app.press("D")
      #expect(offered() == ["undo"])
      try await screen.app.press("u")
      #expect(offered() == ["redo"])
      try await screen.app.press("x")
      #expect(offered() == ["undo"])
    }
  }

  @Test func `with confirmation D asks first, and no keeps the todo`() throws {
    try onTodos(open: 3, prepare: { $0.preferences.confirms = true }) { screen in
      try await screen.app.press("D")
      #expect(screen.app.frame.rows(of: "dialog").contains { $0.contains("open 0") })
      var titles = try await screen.storedTitles
      #expect(titles.count == 3)
      try await screen.app.press("n")
      titles = try await screen.storedTitles
      #expect(titles.count == 3)
      #expect(screen.selectedTitle == "open 0")
    }
  }

  @Test func `D deletes the todo and selects the next, and u restores it`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("j", "D")
      var titles = try await screen.storedTitles
      #expect(titles == ["open 0", "open 2"])
      #expect(screen.selectedTitle == "open 2")
      #expect(screen.app.status.hasPrefix(" Deleted: open 1. u restores it."))
      try await screen.app.press("u")
      titles = try await screen.storedTitles
      #expect(titles == ["open 0", "open 1", "open 2"])
      #expect(screen.selectedTitle == "open 1")
    }
  }

  @Test func `deleting the last row selects the one above`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("G", "D")
      #expect(screen.selectedTitle == "open 1")
    }
  }

  @Test func `deleting the only todo leaves an empty list that says what to do`() throws {
    try onTodos(open: 1) { screen in
      try await screen.app.press("D")
      #expect(screen.app.rows.contains("  Nothing to do yet."))
      #expect(screen.selectedTitle == nil)
      try await screen.app.press("u")
      #expect(screen.selectedTitle == "open 0")
    }
  }

  @Test func `an answer that arrives together with the question is dropped`() throws {
    try onTodos(open: 2, prepare: { $0.preferences.confirms = true }) { screen in
      try await screen.app.pressAtOnce("D", "Y")
      var titles = try await screen.storedTitles
      #expect(titles == ["open 0", "open 1"])
      try await screen.app.press("Y")
      titles = try await screen.storedTitles
      #expect(titles == ["open 1"])
    }
  }

  @Test func `many changes undone one by one lead back to the start`() throws {
    try onTodos(open: 5, done: 2) { screen in
      let before = try await screen.world.storedTodos()
      for key in ["x", "j", "x", "G", "x", "k", "x"] { try await screen.app.press(key) }
      try await screen.app.press("g", "D")
      var stored = try await screen.world.storedTodos()
      #expect(stored != before)
      for _ in 0..<5 { try await screen.app.press("u") }
      stored = try await screen.world.storedTodos()
      #expect(stored == before)
    }
  }

  @Test func `a todo that was deleted meanwhile is reported, and the list is reloaded`() throws {
    try onTodos(open: 2) { screen in
      try await screen.world.deleteBehindTheList { $0.title == "open 0" }
      try await screen.app.press("x")
      #expect(screen.world.lastNotice == Texts(.en).errors.todoGone)
      #expect(screen.selectedTitle == "open 1")
    }
  }

  @Test func `a change that cannot be saved is reported, and nothing moves`() throws {
    try onTodos(open: 2) { screen in
      screen.world.todos.failure = .storage(.diskFull)
      try await screen.app.press("x")
      #expect(screen.world.lastNotice?.contains("disk is full") == true)
      screen.world.todos.failure = nil
      try await screen.app.press("r")
      let titles = try await screen.storedTitles
      #expect(titles == ["open 0", "open 1"])
      #expect(screen.presenter.list.status.contains("2 open, 0 done"))
    }
  }

  @Test func `a slow change shows that it is in progress, and the list stays`() throws {
    try onTodos(open: 3) { screen in
      screen.world.todos.writingTime = .seconds(5)
      try await screen.app.press("x")
      #expect(screen.app.status.hasPrefix(" 3 open, 0 done"))
      try await screen.world.advance(by: .milliseconds(100))
      #expect(screen.app.status.hasPrefix(" Waiting for the todo file"))
      #expect(screen.selectedTitle == "open 0")
      try await screen.world.advance(by: .seconds(5))
      #expect(screen.app.status.hasPrefix(" Done: open 0. u undoes it."))
      try await screen.app.press("k")
      #expect(screen.app.status.hasPrefix(" 2 open, 1 done"))
    }
  }

  @Test(arguments: ["x", "D", "u"]) func `after a failed change the list is unchanged`(key: String)
    throws
  {
    try onTodos(open: 3) { screen in
      // `u` needs a change.
      try await screen.app.press("x", "x")
      let before = screen.app.frame.rows(of: "todos")
      let reads = screen.world.todos.reads
      screen.world.todos.failure = .storage(.diskFull)
      screen.world.todos.writingTime = .seconds(5)
      try await screen.app.press(key)
      try await screen.world.advance(by: .seconds(5))
      #expect(screen.world.lastNotice?.contains("disk is full") == true)
      #expect(screen.presenter.list.state.phase == .resting)
      #expect(Array(screen.app.frame.rows(of: "todos").prefix(4)) == Array(before.prefix(4)))
      #expect(screen.world.todos.reads == reads)
      #expect(screen.world.loop.untilNextTimer == nil)
    }
  }

  @Test func `a change in the middle of a long list keeps the position`() throws {
    try onTodos(open: 5_000, done: 5_000) { screen in
      for _ in 0..<100 { try await screen.app.press("PageDown") }
      #expect(screen.selectedTitle == "open 2000")
      try await screen.app.press("x")
      #expect(screen.selectedTitle == "open 2000")
      try await screen.app.press("j")
      #expect(screen.selectedTitle == "open 2001")
      #expect(screen.presenter.list.state.selected == 2_000)
      try await screen.app.press("u")
      #expect(screen.selectedTitle == "open 2000")
    }
  }

  @Test func `when the last open todo goes, the open one above it is selected`() throws {
    try onTodos(open: 2, done: 1) { screen in
      try await screen.app.press("j", "D")
      let titles = try await screen.storedTitles
      #expect(titles == ["open 0", "done 0"])
      #expect(screen.selectedTitle == "open 0")
    }
  }

  @Test func `an undone addition leaves the selection on its todo`() throws {
    try onTodos(open: 3) { screen in
      _ = try await screen.world.todos.add(TodoDraft(title: "new"))
      try await screen.app.press("r", "g", "j")
      #expect(screen.selectedTitle == "open 1")
      try await screen.app.press("u")
      let titles = try await screen.storedTitles
      #expect(titles == ["open 0", "open 1", "open 2"])
      #expect(screen.selectedTitle == "open 1")
    }
  }
}
