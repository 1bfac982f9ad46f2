import Console
import EventLoop
import FoundationEssentials
import Glibc

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

/// The scene and state on the screen.
public struct ShownScene: Hashable, Sendable {
  public let scene: String
  public let state: String
}

/// The last scene run from the picker: one line in the state folder. Only the picker uses it, never a scene.
@LoopActor
final class SceneMemory {
  private let path: String
  /// Why it could not be saved, as sentences.
  private(set) var problems: [String] = []

  init(folders: Folders) {
    path = folders.sandboxFile
  }

  /// Nil if none has run so far or the file cannot be read, which costs the user only a key press or two.
  func read() -> String? {
    (try? TextFile.read(path))?.split(separator: "\n").first.map(String.init)
  }

  func write(_ scene: String) {
    do {
      let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data("\(scene)\n".utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      problems = ["The last scene could not be kept in \(path): \(error)."]
    }
  }
}
