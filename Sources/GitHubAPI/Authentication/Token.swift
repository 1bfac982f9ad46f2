/// A secret that GitHub knows somebody by. It never prints itself; only this module can read it, for one
/// header.
public struct Token: Hashable, Sendable {
  let secret: String

  /// Nil where the text is empty or holds anything but visible ASCII: such a text is no token, and could end
  /// the header line that it is put into.
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
