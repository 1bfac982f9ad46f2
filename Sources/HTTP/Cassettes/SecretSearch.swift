import FoundationEssentials
import HTTPTypes

/// Looks for tokens in what is about to be written down: those of GitHub by their form, the person's own one
/// by its value, whatever it is wrapped in.
struct SecretSearch {
  private var needles: Set<[UInt8]> = []

  /// Takes a secret that must not be found.
  mutating func learn(_ secret: String) {
    guard !secret.isEmpty else { return }
    let bytes = Array(secret.utf8)
    needles.insert(bytes)
    for shift in 0..<3 { needles.insert(Self.base64Core(of: bytes, shift: shift)) }
    needles.remove([])
  }

  /// Learns what a request says of the person.
  mutating func learn(from request: HTTPRequest) {
    for name in [HTTPField.Name.authorization, .cookie] {
      for field in request.headerFields[fields: name] {
        // The scheme before it ("Bearer") is no secret; what is after the last blank is.
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

  /// What of a secret's base64 is the same whatever stands around it, when it begins at a byte that is
  /// `shift` after a whole group.
  private static func base64Core(of bytes: [UInt8], shift: Int) -> [UInt8] {
    let letters = Data(Array(repeating: 0, count: shift) + bytes).base64EncodedString().utf8
      .filter { $0 != UInt8(ascii: "=") }
    let unstableAtEnd = (shift + bytes.count) % 3 == 0 ? 0 : 1
    let core = letters.dropFirst(shift == 0 ? 0 : shift + 1).dropLast(unstableAtEnd)
    // Fewer letters than these are found in any long text.
    return core.count >= 8 ? Array(core) : []
  }

  private static func contains(_ bytes: [UInt8], _ needle: [UInt8]) -> Bool {
    guard let first = needle.first, needle.count <= bytes.count else { return false }
    return (0...(bytes.count - needle.count)).contains { start in
      bytes[start] == first && bytes[start..<(start + needle.count)].elementsEqual(needle)
    }
  }
}
