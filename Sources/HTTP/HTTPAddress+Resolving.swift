extension HTTPAddress {
  /// Resolves a reference, such as a `location` header, against this address (RFC 3986, section 5.2). Nil if
  /// the result is not an http or https address.
  public func resolving(_ reference: String) -> HTTPAddress? {
    let reference = String(reference.prefix { $0 != "#" })
    if Self.hasScheme(reference) { return HTTPAddress(url: reference) }
    if reference.hasPrefix("//") { return HTTPAddress(url: "\(origin.scheme):\(reference)") }
    if reference.hasPrefix("/") { return HTTPAddress(origin: origin, target: Self.withoutDots(reference)) }
    if reference.isEmpty { return self }
    if reference.hasPrefix("?") { return HTTPAddress(origin: origin, target: path + reference) }
    let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
    return HTTPAddress(origin: origin, target: Self.withoutDots(folder + reference))
  }

  private static func hasScheme(_ reference: String) -> Bool {
    guard let colon = reference.firstIndex(of: ":") else { return false }
    return !reference[..<colon].contains { $0 == "/" || $0 == "?" }
  }

  /// Removes `.` and `..` from the path (RFC 3986, section 5.2.4); the query stays as it is.
  private static func withoutDots(_ target: String) -> String {
    let path = target.prefix { $0 != "?" }
    var kept: [Substring] = []
    let segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for segment in segments {
      switch segment {
      case ".": continue
      case "..": kept = kept.dropLast()
      default: kept.append(segment)
      }
    }
    let endsInFolder = segments.last == "." || segments.last == ".."
    if endsInFolder { kept.append("") }
    return "/" + kept.joined(separator: "/") + target.dropFirst(path.count)
  }
}
