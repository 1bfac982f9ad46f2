import AppTestSupport
import Dates
import Domain
import EventLoop
import Synchronization
import Terminal
import Testing

@testable import Todos

struct TodoListColumnsTests {
  private func header(
    columns: Int, _ fields: @escaping @Sendable (inout TodoChanges) -> Void
  ) throws -> (header: String, row: String) {
    let rows = Mutex<[String]>([])
    try onTodos(
      size: Size(columns: columns, rows: 12),
      prepare: { world in
        var changes = TodoChanges()
        changes.set(.title, .text("Write the notes of the release"))
        fields(&changes)
        _ = try await world.todos.add(changes)
      }
    ) { screen in
      let drawn = screen.app.frame.rows(of: "todos")
      rows.withLock { $0 = drawn }
    }
    let drawn = rows.withLock { $0 }
    try #require(drawn.count > 1)
    return (drawn[0], drawn[1])
  }

  /// The day after the test clock, a Sunday.
  private static let tomorrow = TodoFieldValue.date(.day(Day(number: 20_485)))

  @Test func `a column that no todo needs is left out`() throws {
    let plain = try header(columns: 80) { _ in }
    #expect(!plain.header.contains("due"))
    let due = try header(columns: 80) { $0.set(.due, Self.tomorrow) }
    #expect(due.header.contains("due"))
    #expect(due.row.contains("sun"))
  }

  @Test func `in a narrow list the age gives way, and the title last`() throws {
    let narrow = try header(columns: 40) {
      $0.set(.due, Self.tomorrow)
      $0.set(.priority, .number(1))
    }
    #expect(!narrow.header.contains("added"))
    #expect(narrow.row.contains("!!! Write the notes of the"))
  }

  @Test func `project and tags stand behind the title, and are cut before it`() throws {
    let fields: @Sendable (inout TodoChanges) -> Void = {
      $0.set(.project, .text("octodo"))
      $0.addedTags = ["bug"]
    }
    let wide = try header(columns: 80, fields).row
    #expect(wide.contains("release @octodo +bug"))
    let narrow = try header(columns: 40, fields).row
    #expect(narrow.contains("Write the notes of the") && !narrow.contains("+bug"))
  }

  @Test func `each column that a view names shows its field`() throws {
    try onTodos(
      size: Size(columns: 200, rows: 12),
      prepare: { world in
        var changes = TodoChanges()
        changes.set(.title, .text("Write"))
        changes.set(.project, .text("octodo"))
        changes.set(.priority, .number(5))
        for field: TodoField in [.due, .scheduled, .until] { changes.set(field, Self.tomorrow) }
        changes.addedTags = ["bug", "now"]
        _ = try await world.todos.add(changes)
        try await world.todos.saveView(
          named: "Mine", filter: "is:any", sort: TodoSort(.urgency), columns: TodoColumn.allCases)
      }
    ) { screen in
      let saved = try await screen.world.todos.savedViews()
      screen.presenter.show(TodoView(try #require(saved.first)))
      try await screen.world.waitUntilIdle()
      let rows = screen.app.frame.rows(of: "todos").map { $0.split(separator: " ").map(String.init) }
      let header = "Todo project tags due waits scheduled until urg added changed done"
      #expect(rows[0].joined(separator: " ") == header)
      let row = rows[1].joined(separator: " ")
      #expect(row.contains("Write !! octodo +bug +now sun sun sun"))
      #expect(row.hasSuffix("now now"))
    }
  }
}
