/// The address of a request: an origin, and the path with its query as in the request line.
public struct HTTPAddress: Hashable, Sendable {
  public let origin: HTTPOrigin
  /// Begins with a slash and has no fragment.
  public let target: String

  /// Nil if the target does not begin with a slash or has a byte that is not allowed in a request line (RFC
  /// 3986: no control bytes, no spaces, no fragment, ASCII only).
  public init?(origin: HTTPOrigin, target: String) {
    guard target.utf8.first == UInt8(ascii: "/"), target.utf8.allSatisfy(Self.mayStandInTarget) else {
      return nil
    }
    self.origin = origin
    self.target = target
  }

  /// Parses an absolute URL.
  public init?(url: String) {
    // Compares bytes, because only ASCII has a meaning in an address (Docs/decisions/0035).
    let text = Array(url.utf8).prefix { $0 != UInt8(ascii: "#") }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), text[colon...].starts(with: "://".utf8) else {
      return nil
    }
    let rest = text[(colon + 3)...]
    let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? rest.endIndex
    guard
      let origin = HTTPOrigin(
        scheme: String(decoding: text[..<colon], as: UTF8.self),
        authority: String(decoding: rest[..<end], as: UTF8.self))
    else {
      return nil
    }
    let target = String(decoding: rest[end...], as: UTF8.self)
    self.init(origin: origin, target: rest[end...].first == UInt8(ascii: "/") ? target : "/\(target)")
  }

  /// The path without the query.
  public var path: String { String(Substring(target.utf8.prefix { $0 != UInt8(ascii: "?") })) }

  /// The query without its question mark; nil if there is none.
  public var query: String? {
    target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) }
  }

  public var url: String { "\(origin)\(target)" }

  private static func mayStandInTarget(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "#") && byte != UInt8(ascii: "\\")
  }
}

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
