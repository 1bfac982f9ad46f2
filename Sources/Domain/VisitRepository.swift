/// Access to the history of what was opened on this machine.
public protocol VisitRepository: Sendable {
  /// Puts a visit that is made now in front.
  /// - Throws: `AppError.storage`.
  func record(_ visit: Visit) async throws

  /// At most `limit` groups with `anchor` among them; less on one side of it where the history ends there.
  /// - Throws: `AppError.storage`.
  func window(_ anchor: VisitAnchor, limit: Int) async throws -> Window<VisitGroup>

  /// The whole history, the last visit first.
  /// - Throws: `AppError.storage`.
  func all() async throws -> [VisitGroup]

  /// Forgets a group of visits; nothing where it is gone already.
  /// - Throws: `AppError.storage`.
  func delete(id: Int64) async throws

  /// Forgets all visits.
  /// - Throws: `AppError.storage`.
  func deleteAll() async throws
}
