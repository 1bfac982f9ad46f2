public import AppCore
public import EventLoop

/// What the view may read of the todo editor.
@LoopActor
public protocol TodoEditorOutput: AnyObject {
  var heading: String { get }
  var title: EditableLine { get }
  var note: EditableLine { get }
  /// The address that the todo leads to.
  var link: String? { get }
  var focus: TodoEditorField { get }
  /// Why it could not be saved.
  var problem: String? { get }
  /// What to ask before unsaved text is lost; nil where there is none.
  var questionBeforeClose: Question? { get }
}

public enum TodoEditorField: String, Sendable {
  case title, note
}
