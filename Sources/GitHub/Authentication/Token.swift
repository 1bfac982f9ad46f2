/// A GitHub access token. It never prints itself; only this module can read it, to set the Authorization
/// header.
public struct Token: Hashable, Sendable {
  let secret: String

  /// Returns nil if the text is empty or has other characters than visible ASCII. Such a text is no token and
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
