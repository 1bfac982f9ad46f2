import AppCore
import Domain
import EventLoop
import Texts
import Widgets

/// The search's part of the status line.
@LoopActor
struct RepoSearchStatus {
  private let presenter: RepoSearchPresenter
  private let state: RepoSearchState
  private let length: RepoSearchStatusLength
  private var isShort: Bool { length != .full }
  private var texts: RepoSearchTexts { presenter.texts.repoSearch }

  init(_ presenter: RepoSearchPresenter, length: RepoSearchStatusLength) {
    self.presenter = presenter
    state = presenter.state
    self.length = length
  }

  var parts: [String] {
    switch state.phase {
    case .searching:
      [texts.searchingStatus(spinner: Spinner.frame(state.tick)), texts.escStops]
    case .waiting(let seconds): [pause("\(seconds)"), texts.escStops]
    case .failed:
      state.rows.isEmpty ? [texts.failed, texts.triesAgain] : [texts.triesAgain] + answer
    case .loadingMore: [texts.loadingMore(spinner: Spinner.frame(state.tick))] + answer
    case .resting: state.hasAnswer ? answer : [account] + next
    }
  }

  private func pause(_ seconds: String) -> String {
    isShort ? texts.pauseShort(seconds: seconds) : texts.pauseStatus(seconds: seconds)
  }

  private var account: String {
    let account = presenter.environment.account
    return isShort ? presenter.texts.shortSummary(of: account) : presenter.texts.summary(of: account)
  }

  /// The keys of the field; those of the results are hints.
  private var next: [String] {
    guard state.focus == .query else { return [] }
    let search = isShort ? texts.typeThenEnter : texts.typeAndEnter
    return [state.query.isEmpty ? search : texts.enterSearches, texts.escLeaves]
  }

  private var answer: [String] {
    guard let page = state.answered else { return [] }
    var parts: [String] = []
    // What is missing is said first, for the line drops what does not fit from its end.
    if page.isIncomplete { parts.append(isShort ? texts.incompleteShort : texts.incomplete) }
    if page.unreadable > 0 { parts.append(leftOut(page.unreadable)) }
    parts.append(count(of: page))
    if let limit = page.rateLimit { parts.append(left(of: limit)) }
    return parts
  }

  private func leftOut(_ count: Int) -> String {
    length == .terse ? texts.leftOutShort(count: count) : texts.leftOut(count: count)
  }

  private func left(of limit: RateLimit) -> String {
    switch length {
    case .full: presenter.texts.left(of: limit, requests: texts.searches)
    case .brief: texts.searchesLeft(count: limit.remaining)
    case .terse: presenter.texts.leftInShort(of: limit)
    }
  }

  private func count(of page: ItemPage<Repo>) -> String {
    let count = page.total ?? state.rows.count
    let shown = NumberText.grouped(state.rows.count)
    let total = NumberText.grouped(count)
    switch length {
    case .full where count > 1_000: return texts.shownReachable(shown: shown, total: total)
    case .full, .brief: return texts.shown(shown: shown, total: total)
    case .terse: return "\(shown)/\(count < 1_000_000 ? total : NumberText.short(count))"
    }
  }
}
