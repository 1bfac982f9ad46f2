/// The name of a GitHub repository, `owner/name`. It holds only characters that need no escaping in a URL
/// path, so a name from outside cannot reach another path.
public struct RepoName: Hashable, Sendable, CustomStringConvertible {
  /// `owner/name`.
  public let description: String

  public var owner: String { String(description.prefix { $0 != "/" }) }
  public var name: String { String(description.drop { $0 != "/" }.dropFirst()) }

  /// Returns nil if the text is not `owner/name` in the characters that GitHub allows (ASCII letters, digits,
  /// `-`, `_`, `.`).
  public init?(_ fullName: String) {
    let bytes = fullName.utf8
    guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let (owner, name) = (bytes[..<slash], bytes[bytes.index(after: slash)...])
    guard Self.isAllowed(owner), Self.isAllowed(name) else { return nil }
    description = fullName
  }

  /// The website of GitHub itself.
  public static let gitHubWeb = "https://github.com"

  /// The page of the repository on github.com.
  public var htmlURL: String { url(on: Self.gitHubWeb) }

  /// The page of the repository on a website such as `https://github.com`.
  public func url(on web: String) -> String { "\(web)/\(description)" }

  private static func isAllowed(_ part: Substring.UTF8View) -> Bool {
    guard (1...100).contains(part.count) else { return false }
    // `.` and `..` would lead to other folders.
    if part.count <= 2, part.allSatisfy({ $0 == UInt8(ascii: ".") }) { return false }
    return part.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }
}
