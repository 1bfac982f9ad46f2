public import EventLoop
public import Terminal
public import Texts

/// The calls that a form's view makes on its presenter.
@LoopActor
public protocol FormInput: AnyObject {
  /// Called when the form becomes the current screen.
  func appear()

  /// Goes back without saving. The typed text is kept as a draft.
  func leave()

  /// Discards the typed text: no draft is kept.
  func discard()

  /// Called when the form is closed.
  func close()

  /// Inserts text at the cursor of the focused field.
  func type(_ text: String)

  /// Moves or deletes in the focused field.
  func edit(_ edit: LineEdit)

  /// Puts the cursor of the focused field behind a number of characters.
  func moveCursor(to position: Int)

  /// Moves the focus to a field, counted from 0.
  func focus(_ field: Int)

  func save()
}

/// What a form's view reads from its presenter.
@LoopActor
public protocol FormOutput: AnyObject {
  var texts: Texts { get }
  /// The declared fields.
  var fields: [FormField] { get }
  /// Texts, focus and problem.
  var form: FormState { get }
  var heading: String { get }
  /// Lines below the fields.
  var facts: [String] { get }
  /// Sentences below the fields of a screen with room for them: what becomes of the text, and what helps to type it.
  var advice: [String] { get }
  /// The first part of the status line.
  var state: String { get }
  /// False until the form can take input, and while it is being saved.
  var takesInput: Bool { get }
  /// Whether input that was queued during a save is meant for the form. If not, it is discarded.
  var keepsTypeAhead: Bool { get }
  /// The question to ask before closing if no draft of the text could be written; nil if nothing would be lost.
  var questionBeforeClose: Question? { get }
}

/// A field of a form: one line of text.
public struct FormField: Sendable {
  let name: String
  let limit: Int
  let label: @Sendable (Texts) -> String
  let hint: @Sendable (Texts) -> String
  let full: @Sendable (Texts, _ limit: Int) -> String

  /// - Parameters:
  ///   - name: the field's name in scripts.
  ///   - limit: the maximum number of characters.
  ///   - hint: shown while the field is empty.
  ///   - full: the message if text was left out because of the limit.
  public init(
    _ name: String, limit: Int, label: @escaping @Sendable (Texts) -> String,
    hint: @escaping @Sendable (Texts) -> String, full: @escaping @Sendable (Texts, _ limit: Int) -> String
  ) {
    (self.name, self.limit, self.label, self.hint, self.full) = (name, limit, label, hint, full)
  }
}

/// A few fields on a whole screen, one below the other, with keys to move between them and to save. A feature
/// declares the fields and further actions.
@LoopActor
public final class FormScreen: Screen {
  private let input: any FormInput
  private let output: any FormOutput
  public let actions: [Action]
  private var area = Rect(row: 0, column: 0, rows: 0, columns: 0)
  /// The fields as last drawn, for clicks.
  private var drawn: [DrawnField?] = []

  /// The row of the first field.
  private static let firstRow = 2
  /// The height from which on there is room for advice.
  private static let rowsForAdvice = 14
  /// The rows that a text takes at most below its field.
  private static let mostWhole = 12
  /// In columns: with this much less room a text is certainly cut in its field.
  private static let widestLabel = 4

  /// - Parameter actions: the screen's actions besides saving, leaving, and the keys of the fields.
  public init(input: any FormInput, output: any FormOutput, actions: [Action]) {
    self.input = input
    self.output = output
    self.actions =
      Self.actions(input, output) + actions + LineEdit.actions({ output.texts }) { input.edit($0) }
  }

