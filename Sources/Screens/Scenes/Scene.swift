public import Domain
import EventLoop

/// One screen, to be viewed alone in each of its important states. Scenes are declared next to their feature,
/// in `NAMEScenes.swift`.
public struct Scene: Sendable {
  /// Makes the screen of a scene.
  public typealias MakeScreen = @LoopActor @Sendable (Environment, Router) -> any Screen

  /// A word of the script language, such as `repo-search`; no two scenes share one.
  public let name: String
  /// The name of the folder that the scene is declared in, which is a screen's or its module's: `RepoSearch`, `Issues`.
  /// Its fixtures are in `Resources/scenes/FEATURE`.
  public let feature: String
  /// The screen's route. The sandbox resolves any other route to a dummy screen.
  public let route: Route
  /// The first one is shown first.
  public let states: [SceneState]
  /// Nil before the scene is connected with the program's screens, if it shows one of them.
  public private(set) var makeScreen: MakeScreen?
  public let location: SceneLocation

  /// - Parameter screen: nil for the program's screen of the route. A screen that contains parts of other features is
  ///   made here without them.
  public init(
    _ name: String, of feature: String, route: Route, file: String = #fileID, line: Int = #line,
    @SceneStatesBuilder states: () -> [SceneState], screen: MakeScreen? = nil
  ) {
    self.name = name
    self.feature = feature
    self.route = route
    self.states = states()
    makeScreen = screen
    location = SceneLocation(file: file, line: line)
  }

  /// The scene with the program's screen of its route, unless it makes its own.
  public func shown(by resolver: @escaping @LoopActor @Sendable (Environment) -> any Resolver) -> Scene {
    guard makeScreen == nil else { return self }
    var scene = self
    scene.makeScreen = { [route] in resolver($0).screen(for: route, router: $1) }
    return scene
  }
}

/// Where something is declared, for messages.
public struct SceneLocation: Hashable, Sendable, CustomStringConvertible {
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

/// Collects the states of a scene.
@resultBuilder
public enum SceneStatesBuilder {
  public static func buildExpression(_ state: SceneState) -> [SceneState] { [state] }
  public static func buildExpression(_ states: [SceneState]) -> [SceneState] { states }
  public static func buildBlock(_ states: [SceneState]...) -> [SceneState] { states.flatMap(\.self) }
}

/// Collects the parts of a state.
@resultBuilder
public enum ScenePartsBuilder {
  public static func buildExpression(_ stub: SceneStub) -> [ScenePart] { [.stub(stub)] }
  public static func buildExpression(_ parts: [ScenePart]) -> [ScenePart] { parts }
  public static func buildExpression(_ todos: Todos) -> [ScenePart] { todos.todos.map { .todo($0) } }
  public static func buildExpression(_ file: TextFileOfScene) -> [ScenePart] { [.file(file)] }
  public static func buildExpression(_ queries: Queries) -> [ScenePart] {
    // The first query written is the newest.
    queries.queries.reversed().map { .query($0) }
  }
  public static func buildExpression(_ visits: Visits) -> [ScenePart] { visits.groups.map { .visit($0) } }
  public static func buildExpression(_ events: Events) -> [ScenePart] { events.events.map { .event($0) } }
  public static func buildExpression(_ choices: Choices) -> [ScenePart] {
    choices.changes.map { .choice($0) }
  }
  public static func buildExpression(_ overrides: Overrides) -> [ScenePart] { [.override(overrides)] }
  public static func buildExpression(_ file: ConfigFile) -> [ScenePart] { [.config(file.problem)] }
  public static func buildExpression(_ typing: Typing) -> [ScenePart] { [.typing(typing.text)] }
  public static func buildExpression(_ keys: Keys) -> [ScenePart] { [.keys(keys)] }
  public static func buildBlock(_ parts: [ScenePart]...) -> [ScenePart] { parts.flatMap(\.self) }
  public static func buildArray(_ parts: [[ScenePart]]) -> [ScenePart] { parts.flatMap(\.self) }
  public static func buildOptional(_ parts: [ScenePart]?) -> [ScenePart] { parts ?? [] }
}
