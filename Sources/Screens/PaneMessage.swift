public import Terminal

/// The message that a pane shows instead of its content, or below it.
public struct PaneMessage: Hashable, Sendable {
  private let text: String
  private let isProblem: Bool

  public init(text: String) {
    self.text = text
    isProblem = false
  }

  /// - Parameter problem: a sentence that says what failed and what to do next.
  public init(problem: String) {
    text = problem
    isProblem = true
  }

  /// The mark distinguishes a problem from other messages without colours.
  var line: String { isProblem ? "! \(text)" : text }
  var role: Role { isProblem ? .problem : .text }

  /// Draws the message instead of the content.
  public func drawAlone(_ canvas: Canvas) {
    Paragraph.draw(canvas, [DisplayText(line)], row: 1, style: canvas.theme[role])
  }

  /// Draws the message in the last rows. Returns the rows used, at most half of them.
  func drawBelow(_ canvas: Canvas) -> Int {
    let lines = DisplayText(line).wrapped(to: max(1, canvas.size.columns - 4)).prefix(canvas.size.rows / 2)
    for (index, line) in lines.enumerated() {
      canvas.draw(
        line, row: canvas.size.rows - lines.count + index, column: 2, style: canvas.theme[role])
    }
    return lines.count
  }

  /// - Parameter columns: the width of the canvas, in cells.
  static func lines(of texts: [DisplayText], columns: Int, indent: Int = 2) -> [DisplayText] {
    let width = max(1, min(columns - 2 * indent, 76))
    return texts.flatMap { $0.width == 0 ? [.empty] : $0.wrapped(to: width) }
  }
}

extension DocumentPart {
  /// The message for a missing part of a document.
  public static func message(_ message: PaneMessage) -> DocumentPart {
    .words(message.line, message.role)
  }
}

/// Prose, wrapped to the canvas.
public enum Paragraph {
  /// Returns the rows used.
  /// - Parameter limit: the rest of the lines is left out.
  @discardableResult
  public static func draw(
    _ canvas: Canvas, _ texts: [DisplayText], row: Int, indent: Int = 2, style: Style = .plain,
    atMost limit: Int = .max
  ) -> Int {
    let lines = lines(of: texts, columns: canvas.size.columns, indent: indent).prefix(limit)
    for (offset, line) in lines.enumerated() {
      canvas.draw(line, row: row + offset, column: indent, style: style)
    }
    return lines.count
  }

  /// - Parameter columns: the width of the canvas, in cells.
  static func lines(of texts: [DisplayText], columns: Int, indent: Int = 2) -> [DisplayText] {
    let width = max(1, min(columns - 2 * indent, 76))
    return texts.flatMap { $0.width == 0 ? [.empty] : $0.wrapped(to: width) }
  }
}
