import Console
import EventLoop
import FoundationEssentials
import Glibc

/// The scene that the picker ran last: one line in the state folder. Only the picker comes here, never a scene.
@LoopActor
final class SceneMemory {
  private let path: String
  /// Why it could not be kept, in a sentence.
  private(set) var problems: [String] = []

  init(folders: Folders) {
    path = folders.sandboxFile
  }

  /// Nil where none ran so far, or where the file cannot be read, which costs nothing but a key or two.
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
