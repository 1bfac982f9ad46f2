import Console
import EventLoop
import FoundationEssentials
import Glibc

/// The last scene run from the picker: one line in the state folder. Only the picker uses it, never a scene.
@LoopActor
final class SceneMemory {
  private let path: String
  /// Why it could not be saved, as sentences.
  private(set) var problems: [String] = []

  init(folders: Folders) {
    path = folders.sandboxFile
  }

  /// Nil if none has run so far, or if the file cannot be read, which costs the user only a key press or two.
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
