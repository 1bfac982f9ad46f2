import AppTestSupport
import Dates
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import TestSupport
import Testing
import Tracking

@testable import Todos

/// The fields below the title and the note.
struct TodoEditorFieldTests {
  /// Types texts into fields, in place of what stands there.
  @LoopActor private func fill(
    _ screen: OpenScreen<TodoEditorPresenter>, _ texts: [(field: TodoField, text: String)]
  ) async throws {
    for (field, text) in texts {
      screen.presenter.focus(field)
      try await screen.app.press("Ctrl+U")
      try await screen.app.type(text)
    }
  }

  private static func todo(_ change: (inout Todo) -> Void = { _ in }) -> Todo {
    var todo = Todo(id: 7, title: "Water the plants", note: "Not too much", createdAt: FakeWorld.start)
    change(&todo)
    return todo
  }

  /// The first todo other than those that a test had before.
  @LoopActor private func stored(
    _ screen: OpenScreen<TodoEditorPresenter>, besides ids: [Int64] = []
  ) async throws -> Todo {
    let todos = try await screen.world.storedTodos()
    return try #require(todos.first { !ids.contains($0.id) })
  }

  private static let day = Day(year: 2027, month: 3, day: 5)

  // MARK: Saving

  @Test func `a new todo has what was typed in its fields`() throws {
    try onEditor(todos: [Todo(id: 3, title: "Buy soil", createdAt: FakeWorld.start)]) { screen in
      try await fill(
        screen,
        [
          (.title, "Water the plants"), (.due, "2027-03-05"), (.rule, "2w"), (.repeatsFrom, "done"),
          (.priority, "high"), (.project, "home.garden"), (.tags, "+plants, green things"),
          (.scheduled, "2027-03-01"), (.until, "2027-12-31"), (.needs, "soil"),
        ])
      try await screen.app.press("Ctrl+S")
      let todo = try await stored(screen, besides: [3])
      #expect(todo.title == "Water the plants" && todo.due == Self.day.map(DateValue.day))
      #expect(todo.rule == "FREQ=WEEKLY;INTERVAL=2;WKST=MO" && todo.repeatsFrom == .completion)
      #expect(todo.priority == 1 && todo.project == "home.garden")
      #expect(todo.tags == ["green things", "plants"] && todo.needs == [3])
      #expect(todo.scheduled?.day(in: .gmt).description == "2027-03-01" && todo.until != nil)
      #expect(screen.world.tracker.takeEvents() == [.pageView(.todoList)])
    }
  }

  @Test func `one undo takes back all that one save changed`() throws {
    let todo = Self.todo { ($0.priority, $0.tags) = (5, ["old"]) }
    try onEditor(.existing(todo), todos: [todo]) { screen in
      let before = try await screen.world.storedTodos()
      try await fill(
        screen,
        [
          (.title, "Feed the plants"), (.note, "A little"), (.wait, "2027-03-05"), (.priority, ""),
          (.tags, "new"),
        ])
      try await screen.app.press("Enter")
      let saved = try await stored(screen)
      #expect(saved.title == "Feed the plants" && saved.state == .waiting)
      #expect(saved.priority == 0 && saved.tags == ["new"])
      _ = try await screen.world.todos.undo()
      let after = try await screen.world.storedTodos()
      #expect(after.map(\.title) == before.map(\.title) && after.map(\.state) == before.map(\.state))
      #expect(after.map(\.tags) == [["old"]] && after.map(\.priority) == [5] && after.map(\.wait) == [nil])
    }
  }

  @Test func `fields that were not changed stay, also those that the editor does not show`() throws {
    let todo = Self.todo {
      ($0.uid, $0.extra, $0.rule, $0.due) = (
        "u-1", "{\"x\":1}", "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1", Self.day.map(DateValue.day)
      )
      $0.annotations = [TodoAnnotation(at: FakeWorld.start, text: "seen")]
    }
    try onEditor(.existing(todo), todos: [todo]) { screen in
      let before = try await stored(screen)
      try await fill(screen, [(.priority, "low")])
      try await screen.app.press("Enter")
      var after = try await stored(screen)
      #expect(after.priority == 9)
      (after.priority, after.urgency, after.changedAt) = (0, before.urgency, before.changedAt)
      #expect(after == before)
    }
  }

