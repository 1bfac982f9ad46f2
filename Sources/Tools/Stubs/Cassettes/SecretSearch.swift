import HTTPTypes

/// Searches text for tokens before it is written: GitHub's tokens by their form, the user's own token by its value.
/// Their letters are the same in an address, in JSON and in a header. A server that hides a token in an encoding does so
/// on purpose, and no search finds each of them.
struct SecretSearch {
  private var needles: Set<[UInt8]> = []

  /// Adds a secret to search for.
  mutating func learn(_ secret: String) {
    if !secret.isEmpty { needles.insert(Array(secret.utf8)) }
  }

  /// Adds the secrets in the headers of a request.
  mutating func learn(from request: HTTPRequest) {
    for name in [HTTPField.Name.authorization, .cookie] {
      for field in request.headerFields[fields: name] {
        // The scheme before the last space ("Bearer") is not secret.
        learn(field.value.split(separator: " ").last.map(String.init) ?? "")
      }
    }
  }

  func finds(in text: String) -> Bool {
    finds(in: Array(text.utf8))
  }

  func finds(in bytes: [UInt8]) -> Bool {
    TokenForm.isFound(in: bytes) || needles.contains { Self.contains(bytes, $0) }
  }

  private static func contains(_ bytes: [UInt8], _ needle: [UInt8]) -> Bool {
    guard let first = needle.first, needle.count <= bytes.count else { return false }
    return (0...(bytes.count - needle.count)).contains { start in
      bytes[start] == first && bytes[start..<(start + needle.count)].elementsEqual(needle)
    }
  }
}

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
