public import Domain
import EventLoop

/// One screen, to be viewed alone in each of its important states. Scenes are declared next to their feature,
/// in `NAMEScenes.swift`.
public struct Scene: Sendable {
  public typealias MakeScreen = @LoopActor @Sendable (Environment, Router) -> any Screen

  /// A word of the script language, such as `repo-search`; no two scenes share one.
  public let name: String
  /// The module that the scene belongs to; its fixtures are in `Resources/scenes/FEATURE`.
  public let feature: String
  /// The screen's route. The sandbox resolves any other route to a dummy screen.
  public let route: Route
  /// The first one is shown first.
  public let states: [SceneState]
  public let makeScreen: MakeScreen
  public let place: ScenePlace

  public init(
    _ name: String, of feature: String, route: Route, file: String = #fileID, line: Int = #line,
    @SceneStatesBuilder states: () -> [SceneState], screen: @escaping MakeScreen
  ) {
    self.name = name
    self.feature = feature
    self.route = route
    self.states = states()
    makeScreen = screen
    place = ScenePlace(file: file, line: line)
  }
}

/// Where something is declared, for messages.
public struct ScenePlace: Hashable, Sendable, CustomStringConvertible {
  /// `MODULE/FILE.swift`.
  public let file: String
  /// From 1.
  public let line: Int

  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  public var description: String { "\(file):\(line)" }
}
