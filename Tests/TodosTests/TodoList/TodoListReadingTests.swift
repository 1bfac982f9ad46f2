import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import UseCases

@testable import Todos

struct TodoListReadingTests {
  @Test func `the empty list of a new file names the copy of an earlier one`() throws {
    try onTodos(size: Size(columns: 120, rows: 24), prepare: { try await $0.backUp(on: "2026-01-30") }) {
      screen in
      let said = "There is a copy of 2026-01-30, ~/backups/octodo-2026-01-30.db."
      #expect(screen.app.rows.contains { $0.contains(said) })
    }
  }

  @Test func `todos that were deleted come back with u, so no copy is named`() throws {
    try onTodos(
      size: Size(columns: 120, rows: 24),
      prepare: {
        _ = try await $0.todos.add(TodoDraft(title: "milk"))
        try await $0.backUp(on: "2026-01-30")
      }
    ) { screen in
      try await screen.app.press("D")
      #expect(screen.app.rows.contains("  Nothing to do yet."))
      #expect(!screen.app.rows.contains { $0.contains("2026-01-30") })
    }
  }

  @Test func `a view whose filter cannot be read finds nothing and says why`() throws {
    try onTodos(open: 2, size: Size(columns: 120, rows: 24)) { screen in
      let view = TodoView(id: "saved-1", name: "Mine", filter: "due:foo ((", sort: TodoSort(.urgency))
      screen.presenter.show(view)
      try await screen.world.waitUntilIdle()
      #expect(screen.presenter.list.state.window.items.isEmpty)
      #expect(screen.app.status.contains("foo is not a date"))
    }
  }

  @Test func `an order that a long list cannot have is given up, now and at a start`() throws {
    let sentence = "A list of more than 100,000 todos cannot be sorted by title."
    try onTodos(open: 2, prepare: { $0.todos.isTooLongForTitles = true }) { screen in
      try await screen.app.press("s", "t")
      #expect(screen.app.status.contains(sentence) && screen.app.rows.contains { $0.contains("open 1") })
      let sorts = try await screen.world.todos.chosenSorts()
      #expect(sorts["all"]?.key != .title)
    }
    try onTodos(
      open: 2, size: Size(columns: 120, rows: 24),
      prepare: {
        try await $0.todos.chooseSort(TodoSort(.title), ofView: "all")
        $0.todos.isTooLongForTitles = true
      }
    ) { screen in
      #expect(screen.app.status.contains(sentence) && screen.app.rows.contains { $0.contains("open 1") })
    }
  }

  @Test func `a list that is not counted yet grows as the selection moves on, until it is counted`() throws {
    try onTodos(open: 700, prepare: { $0.todos.countingTime = .seconds(5) }) { screen in
      func show() async throws {
        try await screen.app.press("f")
        try await screen.app.type("no:due")
        try await screen.app.press("Enter")
      }
      try await show()
      #expect(screen.app.status.contains("201+ open, 0 done · 1 of 201+"))
      try await screen.app.press("G", "PageDown")
      #expect(screen.app.status.contains("of 401+"))
      for _ in 0..<30 { try await screen.app.press("PageDown") }
      #expect(screen.app.status.contains("201+ open, 0 done · 700 of 700"))
      try await screen.app.press("g")
      #expect(screen.app.status.contains("· 1 of 700") || screen.app.status.contains("· 1 of 201+"))
      try await screen.world.advance(by: .seconds(5))
      #expect(screen.app.status.contains("700 open, 0 done · 1 of 700"))
      try await screen.app.press("r")
      #expect(screen.app.status.contains("201+ open, 0 done · 1 of 201+"))
      try await screen.app.press("x", "?", "Esc")
      #expect(screen.app.status.contains("200+ open, 1 done"))
      try await screen.app.press("j")
      try await screen.world.advance(by: .seconds(5))
      #expect(screen.app.status.contains("699 open"))
      try await screen.app.press("G")
      #expect(screen.app.status.contains("699 of 699"))
    }
  }

