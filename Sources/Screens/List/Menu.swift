import EventLoop
import Terminal

/// A few choices in a box over a list, each with a key of its own.
public struct Menu: Hashable, Sendable {
  public struct Choice: Hashable, Sendable {
    public let id: String
    public let key: Unicode.Scalar
    public let text: String
    /// A line below the text.
    public let detail: String?

    public init(_ id: String, key: Unicode.Scalar, _ text: String, detail: String? = nil) {
      self.id = id
      self.key = key
      self.text = text
      self.detail = detail
    }
  }

  /// Names the pane.
  public let name: String
  public let title: String
  /// What Esc does, in a word.
  public let cancel: String
  public let choices: [Choice]

  public init(_ name: String, title: String, cancel: String, choices: [Choice]) {
    self.name = name
    self.title = title
    self.cancel = cancel
    self.choices = choices
  }

  /// Columns.
  private static let mostColumns = 60

  @LoopActor
  func draw(_ canvas: Canvas) {
    let width = min(canvas.size.columns - 2, Self.mostColumns)
    // A path in a detail is shown in full.
    let lines = choices.flatMap { choice in
      [DisplayText("\(choice.key)  \(choice.text)")]
        + (choice.detail.map { DisplayText("   \($0)").wrapped(to: width - 4, indent: 3) } ?? [])
    }
    let height = min(lines.count + 2, canvas.size.rows)
    let rect = Rect(
      row: (canvas.size.rows - height) / 2, column: (canvas.size.columns - width) / 2, rows: height,
      columns: width)
    let box = canvas.pane(name, rect)
    BoxFrame.draw(box, title: DisplayText(title), footer: DisplayText("Esc \(cancel)"))
    for (row, line) in lines.prefix(height - 2).enumerated() {
      box.draw(line, row: row + 1, column: 2, width: width - 4)
    }
    box.hideCursor(row: 1, column: 2)
    canvas.reportFocus(name)
  }

  /// The keys of the choices, and those that leave the menu.
  /// - Parameter choose: told the id of a choice, nil if the menu is left.
  @LoopActor
  func actions(_ choose: @escaping @LoopActor (String?) -> Void) -> [Action] {
    choices.map { choice in Action(choice.id, [.char(choice.key)], choice.text) { choose(choice.id) } }
      + [Action("cancel", [Key(.escape), .char("q")], cancel) { choose(nil) }]
  }
}

extension [Key] {
  /// The keys but for those that have another use. Each key that is pressed asks, and most lists have another use
  /// for none or one.
  func without(_ taken: [Key]) -> [Key] {
    taken.isEmpty ? self : filter { !taken.contains($0) }
  }
}
