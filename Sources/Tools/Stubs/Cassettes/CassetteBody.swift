import FoundationEssentials

/// The format of a body in a cassette.
enum CassetteBody {
  /// The first character of a body line.
  enum Marker: Character {
    /// Text with a line end.
    case line = "|"
    /// Text without a line end.
    case piece = "~"
    /// Text with escapes, without a line end.
    case quoted = "\""
    /// Base64.
    case bytes = "="

    init?(_ text: Substring) {
      guard let first = text.first, let marker = Self(rawValue: first) else { return nil }
      self = marker
    }

    /// The bytes that the line encodes; nil if it is invalid.
    func bytes(of text: Substring) -> [UInt8]? {
      switch self {
      case .line: Self.content(of: text) + [0x0A]
      case .piece: Self.content(of: text)
      case .quoted: QuotedText.read(text)
      case .bytes: Data(base64Encoded: text.dropFirst().filter { $0 != " " }).map { [UInt8]($0) }
      }
    }

    var advice: String {
      switch self {
      case .quoted:
        "a quoted text ends with a quote, and knows the escapes \\\" \\\\ \\n \\r \\t \\u{…} \\x00."
      default: "this is no base64."
      }
    }

    /// The text without the marker and the space after it.
    private static func content(of text: Substring) -> [UInt8] {
      let content = text.utf8.dropFirst()
      return Array(content.first == UInt8(ascii: " ") ? content.dropFirst() : content)
    }
  }
}
