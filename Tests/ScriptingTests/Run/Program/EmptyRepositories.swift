import Domain
import FoundationEssentials
import Screens

/// The repositories of a program without data.
struct EmptyRepositories: TodoRepository, UnsavedTodoRepository,
  QueryHistoryRepository, VisitRepository, SettingsRepository
{
  func recentQueries(limit: Int) async throws -> [String] { [] }
  func remember(_ query: String) async throws {}
  func window(_ anchor: TodoAnchor, limit: Int) async throws -> TodoWindow { .empty }
  func findOrAdd(_ link: TodoLink, title: String) async throws -> FoundTodo { throw AppError.emptyTitle }
  func add(_ draft: TodoDraft) async throws -> Todo { throw AppError.emptyTitle }
  func update(_ original: Todo, to draft: TodoDraft) async throws -> TodoUpdate { throw AppError.todoGone }
  func setDone(id: Int64, _ isDone: Bool) async throws -> Todo { throw AppError.todoGone }
  func delete(id: Int64) async throws {}
  func undo() async throws -> UndoneChange? { nil }
  func redo() async throws -> UndoneChange? { nil }
  func takeLeft(for todoID: Int64?) async throws -> UnsavedTodo? { nil }
  func keep(_ todo: UnsavedTodo) async throws {}
  func discard(_ key: UUID) async throws {}
  func release(_ key: UUID) async {}
  func record(_ visit: Visit) async throws {}
  func window(_ anchor: VisitAnchor, limit: Int) async throws -> Window<VisitGroup> { .empty }
  func all() async throws -> [VisitGroup] { [] }
  func deleteAll() async throws {}
  func check() async throws(SettingsProblem) {}
  func keep(_ change: SettingChange) async throws(SettingsProblem) {}
  func foreignChanges() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
