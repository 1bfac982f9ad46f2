import AppCore
import Domain
import EventLoop
import Texts

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
      isShort ? output.texts.leftInShort(of: limit) : output.texts.left(of: limit, requests: texts.requests)
    }
    return [activity, limit].compactMap(\.self)
  }

  private var texts: RepoDetailTexts { output.texts.repoDetail }

  private var activity: String {
    let name = output.title
    return switch output.phase {
    case .resting: isShort ? "\(percent)%" : "\(name) \(percent)%"
    case .loading: isShort ? texts.loading : texts.loadingName(name: name)
    case .waiting(let seconds):
      isShort ? texts.pauseShort(seconds: "\(seconds)") : texts.pauseStatus(seconds: "\(seconds)")
    case .failed(let error): output.texts.sentence(for: error)
    }
  }
}
