import AppCore
import Domain
import EventLoop
import Widgets

/// The search's part of the status line.
@LoopActor
struct RepoSearchStatus {
  private let presenter: RepoSearchPresenter

  init(_ presenter: RepoSearchPresenter) {
    self.presenter = presenter
  }

  var parts: [String] {
    switch presenter.phase {
    case .searching: ["Searching \(Spinner.frame(presenter.tick))", "Esc stops"]
    case .waiting(let seconds): ["GitHub asks for a pause, going on in \(seconds) s", "Esc stops"]
    case .failed:
      presenter.rows.isEmpty ? ["The search failed", "r tries again"] : ["r tries again"] + answer
    case .loadingMore: ["loading more \(Spinner.frame(presenter.tick))"] + answer
    case .resting: presenter.hasAnswer ? answer : [presenter.environment.account.summary, next]
    }
  }

  private var next: String {
    presenter.query.isEmpty ? "type and press Enter" : "Enter searches"
  }

  private var answer: [String] {
    guard let page = presenter.answered else { return [] }
    let shown = NumberText.grouped(presenter.rows.count)
    let reach = page.total > 1_000 ? " (first 1,000 reachable)" : ""
    var parts: [String] = []
    // What is missing is said first, for the line drops what does not fit from its end.
    if page.isIncomplete { parts.append("GitHub ran out of time, some are missing") }
    if page.unreadable > 0 { parts.append("\(page.unreadable) unreadable left out") }
    parts.append("\(shown) of \(NumberText.grouped(page.total))\(reach)")
    if let limit = page.rateLimit { parts.append("\(limit.remaining) of \(limit.limit) searches left") }
    return parts
  }
}
