/// A link of the terminal itself, which shows its address and opens it: OSC 8.
/// Source: gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda, "Hyperlinks in Terminal Emulators".
public struct Hyperlink: Hashable, Sendable {
  /// In printable ASCII.
  public let url: String
  /// Cells with the same id and address are one link, also over several rows and after a part of them was drawn again.
  let id: String

  /// In bytes: VTE and iTerm2 ignore a longer address.
  static let longest = 2_083

  /// - Parameters:
  ///   - url: nil is returned for anything but an https, http or mailto address in printable ASCII of at most 2,083
  ///     bytes, so that nothing can end the control sequence that it is written in.
  ///   - id: identifies the link on its screen, in letters, digits, `.` and `-`; nil is returned for anything else.
  public init?(_ url: String, id: String) {
    guard ["https://", "http://", "mailto:"].contains(where: { url.hasPrefix($0) }),
      url.utf8.count <= Self.longest, url.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      id.utf8.count <= 64, id.unicodeScalars.allSatisfy({ $0.isASCII && Self.isPlain($0) })
    else { return nil }
    (self.url, self.id) = (url, id)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "-" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// Makes the cells that are written from here on belong to the link.
  var opening: [UInt8] { Array("\u{1B}]8;id=\(id);\(url)\u{1B}\\".utf8) }

  /// Makes the cells that are written from here on belong to no link.
  static let closing = Array("\u{1B}]8;;\u{1B}\\".utf8)
}

/// The links of a frame.
public struct FrameLinks: Hashable, Sendable {
  /// The cells of a row that belong to one link.
  public struct Span: Hashable, Sendable {
    public let columns: Range<Int>
    public let link: Hyperlink
  }

  /// From left to right, without rows that have none.
  private var rows: [Int: [Span]] = [:]

  public var isEmpty: Bool { rows.isEmpty }

  /// The rows that have links, in no order.
  var linkedRows: some Collection<Int> { rows.keys }

  /// The links of a row, from left to right.
  public subscript(row: Int) -> [Span] { rows[row] ?? [] }

  /// Makes cells belong to a link, and to no other one.
  mutating func add(_ link: Hyperlink, row: Int, columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    remove(row: row, columns: columns)
    var spans = self[row]
    if let last = spans.last, last.link == link, last.columns.upperBound == columns.lowerBound {
      spans[spans.count - 1] = Span(columns: last.columns.lowerBound..<columns.upperBound, link: link)
    } else {
      let index = spans.firstIndex { $0.columns.lowerBound >= columns.upperBound } ?? spans.count
      spans.insert(Span(columns: columns, link: link), at: index)
    }
    rows[row] = spans
  }

  /// Makes cells belong to no link, because something else is drawn there.
  mutating func remove(row: Int, columns: Range<Int>) {
    guard let spans = rows[row], spans.contains(where: { $0.columns.overlaps(columns) }) else { return }
    let rest = spans.flatMap { span in
      [
        span.columns.clamped(to: span.columns.lowerBound..<max(span.columns.lowerBound, columns.lowerBound)),
        span.columns.clamped(to: min(span.columns.upperBound, columns.upperBound)..<span.columns.upperBound),
      ].filter { !$0.isEmpty }.map { Span(columns: $0, link: span.link) }
    }
    rows[row] = rest.isEmpty ? nil : rest
  }

  /// The links within a size, moved down and to the right.
  func placed(row: Int = 0, column: Int = 0, within size: Size) -> [(row: Int, span: Span)] {
    rows.flatMap { line, spans in
      line >= size.rows
        ? []
        : spans.compactMap { span in
          let columns = span.columns.clamped(to: 0..<max(0, size.columns))
          guard !columns.isEmpty else { return nil }
          return (
            row: row + line,
            span: Span(columns: columns.lowerBound + column..<columns.upperBound + column, link: span.link)
          )
        }
    }
  }
}

extension Canvas {
  /// Makes the links of a text that is already drawn here links of the terminal, if the theme has them.
  /// - Parameters:
  ///   - row: the position and the width that the text was drawn with.
  ///   - address: returns the link with a number in the text; nil for one that only octodo can follow.
  public func link(
    _ text: StyledText, row: Int, column: Int = 0, width: Int, to address: (Int) -> Hyperlink?
  ) {
    guard theme.hasHyperlinks, row >= 0, row < area.rows, column >= 0 else { return }
    let end = min(column + width, area.columns)
    var start = column
    for piece in text.pieces where start < end {
      let next = start + piece.text.width
      defer { start = next }
      guard let number = piece.link, let link = address(number) else { continue }
      buffer.frame.links.add(
        link, row: area.row + row, columns: area.column + start..<area.column + min(next, end))
    }
  }
}
