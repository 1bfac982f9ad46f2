import EventLoop
import Terminal
import Texts

/// Example queries and what the user did before, shown instead of the results before the first search. Neither a list
/// nor a document, because its rows are in parts with sentences and headings between them.
@LoopActor
final class ExamplesPane: Pane {
  private let input: any QueryInput
  private let output: any QueryOutput
  private let words: @LoopActor () -> SearchScreen.Words
  private let texts: @LoopActor () -> Texts
  private lazy var moves = ListMoves(move: { [weak self] in self?.move(by: $0) }) { [weak self] in
    self?.select($0)
  }
  /// The rows on view in the last frame, and where they are.
  private var rows: [(index: Int, area: Rect)] = []
  var hasFocus = false

  init(
    input: any QueryInput, output: any QueryOutput, texts: @escaping @LoopActor () -> Texts,
    words: @escaping @LoopActor () -> SearchScreen.Words
  ) {
    (self.input, self.output, self.texts, self.words) = (input, output, texts, words)
  }

  private(set) lazy var actions: [Action] = {
    let (input, texts) = (input, texts)
    var search: SearchTexts { texts().search }
    // What Enter does with the selected row.
    let words = { @LoopActor [weak self, output] in
      let shown = output.shown
      return shown.part(of: self?.selected ?? shown.example).open(texts())
    }
    return [
      Action("choose-example", [Key(.enter)], words().text, effect: .works, hint: words().hint) {
        [weak self] in
        if let self { input.selectExample(selected) }
        input.submitExample()
      },
      Action("change-query", [.char("/")], search.changeQuery, effect: .shows, hint: search.queryHint) {
        input.focusQuery()
      },
      SearchScreen.recentQueries(input, texts),
    ] + moves.actions(texts) { true } + sideActions
      + moves.sectionActions(texts, starts: { [weak self] in self?.sectionStarts ?? [] }) { [weak self] in
        self?.selectedRow ?? 0
      }
  }()

  var isAtStart: Bool { selectedRow == 0 }
  var isEmpty: Bool { output.shown.examples.isEmpty }
  var status: [String] { [] }

  func draw(_ canvas: Canvas) {
    let shown = output.shown
    let pane = canvas.pane("results", Rect(canvas.size))
    moves.area = pane.area
    let words = words()
    let (start, startTyping) = (words.start(), words.startTyping())
    let layout = StartLayout(
      size: pane.size, start: shown.focus == .query ? startTyping : start, starts: [start, startTyping],
      then: texts().search.welcomeThen, examples: shown.examples.count, known: shown.known)
    let selected = Self.selected(shown, among: layout.rows)
    rows = []
    let half = pane.size.columns / 2
    let width = layout.right.isEmpty ? pane.size.columns : half - 1
    draw(
      layout.left, shown, selected, pane.part(Rect(row: 0, column: 0, rows: pane.size.rows, columns: width)))
    // The sentence is above both columns.
    let heading = layout.left.prefix { if case .heading = $0 { false } else { true } }.count
    let top = layout.right.first == .blank ? heading - 1 : heading
    draw(
      layout.right, shown, selected,
      pane.part(
        Rect(
          row: max(0, top), column: half, rows: pane.size.rows - max(0, top),
          columns: pane.size.columns - half)))
    for (row, line) in layout.left.enumerated() {
      if case .words(let text) = line { pane.draw(text, row: row, column: SelectionMark.columns) }
    }
  }

  private func draw(
    _ lines: [StartLayout.Line], _ shown: QueryState, _ selected: Int, _ canvas: Canvas
  ) {
    for (row, line) in lines.enumerated() where row < canvas.size.rows {
      switch line {
      case .blank, .words: break
      case .heading(let part):
        let title = part.title(texts().search)
        canvas.draw(
          DisplayText(title), row: row, column: SelectionMark.columns, style: canvas.theme[.heading])
      case .row(let index):
        draw(row: row, of: index, shown, canvas, isSelected: hasFocus && index == selected)
      }
    }
  }

