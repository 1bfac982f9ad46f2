import AppTestSupport
import Domain
import EventLoop
import Testing
import Texts

@testable import Screens
@testable import Todos

/// What stands below a filter while it is typed.
struct TodoFilterReadingTests {
  @Test func `the number of todos is said once it is known`() throws {
    try onWorld { world in
      _ = try await world.environment.todoRepository.add(TodoDraft(title: "Buy tea"))
      let language = TodoFilterReading(world.environment).language { TodoLabels() }
      #expect(language.reading("tea", false) == .understood(world.environment.texts.list.loading))
      try await world.waitUntilIdle()
      #expect(language.reading("tea", false) == .understood("1 open todo"))
      #expect(language.reading("is:open tea", false) != .understood("1 open todo"))
      try await world.waitUntilIdle()
      #expect(language.reading("is:open tea", false) == .understood("1 todo"))
    }
  }

  @Test func `is any is named where a filter leaves out other todos`() throws {
    try onWorld { world in
      let todos = world.environment.todoRepository
      let done = try await todos.add(TodoDraft(title: "Buy tea"))
      _ = try await todos.setState(ids: [done.id], .done, label: "")
      let language = TodoFilterReading(world.environment).language { TodoLabels() }
      _ = language.reading("tea", false)
      try await world.waitUntilIdle()
      #expect(language.reading("tea", false) == .understood("0 open todos; is:any finds the others, too"))
    }
  }

  @Test func `a filter that cannot be counted says why, and can be applied`() throws {
    try onWorld { world in
      world.todos.failure = .storage(.diskFull)
      let language = TodoFilterReading(world.environment).language { TodoLabels() }
      _ = language.reading("tea", false)
      try await world.waitUntilIdle()
      let reason = world.environment.texts.sentence(for: AppError.storage(.diskFull))
      #expect(language.reading("tea", false) == .fault(reason))
      guard case .understood = language.reading("tea", true) else {
        Issue.record("The filter is refused.")
        return
      }
    }
  }
}
