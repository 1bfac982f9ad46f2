/// Paths as text; nothing is looked up.
enum ScriptPath {
  /// `path` as seen from the folder of `file`.
  static func resolve(_ path: String, relativeTo file: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return normalized(path) }
    return normalized(file[...slash] + path)
  }

  /// Without `.`, empty parts, and `..` where there is something to leave.
  static func normalized(_ path: String) -> String {
    // By bytes, for each test has the paths of its stubs' files made anew.
    var parts: [Substring.UTF8View] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
      if part.elementsEqual("..".utf8), let last = parts.last, !last.elementsEqual("..".utf8) {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    var normalized = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    for (index, part) in parts.enumerated() {
      if index > 0 { normalized += "/" }
      normalized += Substring(part)
    }
    return normalized
  }

  /// The last part, without `.steps`.
  static func baseName(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".steps") && name.count > 6 ? String(name.dropLast(6)) : name
  }
}
