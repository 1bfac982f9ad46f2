import AllFeatures
import Collector
import Domain
import EventLoop
import Screens
import Storage
import Terminal
import Tracking

/// Builds the program, in a terminal and in a script alike. The only file that connects the features with what they
/// run on.
@LoopActor
struct Composition {
  var terminal: any Terminal
  var ends: Ends
  var database: LocalDatabase
  /// Nil if no collector is configured.
  var collectorConnection: CollectorConnection?
  /// What a new todo file begins with; nil for nothing.
  var demoTodos: DemoTodos?

  /// Builds the program; `Session.start` shows it.
  func app(
    onQuit: @escaping @LoopActor () -> Void, onSuspend: @escaping @LoopActor () -> Void
  ) -> App {
    let environment = environment()
    let router = Router(
      tabs: Features.tabs, resolver: Features(environment: environment), tracker: environment.tracker,
      web: environment.web)
    return App(
      environment: environment, terminal: terminal, router: router, onQuit: onQuit, onSuspend: onSuspend)
  }

  /// The dependencies of the screens.
  func environment() -> Environment {
    var ends = ends
    ends.preferences.isDemo = ends.account == .demo
    ends.collector = collectorConnection?.tracker
    let environment = Environment(ends, Repositories(in: database))
    collectorConnection?.sender.allow { [preferences = environment.preferences] in
      preferences.tracking == .collector
    }
    collectorConnection?.sender.start()
    if let demoTodos { fill(LocalTodoRepository(database: database), with: demoTodos) }
    return environment
  }

  /// The list itself says what is wrong with a file that cannot be written.
  private func fill(_ todos: LocalTodoRepository, with demo: DemoTodos) {
    ends.loop.spawn { try? await todos.insertIfNew { demo.todos } }
  }
}
