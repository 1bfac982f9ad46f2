public import Domain
public import EventLoop
import Texts

/// The query of a search: typed, recalled from the history, and submitted. It is searched for in one kind of things at a
/// time: GitHub is asked for another kind when that is first shown for the text.
@LoopActor
public final class QueryPresenter {
  public internal(set) var state = QueryState() { didSet { signal.raise() } }
  /// The last query that was searched for; nil before the first search.
  public private(set) var searched: String?
  private let signal = ChangeSignal()
  private var history = QueryHistoryCursor()
  let environment: Environment
  public private(set) var isOpeningMenu = false
  /// The typed text as the first of the examples, because the field was left before the first search.
  var offered: String?
  /// What the user did before, in rows below the examples.
  var known: [StartRow] = []
  public private(set) lazy var start = FixedList(
    { [unowned self] in startSections }, context: { [unowned self] in rowContext }, text: \.title,
    fit: StartRow.fitting)
  /// The text that was typed but not submitted when the focus moved to the results.
  private var draft: String?
  let router: Router
  let kinds: [any SearchedKind]
  /// The text that each kind was searched for last; nil before its first search.
  private var asked: [String?]
  /// Reads what is known anew after another program changed it.
  var listening: Task<Void, Never>?

  /// - Parameters:
  ///   - kinds: what can be searched for, at least one.
  ///   - route: of the kind in front.
  public init(
    _ environment: Environment, _ router: Router, kinds: [any SearchedKind], showing route: Route
  ) {
    (self.environment, self.router, self.kinds) = (environment, router, kinds)
    asked = kinds.map { _ in nil }
    state.front = kinds.firstIndex { $0.route == route } ?? 0
  }

  /// The number of earlier queries that can be recalled.
  private static let maxRecalled = 100

  deinit { listening?.cancel() }

  private var words: SearchTexts { environment.texts.search }

  private func remember(_ text: String) {
    history.add(text)
    environment.loop.spawn { [self] in
      do { try await environment.queryHistory.remember(text) } catch { say(error) }
    }
  }

  private func recallOlderQuery() {
    if let older = history.older(than: state.line.text) { show(older) }
  }

  /// Earlier queries are loaded when first needed, because most runs do not need them.
  /// - Parameter recall: not called if text was typed or searched for meanwhile, which has priority.
  private func withHistory(_ recall: @escaping @LoopActor () -> Void) {
    guard !history.isLoaded else { return recall() }
    let (typed, focus) = (state.line, state.focus)
    environment.loop.spawn { [self] in
      await loadHistory()
      if state.line == typed, state.focus == focus { recall() }
    }
  }

  private func loadHistory() async {
    do {
      history.load(try await environment.queryHistory.recentQueries(limit: Self.maxRecalled))
    } catch {
      say(error)
    }
  }

  private func openRecentQueries() {
    guard !history.queries.isEmpty else {
      if history.isLoaded { environment.notices.say(words.noRecentQueries) }
      return
    }
    let choices = history.queries.map { Menu.Choice($0, $0) }
    environment.dialogs.show(Menu("queries", title: words.recentQueries, choices: choices)) { [weak self] in
      self?.submit($0)
    }
  }

  /// Searches for a text that was chosen. One that was typed but not submitted goes to the history of this run.
  func submit(_ chosen: String) {
    let typed = state.line.text.asQuery.trimmingWhitespace
    if !typed.isEmpty { history.add(typed) }
    show(chosen)
    submit()
  }

  /// Other kinds keep their results until they are shown for the new text.
  private func search(for text: String) {
    asked[state.front] = text
    for (index, kind) in kinds.enumerated() where asked[index] != text {
      if kind.abandon() { asked[index] = nil }
    }
    kinds[state.front].search(for: text)
  }

  /// Opens the page of an address, or the repository that it is in. No address is sent as a query: it may lead to
  /// another host, and have a password in it.
  private func open(_ page: String) {
    let web = environment.web
    switch PageTarget(page: page, on: web) {
    case .search(let search):
      guard let index = kinds.firstIndex(where: { $0.route == search.kind }) else {
        return router.show(search.kind, at: search.text)
      }
      show(search.text)
      return submit(search.text, in: index)
    case .tab(let route): router.goTo(route)
    case .screen(let route, let anchor): router.show(route, at: anchor)
    case nil:
      guard let route = Route.nearest(toPage: page, on: web) else {
        return environment.notices.say(whyNoScreen(of: page))
      }
      router.show(route, at: route.anchor(ofNearPage: page))
      if case .repoDetail(let repo, _) = route {
        environment.notices.say(words.pageOfRepo(page: noun(of: page), repo: "\(repo)"))
      }
    }
    show("")
  }

