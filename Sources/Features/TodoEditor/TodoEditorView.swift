public import AppCore
public import Domain
public import EventLoop
public import Terminal
import Widgets

/// Draws the todo editor and turns keys into what its presenter understands.
@LoopActor
public final class TodoEditorView: Screen {
  public let page = Page.todoEditor
  private let input: any TodoEditorInput
  private let output: any TodoEditorOutput
  private var form = Rect(row: 0, column: 0, rows: 0, columns: 0)

  private static let titleRow = 2
  private static let noteRow = 3

  public init(input: any TodoEditorInput, output: any TodoEditorOutput) {
    self.input = input
    self.output = output
  }

  public var isTyping: Bool { true }
  public var takesInput: Bool { output.takesInput }
  public var keepsTypeAhead: Bool { output.keepsTypeAhead }
  public var status: [String] {
    let state = output.isWaiting ? "Waiting for the todo file" : output.heading
    return [state, "Enter saves", "Esc leaves", "Tab the next field"]
  }

  public func appear() { input.appear() }
  public func discard() { input.discard() }
  public func close() { input.close() }

  public var questionBeforeClose: Question? { output.questionBeforeClose }

  public func draw(_ canvas: Canvas) {
    let pane = canvas.pane("form", Rect(canvas.size))
    form = pane.area
    pane.draw(DisplayText(output.heading), row: 0, column: 1, style: Style(.bold))
    let fields = pane.part(Rect(row: 0, column: 1, rows: pane.size.rows, columns: pane.size.columns - 2))
    FieldView.draw(
      fields, row: Self.titleRow, label: "Title: ", text: output.title.text,
      before: output.title.beforeCursor,
      hint: "what is to be done", isFocused: output.focus == .title)
    FieldView.draw(
      fields, row: Self.noteRow, label: "Note:  ", text: output.note.text, before: output.note.beforeCursor,
      hint: "more about it, if you like", isFocused: output.focus == .note)
    var row = Self.noteRow + 1
    if let link = output.link {
      fields.draw(DisplayText("Link:  \(link)"), row: row)
      row += 1
    }
    if let problem = output.problem {
      Paragraph.draw(fields, [DisplayText("! \(problem)")], row: row + 1, indent: 0)
    }
    canvas.reportFocus(output.focus.rawValue)
  }

  public var keys: [KeyBinding] {
    [
      KeyBinding([Key(.enter), .ctrl("s")], "save") { [input] in input.save() },
      KeyBinding([Key(.tab)], "the next field") { [input, output] in input.focus(output.focus.next) },
      KeyBinding([Key(.backTab)], "the field before") { [input, output] in input.focus(output.focus.next) },
      KeyBinding([Key(.up)], "to the title") { [input] in input.focus(.title) },
      KeyBinding([Key(.down)], "to the note") { [input] in input.focus(.note) },
    ] + LineEdit.bindings(output.texts) { [input] in input.edit($0) }
  }

  public func handle(_ event: InputEvent) -> Bool {
    if case .mouse(let mouse) = event, mouse.kind == .press(.left), form.contains(mouse.at) {
      switch mouse.at.row - form.row {
      case Self.titleRow: input.focus(.title)
      case Self.noteRow: input.focus(.note)
      default: return false
      }
      return true
    }
    guard let text = event.typedText else { return false }
    input.type(text)
    return true
  }
}
