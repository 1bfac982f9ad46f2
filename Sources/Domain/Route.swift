/// A place in the program. Features reach each other by routes only.
public enum Route: Hashable, Sendable {
  case repoSearch
  /// `known` is what a list showed already, so that it is on screen at once.
  case repoDetail(RepoName, known: Repo?)
  case todoList
  case todoEditor(TodoEditorTarget)
  case history
  case settings
  case about
  /// The licence of one dependency by its name; all of them where it is nil.
  case licenses(of: String?)
  case events
}

/// What the todo editor is opened for.
public enum TodoEditorTarget: Hashable, Sendable {
  case new(title: String, link: TodoLink?)
  case existing(Todo)
}
