import FoundationEssentials

/// How a body stands in a cassette, line by line.
enum CassetteBody {
  /// What a line of a body begins with.
  enum Marker: Character {
    /// A line, and its line end.
    case line = "|"
    /// Text; the body goes on right after it.
    case piece = "~"
    /// Text with escapes, without a line end of its own.
    case quoted = "\""
    /// Base64.
    case bytes = "="

    init?(_ text: Substring) {
      guard let first = text.first, let marker = Self(rawValue: first) else { return nil }
      self = marker
    }

    /// What the line stands for; nil where it cannot be read.
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

    /// Without the marker, and the one blank that parts it from the text.
    private static func content(of text: Substring) -> [UInt8] {
      let content = text.utf8.dropFirst()
      return Array(content.first == UInt8(ascii: " ") ? content.dropFirst() : content)
    }
  }
}
