import Console
import EventLoop
import FoundationEssentials

/// Where the sandbox is, in a file: `SCENE STATE`, or nothing in it while the list is shown. Whoever starts the sandbox
/// again with it comes back to the same place.
@LoopActor
final class SceneBookmark {
  private let path: String
  /// Why it could not be kept, in a sentence.
  private(set) var problems: [String] = []

  init(path: String) {
    self.path = path
  }

  /// Nil where no scene is to be shown, for the list was, or for the scene is gone.
  /// - Parameter first: what is shown where there is no file yet. It is not asked for later, when what it names may be
  ///   gone.
  /// - Throws: what `first` throws, or why the file cannot be read.
  func choice(
    in registry: SceneRegistry, first: @autoclosure () throws -> (LoadedScene, LoadedState)?
  ) throws -> (LoadedScene, LoadedState)? {
    guard let text = try TextFile.read(path) else { return try first() }
    let names = text.split { $0 == " " || $0 == "\n" }.map(String.init)
    guard let scene = registry.scenes.first(where: { $0.name == names.first }) else { return nil }
    // A state that is gone leaves its scene.
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
