import Foundation

/// The project's own folder, relative to this file.
enum Checkout {
  static var root: URL {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func bytes(of path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// The files in a folder and its subfolders, sorted by path.
  static func files(in folder: String, ending: String) throws -> [URL] {
    let folder = root.appendingPathComponent(folder).resolvingSymlinksInPath()
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = all?.compactMap { $0 as? URL }.filter { $0.pathExtension == ending } ?? []
    return files.sorted { $0.path < $1.path }
  }
}
