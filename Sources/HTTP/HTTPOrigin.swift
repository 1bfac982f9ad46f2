/// A scheme, a host and a port: what a token is bound to. Two origins are the same only if all three are
/// equal; no suffix or pattern matches.
public struct HTTPOrigin: Hashable, Sendable {
  /// "https" or "http".
  public let scheme: String
  /// In lower case; an IPv6 address includes its brackets.
  public let host: String
  public let port: UInt16

  /// Nil unless the scheme is http or https and the authority is a plain host with an optional port. User
  /// names, and all characters that two parsers could read differently, are refused.
  public init?(scheme: String, authority: String) {
    let scheme = scheme.lowercased()
    guard let usual = Self.usualPort(of: scheme), let (host, port) = Self.split(authority) else { return nil }
    self.scheme = scheme
    self.host = host.lowercased()
    self.port = port ?? usual
  }

  /// An https origin whose host is a constant, in lower case.
  public init(httpsHost host: StaticString) {
    scheme = "https"
    self.host = host.description
    port = 443
  }

  /// The part after `scheme://`, without the default port.
  public var authority: String {
    port == Self.usualPort(of: scheme) ? host : "\(host):\(port)"
  }

  /// True for addresses that never leave the machine. Only these may be used over plain http.
  public var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let octets = host.split(separator: ".", omittingEmptySubsequences: false)
    // Only the canonical form, because some parsers read 010 as 8, and 08 as a host name.
    return octets.count == 4 && octets[0] == "127"
      && octets.allSatisfy { octet in UInt8(octet).map { String($0) == octet } ?? false }
  }

  /// True if the traffic cannot be read in transit.
  public var isConfidential: Bool { scheme == "https" || isLoopback }

  private static func usualPort(of scheme: String) -> UInt16? {
    switch scheme {
    case "https": 443
    case "http": 80
    default: nil
    }
  }

  private static func split(_ authority: String) -> (host: String, port: UInt16?)? {
    // Compares bytes, because only ASCII has a meaning in an address (Docs/decisions/0035).
    let bytes = Array(authority.utf8)
    guard let colon = bytes.lastIndex(of: UInt8(ascii: ":")), !bytes[colon...].contains(UInt8(ascii: "]"))
    else { return isHost(bytes[...]) ? (authority, nil) : nil }
    let digits = bytes[(colon + 1)...]
    guard digits.allSatisfy({ (48...57).contains($0) }), isHost(bytes[..<colon]),
      let port = UInt16(String(decoding: digits, as: UTF8.self))
    else { return nil }
    return (String(decoding: bytes[..<colon], as: UTF8.self), port)
  }

  private static func isHost(_ host: ArraySlice<UInt8>) -> Bool {
    if host.first == UInt8(ascii: "["), host.last == UInt8(ascii: "]") {
      return host.count > 2
        && host.dropFirst().dropLast().allSatisfy { Self.isHexDigit($0) || $0 == UInt8(ascii: ":") }
    }
    return !host.isEmpty
      && host.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isHexDigit
  }
}

extension HTTPOrigin: CustomStringConvertible {
  public var description: String { "\(scheme)://\(authority)" }
}
