public import FoundationEssentials

/// One visit to a repository, an issue or an existing todo.
public struct Visit: Hashable, Sendable {
  public var item: Item
  /// The name or title at the time of the visit; the history groups by it.
  public var title: String

  public init(_ item: Item, title: String) {
    self.item = item
    self.title = title
  }

  /// The title without the item's name before it; nil if only the name is known.
  public var ownTitle: String? {
    let name = "\(item) "
    return title.hasPrefix(name) ? String(title.dropFirst(name.count)) : nil
  }
}

/// All visits to a repository, to an issue, or to todos of one title: a row of the history.
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

/// The groups of visits that `undo` restored.
public struct RestoredVisits: Hashable, Sendable {
  /// At least one, the newest first.
  public var ids: [Int64]
  /// The title of the newest.
  public var title: String

  public init(ids: [Int64], title: String) {
    self.ids = ids
    self.title = title
  }
}

/// Access to the history of opened repositories, issues and todos.
public protocol VisitRepository: Sendable {
  /// Records a visit at the current time.
  /// - Throws: `AppError.storage`.
  func record(_ visit: Visit) async throws

  /// Gives a group the name and title that GitHub answered with: an issue that was opened by its number alone has no
  /// title yet, and what was moved has another name. Adds it to the group of that name if there is one.
  /// - Throws: `AppError.storage`.
  func rename(_ item: Item, to visit: Visit) async throws

  /// At most `limit` groups around `anchor`; fewer on one side if the history ends there.
  /// - Parameter pattern: leaves out groups that do not contain it in their title; nil for all groups.
  /// - Throws: `AppError.storage`.
  func window(
    _ anchor: VisitAnchor, limit: Int, matching pattern: TextPattern?
  ) async throws -> Window<VisitGroup>

  /// The whole history, the latest visit first.
  /// - Throws: `AppError.storage`.
  func all() async throws -> [VisitGroup]

  /// Deletes groups of visits, as one deletion; ignores those that do not exist. `undo` restores them.
  /// - Throws: `AppError.storage`.
  func delete(ids: [Int64]) async throws

  /// Deletes all visits, as one deletion. `undo` restores them.
  /// - Parameter pattern: keeps groups that do not contain it in their title; nil deletes all.
  /// - Throws: `AppError.storage`.
  func deleteAll(matching pattern: TextPattern?) async throws

  /// Undoes the last deletion that is not undone yet, including those of earlier runs; returns nil if there is
  /// none.
  /// - Throws: `AppError.storage`.
  func undo() async throws -> RestoredVisits?

  /// The number of deleted groups that `undo` can still restore.
  /// - Throws: `AppError.storage`.
  func deletedCount() async throws -> Int

  /// Permanently deletes what `undo` would restore.
  /// - Throws: `AppError.storage`.
  func forgetDeleted() async throws
}

extension VisitRepository {
  /// At most `limit` groups of the whole history around `anchor`.
  /// - Throws: `AppError.storage`.
  public func window(_ anchor: VisitAnchor, limit: Int) async throws -> Window<VisitGroup> {
    try await window(anchor, limit: limit, matching: nil)
  }
}
