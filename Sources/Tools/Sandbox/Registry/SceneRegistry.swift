import Domain
public import Screens

/// All scenes, each of them validated.
public struct SceneRegistry {
  /// In the given order, with the scenes of each feature together.
  public let scenes: [LoadedScene]

  /// - Throws: `SceneProblems` with all errors.
  public init(_ scenes: [Scene], fixtures: SceneFixtures) throws(SceneProblems) {
    var loader = SceneLoader(fixtures: fixtures)
    let loaded = scenes.compactMap { loader.load($0) }
    loader.requireDistinct(scenes.map { ($0.name, $0.place) }, "scenes")
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
