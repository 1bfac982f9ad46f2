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

extension CassetteBody {
  /// Bytes per base64 line; 57 bytes give 76 characters.
  private static let bytesInLine = 57
  /// In characters. A longer line is split.
  private static let longestLine = 100

  /// The lines of a body. Text stays text; long lines of JSON are split at values, so that a diff shows the
  /// value that changed.
  static func lines(of body: [UInt8]) -> [String] {
    guard let text = String(validating: body, as: UTF8.self) else { return base64(body) }
    var lines: [String] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != "\n" }
      rest = rest.dropFirst(line.count)
      let hasEnd = rest.popFirst() != nil
      let pieces = pieces(of: line)
      for (index, piece) in pieces.enumerated() {
        lines.append(written(piece, endsLine: hasEnd && index == pieces.count - 1))
      }
    }
    return lines
  }

  private static func written(_ piece: Piece, endsLine: Bool) -> String {
    let indent = String(repeating: "  ", count: piece.depth)
    let text = String(piece.text)
    guard PlainText.isPlain(text) else { return indent + QuotedText.write(endsLine ? text + "\n" : text) }
    let marker = endsLine ? Marker.line : .piece
    return indent + String(marker.rawValue) + (text.isEmpty ? "" : " \(text)")
  }

  /// A part of a line, and its nesting depth in the JSON.
  private struct Piece {
    let text: Substring.UnicodeScalarView
    let depth: Int
  }

  private static func pieces(of line: Substring.UnicodeScalarView) -> [Piece] {
    guard line.count > longestLine else { return [Piece(text: line, depth: 0)] }
    let isJSON = line.first == "{" || line.first == "["
    let parts = isJSON ? jsonParts(of: line) : [Piece(text: line, depth: 0)]
    return parts.flatMap(cut)
  }

  /// Splits a line after each comma and opening bracket outside of strings.
  private static func jsonParts(of line: Substring.UnicodeScalarView) -> [Piece] {
    var parts: [Piece] = []
    var start = line.startIndex
    var (depth, startDepth) = (0, 0)
    var (isInString, isEscaped) = (false, false)
    for index in line.indices {
      let scalar = line[index]
      if isInString {
        isInString = isEscaped || scalar != "\""
        isEscaped = !isEscaped && scalar == "\\"
        continue
      }
      switch scalar {
      case "\"": isInString = true
      case "]", "}": depth = max(0, depth - 1)
      case "[", "{", ",":
        let next = line.index(after: index)
        parts.append(Piece(text: line[start..<next], depth: startDepth))
        if scalar != "," { depth += 1 }
        start = next
        startDepth = min(depth, deepest)
      default: break
      }
    }
    return start < line.endIndex ? parts + [Piece(text: line[start...], depth: startDepth)] : parts
  }

  /// The deepest indentation; deeper values are indented the same.
  private static let deepest = 12

  /// Splits parts that are still too long. Spaces go to the next part, because editors strip trailing ones.
  private static func cut(_ piece: Piece) -> [Piece] {
    var pieces: [Piece] = []
    var rest = piece.text
    // Without `count`, which would walk through the whole rest for each piece.
    while let limit = rest.index(rest.startIndex, offsetBy: longestLine, limitedBy: rest.endIndex),
      limit < rest.endIndex
    {
      var end = limit
      while end > rest.startIndex, rest[rest.index(before: end)] == " " { end = rest.index(before: end) }
      if end == rest.startIndex { end = limit }
      pieces.append(Piece(text: rest[..<end], depth: piece.depth))
      rest = rest[end...]
    }
    return pieces + [Piece(text: rest, depth: piece.depth)]
  }

  private static func base64(_ body: [UInt8]) -> [String] {
    stride(from: 0, to: body.count, by: bytesInLine).map { start in
      let line = body[start..<min(start + bytesInLine, body.count)]
      return "\(Marker.bytes.rawValue) \(Data(line).base64EncodedString())"
    }
  }
}