  private static func actions(_ input: any FormInput, _ output: any FormOutput) -> [Action] {
    var words: FormTexts { output.texts.form }
    func focus(by step: Int) {
      let count = output.fields.count
      input.focus((output.form.focus + step + count) % count)
    }
    return [
      Action("save", [Key(.enter), .ctrl("s")], words.save, effect: .works) { input.save() },
      Action("next-field", [Key(.tab)], words.nextField, effect: .works) { focus(by: 1) },
      Action("previous-field", [Key(.backTab)], words.previousField, effect: .works) { focus(by: -1) },
      Action("leave", [Key(.escape)], words.leave, effect: .works) { input.leave() },
    ]
  }

  /// The status itself names the keys that save and leave, because every form has them.
  public var hintedActions: [Action] { [] }
  public var isTyping: Bool { true }
  public var takesInput: Bool { output.takesInput }
  public var keepsTypeAhead: Bool { output.keepsTypeAhead }
  public var questionBeforeClose: Question? { output.questionBeforeClose }

  public var status: [String] {
    let words = output.texts.form
    return [output.state, words.enterSaves, words.escLeaves, words.tabNext]
  }

  public func appear() { input.appear() }
  public func discard() { input.discard() }
  public func close() { input.close() }

  public func draw(_ canvas: Canvas) {
    let pane = canvas.pane("form", Rect(canvas.size))
    area = pane.area
    let (texts, fields, form) = (output.texts, output.fields, output.form)
    pane.draw(DisplayText(output.heading), row: 0, column: 1, style: pane.theme[.heading])
    let inner = pane.part(Rect(row: 0, column: 1, rows: pane.size.rows, columns: pane.size.columns - 2))
    var row = Self.firstRow
    drawn = []
    for (index, (field, line)) in zip(fields, form.lines).enumerated() {
      drawn.append(
        FieldView.draw(
          inner, row: row, label: DisplayText(field.label(texts)), text: line.text, before: line.beforeCursor,
          hint: DisplayText(field.hint(texts)), isFocused: index == form.focus))
      row += 1
    }
    for fact in output.facts {
      inner.draw(DisplayText(fact), row: row)
      row += 1
    }
    row += drawWhole(form.lines, row: row, inner)
    if let problem = form.problem.map({ PaneMessage(problem: $0) }) {
      Paragraph.draw(
        inner, [DisplayText(problem.line)], row: row + 1, indent: 0, style: inner.theme[problem.role])
    } else if pane.size.rows >= Self.rowsForAdvice {
      Paragraph.draw(
        inner, output.advice.map { DisplayText($0) }, row: row + 1, indent: 0, style: inner.theme[.faint])
    }
    if fields.indices.contains(form.focus) { canvas.reportFocus(fields[form.focus].name) }
  }

  /// Draws the text that is longer than its field, wrapped below the fields, as far as there is room. Returns the rows
  /// that it takes.
  private func drawWhole(_ lines: [EditableLine], row: Int, _ canvas: Canvas) -> Int {
    let (columns, room) = (canvas.size.columns, min(Self.mostWhole, canvas.size.rows - row - 2))
    // Only as much of a long text as can be drawn, because the cost of a key must not depend on its length.
    guard room > 0, let line = lines.last, line.text.utf8.count > columns else { return 0 }
    let text = DisplayText(String(line.text.prefix(columns * room)))
    guard text.width > columns - Self.widestLabel else { return 0 }
    let rows = text.wrapped(to: columns).prefix(room)
    for (line, text) in rows.enumerated() {
      canvas.draw(text, row: row + 1 + line, style: canvas.theme[.secondary])
    }
    return rows.count + 1
  }

  public func handle(_ event: InputEvent) -> Bool {
    if case .mouse(let mouse) = event, mouse.kind == .press(.left), area.contains(mouse.at) {
      let field = mouse.at.row - area.row - Self.firstRow
      guard output.fields.indices.contains(field) else { return false }
      input.focus(field)
      if drawn.indices.contains(field), let position = drawn[field]?.characters(before: mouse.at) {
        input.moveCursor(to: position)
      }
      return true
    }
    guard let text = event.typedText else { return false }
    input.type(text)
    return true
  }
}
