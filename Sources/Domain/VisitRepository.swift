/// Access to the history of opened repositories and todos.
public protocol VisitRepository: Sendable {
  /// Records a visit at the current time.
  /// - Throws: `AppError.storage`.
  func record(_ visit: Visit) async throws

  /// At most `limit` groups around `anchor`; fewer on one side if the history ends there.
  /// - Throws: `AppError.storage`.
  func window(_ anchor: VisitAnchor, limit: Int) async throws -> Window<VisitGroup>

  /// The whole history, the latest visit first.
  /// - Throws: `AppError.storage`.
  func all() async throws -> [VisitGroup]

  /// Deletes a group of visits; does nothing if it does not exist.
  /// - Throws: `AppError.storage`.
  func delete(id: Int64) async throws

  /// Deletes all visits.
  /// - Throws: `AppError.storage`.
  func deleteAll() async throws
}
