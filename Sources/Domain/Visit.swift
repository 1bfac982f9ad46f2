/// That somebody opened a repository, or a todo that was there already.
public struct Visit: Hashable, Sendable {
  public var subject: VisitSubject
  /// What it was called at that moment: the history groups by it.
  public var title: String

  public init(_ subject: VisitSubject, title: String) {
    self.subject = subject
    self.title = title
  }

  /// Nil where opening the route is no visit.
  public init?(opening route: Route) {
    switch route {
    case .repoDetail(let name, let known):
      let name = known?.name ?? name
      self.init(.repo(name), title: name.description)
    case .todoEditor(.existing(let todo)): self.init(.todo(id: todo.id), title: todo.title)
    default: return nil
    }
  }
}

/// What can be visited.
public enum VisitSubject: Hashable, Sendable {
  case repo(RepoName)
  case todo(id: Int64)
}
