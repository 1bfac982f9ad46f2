public import EventLoop
public import Terminal

/// What a list shows whose rows do not stand in columns: all of them at once.
@LoopActor
public protocol RowListOutput<Item>: ListOutput {
  associatedtype Item
  var rows: [Item] { get }
}

extension RowListOutput {
  public func item(at place: Int) -> Item? {
    let rows = rows
    return rows.indices.contains(place) ? rows[place] : nil
  }
}

/// The lines that rows take for one width, and the note on the selected row.
public struct RowLayout {
  /// One line of a row. A row may take several.
  public struct Line {
    /// The place of its row in the list; for a heading, its own place or the one of the row below it.
    let place: Int
    let parts: [Part]
    let isHeading: Bool

    public init(of place: Int, _ parts: [Part], isHeading: Bool = false) {
      self.place = place
      self.parts = parts
      self.isHeading = isHeading
    }
  }

  public struct Part {
    let text: DisplayText
    let column: Int
    let width: Int?
    let role: Role

    /// - Parameters:
    ///   - width: cells; nil for all to the right edge.
    ///   - role: how it looks in a row that is not selected.
    public init(_ text: DisplayText, column: Int, width: Int? = nil, role: Role = .text) {
      self.text = text
      self.column = column
      self.width = width
      self.role = role
    }
  }

  let lines: [Line]
  let note: [DisplayText]
  let noteRows: Int

  /// - Parameters:
  ///   - note: stands below the list.
  ///   - noteRows: the rows of the longest note on any row, so that the list stays where it is.
  public init(_ lines: [Line], note: [DisplayText] = [], noteRows: Int = 0) {
    self.lines = lines
    self.note = note
    self.noteRows = noteRows
  }

  /// The lines of a row, those of a heading right above it included.
  func range(of place: Int) -> Range<Int> {
    guard var start = lines.firstIndex(where: { $0.place == place }),
      let last = lines.lastIndex(where: { $0.place == place })
    else { return 0..<0 }
    while start > 0, lines[start - 1].isHeading { start -= 1 }
    return start..<(last + 1)
  }
}

/// A short list on a whole screen whose rows do not stand in columns: a row takes the lines that it needs, headings stand
/// between rows, a note below them. A feature declares the layout and actions.
@LoopActor
public final class RowPane<Item>: Screen {
  public typealias Layout = @LoopActor (_ rows: [Item], _ selected: Int, _ width: Int) -> RowLayout

  private let name: String
  private let input: any ListInput
  private let output: any RowListOutput<Item>
  private let layout: Layout
  private let title: (Item) -> String
  private let open: @LoopActor () -> Void
  public let actions: [Action]
  public let hintedActions: [Action]
  private let moves: ListMoves
  private var scroll = ListScroll()
  /// The place of the row that each line on view belongs to.
  private var placesOnView: [Int] = []

  /// - Parameters:
  ///   - name: names the pane for scripts.
  ///   - title: what a script calls the selected row.
  ///   - open: what a double click does with the selected row.
  ///   - actions: all that the screen has beside the keys that move the selection.
  public init(
    _ name: String, input: any ListInput, output: any RowListOutput<Item>, layout: @escaping Layout,
    title: @escaping (Item) -> String, actions: [Action], open: @escaping @LoopActor () -> Void
  ) {
    self.name = name
    self.input = input
    self.output = output
    self.layout = layout
    self.title = title
    self.open = open
    moves = ListMoves(move: { input.moveSelection(by: $0) }, select: { input.select($0) })
    hintedActions = actions
    self.actions =
      actions
      + moves.actions({ output.rowContext.texts }, except: actions.flatMap(\.keys)) { output.shown.total > 0 }
  }

  public var status: [String] { output.status }
  public var shortStatus: [String] { output.shortStatus }
  public var takesInput: Bool { output.isUpToDate }

  public func appear() { input.appear() }
  public func close() { input.close() }

  public func draw(_ canvas: Canvas) {
    let pane = canvas.pane(name, Rect(canvas.size))
    canvas.reportFocus(name)
    let (shown, rows) = (output.shown, output.rows)
    guard rows.indices.contains(shown.selected) else { return }
    let layout = layout(rows, shown.selected, pane.size.columns)
    let room = pane.size.rows - (shown.message?.drawBelow(pane) ?? 0)
    let noteRows = min(layout.noteRows, room / 2)
    let listRows = noteRows > 0 ? min(layout.lines.count, room - noteRows - 1) : room
    let list = pane.part(Rect(row: 0, column: 0, rows: listRows, columns: pane.size.columns))
    moves.area = list.area
    drawLines(list, layout, selected: shown.selected)
    for (row, line) in layout.note.prefix(noteRows).enumerated() {
      pane.draw(line, row: listRows + 1 + row, column: SelectionMark.columns, style: pane.theme[.secondary])
    }
    canvas.reportSelected(DisplayText(title(rows[shown.selected])), pane: name)
  }

  private func drawLines(_ canvas: Canvas, _ layout: RowLayout, selected: Int) {
    let (lines, range) = (layout.lines, layout.range(of: selected))
    // All of the row, and the start of one that is longer than the screen.
    _ = scroll.follow(selected: range.upperBound - 1, count: lines.count, rows: canvas.size.rows)
    let visible = scroll.follow(selected: range.lowerBound, count: lines.count, rows: canvas.size.rows)
    placesOnView = lines[visible].map(\.place)
    for index in visible {
      let (line, row) = (lines[index], index - visible.lowerBound)
      let before = index > 0 ? lines[index - 1] : nil
      let style =
        line.isHeading
        ? canvas.theme[.heading]
        : rowStyle(
          canvas, row, isSelected: line.place == selected,
          isFirst: before?.place != line.place || before?.isHeading == true)
      let isAlike = line.isHeading || line.place == selected
      for part in line.parts {
        let style = isAlike ? style : canvas.theme[part.role]
        canvas.draw(part.text, row: row, column: part.column, style: style, width: part.width)
      }
    }
  }

  /// Only the first line of the selected row has the mark, and the cursor.
  private func rowStyle(_ canvas: Canvas, _ row: Int, isSelected: Bool, isFirst: Bool) -> Style {
    guard isSelected, !isFirst else {
      return SelectionMark.draw(canvas, row: row, isSelected: isSelected, hasFocus: true)
    }
    let style = canvas.theme[.selectedRow]
    canvas.fill(Rect(row: row, column: 0, rows: 1, columns: canvas.size.columns), style: style)
    return style
  }

  public func handle(_ event: InputEvent) -> Bool {
    return moves.handle(
      event, row: { placesOnView.indices.contains($0) ? placesOnView[$0] : nil }, open: open)
  }
}
