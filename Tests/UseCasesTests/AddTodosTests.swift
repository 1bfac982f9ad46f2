import AppTestSupport
import Domain
import EventLoop
import TestSupport
import Testing
import UseCases

struct AddTodosTests {
  /// What the todos of these tests lead to.
  private static let (kettle, pot) = ("octo/kettle", "octo/pot")

  private static func wanted(_ name: String) throws -> LinkedTitle {
    LinkedTitle(of: .repo(try #require(RepoName(name))))
  }

  @Test func `a thing gets one open todo, however often one is wanted`() throws {
    try onWorld { world in
      let add = AddTodos(world.todos)
      let wanted = [try Self.wanted(Self.kettle), try Self.wanted(Self.pot)]
      guard case .added(let first) = try await add([wanted[0]]),
        case .added(let second) = try await add(wanted), case .alreadyThere(let all) = try await add(wanted)
      else {
        Issue.record("Another outcome.")
        return
      }
      #expect(first.map(\.title) == [Self.kettle])
      #expect(second.map(\.title) == [Self.pot])
      #expect(all.map(\.title) == [Self.kettle, Self.pot])
      #expect(add.lastNumber == 2)
    }
  }

  @Test func `additions are undone from the newest on, and redone`() throws {
    try onWorld { world in
      let add = AddTodos(world.todos)
      _ = try await add([try Self.wanted(Self.kettle)])
      _ = try await add([try Self.wanted(Self.pot)])
      let undone = [try await add.undo()?.title, try await add.undo()?.title, try await add.undo()?.title]
      #expect(undone == [Self.pot, Self.kettle, nil])
      #expect(!add.canUndo() && add.undoneCount == 2)
      let redone = [try await add.redo()?.title, try await add.redo()?.title, try await add.redo()?.title]
      #expect(redone == [Self.kettle, Self.pot, nil])
      #expect(add.canUndo(after: 2) && !add.canUndo(after: add.lastNumber))
    }
  }

  @Test func `an addition that was undone elsewhere is passed over`() throws {
    try onWorld { world in
      let add = AddTodos(world.todos)
      _ = try await add([try Self.wanted(Self.kettle)])
      _ = try await add([try Self.wanted(Self.pot)])
      let elsewhere = try await world.todos.undo()
      #expect(elsewhere?.title == Self.pot)
      let undone = try await add.undo()
      #expect(undone?.title == Self.kettle)
    }
  }

  @Test func `an undo that fails can be tried again`() throws {
    try onWorld { world in
      let add = AddTodos(world.todos)
      _ = try await add([try Self.wanted(Self.kettle)])
      world.todos.failure = .storage(.diskFull)
      await #expect(throws: AppError.storage(.diskFull)) { try await add.undo() }
      #expect(add.canUndo())
      world.todos.failure = nil
      let undone = try await add.undo()
      #expect(undone?.title == Self.kettle)
    }
  }

  @Test func `a new addition ends what could be redone`() throws {
    try onWorld { world in
      let add = AddTodos(world.todos)
      _ = try await add([try Self.wanted(Self.kettle)])
      _ = try await add.undo()
      _ = try await add([try Self.wanted(Self.pot)])
      #expect(add.undoneCount == 0)
    }
  }
}
