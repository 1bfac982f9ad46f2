public import AppCore
import Domain
import EventLoop
import Texts

extension RepoSearchPresenter: RepoSearchInput {
  public func appear() {
    // The language may have changed on another tab.
    guard rowLanguage != texts.language else { return }
    rowLanguage = texts.language
    let (now, texts) = (environment.now(), texts)
    state.rows = state.rows.map { RepoRow($0.repo, now: now, texts: texts) }
  }

  public func close() {
    stop()
  }

  public func type(_ text: String) {
    history.startAgain()
    let cut = state.query.insert(text)
    if cut > 0 {
      environment.notices.say(texts.repoSearch.queryFull(limit: "\(state.query.limit)"))
    }
  }

  public func edit(_ edit: LineEdit) {
    if edit.changesText { history.startAgain() }
    state.query.apply(edit)
  }

  public func showOlderQuery() {
    guard !history.isLoaded else { return recallOlderQuery() }
    let asked = state.query
    environment.loop.spawn { [self] in
      await loadHistory()
      // What was typed or searched for meanwhile counts more.
      if state.query == asked, state.focus == .query { recallOlderQuery() }
    }
  }

  public func showNewerQuery() {
    guard let newer = history.newer() else { return }
    state.query = EditableLine(newer, limit: state.query.limit)
  }

  public func submit() {
    search(for: state.query.text.trimmingBlanks())
  }

  public func focusQuery() {
    state.focus = .query
  }

  public func focusResults() {
    state.focus = .results
    showSearchedQuery()
  }

  public func moveSelection(by count: Int) {
    select(state.selected + count)
  }

  public func select(_ index: Int) {
    guard !state.rows.isEmpty else { return }
    let wanted = max(0, min(index, state.rows.count - 1))
    if wanted != state.selected { state.selected = wanted }
    loadMoreIfNeeded()
  }

  public func openSelected() {
    guard let repo = state.selectedRepo else { return }
    router.show(.repoDetail(repo.name, known: repo))
  }

  public func cycleSort() {
    let all = RepoSort.allCases
    let index = all.firstIndex(of: state.sort) ?? 0
    state.sort = all[(index + 1) % all.count]
    searchAgain()
  }

  public func flipOrder() {
    guard state.sort != .bestMatch else {
      environment.notices.say(texts.repoSearch.bestMatchHasNoOrder)
      return
    }
    state.order = state.order == .descending ? .ascending : .descending
    searchAgain()
  }

  public func refresh() {
    // A further page that failed is asked for again; what is on view stays.
    if case .failed = state.phase, let request, request.page > 1 { return begin(request) }
    guard request != nil else {
      return environment.notices.say(texts.repoSearch.nothingSearched)
    }
    searchAgain()
  }

  public func cancel() {
    if running != nil {
      stop()
      environment.notices.say(texts.repoSearch.stopped)
    } else {
      focusResults()
    }
  }

  public func openInBrowser() { repoActions.openInBrowser.run() }
  public func copyURL() { repoActions.copyAddress.run() }
  public func makeTodo() { repoActions.makeTodo.run() }
  public func showIssues() { repoActions.showIssues.run() }
  public func writeTodo() { repoActions.writeTodo.run() }

  private var repoActions: RepoActions {
    RepoActions(environment, router) { [self] in state.selectedRepo.map { ($0.name, $0.htmlURL) } }
  }

  /// The number of queries that Up and Down reach.
  private static let historyLength = 100

  /// The queries of before are read when somebody asks for them, for most starts need none.
  private func loadHistory() async {
    do {
      history.load(try await environment.queryHistory.recentQueries(limit: Self.historyLength))
    } catch {
      report(error)
    }
  }

  private func recallOlderQuery() {
    guard let older = history.older(than: state.query.text) else { return }
    state.query = EditableLine(older, limit: state.query.limit)
  }

  func remember(_ text: String) {
    history.add(text)
    environment.loop.spawn { [weak self] in
      do { try await self?.environment.queryHistory.remember(text) } catch { self?.report(error) }
    }
  }

  /// Asks for what was searched for last, never for a text that was not submitted.
  private func searchAgain() {
    if let request { search(for: request.query.text) }
  }

  /// The field says again what the results answer, where it was changed and not submitted.
  private func showSearchedQuery() {
    guard let text = request?.query.text, text != state.query.text.trimmingBlanks() else { return }
    history.startAgain()
    state.query = EditableLine(text, limit: state.query.limit)
  }

  private func report(_ error: any Error) {
    environment.notices.say(texts.sentence(for: error))
  }
}
