import Console
import EventLoop
import FoundationEssentials

/// The sandbox's current scene and state, in a file: `SCENE STATE`, or empty for the list of scenes. A
/// sandbox that is restarted with the file continues there.
@LoopActor
final class SceneBookmark {
  private let path: String
  /// Why it could not be saved, as sentences.
  private(set) var problems: [String] = []

  init(path: String) {
    self.path = path
  }

  /// Nil for the list of scenes, or if the scene no longer exists.
  /// - Parameter first: what to show if there is no file yet. It is not called otherwise, because the scene
  ///   that it names may no longer exist.
  /// - Throws: what `first` throws, or why the file cannot be read.
  func choice(
    in registry: SceneRegistry, first: @autoclosure () throws -> (LoadedScene, LoadedState)?
  ) throws -> (LoadedScene, LoadedState)? {
    guard let text = try TextFile.read(path) else { return try first() }
    let names = text.split { $0 == " " || $0 == "\n" }.map(String.init)
    guard let scene = registry.scenes.first(where: { $0.name == names.first }) else { return nil }
    // If the state no longer exists, its scene is still shown.
    let state = scene.states.first { $0.name == names.last } ?? scene.states.first
    return state.map { (scene, $0) }
  }

  func keep(_ shown: ShownScene?) {
    do {
      let text = shown.map { "\($0.scene) \($0.state)\n" } ?? ""
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      problems = ["The scene that is shown could not be kept in \(path): \(error)."]
    }
  }
}
