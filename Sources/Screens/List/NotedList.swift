public import EventLoop
public import Terminal
public import Texts

/// What is said about a row: below the list, or beside it in a wide terminal.
public struct RowNote {
  let paragraphs: [DisplayText]
  let choices: [Choice]
  let facts: [DisplayText]

  /// A possible value, and what it means.
  public struct Choice {
    let name: DisplayText
    let about: DisplayText

    public init(_ name: DisplayText, _ about: DisplayText = .empty) {
      (self.name, self.about) = (name, about)
    }
  }

  /// - Parameters:
  ///   - choices: the possible values; shown only beside the list, where there is room.
  ///   - facts: what else is known, below the choices.
  public init(_ paragraphs: [DisplayText], choices: [Choice] = [], facts: [DisplayText] = []) {
    (self.paragraphs, self.choices, self.facts) = (paragraphs, choices, facts)
  }

  /// The choices in two columns, and below them the facts.
  func more(width: Int) -> [DisplayText] {
    let start = (choices.map(\.name.width).max() ?? 0) + 2
    let values = choices.flatMap { choice in
      let about = choice.about.wrapped(to: max(1, width - start))
      return (0..<max(1, about.count)).map { line in
        let name = line == 0 ? choice.name : .empty
        return line < about.count ? name.padded(to: start) + about[line] : name
      }
    }
    let facts = facts.flatMap { $0.wrapped(to: width) }
    return values + (values.isEmpty || facts.isEmpty ? [] : [.empty]) + facts
  }

  /// The paragraphs in lines of at most `width` cells.
  func lines(width: Int) -> [DisplayText] {
    paragraphs.flatMap { $0.wrapped(to: min(Self.maxColumns, width)) }
  }

  private static let maxColumns = 76
}

/// A list with a note about its selected row: beside it in a wide terminal, otherwise directly below its rows. No preview
/// (see `PreviewedList`), because a note is a few sentences that need no request and no second frame, and no `Split`, because
/// a note never has the keys.
@LoopActor
public final class NotedList<Item>: ContainerScreen {
  private let list: ListPane<Item>
  private let rows: any ListOutput<Item>
  private let title: @LoopActor (Texts) -> String
  private let name: (Item) -> String
  private let message: @LoopActor () -> PaneMessage?
  private let note: @LoopActor (_ item: Item, _ width: Int) -> RowNote

  /// - Parameters:
  ///   - rows: those of the list, all in memory and each in one line.
  ///   - title: the title in the frame of the list.
  ///   - name: of a row, in the frame of its note.
  ///   - message: for the last lines of the screen.
  ///   - note: about a row in a list of a width.
  public init(
    _ list: ListPane<Item>, of rows: any ListOutput<Item>, title: @escaping @LoopActor (Texts) -> String,
    name: @escaping (Item) -> String, message: @escaping @LoopActor () -> PaneMessage? = { nil },
    note: @escaping @LoopActor (_ item: Item, _ width: Int) -> RowNote
  ) {
    (self.list, self.rows, self.title, self.name) = (list, rows, title, name)
    (self.message, self.note) = (message, note)
  }

  public var content: any Screen { list }

  public func draw(_ canvas: Canvas) {
    drawParts(canvas)
    // For scripts, the note belongs to the list.
    _ = canvas.pane(list.name, Rect(canvas.size))
  }

  private func drawParts(_ canvas: Canvas) {
    let shown = rows.shown
    let selected = rows.item(at: shown.selected)
    guard canvas.size.columns >= PreviewLimits.columns else {
      return drawWithNoteBelow(canvas, shown, selected)
    }
    let layout = SplitLayout(
      of: canvas.size, columns: [nil, canvas.size.columns * PreviewLimits.share / 100],
      isFramed: [true, true])
    let aside = PaneFrame(title: DisplayText(selected.map(name) ?? ""), isFocused: false)
      .draw(canvas.part(layout.areas[1]))
    let side = PaneFrame(title: DisplayText(title(rows.rowContext.texts)), isFocused: true)
      .draw(canvas.part(layout.areas[0]))
    layout.join(canvas, focus: 0)
    let below = message()?.drawBelow(side) ?? 0
    list.draw(side.part(Rect(row: 0, column: 0, rows: side.size.rows - below, columns: side.size.columns)))
    if let selected { draw(note(selected, side.size.columns), on: aside) }
  }

  private func drawWithNoteBelow(_ canvas: Canvas, _ shown: ListShown, _ selected: Item?) {
    let (width, room) = (canvas.size.columns, canvas.size.rows - (message()?.drawBelow(canvas) ?? 0))
    let noteWidth = width - 2 * SelectionMark.columns
    let notes = (0..<shown.total).compactMap { rows.item(at: $0) }.map { note($0, width) }
    // The height of the longest note, so that the list does not move.
    let noteRows = min(notes.map { $0.lines(width: noteWidth).count }.max() ?? 0, room / 2)
    let lines = rows.captions.reduce(shown.total) { $0 + $1.lines.texts.count }
    let listRows = noteRows > 0 ? min(lines, room - noteRows - 1) : room
    list.draw(canvas.part(Rect(row: 0, column: 0, rows: listRows, columns: width)))
    guard let selected else { return }
    for (row, line) in note(selected, width).lines(width: noteWidth).prefix(noteRows).enumerated() {
      canvas.draw(
        line, row: listRows + 1 + row, column: SelectionMark.columns, style: canvas.theme[.secondary])
    }
  }

  private func draw(_ note: RowNote, on canvas: Canvas) {
    let lines = note.lines(width: canvas.size.columns - 2)
    for (row, line) in lines.enumerated() { canvas.draw(line, row: row, column: 1) }
    for (row, line) in note.more(width: canvas.size.columns - 2).enumerated() {
      canvas.draw(line, row: lines.count + 1 + row, column: 1, style: canvas.theme[.secondary])
    }
  }
}
