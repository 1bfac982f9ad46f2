import Domain
import EventLoop
import FoundationEssentials
import GitHub
import Markdown
import Screens
import Terminal
import Texts
import UseCases

/// The list of one repository's issues, or of its pull requests: what both have in common.
@LoopActor
struct FilteredIssues {
  /// The name of its pane in scripts.
  let name: String
  let repo: RepoName
  let environment: Environment
  let router: Router
  let words: @LoopActor (Texts) -> Words
  /// The orders that its form offers.
  let sorts: [IssueFilter.Sort]
  /// The fields that only its form has.
  let fields: @LoopActor (IssueFilter, FilterTexts) -> [BoxField]
  let endpoint:
    @LoopActor @Sendable (_ repo: RepoName, _ filter: IssueFilter, _ pageSize: Int) -> Endpoint<
      ItemPage<GitHubIssue>
    >
  /// Whether a filter makes it a search, of which GitHub allows fewer. The line above the rows says so.
  let isSearch: @LoopActor (IssueFilter) -> Bool
  /// The list by the name that GitHub answered with.
  let list: @LoopActor (RepoName) -> Route
  let detail: @LoopActor (RepoName, GitHubIssue) -> Route

  /// Its texts in one language.
  struct Words {
    let listTitle: (_ repo: String) -> String
    let title: (_ filter: String) -> String
    /// The states that rows can have.
    let states: (IssueFilter.State) -> [String]
    let none: (_ repo: String, IssueFilter.State) -> String
    let noneFits: (_ repo: String) -> String
    let open: String
    let formTitle: String
  }

  func screen() -> any Screen {
    let (repo, environment, router) = (repo, environment, router)
    let (words, endpoint, list, detail) = (words, endpoint, list, detail)
    let filter = FilterState(of: repo)
    let issues = PagedListPresenter<GitHubIssue>(
      environment: environment,
      words: { texts in
        PagedListWords(
          empty: emptyText(filter, texts),
          requests: isSearch(filter.value) ? texts.search.searches : nil)
      }
    ) { [github = environment.github, pageSize = environment.preferences.pageSize] cursor in
      do {
        let page = try await github.page(of: endpoint(filter.repo, filter.value, pageSize), at: cursor)
        if let name = page.items.first?.repo { filter.repo = name }
        return page
      } catch AppError.invalidQuery(let reason) {
        throw AppError.invalidFilter(reason: reason)
      } catch AppError.refusedRequest(status: 422, let reason) where filter.value.isNarrow {
        throw AppError.invalidFilter(reason: reason)
      } catch AppError.queryTooLong, AppError.refusedRequest(status: 414, _), AppError.unexpectedStatus(414) {
        throw AppError.filterTooLong
      }
    }
    issues.isRefreshed = true
    issues.head = { filter.value.isNarrow ? [line(filter.value, environment.texts)] : [] }
    let answered = { @LoopActor in filter.repo }
    let subject = { @LoopActor (issue: GitHubIssue) in
      Subject(issue.item(in: repo), title: environment.latest(issue).title, on: environment.web)
    }
    let linked = { @LoopActor (issue: GitHubIssue) in
      LinkedTitle(of: issue.item(in: repo), title: environment.latest(issue).title)
    }
    let items = ItemActions(environment, in: issues, subject: subject)
    let todos = TodoActions(
      environment, router, of: { issues.selectedItem.map(linked) },
      marked: { issues.marks.items.map(linked) }, unmark: { issues.unmarkAll() },
      whyNone: { issues.whyNoRow })
    let columns = IssueColumns(named: .byNumber, environment) {
      IssueColumns.Rows(
        version: issues.rowsVersion, firstPage: issues.pages.current.firstPage,
        loaded: issues.pages.currentItems)
    }
    let pane = ListPane(
      name, issues,
      columns: { width, context in
        let words = words(context.texts)
        return columns.table(
          width, context, title: words.title(context.texts.issueList.name(of: filter.value.state)),
          states: words.states(filter.value.state), isByUpdate: filter.value.sort == .updated)
      }, title: \.title, subject: subject,
      actions: [
        issues.action(
          "open", [Key(.enter)], words(environment.texts).open, effect: .works,
          hint: environment.texts.issueDetail.openHint
        ) {
          if let issue = issues.selectedItem { router.show(detail(issue.repo ?? repo, issue)) }
        },
        todos.make, todos.write, todos.undo, todos.redo, items.openInBrowser,
      ] + filterActions(filter, issues) + [items.copyAddress] + issues.actions)
    return PreviewedList(
      pane, environment, title: { words($0).listTitle("\(answered())") }, name: { "\(answered())" },
      route: { list(answered()) }, links: LinkActions(environment, router),
      selected: { issues.selectedItem.map { environment.latest($0) } }
    ) { IssuePreview.make(known: $0, named: "#\($0.number)", in: answered(), environment) }
  }

