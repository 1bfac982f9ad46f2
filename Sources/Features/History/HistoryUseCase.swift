import AppCore
import Domain
import EventLoop

/// Reading, changing and exporting the history.
struct HistoryUseCase {
  let visits: any VisitRepository
  let todos: any TodoRepository
  let desktop: any Desktop
  let loop: EventLoop
  private let thread = HelperThread()

  /// Rows that are read at a time.
  static let windowSize = 600

  @LoopActor
  init(_ environment: Environment) {
    visits = environment.visits
    todos = environment.todoRepository
    desktop = environment.desktop
    loop = environment.loop
  }

  /// - Throws: `AppError.storage`.
  func window(_ anchor: VisitAnchor) async throws -> VisitWindow {
    try await visits.window(anchor, limit: Self.windowSize)
  }

  /// The todo as it is now; nil where it was deleted.
  /// - Throws: `AppError.storage`.
  func todo(id: Int64) async throws -> Todo? {
    try await todos.window(.around(id), limit: 1).todos.first { $0.id == id }
  }

  /// - Throws: `AppError.storage`.
  func delete(_ group: VisitGroup) async throws {
    try await visits.delete(id: group.id)
  }

  /// - Throws: `AppError.storage`.
  func deleteAll() async throws {
    try await visits.deleteAll()
  }

  /// The whole history as CSV.
  /// - Throws: `AppError.storage`.
  func csv() async throws -> String {
    let groups = try await visits.all()
    return await loop.offload("write the history as CSV", to: thread) { HistoryCSV.text(of: groups) }
  }

  /// Writes the whole history into a new file.
  /// - Throws: `AppError.storage`, `ExportError.notSaved`.
  func save(as name: String) async throws -> SavedFile {
    let csv = try await csv()
    return try await loop.offload("save the history", to: thread) { [desktop] in
      try desktop.save(csv, as: name)
    }
  }
}
