import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Screens
import Terminal
import TestSupport
import Testing
import Texts
import UseCases

/// A list of rows, and the pages that it requests.
@LoopActor
final class PagedRowList {
  let answers: PagedAnswers
  let list: PagedListPresenter<PagedRow>
  /// The numbers of the requested pages.
  private(set) var requests: [Int] = []

  init(_ environment: Environment, _ prepare: @LoopActor (PagedAnswers) -> Void) {
    let answers = PagedAnswers(loop: environment.loop)
    prepare(answers)
    self.answers = answers
    list = PagedListPresenter(
      environment: environment, words: { _ in PagedListWords(empty: ["No rows."]) },
      load: { try await answers.answer($0) })
    list.pages.onRequest = { [weak self] in self?.requests.append($0) }
  }

  var pane: ListPane<PagedRow> {
    ListPane(
      "rows", list,
      columns: { width, _ in Table(width: width, [TableColumn("Row", .rest)]) { ["row \($0.id)"] } },
      title: { "row \($0.id)" }, actions: list.actions)
  }
}

extension OpenScreen<PagedRowList> {
  var list: PagedListPresenter<PagedRow> { presenter.list }
  var answers: PagedAnswers { presenter.answers }
  var requests: [Int] { presenter.requests }
  var phase: LoadPhase { list.pages.load.phase }
  var ids: [Int] { list.pages.items.map(\.id) }
  var selected: Int { list.pages.position }
}

/// Runs `body` with a list as the current screen, in virtual time.
func onPagedRows(
  pageSize: Int = 30, prepare: @escaping @LoopActor @Sendable (PagedAnswers) -> Void,
  _ body: @escaping @LoopActor @Sendable (OpenScreen<PagedRowList>) async throws -> Void
) throws {
  try onScreen(
    .issueList(try #require(RepoName("octo/kettle"))), size: Size(columns: 100, rows: 24),
    prepare: { $0.preferences.pageSize = pageSize },
    make: { route, environment, _ in
      guard case .issueList = route else { return nil }
      let rows = PagedRowList(environment, prepare)
      return (rows, rows.pane)
    }, body)
}

/// The same for a list whose pages arrive immediately.
func onPagedRows(
  pageSize: Int = 30, _ pages: [ItemPage<PagedRow>],
  _ body: @escaping @LoopActor @Sendable (OpenScreen<PagedRowList>) async throws -> Void
) throws {
  try onPagedRows(pageSize: pageSize, prepare: { for page in pages { $0.reply(page) } }, body)
}
