public import AppCore
public import EventLoop

/// What the view may tell the presenter of the todo editor.
@LoopActor
public protocol TodoEditorInput: AnyObject {
  /// The editor came to the front: offers text that was not saved before octodo ended.
  func appear()

  /// The person leaves without saving: what was typed need not be kept.
  func discard()

  /// The editor is gone: what still runs for it says what became of it, and closes nothing.
  func close()

  /// Puts text in at the cursor of the field that has the focus.
  func type(_ text: String)

  /// Moves or deletes in the field that has the focus.
  func edit(_ edit: LineEdit)

  /// Chooses the field that is typed in.
  func focus(_ field: TodoEditorField)

  /// Saves the todo and goes back.
  func save()
}
