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

extension Endpoint<Bool> {
  /// Whether a repository has the user's star. Source: as above, "Check if a repository is starred by the authenticated
  /// user".
  public static func isStarred(_ repo: RepoName) -> Self {
    Self("/user/starred/\(repo)", absent: false) { (_) throws(AppError) in true }
  }
}

extension Endpoint<RepoWatching> {
  /// A user's own choice of kinds of news, which GitHub's API does not tell, looks like `participating`. Source: as above,
  /// "Get a repository subscription".
  public static func watching(_ repo: RepoName) -> Self {
    Self("/repos/\(repo)/subscription", absent: .participating) { response throws(AppError) in
      let json = try response.json()
      if json["ignored"].flag == true { return .ignored }
      return json["subscribed"].flag == true ? .all : .participating
    }
  }
}

private struct Subscription: Encodable {
  let subscribed: Bool
  let ignored: Bool
}
