public import Domain
import HTTPTypes

/// Which news of a repository the user wants.
public enum RepoWatching: String, CaseIterable, Sendable {
  /// Only about what the user takes part in or is mentioned in.
  case participating
  case all
  /// None at all.
  case ignored
}

extension Endpoint<Void> {
  /// Gives a repository the user's star. Source: docs.github.com/rest/activity/starring, "Star a repository for the
  /// authenticated user".
  public static func star(_ repo: RepoName) -> Self { Self(.put, "/user/starred/\(repo)") }

  /// Takes the star back. Source: as above, "Unstar a repository for the authenticated user".
  public static func unstar(_ repo: RepoName) -> Self {
    Self(.delete, "/user/starred/\(repo)", absent: ())
  }

  /// Source: docs.github.com/rest/activity/watching, "Set a repository subscription" and "Delete a repository
  /// subscription".
  public static func watch(_ repo: RepoName, _ watching: RepoWatching) -> Self {
    let path = "/repos/\(repo)/subscription"
    guard watching != .participating else { return Self(.delete, path, absent: ()) }
    return Self(.put, path, body: Subscription(subscribed: watching == .all, ignored: watching == .ignored))
  }
}

private struct Subscription: Encodable {
  let subscribed: Bool
  let ignored: Bool
}
