public import EventLoop
public import Terminal
import Texts

/// A few fields on a whole screen, one below the other, with keys to move between them and to save. A feature
/// declares the fields and further actions.
@LoopActor
public final class FormScreen: Screen {
  private let input: any FormInput
  let output: any FormOutput
  public let actions: [Action]
  /// The rows on view.
  var scroll = ListScroll()
  /// What a click reaches, as last drawn.
  var drawn: [(area: Rect, field: Int, text: DrawnField?)] = []
  /// What was read of the fields for the frame that is drawn.
  var readings: [Int: FormReading?] = [:]

  /// - Parameter actions: the screen's actions besides saving, leaving, and the keys of the fields.
  public init(input: any FormInput, output: any FormOutput, actions: [Action] = []) {
    self.input = input
    self.output = output
    self.actions =
      Self.actions(input, output) + actions + LineEdit.actions({ output.texts }) { input.edit($0) }
  }

  private static func actions(_ input: any FormInput, _ output: any FormOutput) -> [Action] {
    var words: FormTexts { output.texts.form }
    func focus(around step: Int) {
      let count = output.fields.count
      input.focus((output.form.focus + step + count) % count)
    }
    func focus(by step: Int) {
      let field = output.form.focus + step
      if output.fields.indices.contains(field) { input.focus(field) }
    }
    return [
      Action("save", [Key(.enter), .ctrl("s")], words.save, effect: .works) { input.save() },
      Action("next-field", [Key(.tab)], words.nextField, effect: .works) {
        if !input.complete() { focus(around: 1) }
      },
      Action("previous-field", [Key(.backTab)], words.previousField, effect: .works) { focus(around: -1) },
      Action("field-above", [Key(.up)], words.fieldAbove, effect: .works) { focus(by: -1) },
      Action("field-below", [Key(.down)], words.fieldBelow, effect: .works) { focus(by: 1) },
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
    return [
      output.state, words.enterSaves, words.escLeaves,
      output.completion == nil ? words.tabNext : words.tabCompletes,
    ]
  }

  public func appear() { input.appear() }
  public func discard() { input.discard() }
  public func close() { input.close() }

  public func handle(_ event: InputEvent) -> Bool {
    if case .mouse(let mouse) = event, mouse.kind == .press(.left) {
      guard let line = drawn.first(where: { $0.area.contains(mouse.at) }) else { return false }
      input.focus(line.field)
      if let position = line.text?.characters(before: mouse.at) { input.moveCursor(to: position) }
      return true
    }
    guard let text = event.typedText else { return false }
    input.type(text)
    return true
  }
}
