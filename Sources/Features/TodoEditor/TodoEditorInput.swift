public import AppCore
public import EventLoop

/// What the view may tell the presenter of the todo editor.
@LoopActor
public protocol TodoEditorInput: AnyObject {
  func close()
  func type(_ text: String)
  func edit(_ edit: LineEdit)
  func focus(_ field: TodoEditorField)
  func save()
}
