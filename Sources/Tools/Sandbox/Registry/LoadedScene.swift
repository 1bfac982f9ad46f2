public import Domain
public import Screens

/// A validated scene with its states ready to run.
public struct LoadedScene {
  public let scene: Scene
  /// At least one, in the order of declaration.
  public let states: [LoadedState]

  public var name: String { scene.name }
  public var feature: String { scene.feature }
  public var route: Route { scene.route }
}
