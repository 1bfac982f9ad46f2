import About
import EventList
import History
import Issues
import RepoDetail
import RepoSearch
import Scenes
import SettingsEditor
import TodoEditor
import TodoList

/// The scenes of all features, in the order of the sandbox's list.
enum AllScenes {
  static let all =
    RepoSearchScenes.all + RepoDetailScenes.all + IssueListScenes.all + IssueDetailScenes.all
    + TodoListScenes.all + TodoEditorScenes.all
    + HistoryScenes.all + SettingsEditorScenes.all + AboutScenes.all + EventListScenes.all
}
