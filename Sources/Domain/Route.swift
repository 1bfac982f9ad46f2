/// A place in the program. Features reach each other by routes only.
public enum Route: Hashable, Sendable {
  case repoSearch
  /// `known` is what a list showed already, so that it is on screen at once.
  case repoDetail(RepoName, known: Repo?)
  case issueList(RepoName)
  case todoList
  case todoEditor(TodoEditorTarget)
  case history
  case settings
  case about
  /// The licence of one dependency by its name; all of them where it is nil.
  case licenses(of: String?)
  case events
}

/// What the todo editor is opened for.
public enum TodoEditorTarget: Hashable, Sendable {
  case new(title: String, link: TodoLink?)
  case existing(Todo)
}

extension Route {
  /// The page that tracking reports when the route's screen comes to the front. One case, one page, one event.
  public var page: Page {
    switch self {
    case .repoSearch: .repoSearch
    case .repoDetail(let name, let known): .repoDetail(url: known?.htmlURL ?? name.htmlURL)
    case .issueList(let repo): .issueList(url: repo.htmlURL)
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
  /// What the history records when the route is opened; nil if that is no visit.
  public var visit: Visit? {
    switch self {
    case .repoDetail(let name, let known):
      let name = known?.name ?? name
      return Visit(.repo(name), title: name.description)
    case .todoEditor(.existing(let todo)): return Visit(.todo(id: todo.id), title: todo.title)
    case .todoEditor(.new), .repoSearch, .issueList, .todoList, .history, .settings, .about, .licenses,
      .events:
      return nil
    }
  }
}

/// A page as tracking names it.
public struct Page: Hashable, Sendable {
  public let name: String
  /// What tells two pages of one name apart, the web address of a repository for example.
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

  public static func repoDetail(url: String) -> Page {
    Page(name: "repository-detail", additional: url)
  }

  /// - Parameter url: the page of the repository.
  public static func issueList(url: String) -> Page {
    Page(name: "issue-list", additional: url)
  }
}