  private func draw(row: Int, of index: Int, _ shown: QueryState, _ canvas: Canvas, isSelected: Bool) {
    let known = index - shown.examples.count
    let isExample = known < 0
    let text =
      isExample
      ? StyledText(DisplayText(shown.examples[index])) : shown.known[known].text(output.rowContext)
    let area = canvas.part(Rect(row: row, column: 0, rows: 1, columns: canvas.size.columns))
    rows.append((index, area.area))
    let style = SelectionMark.draw(area, row: 0, isSelected: isSelected, hasFocus: true)
    let width = area.size.columns - SelectionMark.columns
    guard isSelected else {
      return area.draw(text, row: 0, column: SelectionMark.columns, width: width)
    }
    area.draw(text, row: 0, column: SelectionMark.columns, width: width, on: style)
    let title = isExample ? shown.examples[index] : shown.known[known].title
    canvas.reportSelected(DisplayText(title), pane: "results")
  }

  // MARK: Moving among the rows on view

  /// The index of the selected row.
  private var selected: Int { Self.selected(output.shown, among: rows.map(\.index)) }

  /// The first row on view is selected if the chosen one has no room.
  private static func selected(_ shown: QueryState, among onView: [Int]) -> Int {
    onView.contains(shown.example) ? shown.example : onView.first ?? shown.example
  }

  /// The index of the selected row among those on view.
  private var selectedRow: Int { rows.firstIndex { $0.index == output.shown.example } ?? 0 }

  /// The indices of the first row of each part.
  private var sectionStarts: [Int] {
    let shown = output.shown
    let parts = rows.map { shown.part(of: $0.index) }
    return parts.indices.filter { $0 == 0 || parts[$0] != parts[$0 - 1] }
  }

  private func move(by count: Int) {
    select(selectedRow + count)
  }

  /// - Parameter index: among the rows on view.
  private func select(_ index: Int) {
    guard !rows.isEmpty else { return }
    input.selectExample(rows[max(0, min(index, rows.count - 1))].index)
  }

  /// The keys that go to the other column.
  private var sideActions: [Action] {
    func action(
      _ id: String, _ keys: [Key], _ text: @escaping @autoclosure @LoopActor () -> String,
      _ row: @escaping @LoopActor () -> Int?
    ) -> Action {
      Action(id, keys, text(), effect: .moves, when: { row() != nil }) { [weak self] in
        if let row = row() { self?.select(row) }
      }
    }
    let texts = texts
    return [
      action("out", [.char("h"), Key(.left)], texts().app.out) { [weak self] in self?.row(beside: <) },
      action("into", [.char("l"), Key(.right)], texts().app.into) { [weak self] in self?.row(beside: >) },
    ]
  }

  /// The index of the nearest row in the other column, among the rows on view; nil if there is none on that side.
  /// - Parameter isThere: whether the first column is on that side of the second one.
  private func row(beside isThere: (Int, Int) -> Bool) -> Int? {
    guard let area = rows.first(where: { $0.index == selected })?.area else { return nil }
    let others = rows.indices.filter { isThere(rows[$0].area.column, area.column) }
    return others.min { abs(rows[$0].area.row - area.row) < abs(rows[$1].area.row - area.row) }
  }

  /// A single click chooses a row.
  func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    switch mouse.kind {
    case .press(.left), .doubleClick:
      guard let row = rows.first(where: { $0.area.contains(mouse.at) }) else { return false }
      input.selectExample(row.index)
      if mouse.kind == .press(.left) { input.submitExample() }
      return true
    default: return moves.handle(event, row: { _ in nil }, open: {})
    }
  }
}

extension QueryState {
  /// The part of the start that a row belongs to.
  fileprivate func part(of index: Int) -> StartPart {
    let offset = index - examples.count
    return known.indices.contains(offset) ? .known(known[offset].kind) : .examples
  }
}

extension StartPart {
  /// What Enter does with a row, and a word for the status line.
  fileprivate func open(_ texts: Texts) -> (text: String, hint: String) {
    switch self {
    case .examples: (texts.search.chooseExample, texts.search.search)
    case .known(.query): (texts.search.searchAgain, texts.search.search)
    case .known(.todo): (texts.todoList.open, texts.todoList.openHint)
    case .known(.visit): (texts.history.open, texts.history.openHint)
    }
  }

  fileprivate func title(_ texts: SearchTexts) -> String {
    switch self {
    case .examples: texts.examples
    case .known(let kind): kind.title(texts)
    }
  }
}
