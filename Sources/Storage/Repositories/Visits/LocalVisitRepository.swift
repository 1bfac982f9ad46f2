public import Domain
import EventLoop

/// The history in the local database.
public struct LocalVisitRepository: VisitRepository {
  private let database: LocalDatabase

  public init(database: LocalDatabase) {
    self.database = database
  }

  public func record(_ visit: Visit) async throws {
    let now = database.now()
    try await database.use("keep a visit") { try VisitTable($0).record(visit, now: now) }
  }

  public func rename(_ item: Item, to visit: Visit) async throws {
    try await database.use("name a visit") { try VisitTable($0).rename(item, to: visit) }
  }

  public func window(
    _ anchor: VisitAnchor, limit: Int, matching pattern: TextPattern?
  ) async throws -> Window<VisitGroup> {
    try await database.use("read the history") {
      try VisitTable($0).window(anchor, limit: limit, matching: pattern)
    }
  }

  public func all() async throws -> [VisitGroup] {
    try await database.use("read the whole history") { try VisitTable($0).all() }
  }

  public func delete(ids: [Int64]) async throws {
    try await database.change("delete visits") { try VisitTable($0).delete(ids: ids) }
  }

  public func deleteAll(matching pattern: TextPattern?) async throws {
    try await database.change("clear the history") { try VisitTable($0).deleteAll(matching: pattern) }
  }

  public func undo() async throws -> RestoredVisits? {
    try await database.change("restore visits") { try VisitTable($0).undo() }
  }

  public func deletedCount() async throws -> Int {
    try await database.use("count deleted visits") { try VisitTable($0).deletedCount() }
  }

  public func forgetDeleted() async throws {
    try await database.use("forget deleted visits") { try VisitTable($0).forgetDeleted() }
  }
}
