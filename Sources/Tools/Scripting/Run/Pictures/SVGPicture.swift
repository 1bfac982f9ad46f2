public import Terminal

/// A screen as an SVG that looks the same in every viewer, supports light and dark colours, and loads nothing
/// external.
public struct SVGPicture {
  /// In pixels. Most monospace fonts are 0.6 times as wide as high: 9 to 15.
  private static let cell = (width: 9, height: 18)
  private static let fontSize = 15
  private static let baseline = 14
  private static let padding = 12

  private let frame: Frame
  private let rect: Rect
  private var names: Set<String> = ["text", "paper"]
  private var shapes: [String] = []

  /// - Parameter title: read aloud by screen readers.
  public static func text(
    of frame: Frame, in rect: Rect, title: String, paper: SVGPaper = .asReader
  ) -> String {
    var picture = SVGPicture(frame: frame, rect: rect)
    for row in rect.row..<rect.endRow {
      for run in StyleRun.runs(of: frame, row: row, columns: rect.column..<rect.endColumn) {
        picture.draw(run)
      }
    }
    picture.drawCursor()
    return picture.document(title: title, paper: paper)
  }

  /// The picture's size for a screen of `size` cells, in pixels.
  public static func pixels(of size: Size) -> (width: Int, height: Int) {
    (size.columns * cell.width + 2 * padding, size.rows * cell.height + 2 * padding)
  }

  private init(frame: Frame, rect: Rect) {
    self.frame = frame
    self.rect = rect
  }

  private mutating func draw(_ run: StyleRun) {
    var ink = SVGPalette.name(of: run.style.foreground, default: "text")
    var paper = SVGPalette.name(of: run.style.background, default: "paper")
    if run.style.attributes.contains(.reverse) { swap(&ink, &paper) }
    names.formUnion([ink, paper])
    if paper != "paper" {
      shapes.append(box(run.row, run.columns, top: 0, height: Self.cell.height, name: paper))
    }
    let classes = [ink] + Self.looks.filter { run.style.attributes.contains($0.0) }.map(\.1)
    for piece in SVGText.pieces(of: frame, row: run.row, columns: run.columns) {
      shapes.append(text(piece, row: run.row, name: classes.joined(separator: " ")))
    }
    if run.style.attributes.contains(.underline) {
      shapes.append(box(run.row, run.columns, top: Self.baseline + 2, height: 1, name: ink))
    }
  }

  private static let looks: [(Style.Attributes, String)] = [(.bold, "B"), (.dim, "D"), (.italic, "I")]

  private mutating func drawCursor() {
    guard let cursor = frame.cursor, rect.contains(cursor) else { return }
    let isWide = frame[cursor.row, cursor.column].glyph.width == 2 && cursor.column + 1 < rect.endColumn
    let columns = cursor.column..<(cursor.column + (isWide ? 2 : 1))
    shapes.append(box(cursor.row, columns, top: 0, height: Self.cell.height, name: "text D"))
  }

  private func box(_ row: Int, _ columns: Range<Int>, top: Int, height: Int, name: String) -> String {
    "<rect class=\"\(name)\" x=\"\(x(columns.lowerBound))\" y=\"\(y(row) + top)\""
      + " width=\"\(columns.count * Self.cell.width)\" height=\"\(height)\"/>"
  }

  private func text(_ piece: SVGText, row: Int, name: String) -> String {
    "<text class=\"\(name)\" x=\"\(x(piece.column))\" y=\"\(y(row) + Self.baseline)\""
      + " textLength=\"\(piece.columns * Self.cell.width)\" lengthAdjust=\"spacingAndGlyphs\">"
      + "\(Self.escaped(piece.text))</text>"
  }

  private func x(_ column: Int) -> Int { Self.padding + (column - rect.column) * Self.cell.width }
  private func y(_ row: Int) -> Int { Self.padding + (row - rect.row) * Self.cell.height }

  private func document(title: String, paper theme: SVGPaper) -> String {
    let (width, height) = Self.pixels(of: Size(columns: rect.columns, rows: rect.rows))
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\" role=\"img\">"
    let fonts = "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace"
    let sheet =
      "text{font:\(Self.fontSize)px \(fonts)}.B{font-weight:bold}.I{font-style:italic}.D{fill-opacity:.6}"
      + SVGPalette.sheet(for: names, paper: theme)
    // A thin border separates it from a page of the same colour.
    let paper =
      "<rect class=\"paper\" x=\".5\" y=\".5\" width=\"\(width - 1)\" height=\"\(height - 1)\" rx=\"6\""
      + " stroke=\"#8b949e\" stroke-opacity=\".4\"/>"
    let lines = [head, "<title>\(Self.escaped(title))</title>", "<style>\(sheet)</style>", paper] + shapes
    return (lines + ["</svg>"]).map { $0 + "\n" }.joined()
  }

  /// Valid XML 1.0 text. XML 1.0 forbids most control characters, even escaped.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

/// The background of an SVG.
public enum SVGPaper: String, Sendable {
  case light, dark
  /// Follows the reader's system setting.
  case asReader
}

/// A piece of a row that an SVG draws as one text element. Its position and length are given in cells, so it
/// fills its columns in any font.
struct SVGText: Equatable {
  let column: Int
  private(set) var columns: Int
  private(set) var text: String
  /// Glyphs that have the same width in every monospace font.
  private let isASCII: Bool
  private let glyph: Glyph

  private init(_ glyph: Glyph, at column: Int) {
    self.column = column
    self.glyph = glyph
    columns = Int(glyph.width)
    text = glyph.text
    isASCII = glyph.base.isASCII && glyph.marks == nil
  }

  /// The pieces of some columns, without the blanks. A glyph whose width may differ between fonts and
  /// terminals gets its own piece: a wide glyph, a letter with combining marks, a symbol. Repeated glyphs, as
  /// in a rule, share one.
  static func pieces(of frame: Frame, row: Int, columns: Range<Int>) -> [SVGText] {
    var pieces: [SVGText] = []
    for column in columns {
      let glyph = frame[row, column].glyph
      let isWhole = glyph.width > 0 && column + Int(glyph.width) <= columns.upperBound
      guard isWhole, glyph != .space else { continue }
      if let last = pieces.indices.last, pieces[last].take(glyph, at: column) { continue }
      pieces.append(SVGText(glyph, at: column))
    }
    return pieces
  }

  /// Appends a glyph if both can be drawn as one element. SVG collapses several blanks into one.
  private mutating func take(_ other: Glyph, at position: Int) -> Bool {
    let gap = position - column - columns
    if isASCII, other.base.isASCII, other.marks == nil, gap <= 1 {
      text += gap == 1 ? " " : ""
    } else if other != glyph || gap != 0 {
      return false
    }
    text += other.text
    columns += gap + Int(other.width)
    return true
  }
}
