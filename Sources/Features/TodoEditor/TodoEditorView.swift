public import AppCore
public import EventLoop
public import Terminal
import Texts
import Widgets

/// Draws the todo editor and turns keys into what its presenter understands.
@LoopActor
public final class TodoEditorView: Screen {
  private let input: any TodoEditorInput
  private let output: any TodoEditorOutput
  private var form = Rect(row: 0, column: 0, rows: 0, columns: 0)

  private static let titleRow = 2
  private static let noteRow = 3

  public init(input: any TodoEditorInput, output: any TodoEditorOutput) {
    self.input = input
    self.output = output
  }

  private var texts: TodoEditorTexts { output.texts.todoEditor }

  public var isTyping: Bool { true }
  public var takesInput: Bool { output.takesInput }
  public var keepsTypeAhead: Bool { output.keepsTypeAhead }
  public var status: [String] {
    let state = output.isWaiting ? output.texts.todoList.waiting : output.heading
    return [state, texts.enterSaves, texts.escLeaves, texts.tabNext]
  }

  public func appear() { input.appear() }
  public func discard() { input.discard() }
  public func close() { input.close() }

  public var questionBeforeClose: Question? { output.questionBeforeClose }

  public func draw(_ canvas: Canvas) {
    let pane = canvas.pane("form", Rect(canvas.size))
    form = pane.area
    pane.draw(DisplayText(output.heading), row: 0, column: 1, style: pane.theme[.heading])
    let fields = pane.part(Rect(row: 0, column: 1, rows: pane.size.rows, columns: pane.size.columns - 2))
    FieldView.draw(
      fields, row: Self.titleRow, label: DisplayText(texts.title), text: output.title.text,
      before: output.title.beforeCursor,
      hint: DisplayText(texts.titleHint), isFocused: output.focus == .title)
    FieldView.draw(
      fields, row: Self.noteRow, label: DisplayText(texts.note), text: output.note.text,
      before: output.note.beforeCursor,
      hint: DisplayText(texts.noteHint), isFocused: output.focus == .note)
    var row = Self.noteRow + 1
    if let link = output.link {
      fields.draw(DisplayText(texts.link(url: link)), row: row)
      row += 1
    }
    if let problem = output.problem {
      Paragraph.draw(
        fields, [DisplayText("! \(problem)")], row: row + 1, indent: 0, style: fields.theme[.problem])
    }
    canvas.reportFocus(output.focus.rawValue)
  }

  public var keys: [KeyBinding] {
    [
      KeyBinding([Key(.enter), .ctrl("s")], texts.save) { [input] in input.save() },
      KeyBinding([Key(.tab)], texts.nextField) { [input, output] in input.focus(output.focus.next) },
      KeyBinding([Key(.backTab)], texts.fieldBefore) { [input, output] in input.focus(output.focus.next) },
      KeyBinding([Key(.up)], texts.toTitle) { [input] in input.focus(.title) },
      KeyBinding([Key(.down)], texts.toNote) { [input] in input.focus(.note) },
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
