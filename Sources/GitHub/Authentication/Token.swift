import CLibMD

/// A GitHub access token. It never prints itself; only this module can read it, to set the Authorization
/// header.
public struct Token: Hashable, Sendable {
  let secret: String

  /// Returns nil if the text is empty or has other characters than visible ASCII. Such a text is not a token and
  /// could end the header line.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    secret = text
  }
}

extension Token: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "<token>" }
  public var debugDescription: String { "<token>" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Token {
  /// Identifies the account in the keys of cached responses. It is stable, it is stored, and it does not
  /// reveal the token: half of a SHA-256 digest.
  var account: String { "token:\(SHA256.hexDigest(of: secret).prefix(32))" }
}

/// A token source that could not be used. Never quotes a value, because it may be a token.
public enum TokenNotice: Hashable, Sendable {
  /// The variable has characters that no token has.
  case notAToken(variable: String)
  /// gh's file is invalid or too large; `line` is from 1, nil if unknown.
  case hostsUnreadable(path: String, line: Int?)
  /// gh keeps the host's token elsewhere; `variable` is the environment variable for it, nil if there is
  /// none.
  case inKeyring(host: String, variable: String?)
  case hostsNotAToken(host: String, path: String)
  /// The file could not be read; `reason` is the system's message.
  case fileUnreadable(path: String, reason: String)
}

/// SHA-256 (FIPS 180-4), for names that must not reveal their source.
enum SHA256 {
  /// The digest as 64 lower-case hexadecimal digits.
  static func hexDigest(of text: String) -> String {
    let bytes = Array(text.utf8)
    var digits = [CChar](repeating: 0, count: 64 + 1)
    SHA256Data(bytes, bytes.count, &digits)
    return String(decoding: digits.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
