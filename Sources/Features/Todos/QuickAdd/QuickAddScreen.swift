import Domain
import EventLoop
import Screens
import Terminal
import Texts

/// A todo list with the line below it in which todos are added.
@LoopActor
final class QuickAddScreen: ContainerScreen {
  private let list: any Pane
  private let line: QuickAddLine
  /// The field as last drawn, for clicks.
  private var drawnField: DrawnField?

  init(_ list: any Pane, _ line: QuickAddLine) {
    (self.list, self.line) = (list, line)
  }

  var content: any Screen { list }
  var actions: [Action] { line.isOpen ? line.actions : list.actions }
  var actionGroups: [[Action]] { list.actionGroups + [line.actions] }
  var hintedActions: [Action] { line.isOpen ? line.actions : list.hintedActions }
  var isTyping: Bool { line.isOpen || list.isTyping }
  var takesInput: Bool { !line.isSaving && (line.isOpen || list.takesInput) }
  var prompt: Prompt? { line.isOpen ? nil : list.prompt }

  var questionBeforeClose: Question? { line.questionBeforeClose ?? list.questionBeforeClose }

  func discard() {
    line.discard()
    list.discard()
  }

  func close() {
    line.end()
    list.close()
  }

  /// The list shows each view itself.
  func turn(to route: Route) -> Bool {
    switch route {
    case .todoList, .todoView: line.todos.isRoot
    default: false
    }
  }

  // MARK: Input

  func handle(_ event: InputEvent) -> Bool {
    guard line.isOpen else { return list.handle(event) }
    if case .mouse(let mouse) = event {
      guard let characters = drawnField?.characters(before: mouse.at) else { return list.handle(event) }
      if mouse.kind == .press(.left) { line.change { $0.moveCursor(to: characters) } }
      return true
    }
    guard let text = event.typedText else { return false }
    line.change { _ = $0.insert(text) }
    return true
  }

  // MARK: Drawing

  /// The rows of the line besides what is understood: a rule, the field, and words to take.
  private static let rows = 3
  /// The rows that a sentence may take at most.
  private static let mostSentenceRows = 6
  private static let framedColumns = 100
  /// A lower screen shows the field and what is understood.
  private static let leastRows = 12

  /// Whether the list is in a frame, which separates it from the line.
  private var hasFrames = false

  func draw(_ canvas: Canvas) {
    hasFrames = canvas.size.columns >= Self.framedColumns && !list.isEmpty
    line.observe()
    list.hasFocus = !line.isOpen
    guard line.isOpen else { return list.draw(canvas) }
    let size = canvas.size
    let isLow = size.rows < Self.leastRows
    let sentence = sentence(columns: size.columns - labelColumns)
    let room = isLow ? size.rows / 2 : Self.mostSentenceRows
    let sentenceRows = max(1, min(sentence.lines.count, room))
    let rows = min(sentenceRows + (isLow ? 1 : Self.rows - (hasFrames ? 1 : 0)), size.rows - 1)
    list.draw(canvas.part(Rect(row: 0, column: 0, rows: size.rows - rows, columns: size.columns)))
    let area = Rect(row: size.rows - rows, column: 0, rows: rows, columns: size.columns)
    draw(on: canvas.pane("quick-add", area), sentence, rows: sentenceRows, hasRule: !isLow && !hasFrames)
    canvas.reportFocus("quick-add")
  }

  private var labelColumns: Int { DisplayText(" \(line.words.lineLabel) ").width }

  /// What is understood, which is cut, or why nothing is, which is not.
  private func sentence(columns: Int) -> (lines: [DisplayText], role: Role) {
    switch line.reading {
    case .understood(let sentence): ([DisplayText(sentence)], .secondary)
    case .fault(let sentence): (DisplayText("! \(sentence)").wrapped(to: max(1, columns)), .problem)
    case nil: ([], .secondary)
    }
  }

  private func draw(
    on canvas: Canvas, _ sentence: (lines: [DisplayText], role: Role), rows: Int, hasRule: Bool
  ) {
    let (words, theme) = (line.words, canvas.theme)
    let first = hasRule ? 1 : 0
    if hasRule {
      for column in 0..<canvas.size.columns {
        canvas.draw(theme.signs[.horizontal], row: 0, column: column, style: theme[.rule])
      }
    }
    let label = DisplayText(" \(words.lineLabel) ")
    drawnField = FieldView.draw(
      canvas, row: first, label: label, text: line.line.text, before: line.line.beforeCursor,
      hint: DisplayText(words.partHint(tag: line.environment.tagSign)), isFocused: true)
    let width = max(0, canvas.size.columns - label.width)
    for (row, text) in sentence.lines.prefix(rows).enumerated() {
      canvas.draw(
        text, row: first + 1 + row, column: label.width, style: theme[sentence.role], width: width)
    }
    let last = first + 1 + rows
    if last < canvas.size.rows { drawSuggestions(canvas, row: last, column: label.width) }
  }

  /// The words that can be taken, the one that Tab takes first.
  private func drawSuggestions(_ canvas: Canvas, row: Int, column: Int) {
    let (words, choice) = line.suggestions
    var column = column
    for index in words.indices.map({ ($0 + choice) % words.count }) {
      let (text, room) = (DisplayText(words[index]), canvas.size.columns - column)
      guard room > 1 else { return }
      let role: Role = index == choice ? .selectedRow : .secondary
      canvas.draw(text, row: row, column: column, style: canvas.theme[role], width: room)
      column += text.width + 2
    }
  }
}
