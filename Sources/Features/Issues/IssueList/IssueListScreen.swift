public import Domain
public import EventLoop
import GitHub
import Markdown
public import Screens
import Terminal
import Texts

/// The issues of a repository, newest first: open, closed, or all of them.
@LoopActor
public enum IssueListScreen {
  /// The screen of `Route.issueList`.
  public static func make(_ repo: RepoName, _ environment: Environment, _ router: Router) -> any Screen {
    var texts: Texts { environment.texts }
    let filter = KindFilter(IssueFilter.open)
    let issues = PagedListPresenter<GitHubIssue>(
      environment: environment, words: { PagedListWords(empty: $0.issueList.empty(repo, filter.kind)) }
    ) { .issues(of: repo, filter.kind, pageSize: $0) }
    // GitHub answers with the new name of a repository that was renamed or moved.
    let answered = { @LoopActor in issues.state.items.first?.repo ?? repo }
    let subject = { @LoopActor (issue: GitHubIssue) in
      Subject(issue.item(in: repo), title: issue.title, on: environment.web)
    }
    let linked = { @LoopActor (issue: GitHubIssue) in
      LinkedTitle(of: issue.item(in: repo), title: issue.title)
    }
    let items = ItemActions(environment, in: issues, subject: subject)
    let todos = TodoActions(
      environment, router, of: { issues.selectedItem.map(linked) },
      marked: { issues.marks.items.map(linked) }, unmark: { issues.unmarkAll() },
      whyNone: { issues.whyNoRow })
    let columns = IssueColumns(named: .byNumber) {
      IssueColumns.Rows(
        version: issues.version, firstPage: issues.state.firstPage, loaded: issues.state.shownItems)
    }
    let list = ListPane(
      "issues", issues,
      columns: { width, context in
        let words = context.texts.issueList
        return columns.table(
          width, context, title: words.title(filter: words.name(of: filter.kind)),
          states: filter.kind == .open ? [] : words.states)
      }, title: \.title, subject: subject,
      actions: [
        issues.action(
          "open", [Key(.enter)], texts.issueDetail.open, effect: .works, hint: texts.issueDetail.openHint
        ) {
          guard let issue = issues.selectedItem else { return }
          router.show(.issueDetail(issue.repo ?? repo, number: issue.number, known: issue))
        },
        todos.make, todos.write, todos.undo, todos.redo, items.openInBrowser,
        filter.action(texts.issueList.filter, hint: texts.issueList.filterHint) {
          issues.startAgain(marks: .removed)
        },
        items.copyAddress,
      ] + issues.actions)
    return PreviewedList(
      list, environment, title: { $0.issueList.listTitle(repo: "\(answered())") }, name: { "\(answered())" },
      route: { .issueList(answered()) }, links: LinkActions(environment, router),
      selected: { issues.selectedItem }
    ) { issue in
      LinkedPreview("#\(issue.number)", environment) { context, _ in
        let base = LinkBase.issue(of: answered(), on: environment.web)
        return IssueLayout(context, zone: environment.zone(), base: base).beginning(of: issue)
      }
    }
  }
}

extension IssueListTexts {
  func name(of filter: IssueFilter) -> String {
    switch filter {
    case .open: open
    case .closed: closed
    case .all: all
    }
  }

  /// All results of `state(of:)` for the states that octodo knows.
  var states: [String] { [state, open, closed, notPlanned, duplicate] }

  func state(of issue: GitHubIssue) -> String {
    guard !issue.isOpen else { return open }
    return switch issue.stateReason {
    case "not_planned": notPlanned
    case "duplicate": duplicate
    default: closed
    }
  }

  func empty(_ repo: RepoName, _ filter: IssueFilter) -> [String] {
    let first =
      switch filter {
      case .open: noOpen(repo: "\(repo)")
      case .closed: noClosed(repo: "\(repo)")
      case .all: none(repo: "\(repo)")
      }
    return [first, "", pressFilter]
  }
}
