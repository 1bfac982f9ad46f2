import AppCore
import Domain
import EventLoop
import FoundationEssentials
import GitHubAPI
import Texts
import Tracking
import Widgets

extension RepoSearchPresenter {
  /// Searches anew, from the first page. What an older search still does is cancelled, so its answer is
  /// never shown.
  func search(for text: String) {
    guard !text.isEmpty else {
      environment.notices.say(texts.repoSearch.emptyQuery)
      return focusQuery()
    }
    let request = RepoSearchRequest(
      query: RepoQuery(text: text, sort: state.sort, order: state.order), page: 1, cursor: nil)
    state.rows = []
    state.selected = 0
    state.answered = nil
    emptyPages = 0
    state.focus = .results
    remember(text)
    begin(request)
  }

  /// Loads the next page before the last row is reached.
  func loadMoreIfNeeded() {
    guard state.rows.count < Self.mostRows else { return }
    guard state.phase == .resting, let next = state.answered?.next, let last = request else { return }
    guard state.rows.count - state.selected <= max(1, environment.preferences.pageSize / 2) else { return }
    begin(RepoSearchRequest(query: last.query, page: answeredPage + 1, cursor: next))
  }

  func begin(_ request: RepoSearchRequest) {
    stop()
    self.request = request
    environment.tracker.track(.search(query: request.query.text, page: request.page))
    send(request)
  }

  /// Ends what is under way, without a word.
  func stop() {
    running?.cancel()
    running = nil
    ticking?.cancel()
    ticking = nil
    state.phase = .resting
  }

  private static let mostEmptyPages = 3
  /// GitHub itself gives the first 1,000 results of a search.
  private static let mostRows = 10_000

  private func send(_ request: RepoSearchRequest) {
    state.phase = request.page == 1 ? .searching : .loadingMore
    startTicking()
    running = environment.loop.spawn { [weak self] in
      guard let self else { return }
      do {
        let page = try await load(request)
        guard !Task.isCancelled else { return }
        show(page, of: request)
      } catch {
        guard !Task.isCancelled else { return }
        fail(error, of: request)
      }
    }
  }

  private func load(_ request: RepoSearchRequest) async throws -> ItemPage<Repo> {
    try await environment.github.page(
      of: .searchRepos(request.query, pageSize: pageSize), at: request.cursor)
  }

  private func show(_ page: ItemPage<Repo>, of request: RepoSearchRequest) {
    stop()
    let (now, texts) = (environment.now(), texts)
    rowLanguage = texts.language
    // Pages shift while people star and push, so a repository may come again on the next one.
    let known = Set(state.rows.map(\.id))
    let new = page.items.filter { !known.contains($0.id) }.map { RepoRow($0, now: now, texts: texts) }
    state.rows += new
    state.answered = page
    answeredPage = request.page
    emptyPages = new.isEmpty ? emptyPages + 1 : 0
    // A faulty server whose pages never bring anything new is not asked for ever.
    if emptyPages < Self.mostEmptyPages { loadMoreIfNeeded() }
  }

  private func fail(_ error: any Error, of request: RepoSearchRequest) {
    stop()
    guard let error = error as? AppError else {
      if error is CancellationError { return }
      state.phase = .failed(.other(reason: "\(error)"))
      return
    }
    guard case .rateLimited(let until, _) = error else {
      state.phase = .failed(error)
      return
    }
    wait(until: until, thenSend: request)
  }

  /// Waits as long as GitHub asked, counts down, and sends the same request again. It is no new search, so
  /// it sends no event.
  private func wait(until: Date, thenSend request: RepoSearchRequest) {
    running = environment.loop.spawn { [weak self, environment] in
      do {
        try await environment.countDown(to: until) { self?.state.phase = .waiting(seconds: $0) }
      } catch {
        // Cancelled: Esc, or a newer search.
        return
      }
      self?.send(request)
    }
  }

  private func startTicking() {
    state.tick = 0
    ticking?.cancel()
    ticking = environment.loop.every(Spinner.interval) { [weak self] in self?.state.tick += 1 }
  }
}

/// One page that is asked of GitHub.
struct RepoSearchRequest: Hashable {
  let query: RepoQuery
  /// From 1.
  let page: Int
  /// Nil for the first page.
  let cursor: PageCursor?
}

extension String {
  func trimmingBlanks() -> String {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
