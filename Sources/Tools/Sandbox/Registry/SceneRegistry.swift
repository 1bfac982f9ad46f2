public import Domain
import EventLoop
public import FoundationEssentials
public import HTTP
public import Screens
public import Storage
public import Stubs
public import Terminal
public import Tracking

/// All scenes, each of them validated.
public struct SceneRegistry {
  /// In the given order, with the scenes of each feature together.
  public let scenes: [LoadedScene]

  /// - Throws: `SceneProblems` with all errors.
  public init(_ scenes: [Scene], fixtures: SceneFixtures) throws(SceneProblems) {
    var loader = SceneLoader(fixtures: fixtures)
    let loaded = scenes.compactMap { loader.load($0) }
    loader.requireDistinct(scenes.map { ($0.name, $0.location) }, "scenes")
    guard loader.problems.isEmpty else { throw SceneProblems(all: loader.problems) }
    var features: [String] = []
    for scene in loaded where !features.contains(scene.feature) { features.append(scene.feature) }
    self.scenes = features.flatMap { feature in loaded.filter { $0.feature == feature } }
  }

  /// Each state with its scene, in the order of the scenes.
  public var allStates: [(scene: LoadedScene, state: LoadedState)] {
    scenes.flatMap { scene in scene.states.map { (scene, $0) } }
  }

  /// - Parameter state: nil for the scene's first state.
  /// - Throws: `UnknownScene`.
  public func find(_ name: String, state: String? = nil) throws(UnknownScene) -> (LoadedScene, LoadedState) {
    guard let scene = scenes.first(where: { $0.name == name }) else {
      let names = scenes.map(\.name)
      throw UnknownScene(
        description: "There is no scene \(name). \(Self.offer(name, among: names, "The scenes are"))")
    }
    guard let found = state.map({ name in scene.states.first { $0.name == name } }) ?? scene.states.first
    else {
      let state = state ?? ""
      let names = scene.states.map(\.name)
      throw UnknownScene(
        description: "\(name) has no state \(state). \(Self.offer(state, among: names, "Its states are"))")
    }
    return (scene, found)
  }

  private static func offer(_ name: String, among names: [String], _ all: String) -> String {
    if let nearest = Spelling.nearest(to: name, among: names) { return "Did you mean \(nearest)?" }
    return "\(all) \(names.joined(separator: ", "))."
  }
}

/// A validated scene with its states ready to run.
public struct LoadedScene {
  public let scene: Scene
  /// At least one, in the order of declaration.
  public let states: [LoadedState]

  public var name: String { scene.name }
  public var feature: String { scene.feature }
  public var route: Route { scene.route }
}

/// A state with its responses loaded and its keys parsed.
public struct LoadedState {
  public let name: String
  public let account: Account
  /// The wall clock at the start.
  public let clock: Date
  public let storage: SceneStorage
  /// Whether its screen is also stored at 200x60.
  public let isWide: Bool
  /// Whether its screen is stored with its styles.
  public let isStyled: Bool
  /// All of them are optional.
  public internal(set) var stubs: [Stub<HTTPClientResponse>] = []
  public internal(set) var todos: [Todo] = []
  /// The contents of the files that the user can name, by their paths.
  public internal(set) var files: [String: String] = [:]
  /// Earlier queries, oldest first.
  public internal(set) var queries: [String] = []
  /// Earlier visits, newest first.
  public internal(set) var visits: [VisitGroup] = []
  /// Events of this run, newest last.
  public internal(set) var events: [TrackingEvent] = []
  public internal(set) var choices: [SettingChange] = []
  public internal(set) var overrides = Overrides()
  /// Why settings cannot be saved; nil if they can.
  public internal(set) var configProblem: SettingsProblem?
  /// The user's input, in order.
  public internal(set) var input: [InputEvent] = []

  /// Creates the data that the state starts with.
  /// - Throws: `AppError.storage`, or the system's error.
  @LoopActor
  public func prepare(_ database: LocalDatabase) async throws {
    switch storage {
    case .usable:
      guard !todos.isEmpty || !queries.isEmpty || !visits.isEmpty else { return }
      try await database.fill(todos: todos, queries: queries, visits: visits)
    case .unusable:
      try FileManager.default.createDirectory(atPath: database.path, withIntermediateDirectories: true)
    }
  }
}

/// An error in one declaration.
public struct SceneProblem: Hashable, Sendable, CustomStringConvertible {
  /// `MODULE/FILE.swift:LINE`.
  public let location: String
  /// A sentence that says what to do next.
  public let sentence: String

  public var description: String { "\(location): \(sentence)" }
}

/// Scenes that cannot run, with all their errors.
public struct SceneProblems: Error, Hashable, Sendable, CustomStringConvertible {
  public let all: [SceneProblem]

  public var description: String { all.map(\.description).joined(separator: "\n") }
}

/// A scene or state that does not exist.
public struct UnknownScene: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that suggests similar names.
  public let description: String
}
