import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Todos

/// Moves in a list that is far longer than its loaded part.
struct TodoListMoveTests {
  @Test func `at the end of the list a move reads nothing, and one towards the start reads once`() throws {
    try onTodos(open: 1_000) { screen in
      // A todo added elsewhere reloads the list around the selection, with fewer rows above it than below.
      try await screen.app.press("G", "r")
      let before = screen.world.todos.reads
      for _ in 0..<10 { try await screen.app.press("k") }
      #expect(screen.world.todos.reads == before)
      for _ in 0..<60 { try await screen.app.press("k") }
      #expect(screen.world.todos.reads <= before + 1)
      #expect(screen.selectedTitle == "open 929")
    }
  }

  private static let (open, done) = (6_000, 4_000)
  private static let total = 10_000
  /// How far each key moves with 21 visible rows of todos.
  private static let moves: [(key: String, by: Int)] = [
    ("j", 1), ("k", -1), ("PageDown", 20), ("PageUp", -20), ("Ctrl+D", 10), ("Ctrl+U", -10),
    ("g", -total), ("G", total),
  ]

  private static func title(at index: Int) -> String {
    index < open ? "open \(index)" : "done \(index - open)"
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `every move ends where it must, with few rows loaded`(seed: UInt64) throws {
    try onTodos(open: Self.open, done: Self.done) { screen in
      var generator = SeededGenerator(seed: seed)
      var index = 0
      for step in 0..<400 {
        // Jumps to the ends are rare, so that the walk also reaches the middle.
        let number = Int.random(in: 0..<60, using: &generator)
        let move = Self.moves[number < 2 ? 6 + number : number % 6]
        index = max(0, min(index + move.by, Self.total - 1))
        try await screen.app.press(move.key)
        #expect(screen.selectedTitle == Self.title(at: index), "step \(step), \(move.key)")
        #expect(screen.presenter.list.state.window.items.count <= 600)
        #expect(screen.app.frame.rows(of: "todos").dropFirst().allSatisfy { !$0.isEmpty }, "step \(step)")
      }
    }
  }

  @Test func `hundreds of pages down and up again show every row on the way`() throws {
    try onTodos(open: Self.open, done: Self.done) { screen in
      for page in 1...300 {
        try await screen.app.press("PageDown")
        #expect(screen.selectedTitle == Self.title(at: 20 * page))
      }
      for page in (0..<300).reversed() {
        try await screen.app.press("PageUp")
        #expect(screen.selectedTitle == Self.title(at: 20 * page))
      }
      #expect(screen.presenter.list.state.window.items.count <= 600)
    }
  }

  @Test func `moves that arrive together end where they would one by one`() throws {
    try onTodos(open: Self.open, done: Self.done) { screen in
      var generator = SeededGenerator(seed: 7)
      var index = 0
      for _ in 0..<40 {
        let batch = (0..<30).map { _ in Self.moves[Int.random(in: 0..<8, using: &generator)] }
        for move in batch { index = max(0, min(index + move.by, Self.total - 1)) }
        let keys = try batch.map { try #require(Key(name: $0.key)) }
        try await screen.app.send(keys.map { .key($0) })
        #expect(screen.selectedTitle == Self.title(at: index))
      }
    }
  }

  @Test func `a jump to the end and a step back read a few rows, not the whole list`() throws {
    try onTodos(open: Self.open, done: Self.done) { screen in
      let before = screen.world.todos.reads
      try await screen.app.pressAtOnce("G", "k", "k")
      #expect(screen.selectedTitle == Self.title(at: Self.total - 3))
      #expect(screen.world.todos.reads - before <= 3)
      try await screen.app.pressAtOnce("g", "j", "PageDown")
      #expect(screen.selectedTitle == Self.title(at: 21))
      #expect(screen.world.todos.reads - before <= 6)
    }
  }

  @Test func `moves made during a read are kept`() throws {
    try onTodos(open: Self.open, done: Self.done) { screen in
      screen.world.todos.readingTime = .milliseconds(50)
      var index = 0
      for _ in 0..<40 {
        try await screen.app.press("PageDown")
        index += 20
        try await screen.world.advance(by: .milliseconds(7))
      }
      try await screen.world.advance(by: .seconds(2))
      #expect(screen.selectedTitle == Self.title(at: index))
      try await screen.app.press("G", "k", "k")
      try await screen.world.advance(by: .seconds(2))
      #expect(screen.selectedTitle == Self.title(at: Self.total - 3))
    }
  }

  @Test func `the status line shows the position and the counts`() throws {
    try onTodos(open: Self.open, done: Self.done) { screen in
      #expect(screen.app.status.hasPrefix(" 6,000 open, 4,000 done · 1 of 10,000"))
      try await screen.app.press("G")
      #expect(screen.app.status.hasPrefix(" 6,000 open, 4,000 done · 10,000 of 10,000"))
    }
  }

  @Test func `a step in the middle of the loaded part reads nothing`() throws {
    try onTodos(open: Self.open) { screen in
      let before = screen.world.todos.reads
      try await screen.app.press("j", "k", "PageDown", "PageUp")
      #expect(screen.world.todos.reads == before)
    }
  }
}
