import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts

@testable import Todos

/// Keys typed before the save started by Enter has ended.
struct TodoEditorTypeAheadTests {
  /// Keys as one read of the terminal delivers them; `\n` is Enter.
  private static func keys(_ text: String) -> [InputEvent] {
    text.unicodeScalars.map { .key($0 == "\n" ? Key(.enter) : .char($0)) }
  }

  @Test(arguments: [Duration.zero, .milliseconds(50)])
  func `keys after Enter reach the screen below`(writingTime: Duration) throws {
    try onEditor { screen in
      screen.world.todos.writingTime = writingTime
      try await screen.app.type("milk")
      let moves: [InputEvent] = [.key(Key(.down)), .key(Key(.up))]
      try await screen.app.send(Self.keys("\n") + moves)
      try await screen.world.advance(by: .seconds(1))
      let stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["milk"])
      #expect(screen.app.resolver.stubs.first?.events == moves)
    }
  }

  @Test func `keys that arrive one by one during a save are queued as well`() throws {
    try onEditor { screen in
      screen.world.todos.writingTime = .milliseconds(50)
      try await screen.app.type("milk")
      try await screen.app.press("Enter", "x", "Esc", "u")
      #expect(screen.presenter.title.text == "milk")
      #expect(screen.world.dialogs.question == nil)
      try await screen.world.advance(by: .seconds(1))
      #expect(
        screen.app.resolver.stubs.first?.events == Self.keys("x") + [.key(Key(.escape))] + Self.keys("u"))
    }
  }

  @Test(arguments: [Duration.zero, .milliseconds(50)])
  func `keys after an Enter that did not save are dropped`(writingTime: Duration) throws {
    try onEditor { screen in
      screen.world.todos.writingTime = writingTime
      screen.world.todos.failure = .storage(.diskFull)
      try await screen.app.type("milk")
      try await screen.app.send(Self.keys("\nu2q"))
      try await screen.world.advance(by: .seconds(1))
      #expect(screen.isOpen)
      #expect(screen.presenter.title.text == "milk")
      #expect(screen.presenter.problem?.contains("disk is full") == true)
      #expect(screen.app.terminal.grid.takeEffects() == [.bell])
      try await screen.app.type("x")
      #expect(screen.presenter.title.text == "milkx")
    }
  }

  @Test func `keys after an Enter without a title are dropped`() throws {
    try onEditor { screen in
      try await screen.app.send(Self.keys("\nu2q"))
      #expect(screen.presenter.problem == Texts(.en).errors.emptyTitle)
      #expect(screen.presenter.title.isEmpty)
    }
  }

  @Test func `keys after Enter do not answer the question that the save asks`() throws {
    let original = Todo(id: 7, title: "old", createdAt: FakeWorld.start)
    try onEditor(.existing(original)) { screen in
      var theirs = original
      theirs.title = "theirs"
      try await screen.world.changeFromOutside { $0 = [theirs] }
      try await screen.app.type("er")
      try await screen.app.send(Self.keys("\nY\n"))
      #expect(screen.world.dialogs.question != nil)
      var stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["theirs"])
      try await screen.app.press("Y")
      stored = try await screen.world.storedTodos()
      #expect(stored.map(\.title) == ["older"])
    }
  }
}