  /// The filter and the order, above the rows.
  private func line(_ filter: IssueFilter, _ texts: Texts) -> String {
    texts.filter.sentence(filter, state: texts.issueList.name(of: filter.state), isSearch: isSearch(filter))
  }

  private func emptyText(_ filter: FilterState, _ texts: Texts) -> [String] {
    let (words, repo) = (words(texts), "\(filter.repo)")
    return filter.value.isNarrow
      ? [words.noneFits(repo), "", texts.filter.pressOrClear]
      : [words.none(repo, filter.value.state), "", texts.filter.press]
  }

  /// The orders that the form has, too.
  private func sortMenu(_ sort: IssueFilter.Sort) -> Menu {
    let texts = environment.texts
    let choices = sorts.map { Menu.Choice($0.rawValue, key: $0.key, texts.filter.name(of: $0)) }
    return Menu(
      "sorts", title: texts.todoView.sortTitle, choices: choices, focus: sorts.firstIndex(of: sort) ?? 0)
  }

  private func filterActions(
    _ filter: FilterState, _ issues: PagedListPresenter<GitHubIssue>
  ) -> [Action] {
    let (environment, form) = (environment, IssueFilterForm(of: self))
    var texts: FilterTexts { environment.texts.filter }
    let apply = { @LoopActor (new: IssueFilter) in
      guard new != filter.value else { return }
      filter.value = new
      issues.startAgain()
    }
    let sort = { @LoopActor (change: (inout IssueFilter) -> Void) in
      // The long-running ones are not all of them.
      let wasWhole = filter.value.sort != .longRunning
      change(&filter.value)
      if wasWhole, filter.value.sort != .longRunning { issues.reorder() } else { issues.startAgain() }
    }
    return [
      Action("sort", [.char("s")], environment.texts.todoView.sort, effect: .shows) {
        environment.dialogs.show(sortMenu(filter.value.sort)) { id in
          guard let key = IssueFilter.Sort(rawValue: id) else { return }
          sort { ($0.sort, $0.order) = (key, .descending) }
        }
      },
      Action("reverse", [.char("S")], environment.texts.todoView.reverse, effect: .works) {
        sort { $0.order = $0.order == .descending ? .ascending : .descending }
      },
      Action("filter", [.char("f")], texts.filter, effect: .shows, hint: texts.filterHint) {
        let known = issues.pages.currentItems.flatMap { $0.labels.map(\.name) }
        form.ask(filter.value, of: filter.repo, knownLabels: known) { apply($0) }
      },
      Action(
        "clear-filter", [.char("F")], texts.clear, effect: .works, when: { filter.value != IssueFilter() },
        whyNot: texts.nothingToClear
      ) { apply(IssueFilter()) },
    ]
  }
}

extension IssueFilter.Sort {
  fileprivate var key: Unicode.Scalar {
    switch self {
    case .created: "c"
    case .updated: "u"
    case .comments, .popularity: "m"
    case .longRunning: "l"
    }
  }
}

/// The filter of a list, which its actions change.
@LoopActor
private final class FilterState {
  var value = IssueFilter()
  /// GitHub answers with the new name of a repository that was renamed or moved, and its search knows no other.
  var repo: RepoName

  init(of repo: RepoName) {
    self.repo = repo
  }
}
