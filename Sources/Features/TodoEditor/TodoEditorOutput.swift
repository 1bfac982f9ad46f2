public import AppCore
public import EventLoop
public import Texts

/// What the view may read of the todo editor.
@LoopActor
public protocol TodoEditorOutput: AnyObject {
  var texts: Texts { get }
  /// Whether it is a new todo or one that is changed.
  var heading: String { get }
  /// The text of the first field, and the cursor in it.
  var title: EditableLine { get }
  /// The text of the second field, and the cursor in it.
  var note: EditableLine { get }
  /// The address that the todo leads to.
  var link: String? { get }
  /// The field that is typed in.
  var focus: TodoEditorField { get }
  /// False until it is known whether there is text from before, and from the moment that saving was asked for
  /// until it is done or has failed.
  var takesInput: Bool { get }
  /// Whether what is typed while no input is taken is for this form.
  var keepsTypeAhead: Bool { get }
  /// True while saving takes long.
  var isWaiting: Bool { get }
  /// Why it could not be saved.
  var problem: String? { get }
  /// What to ask before unsaved text is lost; nil where there is none.
  var questionBeforeClose: Question? { get }
}

/// A field of the todo editor.
public enum TodoEditorField: String, Sendable {
  case title, note

  /// The next field, which of two is the one before as well.
  var next: TodoEditorField { self == .title ? .note : .title }
}
