import AppCore
import Domain
import EventLoop
import Terminal
import Texts

/// What the results pane says in words.
@LoopActor
enum RepoSearchMessage {
  /// - Parameters:
  ///   - phase: that of the output, which is observed and so read once for a frame.
  ///   - hasRows: whether results are on view.
  static func lines(
    for output: any RepoSearchOutput, in phase: RepoSearchPhase, hasRows: Bool
  ) -> [DisplayText] {
    let texts = output.texts.repoSearch
    switch phase {
    case .failed(let error): return [DisplayText(output.texts.sentence(for: error))]
    case .waiting(let seconds):
      return [DisplayText(texts.pauseMessage(seconds: "\(seconds)"))]
    case .searching: return hasRows ? [] : [DisplayText(texts.searching)]
    case .loadingMore: return []
    case .resting:
      guard !hasRows else { return [] }
      return output.hasAnswer ? [DisplayText(texts.nothingFound)] : welcome(output.focus, texts)
    }
  }

  private static func welcome(_ focus: RepoSearchFocus, _ texts: RepoSearchTexts) -> [DisplayText] {
    [
      DisplayText(focus == .query ? texts.welcomeTyping : texts.welcome), .empty,
      "swift terminal", "http client language:swift", "stars:>10000 topic:cli", "user:apple",
      .empty, DisplayText(texts.welcomeThen),
    ]
  }
}
