/// A character that HTML writes by its name or number: `&amp;`, `&#8212;`, `&#x2014;`. Only names that
/// READMEs use are known. Source: html.spec.whatwg.org, "Named character references".
struct CharacterReference {
  let text: String
  /// Behind its semicolon.
  let end: Int

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "middot": "·", "bull": "•",
    "copy": "©", "reg": "®", "trade": "™", "mdash": "—", "ndash": "–", "hellip": "…", "rarr": "→",
    "larr": "←", "times": "×",
  ]
  private static let longest = 8

  /// Nil where none begins at `start`, which is an `&`.
  init?(_ source: SourceSlice, at start: Int) {
    let body = source[start...].dropFirst().prefix(Self.longest + 1)
    guard let semicolon = body.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: body[..<semicolon], as: UTF8.self)
    guard let text = name.hasPrefix("#") ? Self.numbered(name.dropFirst()) : Self.names[name] else {
      return nil
    }
    self.text = text
    end = semicolon + 1
  }

  private static func numbered(_ digits: Substring) -> String? {
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let scalar = number.flatMap(Unicode.Scalar.init) else { return nil }
    // A line break in a line of text is a blank.
    return scalar.value < 0x20 || scalar.value == 0xA0 ? " " : String(Character(scalar))
  }
}
