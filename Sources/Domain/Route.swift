public import Dates

/// A screen of the program. Features open each other only by routes.
public enum Route: Hashable, Sendable {
  case repoSearch
  /// The search for issues, and the one for pull requests, in all repositories.
  case issueSearch, pullSearch
  /// `known` is the repository from a list, shown until the full one is loaded.
  case repoDetail(RepoName, known: Repo?)
  case issueList(RepoName)
  /// `known` is the issue from a list, shown until the full one is loaded.
  case issueDetail(RepoName, number: Int, known: GitHubIssue?)
  case pullList(RepoName)
  /// `known` is the pull request from a list, shown until the full one is loaded.
  case pullDetail(RepoName, number: Int, tab: PullTab, known: GitHubIssue?)
  /// What waits for the user on GitHub.
  case myWork
  /// The user's notifications.
  case inbox
  case todoList
  /// The todo list with a view that every octodo has, by its id.
  case todoView(String)
  /// The todos with a due date, day by day.
  case todoAgenda
  /// A month with the todos that are due on each day.
  case todoCalendar(Day?)
  /// The todos that are due on a day.
  case todoDay(Day)
  /// The views of the todo list, with their filters.
  case todoViews
  /// What the import of a file would do. The path is as the user wrote it.
  case todoImport(file: String)
  /// The todo as the list has it, shown until it is read.
  case todoDetail(Todo)
  case todoEditor(TodoEditorTarget)
  case history
  case settings
  case about
  /// The licence of the dependency with this name; nil shows all licences.
  case licenses(of: String?)
  case events
}

/// A tab of a pull request, which has a page of its own on GitHub.
public enum PullTab: String, CaseIterable, Sendable {
  case conversation, commits, checks, files

  /// What its address has after that of the pull request.
  public var path: String { self == .conversation ? "" : "/\(rawValue)" }

  /// The name of its page.
  var pageName: String { self == .conversation ? "pull-detail" : "pull-\(rawValue)" }
}

extension Route {
  /// The same thing at the tab that a part of its address names; nil for what has no such tab.
  func onTab(named name: String) -> Route? {
    // GitHub has two addresses for the files.
    let tab = name == "changes" ? .files : PullTab(rawValue: name)
    return tab.flatMap { $0.path.isEmpty ? nil : on($0) }
  }

  /// The same thing at its first tab; nil for what has no tabs.
  var onFirstTab: Route? { on(.conversation) }

  private func on(_ tab: PullTab) -> Route? {
    guard case .pullDetail(let repo, let number, _, let known) = self else { return nil }
    return .pullDetail(repo, number: number, tab: tab, known: known)
  }

  /// The repository whose things a list shows; nil for another screen.
  var listedRepo: RepoName? {
    switch self {
    case .issueList(let repo), .pullList(let repo): repo
    default: nil
    }
  }
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
    case .issueSearch: .issueSearch
    case .pullSearch: .pullSearch
    case .repoDetail(let name, let known): .repoDetail(url: known?.htmlURL ?? name.url(on: web))
    case .issueList(let repo): .issueList(url: repo.url(on: web))
    case .issueDetail(let repo, let number, let known):
      .issueDetail(url: known?.htmlURL ?? repo.issueURL(number, on: web))
    case .pullList(let repo): .pullList(url: repo.url(on: web))
    case .pullDetail(let repo, let number, let tab, let known):
      .pullDetail(url: known?.htmlURL ?? repo.pullURL(number, on: web), tab)
    case .myWork: .myWork
    case .inbox: .inbox
    case .todoList: .todoList
    case .todoDay: .todoList
    case .todoView(let id): .todoList(view: id)
    case .todoAgenda: .todoAgenda
    case .todoCalendar: .todoCalendar
    case .todoViews: .todoViews
    case .todoImport: .todoImport
    case .todoDetail: .todoDetail
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
    case .pullDetail(let repo, let number, _, let known):
      let item = Item.pull(number, of: known?.repo ?? repo)
      return Visit(item, title: known.map { "\(item) \($0.title)" } ?? "\(item)")
    case .todoEditor, .repoSearch, .issueSearch, .pullSearch, .issueList, .pullList, .myWork, .inbox,
      .todoList, .todoView, .todoAgenda, .todoCalendar, .todoDay, .todoViews, .todoImport,
      .todoDetail, .history, .settings, .about, .licenses, .events:
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
  /// The names of the pages on which something is selected that a command of the user's can run on.
  public static let namesWithItems = Set(
    [
      repoSearch, issueSearch, pullSearch, repoDetail(url: ""), issueList(url: ""), pullList(url: ""), myWork,
      inbox, issueDetail(url: ""), todoList, history,
    ].map(\.name) + PullTab.allCases.map(\.pageName))

  public static let repoSearch = Page(name: "repository-search")
  public static let issueSearch = Page(name: "issue-search")
  public static let pullSearch = Page(name: "pull-search")
  public static let myWork = Page(name: "my-work")
  public static let inbox = Page(name: "notifications")
  public static let todoList = Page(name: "todo-list")
  public static let todoAgenda = Page(name: "todo-agenda")
  public static let todoCalendar = Page(name: "todo-calendar")
  public static let todoViews = Page(name: "todo-views")
  /// The path of the file is the user's own, which no event has.
  public static let todoImport = Page(name: "todo-import")
  public static let todoDetail = Page(name: "todo-detail")
  public static let todoEditor = Page(name: "todo-editor")
  public static let history = Page(name: "history")
  public static let settings = Page(name: "settings")
  public static let about = Page(name: "about")
  public static let licenses = Page(name: "licenses")
  public static let events = Page(name: "events")

  /// - Parameter view: the id of a view that every octodo has. Views of the user have names of the user, which no event has.
  public static func todoList(view: String) -> Page { Page(name: "todo-list", additional: view) }

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

  /// - Parameter url: the web address of the repository.
  public static func pullList(url: String) -> Page {
    Page(name: "pull-list", additional: url)
  }

  /// - Parameter url: the page of the pull request.
  public static func pullDetail(url: String, _ tab: PullTab) -> Page {
    Page(name: tab.pageName, additional: url + tab.path)
  }
}
