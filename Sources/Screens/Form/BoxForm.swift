import EventLoop
import Terminal

/// A few fields in a box over the screen, which are answered together: a filter, for example. The box is no page.
public struct BoxForm {
  /// The name of the form's pane in scripts.
  let name: String
  let title: String
  let fields: [BoxField]
  /// Nil if the end of the program discards the form.
  let draft: BoxDraft?

  /// - Parameter draft: keeps the first field. It is discarded when the form is left; whoever gets an answer discards it.
  public init(_ name: String, title: String, fields: [BoxField], draft: BoxDraft? = nil) {
    (self.name, self.title, self.fields, self.draft) = (name, title, fields, draft)
  }
}

/// A field of a form in a box.
public struct BoxField {
  /// Names the field in scripts and in the answer.
  let name: String
  let label: String
  let content: Content

  enum Content {
    case text(String, hint: String, fault: Fault)
    case choice([Option], chosen: String)
    case list([String], hint: String, known: [String], more: More)
    case sentence(String, hint: String, FieldLanguage)
  }

  /// One value of a choice.
  public struct Option {
    let id: String
    let word: String

    public init(_ id: String, _ word: String) {
      (self.id, self.word) = (id, word)
    }
  }

  /// Why a text cannot be used; nil if it can be.
  public typealias Fault = @LoopActor (_ text: String) -> String?

  /// Loads what a list can be completed with.
  public typealias More = @LoopActor @Sendable () async throws -> [String]

  /// A line of text.
  /// - Parameters:
  ///   - hint: shown while the field is empty.
  ///   - fault: asked before the form is answered.
  public static func text(
    _ name: String, _ label: String, value: String, hint: String, fault: @escaping Fault = { _ in nil }
  ) -> BoxField {
    BoxField(name: name, label: label, content: .text(value, hint: hint, fault: fault))
  }

  /// One of a few values.
  /// - Parameter chosen: the id of the option that is chosen first.
  public static func choice(_ name: String, _ label: String, _ options: [Option], chosen: String) -> BoxField
  {
    BoxField(name: name, label: label, content: .choice(options, chosen: chosen))
  }

  /// Values separated by commas, with completion.
  /// - Parameters:
  ///   - known: what the field can be completed with at once.
  ///   - more: loads more of that, when the field is used for the first time.
  public static func list(
    _ name: String, _ label: String, values: [String], hint: String, known: [String], more: @escaping More
  ) -> BoxField {
    BoxField(name: name, label: label, content: .list(values, hint: hint, known: known, more: more))
  }

  /// A line in a language, with what is understood of it below. It is answered only if it can be read.
  /// - Parameter hint: shown while the field is empty.
  public static func sentence(
    _ name: String, _ label: String, value: String, hint: String, _ language: FieldLanguage
  ) -> BoxField {
    BoxField(name: name, label: label, content: .sentence(value, hint: hint, language))
  }
}

/// The values of a form that was not left.
public struct BoxAnswer: Hashable, Sendable {
  /// By the name of the field.
  private let values: [String: [String]]

  init(_ values: [String: [String]]) {
    self.values = values
  }

  /// The text of a field without blanks around it, or the id of its option; nil for a text of which nothing is seen.
  public func value(of field: String) -> String? { values[field]?.first }

  /// The values of a list, as they are meant unless they are among its words.
  public func values(of field: String) -> [String] { values[field] ?? [] }
}

extension Environment {
  /// Shows a form.
  /// - Parameter answer: called with its values; not called if it is left.
  public func ask(_ form: BoxForm, answer: @escaping @LoopActor (BoxAnswer) -> Void) {
    dialogs.show(OpenForm(form, self), onAnswer: answer)
  }
}
