import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import TestSupport
import Testing
import UseCases

struct KeepDraftTests {
  /// An editor whose text is a variable.
  @LoopActor
  private final class Editor {
    var text: String?
    private(set) var failures = 0
    let world: FakeWorld
    private(set) lazy var draft: KeepDraft = {
      let draft = KeepDraft(in: world.unsavedTodos, as: UUID(), on: world.loop) { [weak self] _, _ in
        self?.failures += 1
      }
      draft.unsaved = { [weak self] key in
        self?.text.map {
          UnsavedTodo(key: key, todoID: nil, original: TodoText(title: ""), text: TodoText(title: $0))
        }
      }
      return draft
    }()

    init(_ world: FakeWorld) { self.world = world }

    func type(_ text: String) {
      self.text = text
      draft.soon()
    }

    /// The title that the next editor would be offered; nil for none.
    func left() async throws -> String? {
      let next = Editor(world)
      return try await next.draft.takeLeft(for: nil)?.draft.text.title
    }
  }

  @Test func `what is typed within half a second is one write`() throws {
    try onWorld { world in
      let editor = Editor(world)
      for text in ["m", "mi", "mil", "milk"] {
        editor.type(text)
        try await world.advance(by: .milliseconds(100))
      }
      #expect(world.unsavedTodos.writes == 0)
      try await world.advance(by: .milliseconds(200))
      #expect(world.unsavedTodos.writes == 1)
      editor.draft.end()
      try await world.waitUntilIdle()
      let left = try await editor.left()
      #expect(left == "milk")
    }
  }

  @Test func `the end keeps what was typed just before it`() throws {
    try onWorld { world in
      let editor = Editor(world)
      editor.type("milk")
      editor.draft.end()
      try await world.waitUntilIdle()
      let left = try await editor.left()
      #expect(left == "milk")
    }
  }

  @Test func `a text that was saved leaves no draft`() throws {
    try onWorld { world in
      let editor = Editor(world)
      editor.type("milk")
      await editor.draft.untilWritten()
      editor.text = nil
      editor.draft.end()
      try await world.waitUntilIdle()
      let left = try await editor.left()
      #expect(left == nil)
    }
  }

  @Test func `it is broken until a write succeeds`() throws {
    try onWorld { world in
      let editor = Editor(world)
      world.unsavedTodos.failure = .storage(.diskFull)
      editor.type("milk")
      await editor.draft.untilWritten()
      #expect(editor.draft.isBroken && editor.failures == 1)
      world.unsavedTodos.failure = nil
      await editor.draft.untilWritten()
      #expect(!editor.draft.isBroken && editor.failures == 1)
    }
  }

  @Test func `an editor that goes on with a draft keeps its text as that draft`() throws {
    try onWorld { world in
      let editor = Editor(world)
      editor.type("milk")
      editor.draft.end()
      try await world.waitUntilIdle()
      let next = Editor(world)
      let taken = try await next.draft.takeLeft(for: nil)
      let left = try #require(taken)
      #expect(left.more == 0)
      next.draft.goOn(with: left.draft)
      next.text = "milk and tea"
      await next.draft.untilWritten()
      next.draft.end()
      try await world.waitUntilIdle()
      let last = Editor(world)
      let found = try await last.draft.takeLeft(for: nil)
      #expect(found?.draft.text.title == "milk and tea" && found?.more == 0)
    }
  }
}
