import Foundation
import Terminal
import Texts

@testable import Scripting

/// The stored screens of all scenes: `Tests/Scenes/SCENE/STATE.LANGUAGE.SIZE.txt`, each a snapshot as flows have
/// them.
struct SceneScreens {
  static let sizes = [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)]

  private let folder: URL

  init(
    folder: URL = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Scenes")
  ) {
    self.folder = folder
  }

  /// Where a screen is stored, below the folder.
  static func name(_ scene: String, _ state: String, _ language: Language, _ size: Size) -> String {
    "\(scene)/\(state).\(language.rawValue).\(size.columns)x\(size.rows).txt"
  }

  /// What is not as it is stored, file by file; empty where all is.
  /// - Parameter screens: all that there are, by name.
  func problems(of screens: [String: String]) throws -> [String] {
    let stored = try names()
    return try stored.union(screens.keys).sorted().compactMap { name in
      guard let screen = screens[name] else {
        return "Tests/Scenes/\(name) belongs to no state of a scene. \(Self.advice)"
      }
      guard stored.contains(name) else { return "Tests/Scenes/\(name) is missing. \(Self.advice)" }
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      guard bytes != Array(screen.utf8) else { return nil }
      let lines = try SnapshotText(reading: bytes).differences(
        from: SnapshotText(reading: Array(screen.utf8)))
      return (["Tests/Scenes/\(name) (stored -, now +). \(Self.advice)"] + lines).joined(separator: "\n")
    }
  }

  /// Stores these screens and no others.
  func write(_ screens: [String: String]) throws {
    for name in try names() where screens[name] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
    for (name, text) in screens {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private static let advice = "Where that is right, run Scripts/update-scenes."

  private func names() throws -> Set<String> {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return Set(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") })
  }
}
