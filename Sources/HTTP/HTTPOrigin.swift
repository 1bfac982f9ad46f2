/// A scheme, a host and a port: what a token belongs to. Two origins are the same only when all three are
/// equal; no suffix, pattern or similarity counts.
public struct HTTPOrigin: Hashable, Sendable {
  /// "https" or "http".
  public let scheme: String
  /// In lower case; an IPv6 address with its brackets.
  public let host: String
  public let port: UInt16

  /// Nil unless the scheme is http or https and the authority a plain host with an optional port. User names,
  /// and every character that two parsers could read differently, are refused.
  public init?(scheme: String, authority: String) {
    let scheme = scheme.lowercased()
    guard let usual = Self.usualPort(of: scheme), let (host, port) = Self.split(authority) else { return nil }
    self.scheme = scheme
    self.host = host.lowercased()
    self.port = port ?? usual
  }

  /// What to write after `scheme://`: without the port where it is the usual one.
  public var authority: String {
    port == Self.usualPort(of: scheme) ? host : "\(host):\(port)"
  }

  /// True for addresses that never leave the machine: the only ones that may be asked over plain http.
  public var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let octets = host.split(separator: ".", omittingEmptySubsequences: false)
    // Written as usual, or somebody may take 010 for 8, and 08 for a name to look up.
    return octets.count == 4 && octets[0] == "127"
      && octets.allSatisfy { octet in UInt8(octet).map { String($0) == octet } ?? false }
  }

  /// True where nobody on the way can read along.
  public var isConfidential: Bool { scheme == "https" || isLoopback }

  private static func usualPort(of scheme: String) -> UInt16? {
    switch scheme {
    case "https": 443
    case "http": 80
    default: nil
    }
  }

  private static func split(_ authority: String) -> (host: String, port: UInt16?)? {
    var host = Substring(authority)
    var port: UInt16?
    if let colon = authority.utf8.lastIndex(of: UInt8(ascii: ":")), !authority[colon...].contains("]") {
      let digits = authority[authority.index(after: colon)...]
      guard digits.utf8.allSatisfy({ (48...57).contains($0) }), let number = UInt16(digits) else {
        return nil
      }
      port = number
      host = authority[..<colon]
    }
    return isHost(Array(host.utf8)) ? (String(host), port) : nil
  }

  private static func isHost(_ host: [UInt8]) -> Bool {
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
