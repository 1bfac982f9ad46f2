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
    // Fewer letters would be found in any long text.
    return core.count >= 8 ? Array(core) : []
  }

  private static func contains(_ bytes: [UInt8], _ needle: [UInt8]) -> Bool {
    guard let first = needle.first, needle.count <= bytes.count else { return false }
    return (0...(bytes.count - needle.count)).contains { start in
      bytes[start] == first && bytes[start..<(start + needle.count)].elementsEqual(needle)
    }
  }
}
