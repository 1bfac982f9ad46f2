public import Domain
public import EventLoop
public import Screens
import Terminal
import Texts

/// One repository, header and README as one document.
@LoopActor
public enum RepoDetailScreen {
  /// The screen of `Route.repoDetail`.
  public static func make(
    _ name: RepoName, known: Repo?, _ environment: Environment, _ router: Router
  ) -> any Screen {
    pane(RepoDetailPresenter(name: name, known: known, environment: environment), router)
  }

  static func pane(_ detail: RepoDetailPresenter, _ router: Router) -> any Screen {
    let environment = detail.environment
    let repo = RepoActions(environment, router) { detail.currentName }
    return DocumentPane(
      "readme", on: environment.loop, input: detail, output: detail, contents: environment.dialogs,
      links: LinkActions(environment, router),
      subject: { Subject(.repo(detail.currentName), on: environment.web) },
      actions: [
        repo.makeTodo, repo.writeTodo, repo.undo, repo.redoTodo, repo.openInBrowser, repo.copyAddress,
      ] + repo.lists + [repo.starAndWatch, repo.stopStarring] + detail.actions
    ).besideContents
  }
}
