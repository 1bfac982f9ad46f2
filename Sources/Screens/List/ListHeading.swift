import EventLoop
import Terminal

/// A row above the items of a section. It can be selected, but has no item.
public struct ListHeading: Sendable {
  /// Its index among all rows.
  let index: Int
  let isOpen: Bool
  let label: SectionLabel

  /// - Parameter style: that of the selected row; nil if another one is selected.
  @LoopActor
  func draw(_ canvas: Canvas, row: Int, selected style: Style?) {
    let theme = canvas.theme
    let rest = style.map { SelectionMark.rest($0, on: theme) }
    var column = SelectionMark.columns
    func draw(_ text: DisplayText, _ role: Role, own: Style?) {
      let room = canvas.size.columns - column
      guard text.width > 0, room > 0 else { return }
      let text = text.truncated(to: room)
      canvas.draw(text, row: row, column: column, style: own ?? theme[role])
      column += text.width + 1
    }
    draw(theme.signs[isOpen ? .unfolded : .folded], .heading, own: rest)
    draw(DisplayText(label.title), .heading, own: style)
    draw(DisplayText(label.count), .secondary, own: rest)
    draw(DisplayText(label.spinner), .secondary, own: rest)
    // A remark may begin with a number, too.
    let separator = label.count.isEmpty || label.remark.isEmpty ? "" : "· "
    draw(DisplayText(separator + label.remark), .faint, own: rest)
  }

  /// The lines of the message below it.
  /// - Parameter columns: the width of the list, in cells.
  func message(columns: Int) -> LinesBetween? {
    guard isOpen, let message = label.message else { return nil }
    let lines = DisplayText(message.line).wrapped(to: max(1, min(columns - 2 * Self.indent, 76)))
    return LinesBetween(
      index: index + 1, texts: lines, role: message.role, indent: Self.indent, kind: .message)
  }

  /// Of a message, in cells: below the title, behind its sign.
  private static let indent = SelectionMark.columns + 2
}

/// A heading that only separates rows: it cannot be selected or folded.
public struct ListCaption: Sendable {
  /// The index of the row below it.
  let index: Int
  public let title: String

  /// - Parameter index: of the row below it.
  public init(index: Int, title: String) {
    (self.index, self.title) = (index, title)
  }

  /// A blank line separates it from rows above it.
  var lines: LinesBetween {
    LinesBetween(
      index: index, texts: (index > 0 ? [.empty] : []) + [DisplayText(title)], role: .heading, indent: 0,
      kind: .caption)
  }
}

/// What the heading of a section says.
public struct SectionLabel: Sendable {
  let title: String
  /// The number of its items, `30+` if there are more; empty if it is not known.
  let count: String
  /// In a few words: the age of a saved copy, or that loading failed; else empty.
  let remark: String
  /// The spinner while a load takes long; else empty.
  let spinner: String
  /// The lines below the heading while the section is open: why it has no items, or not all of them.
  let message: PaneMessage?

  public init(
    title: String, count: String, remark: String = "", spinner: String = "", message: PaneMessage? = nil
  ) {
    (self.title, self.count, self.remark) = (title, count, remark)
    (self.spinner, self.message) = (spinner, message)
  }
}
