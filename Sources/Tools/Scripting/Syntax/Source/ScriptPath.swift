/// Paths as text, without access to the file system.
enum ScriptPath {
  /// Resolves `path` relative to the folder of `file`.
  static func resolve(_ path: String, relativeTo file: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return normalized(path)
    }
    return normalized(file[...slash] + path)
  }

  /// Removes `.`, empty parts, and each `..` together with the part before it.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    // The system separates at each slash byte, also before a combining mark, which makes one Character of both.
    for part in path.utf8.split(separator: slash).map(Substring.init) where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.utf8.first == slash ? "/" : "") + parts.joined(separator: "/")
  }

  private static let slash = UInt8(ascii: "/")

  /// `path` relative to an absolute folder, as an absolute path without `.`, `..` and empty parts.
  static func absolute(_ path: String, from folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The part of an absolute path below a folder, empty for the folder itself; nil if it is outside. Both are
  /// compared byte by byte, as the system does.
  static func part(of path: String, below folder: String) -> String? {
    if path.utf8.elementsEqual(folder.utf8) { return "" }
    let inside = folder == "/" ? "/" : folder + "/"
    guard path.utf8.starts(with: inside.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(inside.utf8.count), as: UTF8.self)
  }

  /// The folder of a file, as written.
  static func folder(of file: String) -> String {
    guard let slash = file.utf8.lastIndex(of: slash) else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// The last part, without `.steps`.
  static func baseName(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".steps") && name.count > 6 ? String(name.dropLast(6)) : name
  }
}
