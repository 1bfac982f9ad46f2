public import Domain
public import EventLoop
import GitHub
public import Screens
import Texts

/// The issues of a repository: the open ones, newest first, until a filter says otherwise.
@LoopActor
public enum IssueListScreen {
  /// The screen of `Route.issueList`.
  public static func make(_ repo: RepoName, _ environment: Environment, _ router: Router) -> any Screen {
    FilteredIssues(
      name: "issues", repo: repo, environment: environment, router: router, words: { words($0) },
      sorts: IssueFilter.Sort.ofIssues, fields: { _, _ in [] },
      endpoint: { .issues(of: $0, $1, pageSize: $2) },
      isSearch: { $0.isBeyondIssueList },
      list: { .issueList($0) }, detail: { .issueDetail($0, number: $1.number, known: $1) }
    ).screen()
  }

  private static func words(_ texts: Texts) -> FilteredIssues.Words {
    let words = texts.issueList
    return FilteredIssues.Words(
      listTitle: { words.listTitle(repo: $0) }, title: { words.title(filter: $0) },
      states: { $0 == .open ? [] : words.states },
      none: { repo, state in
        switch state {
        case .open: words.noOpen(repo: repo)
        case .closed: words.noClosed(repo: repo)
        case .all: words.none(repo: repo)
        }
      }, noneFits: { words.noneFits(repo: $0) }, open: texts.issueDetail.open,
      formTitle: texts.filter.titleOfIssues)
  }
}

extension IssueListTexts {
  func name(of state: IssueFilter.State) -> String {
    switch state {
    case .open: open
    case .closed: closed
    case .all: all
    }
  }

  /// All results of `state(of:)` for the states of issues that octodo knows.
  var states: [String] { [state, open, closed, notPlanned, duplicate] }
}
