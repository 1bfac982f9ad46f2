import AppCore
import Domain
import EventLoop

/// The detail's part of the status line.
@LoopActor
struct RepoDetailStatus {
  let output: any RepoDetailOutput
  /// How much was read.
  let percent: Int
  /// In few words, for a narrow terminal.
  let isShort: Bool

  var parts: [String] {
    let limit = output.rateLimit.map { limit in
      isShort ? RateLimitText.short(limit) : RateLimitText.left(of: limit, requests: "requests")
    }
    return [activity, limit].compactMap(\.self)
  }

  private var activity: String {
    let name = output.header.name
    return switch output.phase {
    case .resting: isShort ? "\(percent)%" : "\(name) \(percent)%"
    case .loading: isShort ? "Loading" : "Loading \(name)"
    case .waiting(let seconds):
      isShort ? "Pause, going on in \(seconds) s" : "GitHub asks for a pause, going on in \(seconds) s"
    case .failed(let error): error.message
    }
  }
}
