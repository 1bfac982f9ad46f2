import AppCore
import Domain
import EventLoop
import Widgets

/// The search's part of the status line.
@LoopActor
struct RepoSearchStatus {
  private let presenter: RepoSearchPresenter
  /// In few words, for a narrow terminal.
  private let isShort: Bool

  init(_ presenter: RepoSearchPresenter, isShort: Bool) {
    self.presenter = presenter
    self.isShort = isShort
  }

  var parts: [String] {
    switch presenter.phase {
    case .searching: ["Searching \(Spinner.frame(presenter.tick))", "Esc stops"]
    case .waiting(let seconds): [pause + ", going on in \(seconds) s", "Esc stops"]
    case .failed:
      presenter.rows.isEmpty ? ["The search failed", "r tries again"] : ["r tries again"] + answer
    case .loadingMore: ["loading more \(Spinner.frame(presenter.tick))"] + answer
    case .resting: presenter.hasAnswer ? answer : [account, next]
    }
  }

  private var pause: String { isShort ? "Pause" : "GitHub asks for a pause" }

  private var account: String {
    let account = presenter.environment.account
    return isShort ? account.shortSummary : account.summary
  }

  private var next: String {
    guard presenter.query.isEmpty else { return "Enter searches" }
    return isShort ? "type, then Enter" : "type and press Enter"
  }

  private var answer: [String] {
    guard let page = presenter.answered else { return [] }
    var parts: [String] = []
    // What is missing is said first, for the line drops what does not fit from its end.
    if page.isIncomplete {
      parts.append(isShort ? "some missing" : "GitHub ran out of time, some are missing")
    }
    if page.unreadable > 0 { parts.append("\(page.unreadable) \(isShort ? "" : "unreadable ")left out") }
    parts.append(count(of: page))
    if let limit = page.rateLimit {
      parts.append(
        isShort ? RateLimitText.short(limit) : RateLimitText.left(of: limit, requests: "searches"))
    }
    return parts
  }

  private func count(of page: RepoPage) -> String {
    let shown = NumberText.grouped(presenter.rows.count)
    let total = NumberText.grouped(page.total)
    let reach = page.total > 1_000 ? " (first 1,000 reachable)" : ""
    guard isShort else { return "\(shown) of \(total)\(reach)" }
    return "\(shown)/\(page.total < 1_000_000 ? total : NumberText.short(page.total))"
  }
}