  private func whyNoScreen(of page: String) -> String {
    guard let host = WebAddress.host(ofPage: page), let own = WebAddress.host(ofPage: environment.web),
      host != own
    else { return words.noScreen(page: noun(of: page)) }
    return words.otherHost(host: host, own: own)
  }

  /// What a page is, as a sentence says it.
  private func noun(of page: String) -> String {
    let texts = environment.texts
    let kind = Item(page: page).map { texts.kinds[$0.kind.id].short } ?? texts.noun(ofFolderIn: page) ?? ""
    return kind.isEmpty ? words.page : words.pageOfKind(kind: kind)
  }

  private func show(_ text: String) {
    state.line.replace(with: text)
  }

  private func say(_ error: any Error) {
    environment.notices.say(environment.texts.sentence(for: error))
  }
}

extension QueryPresenter: QueryOutput {
  public var shown: QueryState {
    signal.observe()
    return state
  }

  public func total(ofKind index: Int) -> Int? {
    asked[index] == searched ? kinds[index].total : nil
  }

  public var rowContext: RowContext { RowContext(environment) }
  public var isNew: Bool { known.isEmpty }
}

extension QueryPresenter: QueryInput {
  public func type(_ text: String) {
    history.startAgain()
    if state.line.insert(text) > 0 {
      environment.notices.say(words.queryFull(limit: "\(state.line.limit)"))
    }
  }

  public func edit(_ edit: LineEdit) {
    if edit.changesText { history.startAgain() }
    state.line.apply(edit, environment.kills)
  }

  public func moveCursor(to position: Int) {
    state.line.moveCursor(to: position)
  }

  public func showOlderQuery() {
    withHistory { [self] in recallOlderQuery() }
  }

  public func showNewerQuery() {
    if let newer = history.newer() { show(newer) }
  }

  public func showRecentQueries() {
    guard !history.isLoaded else { return openRecentQueries() }
    isOpeningMenu = true
    environment.loop.spawn { [self] in
      await loadHistory()
      isOpeningMenu = false
      openRecentQueries()
    }
  }

  public func submit() {
    let text = state.line.text.asQuery.trimmingWhitespace
    guard !text.looksEmpty else {
      environment.notices.say(words.emptyQuery)
      return focusQuery()
    }
    if let page = WebAddress.page(in: text, on: environment.web) {
      open(page)
    } else {
      submit(text, in: state.front)
    }
  }

  private func submit(_ text: String, in kind: Int) {
    begin(text)
    // Another kind searches when it appears.
    if kind == state.front { search(for: text) } else { show(kind: kind) }
  }

  private func begin(_ text: String) {
    searched = text
    draft = nil
    (state.hasResults, known, offered) = (true, [], nil)
    listening?.cancel()
    state.focus = .results
    remember(text)
  }

  /// It is searched for when the screen appears.
  public func seek(_ text: String) {
    show(text)
    begin(text)
  }

  public func focusQuery() {
    state.focus = .query
    withdrawOffer()
    if let draft { show(draft) }
    draft = nil
  }

  public func focusResults() {
    guard state.focus == .query else { return }
    let text = state.line.text
    state.focus = .results
    guard let searched, searched != text.asQuery.trimmingWhitespace else { return }
    draft = text.looksEmpty ? nil : text
    history.startAgain()
    show(searched)
  }

  public func cancel() {
    guard !kinds[state.front].stop() else { return }
    focusResults()
    offerTyped()
  }

  public func show(kind index: Int) {
    router.replaceTop(kinds[index].route)
  }

  public func turn(to route: Route) -> Bool {
    guard let index = kinds.firstIndex(where: { $0.route == route }) else { return false }
    let added = kinds[index].examples.count - kinds[state.front].examples.count
    state.front = index
    guard searched == nil else { return true }
    start.reload(movedBy: start.selectedItem?.kind == .example ? 0 : added)
    return true
  }

  /// After the page view, so that a search is an event of the page that it is on.
  public func appear() {
    if let searched, asked[state.front] != searched { search(for: searched) }
  }
}
