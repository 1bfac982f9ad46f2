import About
import AppCore
import Domain
import EventList
import EventLoop
import History
import Issues
import RepoDetail
import RepoSearch
import SettingsEditor
import Texts
import TodoEditor
import TodoList

/// Builds each route's screen from its feature.
@LoopActor
final class AppResolver: Resolver {
  private let environment: Environment

  init(environment: Environment) {
    self.environment = environment
  }

  func screen(for route: Route, router: Router) -> any Screen {
    switch route {
    case .repoSearch:
      return RepoSearchScreen.make(environment, router)
    case .repoDetail(let name, let known):
      return RepoDetailScreen.make(name, known: known, environment, router)
    case .issueList(let repo): return IssueListScreen.make(repo, environment, router)
    case .issueDetail(let repo, let number, let known):
      return IssueDetailScreen.make(number, of: repo, known: known, environment)
    case .todoList: return TodoListScreen.make(environment, router)
    case .todoEditor(let target): return TodoEditorScreen.make(target, environment, router)
    case .history: return HistoryScreen.make(environment, router)
    case .settings: return SettingsEditorScreen.make(environment, router)
    case .about: return AboutScreen.make(environment, router)
    case .licenses(let name): return LicensesScreen.make(name, environment)
    case .events: return EventListScreen.make(environment)
    }
  }
}
