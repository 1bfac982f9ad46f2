import AppCore
import AppTestSupport
import Domain
import EventLoop
import TestSupport
import Testing

struct RepoTodosTests {
  private func onTodos(
    _ body: @escaping @LoopActor @Sendable (FakeWorld, RepoTodos, RepoName) async throws -> Void
  ) throws {
    let name = try #require(RepoName("octo/kettle"))
    try onLoop { loop in
      let world = FakeWorld(loop: loop)
      try await body(world, RepoTodos(world.environment), name)
    }
  }

  @Test func `a todo is made and said`() throws {
    try onTodos { world, todos, name in
      todos.make(for: name)
      try await world.settle()
      #expect(world.todos.todos.map(\.title) == ["octo/kettle"])
      #expect(world.todos.todos.first?.link == .repo(name))
      #expect(world.lastNotice == "Todo added: octo/kettle. Press 2 to see it.")
    }
  }

  @Test func `a second one is not made while the first is open`() throws {
    try onTodos { world, todos, name in
      todos.make(for: name)
      todos.make(for: name)
      try await world.settle()
      #expect(world.todos.todos.count == 1)
      #expect(world.lastNotice == "It is in the todos already: octo/kettle. Press 2 to see it.")
    }
  }

  @Test func `after the first was done another one may be made`() throws {
    try onTodos { world, todos, name in
      todos.make(for: name)
      try await world.settle()
      _ = try await world.todos.setDone(id: try #require(world.todos.todos.first).id, true)
      todos.make(for: name)
      try await world.settle()
      #expect(world.todos.todos.map(\.isDone) == [false, true])
    }
  }

  @Test func `many at once are all made, in order`() throws {
    try onTodos { world, todos, _ in
      world.todos.writingTime = .seconds(1)
      for number in 0..<3 { todos.make(for: try #require(RepoName("octo/r\(number)"))) }
      try await world.settle()
      try await world.advance(by: .seconds(3))
      #expect(world.todos.todos.map(\.title) == ["octo/r2", "octo/r1", "octo/r0"])
    }
  }

  @Test func `a failure is said, and the next one works`() throws {
    try onTodos { world, todos, name in
      world.todos.failure = .storage(.diskFull)
      todos.make(for: name)
      try await world.settle()
      #expect(world.lastNotice?.contains("disk is full") == true)
      world.todos.failure = nil
      todos.make(for: name)
      try await world.settle()
      #expect(world.todos.todos.count == 1)
    }
  }
}
