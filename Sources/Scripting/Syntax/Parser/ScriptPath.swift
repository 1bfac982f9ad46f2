/// Paths as text; nothing is looked up.
enum ScriptPath {
  /// `path` as seen from the folder of `file`.
  static func resolve(_ path: String, relativeTo file: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return normalized(path)
    }
    return normalized(file[...slash] + path)
  }

  /// Without `.`, empty parts, and `..` where there is something to leave.
  static func normalized(_ path: String) -> String {
    // By bytes, for each test has the paths of its stubs' files made anew.
    let bytes = Array(path.utf8)
    var parts: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: slash) ?? bytes.count
      let part = start..<end
      start = end + 1
      if isDots(bytes[part], 2), let last = parts.last, !isDots(bytes[last], 2) {
        parts.removeLast()
      } else if !part.isEmpty, !isDots(bytes[part], 1) {
        parts.append(part)
      }
    }
    var normalized: [UInt8] = []
    normalized.reserveCapacity(bytes.count)
    if bytes.first == slash { normalized.append(slash) }
    for (index, part) in parts.enumerated() {
      if index > 0 { normalized.append(slash) }
      normalized += bytes[part]
    }
    return String(decoding: normalized, as: UTF8.self)
  }

  private static let slash = UInt8(ascii: "/")

  private static func isDots(_ part: ArraySlice<UInt8>, _ count: Int) -> Bool {
    part.count == count && part.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// The last part, without `.steps`.
  static func baseName(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".steps") && name.count > 6 ? String(name.dropLast(6)) : name
  }
}
