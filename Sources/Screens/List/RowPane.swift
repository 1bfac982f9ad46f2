import Domain
public import EventLoop
public import Terminal
public import Texts

/// The content of a list whose rows are not in columns.
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

/// A short list on a whole screen whose rows are not in columns: a row has as many lines as it needs, with headings
/// between rows. The note about the selected row is below them, or beside them in a wide terminal. A feature declares
/// the layout and the actions.
@LoopActor
public final class RowPane<Item>: Screen {
  /// Lays out all rows for the index of the selected row and a width in cells.
  public typealias Layout = @LoopActor (_ rows: [Item], _ selected: Int, _ width: Int) -> RowLayout

  private let name: String
  private let input: any ListInput
  private let output: any RowListOutput<Item>
  private let layout: Layout
  private let title: (Item) -> String
  private let frameTitle: (@LoopActor (Texts) -> String)?
  private let subjectOf: (Item) -> Subject?
  private let own: [Action]
  public let helpEnding: String?
  private let finder: Finder
  private let findActions: [Action]
  private let hinted: [Action]
  private let hintedWithoutRows: [Action]
  private lazy var table = findActions + own + moveActions
  private lazy var moves = ListMoves(
    move: { [weak self] in self?.move(by: $0) }, select: { [weak self] in self?.select($0) })
  /// The indices of the matching rows; nil without a search.
  private var matching: [Int]?
  /// The index that was selected when the search started.
  private var findOrigin = 0
  /// The width in the last frame, in cells.
  private var width = 80
  private var scroll = ListScroll()
  /// The index of the row of each line on view.
  private var placesOnView: [Int] = []

  /// - Parameters:
  ///   - name: names the pane for scripts.
  ///   - title: the name of the selected row, in scripts and in the frame of its note.
  ///   - frameTitle: the title of the list in a wide terminal, where the note is beside it; nil keeps the note below.
  ///   - subject: what can be copied from a row, and the arguments for the user's commands.
  ///   - helpEnding: the sentences at the end of the help; nil for those about the account.
  ///   - actions: the screen's actions besides moving and searching. A double click does what Enter does.
  public init(
    _ name: String, input: any ListInput, output: any RowListOutput<Item>, layout: @escaping Layout,
    title: @escaping (Item) -> String, frameTitle: (@LoopActor (Texts) -> String)? = nil,
    subject: @escaping (Item) -> Subject? = { _ in nil },
    helpEnding: String? = nil, actions: [Action]
  ) {
    self.name = name
    self.input = input
    self.output = output
    self.layout = layout
    self.title = title
    self.frameTitle = frameTitle
    self.helpEnding = helpEnding
    subjectOf = subject
    finder = Finder(kills: output.rowContext.kills) { output.rowContext.texts }
    own = actions
    let taken = actions.flatMap(\.keys)
    findActions = finder.actions(except: taken)
    hinted = finder.hinted(actions, except: taken)
    hintedWithoutRows = finder.hinted([], except: taken)
    finder.attach(to: self)
  }

  public var actions: [Action] {
    if finder.isTyping { return finder.fieldActions }
    // Actions on a row need a row on view.
    return hasNoRow ? findActions : table
  }
  public var hintedActions: [Action] { hasNoRow ? hintedWithoutRows : hinted }
  /// Whether no row matches the search.
  private var hasNoRow: Bool { matching?.isEmpty == true }
  public var subject: Subject? {
    hasNoRow ? nil : output.item(at: output.shown.selected).flatMap(subjectOf)
  }
  public var isTyping: Bool { finder.isTyping }
  public var prompt: Prompt? { finder.prompt }
  public var status: [String] { finder.isActive ? finder.status : output.status }
  public var shortStatus: [String] { finder.isActive ? finder.shortStatus : output.shortStatus }
  public var takesInput: Bool { output.isUpToDate }

  public func reveal(row: Int) {
    finder.stop()
    input.select(row)
  }

  public func appear() { input.appear() }
  public func close() { input.close() }

  public func draw(_ canvas: Canvas) {
    let pane = canvas.pane(name, Rect(canvas.size))
    canvas.reportFocus(name)
    let (shown, rows) = (output.shown, output.rows)
    guard rows.indices.contains(shown.selected) else { return }
    let (side, aside) = sides(of: pane, note: DisplayText(title(rows[shown.selected])))
    width = side.size.columns
    var layout = layout(rows, shown.selected, width)
    if let pattern = finder.pattern {
      let places = layout.places(of: pattern)
      matching = places
      guard places.contains(shown.selected) else { return drawNothing(side) }
      layout = layout.showing(places)
    }
    let room = side.size.rows - (shown.message?.drawBelow(side) ?? 0)
    let below = aside == nil ? room : 0
    let noteWidth = width - 2 * SelectionMark.columns
    // The height of the longest note, so that the list does not move.
    let noteRows = min(layout.notes.map { $0.lines(width: noteWidth).count }.max() ?? 0, below / 2)
    let listRows = noteRows > 0 ? min(layout.lines.count, room - noteRows - 1) : room
    let list = side.part(Rect(row: 0, column: 0, rows: listRows, columns: width))
    moves.area = list.area
    drawLines(list, layout, selected: shown.selected)
    if layout.notes.indices.contains(shown.selected) {
      let note = layout.notes[shown.selected]
      for (row, line) in note.lines(width: noteWidth).prefix(noteRows).enumerated() {
        side.draw(line, row: listRows + 1 + row, column: SelectionMark.columns, style: side.theme[.secondary])
      }
      if let aside { draw(note, on: aside) }
    }
    canvas.reportSelected(DisplayText(title(rows[shown.selected])), pane: name)
  }

