public import Domain
public import EventLoop
import History
import Inbox
import Issues
import Repos
public import Screens
import Settings
import Texts
import Todos

/// All features: the screen of each route, and the scenes of all screens.
@LoopActor
public final class Features: Resolver {
  private let environment: Environment

  public init(environment: Environment) {
    self.environment = environment
  }

  /// The tabs of the program.
  public static let tabs = [
    Tab(root: .repoSearch) { $0.tabs.search },
    Tab(root: .todoList) { $0.tabs.todos },
    Tab(root: .myWork) { $0.tabs.work },
    Tab(root: .inbox) { $0.tabs.inbox },
    Tab(root: .history) { $0.tabs.history },
    Tab(root: .settings) { $0.tabs.settings },
  ]

  /// The root of the tab in which a picture shows a route: the one from which it is usually opened, or the search.
  public static func root(of route: Route) -> Route {
    switch route {
    case .todoList, .todoView, .todoAgenda, .todoCalendar, .todoDay, .todoViews, .todoImport,
      .todoDetail, .todoEditor:
      .todoList
    case .myWork: .myWork
    case .inbox: .inbox
    case .history: .history
    case .settings, .about, .licenses, .events: .settings
    default: .repoSearch
    }
  }

  /// The screen of a route. A route without a screen does not compile.
  public func screen(for route: Route, router: Router) -> any Screen {
    switch route {
    case .repoSearch, .issueSearch, .pullSearch:
      SearchScreen(
        [
          RepoSearchScreen.kind(environment, router),
          IssueSearchScreen.kind(.issues, environment, router),
          IssueSearchScreen.kind(.pulls, environment, router),
        ], showing: route, environment, router)
    case .myWork: MyWorkScreen.make(environment, router)
    case .pullList(let repo): PullListScreen.make(repo, environment, router)
    case .repoDetail(let name, let known): RepoDetailScreen.make(name, known: known, environment, router)
    case .issueList(let repo): IssueListScreen.make(repo, environment, router)
    case .issueDetail(let repo, let number, let known):
      IssueDetailScreen.make(number, of: repo, known: known, environment, router)
    case .pullDetail(let repo, let number, let tab, let known):
      PullDetailScreen.make(number, of: repo, showing: tab, known: known, environment, router)
    case .inbox: InboxScreen.make(environment, router)
    case .todoList: TodoListScreen.make(environment, router)
    case .todoView(let id): TodoListScreen.make(showing: id, environment, router)
    case .todoAgenda: TodoAgendaScreen.make(environment, router)
    case .todoCalendar(let day): TodoCalendarScreen.make(on: day, environment, router)
    case .todoDay(let day): TodoListScreen.make(of: day, environment, router)
    case .todoViews: TodoViewsScreen.make(environment, router)
    case .todoImport(let file): TodoImportScreen.make(file, environment, router)
    case .todoDetail(let todo): TodoDetailScreen.make(todo, environment, router)
    case .todoEditor(let target): TodoEditorScreen.make(target, environment, router)
    case .history: HistoryScreen.make(environment, router)
    case .settings: SettingsEditorScreen.make(environment, router)
    case .about: AboutScreen.make(environment, router)
    case .licenses(let name): LicensesScreen.make(name, environment)
    case .events: EventListScreen.make(environment)
    }
  }

  /// The screens besides the tabs that open without a selection.
  public let destinations = [
    Destination(.todoEditor(.new(title: "", link: nil))) { $0.todoEditor.newTodo },
    Destination(.todoAgenda) { $0.todoView.agenda },
    Destination(.events) { $0.settings.eventsLink }, Destination(.about) { $0.settings.aboutLink },
    Destination(.licenses(of: nil)) { $0.about.allLicenses },
  ]

  /// The settings.
  public var rowDestinations: [RowDestination] { SettingsEditorScreen.rowDestinations(environment) }

  /// The preview of a route, for lists of another feature.
  public func preview(of route: Route) -> (any Preview)? {
    switch route {
    case .repoDetail(let name, let known): RepoPreview.make(of: name, known: known, environment)
    case .issueDetail(let repo, let number, _): IssuePreview.make(number, of: repo, environment)
    case .pullDetail(let repo, let number, _, _): IssuePreview.make(pull: number, of: repo, environment)
    default: nil
    }
  }

  /// The search for what a notification is about, for the start of the program.
  /// - Parameter id: that of its thread.
  public nonisolated static func search(forNotification id: String) -> RouteSearch {
    NotificationStart.search(forThread: id)
  }

  /// The scenes of all features with their screens, in the order of the sandbox's list.
  public nonisolated static let scenes = declaredScenes.map { scene in
    scene.shown { Features(environment: $0) }
  }

  private nonisolated static let declaredScenes =
    RepoSearchScenes.all + RepoDetailScenes.all + IssueListScenes.all + PullListScenes.all
    + IssueDetailScenes.all + PullDetailScenes.all + IssueSearchScenes.all + MyWorkScenes.all
    + InboxScenes.all + TodoListScenes.all + TodoAgendaScenes.all + TodoCalendarScenes.all
    + TodoViewsScenes.all + TodoImportScenes.all + TodoDetailScenes.all + TodoEditorScenes.all
    + HistoryScenes.all
    + SettingsEditorScenes.all + AboutScenes.all + EventListScenes.all
}
