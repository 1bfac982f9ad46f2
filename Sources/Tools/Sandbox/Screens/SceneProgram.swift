public import EventLoop
public import Screens
public import Terminal

/// A program with one scene: its screen is the only tab.
@LoopActor
public struct SceneProgram {
  public let scene: LoadedScene
  public let environment: Environment

  public init(scene: LoadedScene, environment: Environment) {
    self.scene = scene
    self.environment = environment
  }

  /// Builds the program; `Session.start` shows it.
  public func app(
    terminal: any Terminal, onQuit: @escaping @LoopActor () -> Void,
    onSuspend: @escaping @LoopActor () -> Void
  ) -> App {
    let name = scene.name
    let router = Router(
      tabs: [Tab(root: scene.route) { _ in name }],
      resolver: SceneResolver(scene: scene, environment: environment), tracker: environment.tracker)
    return App(
      environment: environment, terminal: terminal, router: router, onQuit: onQuit, onSuspend: onSuspend)
  }
}
