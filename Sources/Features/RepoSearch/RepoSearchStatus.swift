import AppCore
import Domain
import EventLoop
import Texts
import Widgets

/// The search's part of the status line.
@LoopActor
struct RepoSearchStatus {
  private let presenter: RepoSearchPresenter
  private let length: RepoSearchStatusLength
  private var isShort: Bool { length != .full }

  init(_ presenter: RepoSearchPresenter, length: RepoSearchStatusLength) {
    self.presenter = presenter
    self.length = length
  }

  var parts: [String] {
    switch presenter.phase {
    case .searching: ["Searching \(Spinner.frame(presenter.tick))", "Esc stops"]
    case .waiting(let seconds): [pause + ", going on in \(seconds) s", "Esc stops"]
    case .failed:
      presenter.rows.isEmpty ? ["The search failed", "r tries again"] : ["r tries again"] + answer
    case .loadingMore: ["loading more \(Spinner.frame(presenter.tick))"] + answer
    case .resting: presenter.hasAnswer ? answer : [account] + next
    }
  }

  private var pause: String { isShort ? "Pause" : "GitHub asks for a pause" }

  private var account: String {
    let account = presenter.environment.account
    return isShort ? account.shortSummary : account.summary
  }

  /// The keys of the field; those of the results are hints.
  private var next: [String] {
    guard presenter.focus == .query else { return [] }
    let search = isShort ? "type, then Enter" : "type and press Enter"
    return [presenter.query.isEmpty ? search : "Enter searches", "Esc leaves"]
  }

  private var answer: [String] {
    guard let page = presenter.answered else { return [] }
    var parts: [String] = []
    // What is missing is said first, for the line drops what does not fit from its end.
    if page.isIncomplete {
      parts.append(isShort ? "some missing" : "GitHub ran out of time, some are missing")
    }
    if page.unreadable > 0 { parts.append(leftOut(page.unreadable)) }
    parts.append(count(of: page))
    if let limit = page.rateLimit { parts.append(left(of: limit)) }
    return parts
  }

  private func leftOut(_ count: Int) -> String {
    length == .terse ? "\(count) left out" : "\(count) unreadable \(count == 1 ? "row" : "rows") left out"
  }

  private func left(of limit: RateLimit) -> String {
    switch length {
    case .full: RateLimitText.left(of: limit, requests: "searches")
    case .brief: "\(NumberText.grouped(limit.remaining)) \(limit.remaining == 1 ? "search" : "searches") left"
    case .terse: RateLimitText.short(limit)
    }
  }

  private func count(of page: RepoPage) -> String {
    let shown = NumberText.grouped(presenter.rows.count)
    let total = NumberText.grouped(page.total)
    let reach = page.total > 1_000 ? " (first 1,000 reachable)" : ""
    guard isShort else { return "\(shown) of \(total)\(reach)" }
    guard length == .terse else { return "\(shown) of \(total)" }
    return "\(shown)/\(page.total < 1_000_000 ? total : NumberText.short(page.total))"
  }
}
