import Domain
public import EventLoop
import GitHub
import Markdown
public import Screens
import Terminal
import Texts
import UseCases

/// The open issues and pull requests that the user has to do with, in sections.
@LoopActor
public enum MyWorkScreen {
  /// The screen of `Route.myWork`.
  public static func make(_ environment: Environment, _ router: Router) -> any Screen {
    let work = SectionedListPresenter(sections(environment), environment: environment) {
      $0.needsTokenForWork
    }
    let rows = WidthRows(of: work.lists)
    let columns = IssueColumns(named: .byRepoAndNumber, environment) { rows.current }
    let list = ListPane(
      "work", work,
      columns: { width, context in
        columns.table(
          width, context, title: context.texts.myWork.column, states: [], kinds: context.texts.kindsOfIssues)
      }, title: \.title, subject: { subject(of: $0, environment) },
      actions: actions(work, environment, router))
    return PreviewedList(
      list, environment, title: { $0.myWork.title }, links: LinkActions(environment, router),
      selected: { work.selectedItem.map { environment.latest($0) } }
    ) { IssuePreview.make(known: $0, environment) }
  }

  /// Without a token GitHub does not know whose work it is, so there are none.
  private static func sections(_ environment: Environment) -> SeparateSections<GitHubIssue> {
    guard environment.account != .anonymous else { return SeparateSections([]) }
    func list(
      _ empty: @escaping (MyWorkTexts) -> String,
      of endpoint: @escaping @LoopActor @Sendable (_ pageSize: Int) -> Endpoint<ItemPage<GitHubIssue>>
    ) -> PagedListPresenter<GitHubIssue> {
      let (github, pageSize) = (environment.github, environment.preferences.pageSize)
      let list = PagedListPresenter<GitHubIssue>(
        environment: environment, words: { PagedListWords(empty: [empty($0.myWork)]) }
      ) { cursor in
        do {
          return try await github.page(of: endpoint(pageSize), at: cursor)
        } catch AppError.invalidQuery(let reason) {
          // The query is not the user's, who cannot change it.
          throw AppError.refusedRequest(status: 422, reason: reason)
        } catch AppError.queryTooLong {
          throw AppError.unexpectedStatus(414)
        }
      }
      list.isRefreshed = true
      return list
    }
    return SeparateSections([
      ("assigned", { $0.myWork.assigned }, list(\.noAssigned) { .issues(.assigned, pageSize: $0) }),
      ("reviews", { $0.myWork.reviews }, list(\.noReviews) { .reviewRequests(pageSize: $0) }),
      ("created", { $0.myWork.created }, list(\.noCreated) { .issues(.created, pageSize: $0) }),
      ("mentioned", { $0.myWork.mentioned }, list(\.noMentioned) { .issues(.mentioned, pageSize: $0) }),
    ])
  }

  private static func actions(
    _ work: SectionedListPresenter<GitHubIssue>, _ environment: Environment, _ router: Router
  ) -> [Action] {
    var texts: Texts { environment.texts }
    let linked = { @LoopActor (issue: GitHubIssue) in
      issue.ownItem.map { LinkedTitle(of: $0, title: environment.latest(issue).title) }
    }
    let todos = TodoActions(
      environment, router, of: { work.targets.first.flatMap(linked) },
      marked: { work.shownMarks.compactMap(linked) }, unmark: { work.unmarkAll() },
      whyNone: { work.whyNoRow })
    let items = ItemActions(environment, when: { work.hasTargets }, whyNone: { work.whyNoRow }) {
      work.targets.compactMap { subject(of: $0, environment) }
    }
    return [
      work.openAction(
        work.selectedItem?.pull == nil ? texts.issueDetail.open : texts.pullList.open,
        hint: texts.issueDetail.openHint
      ) { issue in
        if let route = issue.ownRoute { router.show(route) }
      },
      todos.make, todos.write, todos.undo, todos.redo, items.openInBrowser, items.copyAddress,
    ] + work.actions
  }

  private static func subject(of issue: GitHubIssue, _ environment: Environment) -> Subject? {
    issue.ownItem.map { Subject($0, title: environment.latest(issue).title, on: environment.web) }
  }
}

/// The rows of all sections, which share their columns; put together once for each version of them. The sections that
/// answer first decide the widths, so that no column moves when the others follow.
@LoopActor
private final class WidthRows {
  private let lists: [PagedListPresenter<GitHubIssue>]
  private var known: IssueColumns.Rows?
  /// Whether all sections were there when rows were last asked for. Then the next answers are those of a reload.
  private var areComplete = false

  init(of lists: [PagedListPresenter<GitHubIssue>]) {
    self.lists = lists
  }

  var current: IssueColumns.Rows {
    let version = lists.reduce(0) { $0 &+ $1.rowsVersion }
    let isLoading = lists.contains { $0.pages.load.phase.isRunning }
    defer { areComplete = !isLoading }
    if let known, known.version == version { return known }
    let isKept = known.map { !$0.firstPage.isEmpty && !areComplete } ?? false
    let first = isKept ? known?.firstPage : lists.flatMap { $0.pages.current.firstPage }[...]
    let rows = IssueColumns.Rows(
      version: version, firstPage: first ?? [],
      loaded: isKept ? known?.loaded ?? [] : lists.flatMap { $0.pages.currentItems })
    known = rows
    return rows
  }
}

extension Texts {
  /// The text of the screen without a token.
  fileprivate var needsTokenForWork: [String] {
    [tokenLocation.map { myWork.needsTokenOn(host: $0.host, advice: $0.advice(self)) } ?? myWork.needsToken]
  }
}
