import EventLoop
import Terminal
import Texts

/// Example queries, shown instead of the results before the first search. Neither a list nor a document, because its
/// rows are between two sentences.
@LoopActor
final class ExamplesPane: Pane {
  private let input: any QueryInput
  private let output: any QueryOutput
  private let words: SearchPane.Words
  private let texts: @LoopActor () -> Texts
  private let moves: ListMoves
  var hasFocus = false

  init(
    input: any QueryInput, output: any QueryOutput, texts: @escaping @LoopActor () -> Texts,
    words: SearchPane.Words
  ) {
    (self.input, self.output, self.texts, self.words) = (input, output, texts, words)
    moves = ListMoves(
      move: { input.selectExample(output.shown.example + $0) }, select: { input.selectExample($0) })
  }

  private(set) lazy var actions: [Action] = {
    let (input, texts) = (input, texts)
    var search: SearchTexts { texts().search }
    return [
      Action("choose-example", [Key(.enter)], search.chooseExample, hint: search.search) {
        input.submitExample()
      },
      Action("change-query", [.char("/")], search.changeQuery, hint: search.queryHint) { input.focusQuery() },
      SearchPane.recentQueries(input, texts),
    ] + moves.actions(texts) { true }
  }()

  var isAtStart: Bool { output.shown.example == 0 }
  var isEmpty: Bool { output.shown.examples.isEmpty }
  var status: [String] { [] }

  func draw(_ canvas: Canvas) {
    let (shown, columns) = (output.shown, canvas.size.columns)
    let pane = canvas.pane("results", Rect(canvas.size))
    let first = 2 + Paragraph.draw(pane, [DisplayText(words.start())], row: 1)
    let list = pane.part(Rect(row: first, column: 0, rows: shown.examples.count, columns: columns))
    moves.area = list.area
    for (row, example) in shown.examples.enumerated() {
      let isSelected = hasFocus && row == shown.example
      let style = SelectionMark.draw(list, row: row, isSelected: isSelected, hasFocus: true)
      list.draw(DisplayText(example), row: row, column: SelectionMark.columns, style: style)
      if isSelected { canvas.reportSelected(DisplayText(example), pane: "results") }
    }
    Paragraph.draw(pane, [DisplayText(words.then())], row: first + shown.examples.count + 1)
  }

  /// A single click searches.
  func handle(_ event: InputEvent) -> Bool {
    let count = output.shown.examples.count
    guard moves.handle(event, row: { $0 < count ? $0 : nil }, open: {}) else { return false }
    if case .mouse(let mouse) = event, mouse.kind == .press(.left) { input.submitExample() }
    return true
  }
}
