public import EventLoop
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

  /// Takes the first word that is offered for the focused field. Returns false if none is.
  func complete() -> Bool

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
  /// Lines below the first group of fields.
  var facts: [String] { get }
  /// Sentences below the fields of a screen with room for them: what becomes of the text, and what helps to type it.
  var advice: [String] { get }
  /// The words that are offered for the focused field; nil if there are none.
  var completion: FieldLanguage.Completion? { get }
  /// The first part of the status line.
  var state: String { get }
  /// False until the form can take input, and while it is being saved.
  var takesInput: Bool { get }
  /// Whether input that was queued during a save is meant for the form. If not, it is discarded.
  var keepsTypeAhead: Bool { get }
  /// The question to ask before closing if no draft of the text could be written; nil if nothing would be lost.
  var questionBeforeClose: Question? { get }

  /// What is understood of a field, counted from 0; nil if there is nothing to say.
  func reading(of field: Int) -> FieldLanguage.Reading?
}

/// A field of a form: one line of text.
public struct FormField: Sendable {
  let name: String
  let limit: Int
  public let label: @Sendable (Texts) -> String
  let hint: @Sendable (Texts) -> String
  let full: @Sendable (Texts, _ limit: Int) -> String
  let longText: LongText
  let group: Int

  /// What is shown of a text that is longer than its field.
  public enum LongText: Sendable {
    /// The part around the cursor.
    case part
    /// Wrapped below the group of the field.
    case whole
  }

  /// - Parameters:
  ///   - name: the field's name in scripts.
  ///   - limit: the maximum number of characters.
  ///   - group: the number of the group. A blank line is between groups, and the texts of a group begin in one column.
  ///   - hint: shown while the field is empty.
  ///   - full: the message if text was left out because of the limit.
  public init(
    _ name: String, limit: Int, longText: LongText = .part, group: Int = 0,
    label: @escaping @Sendable (Texts) -> String, hint: @escaping @Sendable (Texts) -> String,
    full: @escaping @Sendable (Texts, _ limit: Int) -> String
  ) {
    (self.name, self.limit, self.label, self.hint, self.full) = (name, limit, label, hint, full)
    (self.longText, self.group) = (longText, group)
  }
}
