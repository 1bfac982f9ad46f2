public import Domain
public import EventLoop
import GitHub
public import Screens
import Terminal
import Texts
import Tracking
import UseCases

/// The search for issues, or for pull requests, in all repositories: two kinds of things that a query can be searched
/// for.
@LoopActor
public enum IssueSearchScreen {
  /// The kind of `Route.issueSearch` or `Route.pullSearch`.
  public static func kind(
    _ kind: IssueQuery.Kind, _ environment: Environment, _ router: Router
  ) -> SearchScreen.Kind {
    Self.kind(kind, search(kind, environment), environment, router)
  }

  static func kind(
    _ kind: IssueQuery.Kind, _ search: KindSearch<IssueQuery, GitHubIssue>, _ environment: Environment,
    _ router: Router
  ) -> SearchScreen.Kind {
    var words: IssueSearchTexts { environment.texts.issueSearch }
    let isIssues = kind == .issues
    return SearchScreen.Kind(
      search, title: { isIssues ? $0.issueSearch.issues : $0.issueSearch.pulls },
      words: SearchScreen.Words(
        hint: isIssues ? words.issuesHint : words.pullsHint,
        start: isIssues ? words.issuesWelcome : words.pullsWelcome,
        startTyping: isIssues ? words.issuesWelcomeTyping : words.pullsWelcomeTyping)
    ) { field in results(of: search, kind, field, environment, router) }
  }

  static func search(
    _ kind: IssueQuery.Kind, _ environment: Environment
  ) -> KindSearch<IssueQuery, GitHubIssue> {
    KindSearch(
      kind == .issues ? .issueSearch : .pullSearch, for: kind == .issues ? .issue : .pull,
      examples: kind == .issues ? issueExamples : pullExamples, environment,
      nothingInDemo: \.issueSearch.nothingInDemo, query: { IssueQuery(kind, text: $0) },
      endpoint: { .searchIssues($0, pageSize: $1) },
      remark: { query in
        guard query.isForOtherKind, let word = query.typeWord else { return nil }
        return environment.texts.issueSearch.findsOthers(word: word)
      })
  }

  private static let issueExamples = [
    "startup is:open", "label:\"good first issue\" is:open", "memory label:bug", "repo:apple/swift crash",
  ]
  private static let pullExamples = [
    "cache is:open", "is:merged documentation", "is:draft", "repo:apple/swift is:open",
  ]

  private static func results(
    of search: KindSearch<IssueQuery, GitHubIssue>, _ kind: IssueQuery.Kind, _ field: any QueryInput,
    _ environment: Environment, _ router: Router
  ) -> any Pane {
    let list = search.list
    let columns = IssueColumns(named: .byRepoAndNumber, environment) {
      IssueColumns.Rows(
        version: list.rowsVersion, firstPage: list.pages.current.firstPage, loaded: list.pages.currentItems)
    }
    let results = ListPane(
      "results", list,
      columns: { width, context in
        let words = context.texts.issueSearch
        let order = search.orderTitle(context) { words.name(of: $0, best: context.texts.search.bestMatch) }
        return columns.table(
          width, context, title: kind == .issues ? words.issue(sort: order) : words.pull(sort: order),
          states: search.query.isForOtherKind != (kind == .issues)
            ? context.texts.issueList.states : context.texts.statesOfPulls,
          isByUpdate: search.query.sort == .updated)
      }, title: \.title, subject: { subject(of: $0, environment) },
      actions: actions(search, field, environment, router))
    return PreviewedList(
      results, environment,
      title: { kind == .issues ? $0.issueSearch.issues : $0.issueSearch.pullsTitle },
      links: LinkActions(environment, router), selected: { list.selectedItem.map { environment.latest($0) } }
    ) { IssuePreview.make(known: $0, environment) }
  }

  private static func actions(
    _ search: KindSearch<IssueQuery, GitHubIssue>, _ field: any QueryInput, _ environment: Environment,
    _ router: Router
  ) -> [Action] {
    let list = search.list
    let linked = { @LoopActor (issue: GitHubIssue) in
      issue.ownItem.map { LinkedTitle(of: $0, title: environment.latest(issue).title) }
    }
    let items = ItemActions(environment, when: { list.hasRows }, whyNone: { list.whyNoRow }) {
      list.targets.compactMap { subject(of: $0, environment) }
    }
    let todos = TodoActions(
      environment, router, of: { list.selectedItem.flatMap(linked) },
      marked: { list.marks.items.compactMap(linked) },
      unmark: { list.unmarkAll() }, whyNone: { list.whyNoRow })
    let own = [
      todos.make, todos.write, todos.undo, todos.redo.without(.ctrl("r")), items.openInBrowser.withoutHint,
      items.copyAddress.withoutHint,
    ]
    return search.actions(field, sorts: \.issueSearch.sort, own: own) { issue in
      if let route = issue.ownRoute { router.show(route) }
    }
  }

  private static func subject(of issue: GitHubIssue, _ environment: Environment) -> Subject? {
    issue.ownItem.map { Subject($0, title: environment.latest(issue).title, on: environment.web) }
  }
}

extension IssueSearchTexts {
  fileprivate func name(of sort: IssueSort, best: String) -> String {
    switch sort {
    case .bestMatch: best
    case .comments: sortComments
    case .reactions: sortReactions
    case .interactions: sortInteractions
    case .created: sortCreated
    case .updated: sortUpdated
    case .likes, .dislikes, .laughs, .doubts, .hearts, .hoorays: sort.rawValue
    }
  }
}
