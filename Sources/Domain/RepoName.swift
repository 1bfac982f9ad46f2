/// The name of a GitHub repository, `owner/name`. Only names that can stand in a URL path unescaped exist,
/// so a name from outside can never reach another path.
public struct RepoName: Hashable, Sendable, CustomStringConvertible {
  public let owner: String
  public let name: String

  /// Nil where the text is not `owner/name` in the letters that GitHub allows (ASCII letters, digits, `-`,
  /// `_`, `.`).
  public init?(_ fullName: String) {
    let parts = fullName.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(Self.isAllowed) else { return nil }
    owner = String(Substring(parts[0]))
    name = String(Substring(parts[1]))
  }

  public var description: String { "\(owner)/\(name)" }

  /// The page of the repository on github.com.
  public var htmlURL: String { "https://github.com/\(owner)/\(name)" }

  private static func isAllowed(_ part: Substring.UTF8View) -> Bool {
    guard !part.isEmpty, part.count <= 100, !part.elementsEqual(".".utf8), !part.elementsEqual("..".utf8)
    else { return false }
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
