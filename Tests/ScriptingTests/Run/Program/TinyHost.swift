import AppCore
import Domain
import EventLoop
import HTTP
import Scripting
import Terminal

/// Builds a tiny program on the real App: a counter and, behind it and in the second tab, a list.
@LoopActor
final class TinyHost: ScriptHost {
  struct Unwilling: Error, CustomStringConvertible {
    let description = "the disk is full"
  }

  let isUnwilling: Bool

  nonisolated init(isUnwilling: Bool = false) {
    self.isUnwilling = isUnwilling
  }

  func launch(_ ends: ScriptEnds) async throws -> Session {
    if isUnwilling { throw Unwilling() }
    let environment = environment(ends)
    let resolver = TinyResolver(environment, ends, http: http(ends))
    let tabs = [Tab(title: "Counter", root: .repoSearch), Tab(title: "List", root: .todoList)]
    let router = Router(tabs: tabs, resolver: resolver, tracker: ends.tracker)
    let session = Session(jobControl: ends.jobControl) { _ in }
    session.start { onQuit, onSuspend in
      App(
        environment: environment, terminal: ends.terminal, router: router, onQuit: onQuit,
        onSuspend: onSuspend)
    }
    return session
  }

  private func environment(_ ends: ScriptEnds) -> Environment {
    let none = EmptyRepositories()
    return Environment(
      loop: ends.loop, now: ends.now, tracker: ends.tracker, searchRepository: none, repoRepository: none,
      todoRepository: none, queryHistory: none, desktop: ends.desktop, dialogs: Dialogs(), notices: Notices(),
      account: .anonymous, preferences: Preferences())
  }

  private func http(_ ends: ScriptEnds) -> any HTTPClient {
    switch ends.network {
    case .stubs(let stubs): stubs
    case .demo: FixedClient(text: "demo")
    case .live: FixedClient(text: "live", loop: ends.loop)
    }
  }
}
