import Domain
import EventLoop
import HTTP
import Screens
import Scripting

/// Shows the counter for the first tab, and the list for the second.
@LoopActor
final class TinyResolver: Resolver {
  private let environment: Environment
  private let dependencies: ScriptDependencies
  private let http: any HTTPClient
  private let base: HTTPAddress?

  /// - Parameter base: the API's address, if it is not GitHub's.
  init(
    _ environment: Environment, _ dependencies: ScriptDependencies, http: any HTTPClient, base: HTTPAddress?
  ) {
    self.base = base
    self.environment = environment
    self.dependencies = dependencies
    self.http = http
  }

  func screen(for route: Route, router: Router) -> any Screen {
    switch route {
    case .todoList: ListScreen(loop: environment.loop, http: http, base: base)
    default:
      CounterScreen(environment, dependencies, router: router)
    }
  }
}
