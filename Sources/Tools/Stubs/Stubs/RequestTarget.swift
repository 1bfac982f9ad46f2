public import HTTP

/// The target of a request, normalised for comparison: percent-encoding is decoded, and the order of
/// different query names does not matter.
public struct RequestTarget: Sendable {
  /// One `name=value` of a query, decoded.
  public struct Parameter: Hashable, Sendable {
    public let name: String
    public let value: String
  }

  /// As written.
  public let text: String
  /// Nil for the API's origin.
  public let origin: HTTPOrigin?
  /// The decoded path segments. An encoded slash does not separate segments.
  public let path: [String]
  /// In written order.
  public let query: [Parameter]

  /// - Parameter text: `/path?query` below the API's base, or a whole URL for other servers.
  public init(_ text: String) {
    let parts = Self.parts(of: text)
    self.text = text
    origin = parts.origin
    // By bytes, because all delimiters of a URL are ASCII.
    let target = Array(parts.target.utf8)
    let end = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
    path = Self.segments(of: target[..<end])
    query = target[end...].dropFirst().split(separator: UInt8(ascii: "&")).map(Self.parameter)
  }

  /// The text after each slash.
  private static func segments(of path: ArraySlice<UInt8>) -> [String] {
    var segments: [String] = []
    var slash = path.firstIndex(of: UInt8(ascii: "/"))
    while let start = slash {
      let rest = path[(start + 1)...]
      slash = rest.firstIndex(of: UInt8(ascii: "/"))
      segments.append(PercentCoding.decoded(rest[..<(slash ?? rest.endIndex)]))
    }
    return segments
  }

  /// All values of a name, in written order.
  public func values(of name: String) -> [String] {
    query.filter { $0.name == name }.map(\.value)
  }

  /// The names in the query without duplicates, in written order.
  public var names: [String] {
    var seen: Set<String> = []
    return query.map(\.name).filter { seen.insert($0).inserted }
  }

  private static func parts(of text: String) -> (origin: HTTPOrigin?, target: String) {
    guard text.utf8.first != UInt8(ascii: "/"), let mark = text.firstRange(of: "://") else {
      return (nil, text)
    }
    let end = text[mark.upperBound...].firstIndex { $0 == "/" || $0 == "?" } ?? text.endIndex
    let authority = String(text[mark.upperBound..<end])
    return (HTTPOrigin(scheme: String(text[..<mark.lowerBound]), authority: authority), String(text[end...]))
  }

  private static func parameter(_ text: ArraySlice<UInt8>) -> Parameter {
    let name = text.prefix { $0 != UInt8(ascii: "=") }
    let value = text[name.endIndex...].dropFirst()
    return Parameter(
      name: PercentCoding.decodedQuery(name), value: PercentCoding.decodedQuery(value))
  }
}

extension RequestTarget: Hashable {
  public static func == (left: RequestTarget, right: RequestTarget) -> Bool {
    left.origin == right.origin && left.path == right.path && left.valuesByName == right.valuesByName
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(origin)
    hasher.combine(path)
    hasher.combine(valuesByName)
  }

  private var valuesByName: [String: [String]] {
    Dictionary(query.map { ($0.name, [$0.value]) }, uniquingKeysWith: +)
  }
}

/// Decodes percent-encoding (RFC 3986, section 2.1). Invalid triplets stay unchanged.
enum PercentCoding {
  static func decoded(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "%")) else { return String(decoding: text, as: UTF8.self) }
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = value(ofDigits: rest.prefix(2)) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// In a query a plus means a space, as in HTML forms.
  static func decodedQuery(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "+")) else { return decoded(text) }
    return decoded(ArraySlice(text.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }))
  }

  private static func value(ofDigits digits: ArraySlice<UInt8>) -> UInt8? {
    let text = String(decoding: digits, as: UTF8.self)
    guard text.count == 2, text.allSatisfy(\.isHexDigit) else { return nil }
    return UInt8(text, radix: 16)
  }
}