  @Test func `a field that cannot be read has the focus, says what is expected, and nothing is saved`() throws
  {
    try onEditor { screen in
      try await fill(screen, [(.title, "x"), (.due, "tomorow"), (.priority, "high")])
      try await screen.app.press("Enter")
      #expect(screen.isOpen && screen.app.frame.focus == "due")
      #expect(screen.form.contains { $0.contains("! Due: tomorow is not a date: tomorrow?") })
      var stored = try await screen.world.storedTodos()
      #expect(stored.isEmpty)
      try await screen.app.press("Ctrl+U")
      #expect(screen.presenter.problem == nil)
      try await screen.app.press("Enter")
      stored = try await screen.world.storedTodos()
      #expect(stored.map(\.priority) == [1] && stored.map(\.due) == [nil])
    }
  }

  @Test func `a date that is in the title, too, is refused`() throws {
    try onEditor { screen in
      try await fill(screen, [(.title, "x due:2027-03-05"), (.due, "2027-03-06")])
      try await screen.app.press("Enter")
      #expect(screen.presenter.problem == "Due: is set twice: remove one of them.")
    }
  }

  @Test func `a long note stays whole when a field is changed`() throws {
    let todo = Self.todo { $0.note = String(repeating: "x", count: 300_000) + "saffron" }
    try onEditor(todos: [todo]) { screen in
      let read = try await stored(screen)
      #expect(read.note.count < todo.note.count)
      screen.app.router.show(.todoEditor(.existing(read)))
      try await screen.world.waitUntilIdle()
      for _ in 0..<5 { try await screen.app.press("Tab") }
      #expect(screen.app.frame.focus == "priority")
      try await screen.app.type("high")
      try await screen.app.press("Enter")
      let pattern = try #require(TextPattern("saffron"))
      let found = try await screen.world.todos.window(
        .top, limit: 5, matching: pattern, by: TodoSort(.created)
      ).todos
      #expect(found.map(\.priority) == [1])
    }
  }

  @Test func `note and link of the title are saved with an existing todo, and cleared`() throws {
    let name = try #require(RepoName("octo/kettle"))
    try onEditor(.existing(Self.todo()), todos: [Self.todo()]) { screen in
      try await screen.app.type(" note:little gh:octo/kettle")
      try await screen.app.press("Enter")
      let saved = try await stored(screen)
      #expect(saved.note == "little" && saved.link == .repo(name) && saved.title == "Water the plants")
      screen.app.router.show(.todoEditor(.existing(saved)))
      try await screen.world.waitUntilIdle()
      try await screen.app.type(" note: gh:")
      try await screen.app.press("Enter")
      let cleared = try await stored(screen)
      #expect(cleared.note == "" && cleared.link == nil)
    }
  }

  @Test func `an address in a title does not replace the link that a todo has`() throws {
    let name = try #require(RepoName("octo/kettle"))
    let todo = Self.todo { $0.link = .repo(name) }
    try onEditor(.existing(todo), todos: [todo]) { screen in
      try await screen.app.type(" as in https://github.com/o/r")
      try await screen.app.press("Enter")
      let saved = try await stored(screen)
      #expect(saved.link == .repo(name) && saved.title.hasSuffix("https://github.com/o/r"))
    }
  }

  @Test func `a note that is in the title and in its field is refused`() throws {
    try onEditor(.existing(Self.todo()), todos: [Self.todo()]) { screen in
      try await fill(screen, [(.title, "x note:little"), (.note, "more")])
      try await screen.app.press("Ctrl+S")
      #expect(screen.presenter.problem?.contains("There are two notes: remove one of them.") == true)
      #expect(screen.app.frame.focus == "note")
    }
  }

  @Test func `a rule is shown as it is counted from the dates of the todo`() throws {
    try onEditor { screen in
      try await fill(screen, [(.due, "2027-01-31"), (.rule, "month")])
      #expect(screen.form.contains { $0.contains("Repeat:    month") && $0.contains("last day") })
    }
  }

