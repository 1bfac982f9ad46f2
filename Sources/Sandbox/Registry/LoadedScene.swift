public import Domain
public import Scenes

/// A scene that was checked, its states ready to be run.
public struct LoadedScene {
  public let scene: Scene
  /// In the order in which they are declared; one at least.
  public let states: [LoadedState]

  public var name: String { scene.name }
  public var feature: String { scene.feature }
  public var route: Route { scene.route }
}