  @Test func `the list is drawn when it is loaded`() throws {
    try onTodos(open: 2, done: 1, prepare: { $0.todos.readingTime = .seconds(1) }) { screen in
      #expect(screen.app.status.hasPrefix(" Loading..."))
      #expect(!screen.app.rows.contains("  Nothing to do yet."))
      try await screen.world.advance(by: .seconds(1))
      #expect(
        screen.app.frame.rows(of: "todos").prefix(4).map { $0.prefix(12) } == [
          "      Todo  ", "> [ ] open 0", "  [ ] open 1", "  [x] done 0",
        ])
      #expect(screen.app.frame.focus == "todos")
    }
  }

  @Test func `an empty list says how to fill it`() throws {
    try onTodos { screen in
      let text = screen.app.rows.joined(separator: " ")
      #expect(text.contains("Nothing to do yet."))
      #expect(text.contains("Press a to write a todo, or t on a repository"))
      #expect(screen.app.status.hasPrefix(" 0 open, 0 done"))
    }
  }

  @Test func `an external change is shown, with the selected todo still selected`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("j")
      try await screen.world.changeFromOutside { todos in
        let newest = FakeWorld.start.addingTimeInterval(60)
        var todo = Todo(id: 900, title: "from outside", createdAt: newest)
        todo.priority = 1
        todos.append(todo)
      }
      try await screen.world.waitUntilIdle()
      #expect(screen.presenter.list.item(at: 0)?.title == "from outside")
      #expect(screen.selectedTitle == "open 1")
      #expect(screen.presenter.list.state.selected == 2)
    }
  }

  @Test func `a message that names u ends when another octodo changes something`() throws {
    try onTodos(open: 2) { screen in
      try await screen.app.press("x")
      #expect(screen.app.status.hasPrefix(" Done: open 0. u undoes it."))
      try await screen.world.changeInAnotherOctodo { _ = try await $0.add(TodoDraft(title: "new")) }
      try await screen.world.waitUntilIdle()
      #expect(screen.app.status.hasPrefix(" Another program has changed the todos. u now undoes that."))
      try await screen.app.press("u")
      #expect(screen.app.status.hasPrefix(" Undone: added new."))
    }
  }

  @Test func `a message of another screen stays when another octodo changes something`() throws {
    try onTodos(open: 2) { screen in
      try await screen.app.press("x", "j")
      screen.world.notices.say("Starred.")
      try await screen.world.changeInAnotherOctodo { _ = try await $0.add(TodoDraft(title: "new")) }
      try await screen.world.waitUntilIdle()
      #expect(screen.world.notices.texts == ["Starred."])
    }
  }

  @Test func `when another process deletes the selected todo, the position stays`() throws {
    try onTodos(open: 5) { screen in
      try await screen.app.press("j", "j")
      try await screen.world.changeFromOutside { $0.removeAll { $0.title == "open 2" } }
      try await screen.world.waitUntilIdle()
      #expect(screen.selectedTitle == "open 3")
    }
  }

  @Test func `when another process deletes the last todo, the one above it is selected`() throws {
    try onTodos(open: 5) { screen in
      try await screen.app.press("G")
      try await screen.world.changeFromOutside { $0.removeAll { $0.title == "open 4" } }
      try await screen.world.waitUntilIdle()
      #expect(screen.selectedTitle == "open 3")
      #expect(screen.presenter.list.state.selected == 3)
    }
  }

  @Test(arguments: [20, 1_200, 9_999])
  func `when another process deletes far more than is visible, a row is selected`(
    index: Int
  ) throws {
    try onTodos(open: 10_000) { screen in
      if index == 9_999 {
        try await screen.app.press("G")
      } else {
        for _ in 0..<(index / 20) { try await screen.app.press("PageDown") }
      }
      try await screen.world.changeFromOutside { $0 = Array($0.prefix(500)) }
      try await screen.world.waitUntilIdle()
      #expect(screen.selectedTitle == "open \(min(index, 499))")
    }
  }

  @Test func `when another process deletes everything, the list is empty`() throws {
    try onTodos(open: 1_000) { screen in
      try await screen.app.press("G")
      try await screen.world.changeFromOutside { $0 = [] }
      try await screen.world.waitUntilIdle()
      #expect(screen.app.rows.contains("  Nothing to do yet."))
      #expect(screen.presenter.list.state.selected == 0)
    }
  }

  @Test func `a list that cannot be read says why, and r retries`() throws {
    let broken = AppError.storage(.diskFault)
    try onTodos(open: 3, prepare: { $0.todos.failure = broken }) { screen in
      #expect(screen.presenter.list.state.phase == .failed(broken))
      #expect(screen.app.rows.contains { $0.contains("! The todo file could not be read") })
      screen.world.todos.failure = nil
      try await screen.app.press("r")
      #expect(screen.presenter.list.state.phase == .resting)
      #expect(screen.selectedTitle == "open 0")
    }
  }

  @Test func `the visible rows stay when a read fails`() throws {
    try onTodos(open: 3) { screen in
      screen.world.todos.failure = .storage(.diskFault)
      try await screen.app.press("r")
      #expect(screen.presenter.list.state.phase == .failed(.storage(.diskFault)))
      #expect(screen.selectedTitle == "open 0")
    }
  }

  @Test(arguments: ["G", "PageDown"])
  func `a later part that cannot be read says why, and r reads it`(key: String) throws {
    let broken = AppError.storage(.diskFault)
    try onTodos(open: 1_000) { screen in
      screen.world.todos.failure = broken
      for _ in 0..<12 { try await screen.app.press(key) }
      let selected = screen.presenter.list.state.selected
      #expect(screen.presenter.list.state.phase == .failed(broken))
      #expect(screen.app.rows.contains { $0.contains("! The todo file could not be read") })
      #expect(selected >= 200)
      #expect(screen.selectedTitle == nil)
      screen.world.todos.failure = nil
      try await screen.app.press("r")
      #expect(screen.presenter.list.state.phase == .resting)
      #expect(screen.selectedTitle == "open \(selected)")
    }
  }

  @Test func `rows that moved before a later part was read are not joined to the wrong ones`() throws {
    try onTodos(open: 500) { screen in
      try await screen.world.deleteBehindTheList { todo in
        guard let number = Int(todo.title.dropFirst("open ".count)) else { return false }
        return number < 100 || (200..<450).contains(number)
      }
      for _ in 0..<6 { try await screen.app.press("PageDown") }
      let selected = screen.presenter.list.state.selected
      #expect(selected >= 100)
      #expect(screen.presenter.list.state.window.total == 150)
      let titles = try await screen.storedTitles
      #expect(screen.selectedTitle == titles[selected])
    }
  }

  @Test func `loaded rows stay visible when a later part cannot be read`() throws {
    try onTodos(open: 1_000) { screen in
      screen.world.todos.failure = .storage(.diskFault)
      for _ in 0..<7 { try await screen.app.press("PageDown") }
      #expect(screen.presenter.list.state.phase == .failed(.storage(.diskFault)))
      #expect(screen.selectedTitle == "open \(screen.presenter.list.state.selected)")
    }
  }

  @Test func `a move retries what could not be read, and clears the message`() throws {
    try onTodos(open: 1_000) { screen in
      screen.world.todos.failure = .storage(.diskFault)
      try await screen.app.press("G")
      screen.world.todos.failure = nil
      try await screen.app.press("k")
      #expect(screen.presenter.list.state.phase == .resting)
      #expect(screen.selectedTitle == "open 998")
    }
  }

  @Test func `moves made during a reload count from the selected todo`() throws {
    try onTodos(open: 50) { screen in
      screen.world.todos.readingTime = .milliseconds(50)
      try await screen.world.changeFromOutside { todos in
        let newest = FakeWorld.start.addingTimeInterval(60)
        todos.append(Todo(id: 900, title: "from outside", createdAt: newest))
      }
      try await screen.world.waitUntilIdle()
      try await screen.app.press("j", "j")
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.selectedTitle == "open 2")
    }
  }

  @Test func `the todo that was just written is selected when the editor closes`() throws {
    try onTodos(open: 5) { screen in
      try await screen.app.press("G", "a", "Ctrl+E")
      #expect(screen.app.router.page == .todoEditor)
      try await screen.world.advance(by: .seconds(1))
      let added = try await screen.world.todos.add(TodoDraft(title: "brand new"))
      screen.app.router.back(inTab: screen.app.router.currentTab, answering: .todo(id: added.id))
      try await screen.world.waitUntilIdle()
      #expect(screen.selectedTitle == "brand new")
    }
  }

  @Test func `the todo that was just written is selected although the list was reloaded meanwhile`() throws {
    try onTodos(open: 5) { screen in
      try await screen.app.press("G")
      try await screen.app.pressAtOnce("r", "a")
      try await screen.world.changeFromOutside { $0.removeFirst() }
      try await screen.world.advance(by: .seconds(1))
      let added = try await screen.world.todos.add(TodoDraft(title: "brand new"))
      screen.app.router.back(inTab: screen.app.router.currentTab, answering: .todo(id: added.id))
      try await screen.world.waitUntilIdle()
      #expect(screen.selectedTitle == "brand new")
    }
  }

  @Test func `a todo added elsewhere while the editor is open is not mistaken for its todo`() throws {
    try onTodos(open: 5) { screen in
      try await screen.app.press("G", "a", "Ctrl+E")
      try await screen.world.changeFromOutside { todos in
        let newest = FakeWorld.start.addingTimeInterval(60)
        todos.insert(Todo(id: 900, title: "from outside", createdAt: newest), at: 0)
      }
      try await screen.world.waitUntilIdle()
      try await screen.app.press("Esc")
      #expect(screen.selectedTitle == "open 4")
    }
  }

  @Test func `a todo added elsewhere after the editor saved is not mistaken for the editor's`() throws {
    try onTodos(open: 5) { screen in
      try await screen.app.press("G", "a", "Ctrl+E")
      let added = try await screen.world.todos.add(TodoDraft(title: "brand new"))
      try await screen.world.changeFromOutside { todos in
        let newest = FakeWorld.start.addingTimeInterval(60)
        todos.insert(Todo(id: 900, title: "from outside", createdAt: newest), at: 0)
      }
      screen.app.router.back(inTab: screen.app.router.currentTab, answering: .todo(id: added.id))
      try await screen.world.waitUntilIdle()
      #expect(screen.selectedTitle == "brand new")
    }
  }

  @Test func `an editor that was left without saving changes no selection`() throws {
    try onTodos(open: 5) { screen in
      try await screen.app.press("G", "a", "Ctrl+E", "Esc")
      #expect(screen.selectedTitle == "open 4")
    }
  }

  @Test func `the list listens for other processes until it is closed`() throws {
    try onTodos(open: 2) { screen in
      try await screen.app.press("Ctrl+C")
      let before = screen.world.todos.reads
      try await screen.world.changeFromOutside { $0 = [] }
      try await screen.world.waitUntilIdle()
      #expect(screen.world.todos.reads == before)
      #expect(screen.world.loop.untilNextTimer == nil)
    }
  }

  @Test func `an external change is loaded once, however often the tab was chosen`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("2", "1", "2", "1", "2", "1")
      let before = screen.world.todos.reads
      try await screen.world.changeFromOutside { $0.removeLast() }
      try await screen.world.waitUntilIdle()
      // One for the rows, and one for the number of those that are due.
      #expect(screen.world.todos.reads == before + 2)
    }
  }

  @Test func `after an addition an external todo does not take the selection`() throws {
    try onTodos(open: 3) { screen in
      try await screen.app.press("a", "Ctrl+E")
      let added = try await screen.world.todos.add(TodoDraft(title: "new"))
      screen.app.router.back(inTab: screen.app.router.currentTab, answering: .todo(id: added.id))
      try await screen.world.waitUntilIdle()
      #expect(screen.selectedTitle == "new")
      try await screen.app.press("g")
      let late = try await screen.world.storedTodos().count
      try await screen.world.changeFromOutside { todos in
        todos.append(Todo(id: 900, title: "from outside", createdAt: FakeWorld.start.addingTimeInterval(60)))
      }
      try await screen.world.waitUntilIdle()
      let stored = try await screen.world.storedTodos()
      #expect(stored.count == late + 1)
      #expect(screen.selectedTitle == "open 0")
    }
  }
}
