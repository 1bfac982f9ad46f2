public import EventLoop

/// What the view may tell the presenter of the todo list.
@LoopActor
public protocol TodoListInput: AnyObject {
  func appear()
  func close()
  func moveSelection(by count: Int)
  func select(_ index: Int)
  func openSelected()
  func add()
  func editSelected()
  func flipSelected()
  func deleteSelected()
  func undo()
  func refresh()
  func openInBrowser()
  func copyURL()
}
