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
