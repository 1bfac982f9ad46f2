public import Terminal

/// A box with a title over the screen, which is dimmed behind it.
public enum BoxFrame {
  /// Clears the canvas and draws the box at its edges, with `footer` in the bottom edge and `counts` at the right of
  /// the top edge.
  public static func draw(
    _ canvas: Canvas, title: DisplayText, counts: DisplayText = .empty, footer: DisplayText
  ) {
    guard canvas.size.rows >= 2, canvas.size.columns >= 4 else { return }
    canvas.dimFrame()
    canvas.fill(Rect(canvas.size))
    PaneFrame(title: title, counts: counts, position: footer, isFocused: true).draw(canvas)
  }
}

/// The frame of a pane: title and counts in its first row, position in its last row.
public struct PaneFrame {
  private let labels: Labels
  private let isFocused: Bool

  /// The texts in a frame.
  struct Labels {
    var title = DisplayText.empty
    /// At the right of the first row; left out if there is no room.
    var counts = DisplayText.empty
    /// At the left of the last row.
    var position = DisplayText.empty
  }

  /// - Parameters:
  ///   - counts: drawn at the right of the first row; left out if there is no room.
  ///   - position: drawn at the left of the last row.
  ///   - isFocused: whether the pane has the focus. Its frame is then drawn in the accent colour.
  public init(
    title: DisplayText, counts: DisplayText = .empty, position: DisplayText = .empty, isFocused: Bool
  ) {
    self.init(Labels(title: title, counts: counts, position: position), isFocused: isFocused)
  }

  init(_ labels: Labels, isFocused: Bool) {
    (self.labels, self.isFocused) = (labels, isFocused)
  }

  /// The columns that a frame of a width has for its title.
  static func titleColumns(in columns: Int) -> Int { columns - 6 }

  /// Draws the frame at the canvas's edges and returns the canvas inside it. A canvas too small for a frame is
  /// returned unchanged.
  @discardableResult
  public func draw(_ canvas: Canvas) -> Canvas {
    let (rows, columns) = (canvas.size.rows, canvas.size.columns)
    guard Self.fits(canvas) else { return canvas }
    let (signs, style) = (canvas.theme.signs, canvas.theme[isFocused ? .focusedFrame : .frame])
    for (row, left, right) in [
      (0, Sign.topLeft, Sign.topRight), (rows - 1, .bottomLeft, .bottomRight),
    ] {
      canvas.rule(row: row, width: columns, glyph: signs[.horizontal], style: style)
      canvas.draw(signs[left], row: row, style: style)
      canvas.draw(signs[right], row: row, column: columns - 1, style: style)
    }
    for row in 1..<(rows - 1) {
      canvas.draw(signs[.vertical], row: row, style: style)
      canvas.draw(signs[.vertical], row: row, column: columns - 1, style: style)
    }
    let used = label(labels.title, canvas, row: 0, role: isFocused ? .heading : .name)
    let countColumns = labels.counts.width + 2
    if labels.counts.width > 0, used + countColumns <= columns - 4 {
      canvas.draw(
        " " + labels.counts + " ", row: 0, column: columns - 2 - countColumns, style: canvas.theme[.secondary]
      )
    }
    _ = label(labels.position, canvas, row: rows - 1, role: .text)
    return Self.inside(canvas)
  }

  private static func fits(_ canvas: Canvas) -> Bool { canvas.size.rows >= 2 && canvas.size.columns >= 4 }

  /// The canvas inside a frame at a canvas's edges.
  static func inside(_ canvas: Canvas) -> Canvas {
    guard fits(canvas) else { return canvas }
    return canvas.part(Rect(row: 1, column: 1, rows: canvas.size.rows - 2, columns: canvas.size.columns - 2))
  }

  /// Returns the columns used.
  private func label(_ text: DisplayText, _ canvas: Canvas, row: Int, role: Role) -> Int {
    let room = Self.titleColumns(in: canvas.size.columns)
    guard text.width > 0, room > 0 else { return 0 }
    return canvas.draw(
      " " + text.truncated(to: room) + " ", row: row, column: 2, style: canvas.theme[role])
  }
}

/// What is drawn over the current screen. An overlay is not a page and sends no event.
enum Overlay: Hashable {
  case none
  /// The help, scrolled down by `offset` lines.
  case help(offset: Int)
  /// The command palette, which `App.palette` holds.
  case palette
}
