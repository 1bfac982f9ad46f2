public import FoundationEssentials

/// One visit to a repository or an existing todo.
public struct Visit: Hashable, Sendable {
  public var subject: VisitSubject
  /// The name or title at the time of the visit; the history groups by it.
  public var title: String

  public init(_ subject: VisitSubject, title: String) {
    self.subject = subject
    self.title = title
  }
}

/// What can be visited.
public enum VisitSubject: Hashable, Sendable {
  case repo(RepoName)
  case todo(id: Int64)
}

/// All visits to repositories of one name, or to todos of one title: a row of the history.
public struct VisitGroup: Hashable, Sendable, Identifiable {
  public var id: Int64
  /// The latest of these visits.
  public var visit: Visit
  /// The number of visits, at least one.
  public var count: Int
  /// The time of the latest visit.
  public var lastAt: Date

  public init(id: Int64, visit: Visit, count: Int, lastAt: Date) {
    self.id = id
    self.visit = visit
    self.count = count
    self.lastAt = lastAt
  }
}

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

  /// Deletes groups of visits; ignores those that do not exist.
  /// - Throws: `AppError.storage`.
  func delete(ids: [Int64]) async throws

  /// Deletes all visits.
  /// - Throws: `AppError.storage`.
  func deleteAll() async throws
}