  /// The space for the list, and the space beside it for the note in a wide terminal, both inside their frames.
  private func sides(of pane: Canvas, note: DisplayText) -> (list: Canvas, note: Canvas?) {
    guard let frameTitle, pane.size.columns >= PreviewLimits.columns else { return (pane, nil) }
    let pair = PanePair(of: pane.size, share: PreviewLimits.share)
    let title = DisplayText(frameTitle(output.rowContext.texts))
    let aside = PaneFrame(title: note, isFocused: false).draw(pane.part(pair.right))
    let list = PaneFrame(title: title, isFocused: true).draw(pane.part(pair.left))
    pair.join(pane, isFocused: true)
    return (list, aside)
  }

  private func draw(_ note: RowNote, on canvas: Canvas) {
    let lines = note.lines(width: canvas.size.columns - 2)
    for (row, line) in lines.enumerated() { canvas.draw(line, row: row, column: 1) }
    for (row, choice) in note.choices.enumerated() {
      canvas.draw(choice, row: lines.count + 1 + row, column: 1, style: canvas.theme[.secondary])
    }
  }

  private func drawNothing(_ canvas: Canvas) {
    placesOnView = []
    canvas.parkCursor(row: 0, column: 0)
    Paragraph.draw(canvas, finder.noRows.map { DisplayText($0) }, row: 1)
  }

  private func drawLines(_ canvas: Canvas, _ layout: RowLayout, selected: Int) {
    let (lines, range) = (layout.lines, layout.range(of: selected))
    // Shows the whole row, or its start if it is longer than the screen.
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
      let name = line.parts.firstIndex { $0.role == .name } ?? 0
      for (index, part) in line.parts.enumerated() {
        let alike = index == name ? style : SelectionMark.rest(style, on: canvas.theme)
        let style = isAlike ? alike : canvas.theme[part.role]
        canvas.draw(part.text, row: row, column: part.column, style: style, width: part.width)
      }
    }
    if let pattern = finder.pattern {
      canvas.mark(pattern, rows: 0..<visible.count, column: SelectionMark.columns)
    }
  }

  /// Only the first line of the selected row has the mark, and the cursor.
  private func rowStyle(_ canvas: Canvas, _ row: Int, isSelected: Bool, isFirst: Bool) -> Style {
    guard isSelected, !isFirst else {
      return SelectionMark.draw(canvas, row: row, isSelected: isSelected, hasFocus: true)
    }
    let style = SelectionMark.rest(canvas.theme[.selectedRow], on: canvas.theme)
    canvas.fill(Rect(row: row, column: 0, rows: 1, columns: canvas.size.columns), style: style)
    return style
  }

  public func handle(_ event: InputEvent) -> Bool {
    finder.handle(event)
      || moves.handle(
        event, row: { placesOnView.indices.contains($0) ? placesOnView[$0] : nil },
        open: { own.runEnter() })
  }

  // MARK: Moving among the rows on view

  private var moveActions: [Action] {
    moves.actions({ [output] in output.rowContext.texts }, except: own.flatMap(\.keys)) { [output] in
      output.shown.total > 0
    }
      + moves.sectionActions(
        { [output] in output.rowContext.texts },
        starts: { [weak self] in
          self?.sectionStarts ?? []
        }
      ) { [output] in output.shown.selected }
  }

  /// The first row, and those below a heading.
  private var sectionStarts: [Int] {
    let (rows, selected) = (output.rows, output.shown.selected)
    guard rows.indices.contains(selected) else { return [] }
    let layout = layout(rows, selected, width)
    let shown = matching.map { layout.showing($0) } ?? layout
    var starts: [Int] = []
    var isBelowHeading = true
    for line in shown.lines {
      if !line.isHeading, isBelowHeading { starts.append(line.place) }
      isBelowHeading = line.isHeading
    }
    return starts
  }

  private func move(by count: Int) {
    guard let matching else { return input.moveSelection(by: count) }
    guard let index = matching.firstIndex(of: output.shown.selected) else { return }
    input.select(matching[max(0, min(index + count, matching.count - 1))])
  }

  private func select(_ place: Int) {
    guard let matching else { return input.select(place) }
    if let nearest = matching.first(where: { $0 >= place }) ?? matching.last { input.select(nearest) }
  }
}

extension RowPane: FindTarget {
  func beginFind() {
    findOrigin = output.shown.selected
  }

  /// Lays out all rows, so that the columns do not move.
  func find(_ pattern: TextPattern?) {
    let (rows, selected) = (output.rows, output.shown.selected)
    // Rows can have been removed since the last frame, and a layout needs a selected row.
    let places = pattern.map { pattern in
      rows.indices.contains(selected) ? layout(rows, selected, width).places(of: pattern) : []
    }
    matching = places
    guard let places, !places.contains(findOrigin) else { return input.select(findOrigin) }
    if let first = places.first { input.select(first) }
  }

  func goToMatch(_ direction: FindDirection) -> Bool {
    guard let matching, let index = matching.firstIndex(of: output.shown.selected) else { return false }
    let next = index + direction.rawValue
    input.select(matching[(next + matching.count) % matching.count])
    return matching.count > 1 && !matching.indices.contains(next)
  }

  var found: Found {
    let places = matching ?? []
    return Found(number: (places.firstIndex(of: output.shown.selected) ?? -1) + 1, total: places.count)
  }
}
