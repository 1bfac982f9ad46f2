public import Domain
public import EventLoop
import GitHub
public import Screens
import Texts

/// The pull requests of a repository: the open ones, newest first, until a filter says otherwise.
@LoopActor
public enum PullListScreen {
  /// The screen of `Route.pullList`.
  public static func make(_ repo: RepoName, _ environment: Environment, _ router: Router) -> any Screen {
    FilteredIssues(
      name: "pulls", repo: repo, environment: environment, router: router, words: { words($0) },
      sorts: IssueFilter.Sort.ofPulls,
      fields: { [.text("base", $1.base, value: $0.base ?? "", hint: $1.baseHint)] },
      endpoint: { .pulls(of: $0, $1, pageSize: $2, now: environment.now()) }, isSearch: { $0.needsSearch },
      list: { .pullList($0) },
      detail: { .pullDetail($0, number: $1.number, tab: .conversation, known: $1) }
    ).screen()
  }

  private static func words(_ texts: Texts) -> FilteredIssues.Words {
    let words = texts.pullList
    return FilteredIssues.Words(
      listTitle: { words.listTitle(repo: $0) }, title: { words.title(filter: $0) },
      states: { _ in texts.statesOfPulls },
      none: { repo, state in
        switch state {
        case .open: words.noOpen(repo: repo)
        case .closed: words.noClosed(repo: repo)
        case .all: words.none(repo: repo)
        }
      }, noneFits: { words.noneFits(repo: $0) }, open: words.open, formTitle: texts.filter.titleOfPulls)
  }
}
