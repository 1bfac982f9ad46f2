public import Domain
public import EventLoop
public import Screens

/// Resolves the scene's own route to its screen, and any other route to a dummy screen that names the route.
/// So a feature runs without the others.
@LoopActor
public final class SceneResolver: Resolver {
  private let scene: LoadedScene
  private let environment: Environment

  public init(scene: LoadedScene, environment: Environment) {
    self.scene = scene
    self.environment = environment
  }

  public func screen(for route: Route, router: Router) -> any Screen {
    route == scene.route ? scene.scene.makeScreen(environment, router) : DummyScreen(route)
  }
}
