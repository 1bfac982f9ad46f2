import AppTestSupport
import Dates
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing

@testable import Todos

struct TodoCalendarTests {
  @Test func `each day has the number of all its todos, however many the month has`() throws {
    let first = try #require(Day(iso: "2026-01-01"))
    try onScreen(
      .todoCalendar(nil), size: Size(columns: 80, rows: 24),
      tabs: [Tab(root: .todoCalendar(nil)) { _ in "Calendar" }],
      prepare: { world in
        try await world.fill(open: 2_900)
        for day in 0..<29 {
          var changes = TodoChanges()
          changes.set(.due, .date(.day(first.adding(days: day))))
          let ids = (1...2_900).filter { $0 <= 1_400 ? $0 % 28 == day : day == 28 }
          _ = try await world.todos.apply(changes, to: ids.map(Int64.init), label: "")
        }
      },
      make: { route, environment, router in
        guard case .todoCalendar(let day) = route else { return nil }
        let presenter = TodoCalendarPresenter(on: day, environment, router)
        return (presenter, TodoCalendarScreen(presenter))
      }
    ) { (screen: OpenScreen<TodoCalendarPresenter>) in
      let counts = (0..<28).map { screen.presenter.count(on: first.adding(days: $0)) }
      #expect(counts.allSatisfy { $0 == 50 })
      #expect(screen.presenter.count(on: first.adding(days: 28)) == 1_500)
      #expect(!screen.presenter.todos(on: first.adding(days: 27)).isEmpty)
    }
  }
}
