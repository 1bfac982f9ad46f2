public import FoundationEssentials

/// A notification that the user keeps on this machine, also after it was read or done: GitHub's API has no such mark. All
/// texts are as GitHub sent them, unsanitised.
public struct Bookmark: Hashable, Sendable, Identifiable {
  /// That of the thread.
  public let id: String
  /// GitHub's words, as of the thread.
  public let reason: String
  public let type: String
  public let title: String
  public let repo: RepoName?
  public let number: Int?
  /// The page that it leads to.
  public let url: String
  public let updatedAt: Date?

  public init(
    id: String, reason: String, type: String, title: String, repo: RepoName?, number: Int?, url: String,
    updatedAt: Date?
  ) {
    (self.id, self.reason, self.type, self.title) = (id, reason, type, title)
    (self.repo, self.number, self.url, self.updatedAt) = (repo, number, url, updatedAt)
  }
}

/// The bookmarks. Threads of two websites can have the same id.
public protocol BookmarkRepository: Sendable {
  /// All bookmarks of a website, the newest first.
  /// - Throws: `AppError.storage`.
  func bookmarks(on web: String) async throws -> [Bookmark]

  /// Keeps them; those that are there already are kept as they are now.
  /// - Throws: `AppError.storage`.
  func add(_ bookmarks: [Bookmark], on web: String) async throws

  /// - Throws: `AppError.storage`.
  func remove(ids: [Bookmark.ID], on web: String) async throws
}
