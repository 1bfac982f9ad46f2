import RepoDetail
import RepoSearch
import Scenes
import TodoEditor
import TodoList

/// The scenes of all features, in the order of the sandbox's list.
enum AllScenes {
  static let all = RepoSearchScenes.all + RepoDetailScenes.all + TodoListScenes.all + TodoEditorScenes.all
}