  @Test func `a series that begins on a day that has passed is asked about`() throws {
    try onEditor { screen in
      try await fill(screen, [(.title, "x"), (.due, "2020-01-01"), (.rule, "week")])
      try await screen.app.press("Enter")
      #expect(screen.world.dialogs.question?.title == "It repeats from a day that has passed")
      let stored = try await screen.world.storedTodos()
      #expect(stored.isEmpty)
    }
  }

  // MARK: Readings and words

  @Test func `what is understood of a date stands beside it while it is typed`() throws {
    try onEditor { screen in
      try await fill(screen, [(.due, "2027-03-0")])
      #expect(screen.form[5].hasSuffix("2027-03-0"))
      try await screen.app.type("5")
      #expect(screen.form[5].contains("Due:       2027-03-05          Fri 5 Mar 2027"))
      try await fill(screen, [(.wait, "someday"), (.rule, "mon,thu"), (.until, "abc"), (.tags, "a")])
      #expect(screen.form[6].contains("repeats every week on Mon, Thu"))
      #expect(screen.form[12].contains("Wait:      someday") && !screen.form[12].contains("someday   s"))
      #expect(screen.form[13].contains("! abc is not a date."))
    }
  }

  @Test func `Tab completes tags, projects and words, and goes on behind a value`() throws {
    let todo = Self.todo { ($0.tags, $0.project) = (["plants", "work"], "home.garden") }
    try onEditor(todos: [todo]) { screen in
      try await fill(screen, [(.tags, "new, wo")])
      #expect(screen.form.contains { $0.hasPrefix(" work") })
      try await screen.app.press("Tab")
      #expect(screen.presenter.line(of: .tags).text == "new, work" && screen.app.frame.focus == "tags")
      try await screen.app.press("Tab")
      #expect(screen.app.frame.focus == "scheduled")
      try await fill(screen, [(.project, "HOME.")])
      try await screen.app.press("Tab")
      #expect(screen.presenter.line(of: .project).text == "home.garden")
      try await fill(screen, [(.due, "fri")])
      try await screen.app.press("Tab")
      #expect(screen.presenter.line(of: .due).text == "fri" && screen.app.frame.focus == "repeat")
      try await fill(screen, [(.priority, "me")])
      try await screen.app.press("Tab")
      #expect(screen.presenter.line(of: .priority).text == "medium")
    }
  }

  // MARK: Related todos

  private static let others = [
    Todo(id: 3, title: "Buy soil", createdAt: FakeWorld.start),
    Todo(id: 4, title: "Buy seeds, many", createdAt: FakeWorld.start),
    Todo(id: 5, title: "Buy nothing", createdAt: FakeWorld.start, doneAt: FakeWorld.start),
  ]

  @Test func `a todo is found by words of it, and its title stands beside its number`() throws {
    try onEditor(todos: Self.others) { screen in
      try await fill(screen, [(.parent, "seeds, m")])
      #expect(screen.form[14].contains("Part of:   seeds, m            #4 Buy seeds, many"))
      try await screen.app.press("Tab")
      #expect(screen.presenter.line(of: .parent).text == "4")
      #expect(screen.form[14].contains("Part of:   4                   Buy seeds, many"))
      try await fill(screen, [(.needs, "3, buy")])
      #expect(screen.form.contains { $0.contains("#4 Buy seeds, many") && $0.contains("#3 Buy soil") })
      #expect(!screen.form.contains { $0.contains("Buy nothing") })
    }
  }

  @Test(arguments: [
    ("+2", "No open todo has the text +2."), ("buy", "Several open todos have the text buy."),
    ("tea", "No open todo has the text tea."),
  ])
  func `words that do not stand for one todo are refused`(words: String, sentence: String) throws {
    try onEditor(todos: Self.others) { screen in
      try await fill(screen, [(.title, "x"), (.needs, words)])
      try await screen.app.press("Enter")
      #expect(screen.isOpen && screen.app.frame.focus == "needs")
      #expect(screen.presenter.problem?.hasPrefix("Needs: \(sentence)") == true)
    }
  }

  @Test func `a number without a todo is said beside it, and refused`() throws {
    try onEditor(todos: Self.others) { screen in
      try await fill(screen, [(.title, "x"), (.parent, "99")])
      #expect(screen.form[14].contains("! There is no todo with the number 99."))
      try await screen.app.press("Enter")
      #expect(screen.isOpen && screen.app.frame.focus == "parent" && screen.presenter.problem != nil)
    }
  }

