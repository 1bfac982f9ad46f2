/// A screen of the program. Features open each other only by routes.
public enum Route: Hashable, Sendable {
  case repoSearch
  /// `known` is the repository from a list, shown until the full one is loaded.
  case repoDetail(RepoName, known: Repo?)
  case issueList(RepoName)
  /// `known` is the issue from a list, shown until the full one is loaded.
  case issueDetail(RepoName, number: Int, known: GitHubIssue?)
  case todoList
  case todoEditor(TodoEditorTarget)
  case history
  case settings
  case about
  /// The licence of the dependency with this name; nil shows all licences.
  case licenses(of: String?)
  case events
}

/// What the todo editor edits.
public enum TodoEditorTarget: Hashable, Sendable {
  case new(title: String, link: Item?)
  case existing(Todo)
}

extension Route {
  /// The page on github.com that is tracked when the route's screen becomes visible.
  public var page: Page { page(on: RepoName.gitHubWeb) }

  /// The page that is tracked when the route's screen becomes visible.
  /// - Parameter web: the website that belongs to the API.
  public func page(on web: String) -> Page {
    switch self {
    case .repoSearch: .repoSearch
    case .repoDetail(let name, let known): .repoDetail(url: known?.htmlURL ?? name.url(on: web))
    case .issueList(let repo): .issueList(url: repo.url(on: web))
    case .issueDetail(let repo, let number, let known):
      .issueDetail(url: known?.htmlURL ?? repo.issueURL(number, on: web))
    case .todoList: .todoList
    case .todoEditor: .todoEditor
    case .history: .history
    case .settings: .settings
    case .about: .about
    case .licenses: .licenses
    case .events: .events
    }
  }
}

extension Route {
  /// The visit that the history records for the route; nil if it is not recorded.
  public var visit: Visit? {
    switch self {
    case .repoDetail(let name, let known):
      let name = known?.name ?? name
      return Visit(.repo(name), title: name.description)
    case .issueDetail(let repo, let number, let known):
      let item = known?.item(in: repo).onAnyHost ?? .issue(number, of: repo)
      return Visit(item, title: known.map { "\(item) \($0.title)" } ?? "\(item)")
    case .todoEditor, .repoSearch, .issueList, .todoList, .history, .settings, .about,
      .licenses, .events:
      return nil
    }
  }
}

/// The name of a page in tracking events.
public struct Page: Hashable, Sendable {
  public let name: String
  /// Distinguishes pages of the same name, for example by the web address of a repository.
  public let additional: String?

  public init(name: String, additional: String? = nil) {
    self.name = name
    self.additional = additional
  }
}

extension Page {
  public static let repoSearch = Page(name: "repository-search")
  public static let todoList = Page(name: "todo-list")
  public static let todoEditor = Page(name: "todo-editor")
  public static let history = Page(name: "history")
  public static let settings = Page(name: "settings")
  public static let about = Page(name: "about")
  public static let licenses = Page(name: "licenses")
  public static let events = Page(name: "events")

  /// - Parameter url: the web address of the repository.
  public static func repoDetail(url: String) -> Page {
    Page(name: "repository-detail", additional: url)
  }

  /// - Parameter url: the web address of the repository.
  public static func issueList(url: String) -> Page {
    Page(name: "issue-list", additional: url)
  }

  /// - Parameter url: the page of the issue.
  public static func issueDetail(url: String) -> Page {
    Page(name: "issue-detail", additional: url)
  }
}
