public import Domain
import EventLoop

/// The bookmarks in the local database.
public struct LocalBookmarkRepository: BookmarkRepository {
  private let database: LocalDatabase

  public init(database: LocalDatabase) {
    self.database = database
  }

  public func bookmarks(on web: String) async throws -> [Bookmark] {
    try await database.use("read the bookmarks") { try BookmarkTable($0).all(on: web) }
  }

  public func add(_ bookmarks: [Bookmark], on web: String) async throws {
    try await database.change("keep bookmarks") { try BookmarkTable($0).add(bookmarks, on: web) }
  }

  public func remove(ids: [Bookmark.ID], on web: String) async throws {
    try await database.change("remove bookmarks") { try BookmarkTable($0).remove(ids: ids, on: web) }
  }
}
