import FoundationEssentials
import HTTPTypes

/// Searches text for tokens before it is written: GitHub's tokens by their form, the user's own token by its
/// value, also when it is encoded.
struct SecretSearch {
  private var needles: Set<[UInt8]> = []

  /// Adds a secret to search for.
  mutating func learn(_ secret: String) {
    guard !secret.isEmpty else { return }
    let bytes = Array(secret.utf8)
    needles.insert(bytes)
    for shift in 0..<3 { needles.insert(Self.base64Core(of: bytes, shift: shift)) }
    needles.remove([])
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
    let views = [bytes] + SecretDisguise.allCases.compactMap { $0.removed(from: bytes) }
    return views.contains { view in
      TokenForm.isFound(in: view) || needles.contains { Self.contains(view, $0) }
    }
  }

  /// The part of a secret's base64 that does not depend on its neighbours, for a secret that starts `shift`
  /// bytes after a multiple of three.
  private static func base64Core(of bytes: [UInt8], shift: Int) -> [UInt8] {
    let letters = Data(Array(repeating: 0, count: shift) + bytes).base64EncodedString().utf8
      .filter { $0 != UInt8(ascii: "=") }
    let unstableAtEnd = (shift + bytes.count) % 3 == 0 ? 0 : 1
    let core = letters.dropFirst(shift == 0 ? 0 : shift + 1).dropLast(unstableAtEnd)
    // Shorter sequences would occur in any long text.
    return core.count >= 8 ? Array(core) : []
  }

  private static func contains(_ bytes: [UInt8], _ needle: [UInt8]) -> Bool {
    guard let first = needle.first, needle.count <= bytes.count else { return false }
    return (0...(bytes.count - needle.count)).contains { start in
      bytes[start] == first && bytes[start..<(start + needle.count)].elementsEqual(needle)
    }
  }
}

/// Encodings that may hide a token.
enum SecretDisguise: CaseIterable {
  /// `%67`, in URLs.
  case percent
  /// `\u0067` and `\/`, in JSON.
  case json
  /// Line ends within base64, and its URL-safe alphabet.
  case lines

  /// The decoded bytes; nil if decoding changes nothing.
  func removed(from bytes: [UInt8]) -> [UInt8]? {
    let result: [UInt8]
    switch self {
    case .percent:
      guard bytes.contains(UInt8(ascii: "%")) else { return nil }
      result = Array(PercentCoding.decoded(bytes[...]).utf8)
    case .json:
      guard bytes.contains(UInt8(ascii: "\\")) else { return nil }
      result = Self.withoutEscapes(bytes)
    case .lines:
      result = Self.joined(bytes)
    }
    return result == bytes ? nil : result
  }

  private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        result.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(4), as: UTF8.self)
      if escape == UInt8(ascii: "u"), digits.utf8.count == 4, let value = UInt8(digits, radix: 16) {
        result.append(value)
        rest = rest.dropFirst(4)
      } else {
        result.append(escape)
      }
    }
    return result
  }

  /// Removes line ends (raw or as JSON escapes) and blanks, and replaces the URL-safe letters of base64.
  private static func joined(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x0A, 0x0D, 0x20, 0x09: continue
      case UInt8(ascii: "\\") where rest.first == UInt8(ascii: "n") || rest.first == UInt8(ascii: "r"):
        rest = rest.dropFirst()
      case UInt8(ascii: "-"): result.append(UInt8(ascii: "+"))
      case UInt8(ascii: "_"): result.append(UInt8(ascii: "/"))
      default: result.append(byte)
      }
    }
    return result
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