  // MARK: Changed elsewhere

  @Test func `a field that was changed here and elsewhere is shown before it is replaced`() throws {
    let todo = Self.todo { $0.due = Self.day.map(DateValue.day) }
    try onEditor(.existing(todo), todos: [todo]) { screen in
      try await screen.world.changeFromOutside {
        $0[0].due = Day(year: 2027, month: 6, day: 7).map { .day($0) }
      }
      try await fill(screen, [(.due, "2027-04-01")])
      try await screen.app.press("Enter")
      #expect(
        screen.world.dialogs.question?.detail.hasSuffix("Of Water the plants, this is now: Due: 2027-06-07")
          == true)
      try await screen.app.press("Y")
      let stored = try await screen.world.storedTodos()
      #expect(stored.first?.due?.day(in: .gmt).description == "2027-04-01")
    }
  }

  @Test func `other fields that were changed elsewhere stay, and tags of both sides`() throws {
    let todo = Self.todo { ($0.priority, $0.tags) = (5, ["old"]) }
    try onEditor(.existing(todo), todos: [todo]) { screen in
      try await screen.world.changeFromOutside { ($0[0].priority, $0[0].tags) = (1, ["old", "theirs"]) }
      try await fill(screen, [(.project, "home"), (.tags, "mine")])
      try await screen.app.press("Enter")
      #expect(!screen.isOpen)
      let saved = try await stored(screen)
      #expect(saved.priority == 1 && saved.project == "home" && saved.tags == ["mine", "theirs"])
    }
  }

  // MARK: Drafts

  @Test func `changed fields are kept as a draft and come back`() throws {
    let todo = Self.todo { ($0.priority, $0.project) = (5, "home") }
    try onEditor(.existing(todo), todos: [todo]) { screen in
      try await fill(screen, [(.due, "fri"), (.priority, "")])
      try await screen.app.press("Esc")
      #expect(!screen.isOpen)
      screen.app.router.show(.todoEditor(.existing(todo)))
      try await screen.world.waitUntilIdle()
      try await screen.app.press("Enter")
      #expect(screen.form.contains { $0.hasPrefix(" Due:       fri ") })
      #expect(screen.form.contains { $0.hasPrefix(" Priority:  high, medium") })
      #expect(screen.form.contains { $0.hasPrefix(" Project:   home") })
    }
  }

  @Test func `a draft of fields goes on with the todo as it is now, and asks about what was changed since`()
    throws
  {
    let now = Self.todo { ($0.priority, $0.project) = (1, "work") }
    let left = UnsavedTodo(
      key: UUID(), todoID: 7,
      original: TodoText(title: now.title, note: now.note, fields: ["priority": "medium", "due": ""]),
      text: TodoText(title: now.title, note: now.note, fields: ["priority": "low", "due": "2027-03-05"]))
    try onEditor(.existing(now), left: [left], todos: [now]) { screen in
      try await screen.app.press("Enter")
      #expect(screen.presenter.line(of: .project).text == "work")
      #expect(screen.presenter.line(of: .priority).text == "low")
      try await screen.app.press("Enter")
      #expect(screen.world.dialogs.question?.detail.hasSuffix("this is now: Priority: high") == true)
      try await screen.app.press("Y")
      let saved = try await stored(screen)
      #expect(saved.priority == 9 && saved.project == "work" && saved.due == Self.day.map(DateValue.day))
    }
  }

  @Test func `a todo that was deleted meanwhile can be saved as a new one with its fields`() throws {
    let todo = Self.todo { ($0.project, $0.tags) = ("home", ["plants"]) }
    try onEditor(.existing(todo)) { screen in
      try await fill(screen, [(.priority, "high")])
      try await screen.app.press("Enter")
      #expect(screen.presenter.problem?.contains("Save again to keep it as a new one") == true)
      try await screen.app.press("Enter")
      let saved = try await stored(screen)
      #expect(saved.priority == 1 && saved.project == "home" && saved.tags == ["plants"])
    }
  }
}
