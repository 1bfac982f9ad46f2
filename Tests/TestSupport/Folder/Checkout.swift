public import Foundation

/// The project's own folder, relative to this file.
public enum Checkout {
  public static var root: URL {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }

  /// - Parameter path: relative to the project's folder.
  public static func file(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// - Throws: the error of Foundation if the file cannot be read.
  public static func text(of path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }

  /// - Throws: the error of Foundation if the file cannot be read.
  public static func bytes(of path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: file(path)))
  }

  /// The files in a folder and its subfolders, sorted by path.
  /// - Parameter endings: of the names, without the dot.
  public static func files(in folder: URL, endings: Set<String>) -> [URL] {
    let folder = folder.resolvingSymlinksInPath()
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (all?.compactMap { $0 as? URL } ?? []).filter { endings.contains($0.pathExtension) }
    return files.sorted { $0.path < $1.path }
  }
}
