/// The form of GitHub's tokens.
/// Source: github.blog/engineering/behind-githubs-new-authentication-token-formats.
enum TokenForm {
  private static let prefixes = ["ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_"].map { Array($0.utf8) }
  /// A repository field that may hold a temporary access token.
  private static let field = Array("\"temp_clone_token\"".utf8)
  /// The number of letters and digits that make a prefix a token. An identifier such as `laughs_last` has
  /// fewer.
  private static let shortest = 10

  static func isFound(in bytes: [UInt8]) -> Bool {
    bytes.indices.contains { index in
      switch bytes[index] {
      case UInt8(ascii: "g"): prefixes.contains { isToken(bytes[index...], prefix: $0) }
      case UInt8(ascii: "\""): isFilledField(bytes[index...])
      default: false
      }
    }
  }

  private static func isToken(_ bytes: ArraySlice<UInt8>, prefix: [UInt8]) -> Bool {
    guard bytes.starts(with: prefix) else { return false }
    let rest = bytes.dropFirst(prefix.count)
    // The longer form: a number, an underscore and three parts separated by dots.
    return rest.prefix(shortest).count(where: isLetterOrDigit) == shortest
      || rest.prefix(3 * shortest).count { isLetterOrDigit($0) || "_-.".utf8.contains($0) } == 3 * shortest
  }

  private static func isFilledField(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.starts(with: field) else { return false }
    let value = bytes.dropFirst(field.count).drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }
    return value.first == UInt8(ascii: "\"") && value.dropFirst().first != UInt8(ascii: "\"")
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
