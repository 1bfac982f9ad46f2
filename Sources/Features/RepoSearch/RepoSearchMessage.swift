import AppCore
import Domain
import Terminal
import Texts

/// What the results pane says in words.
enum RepoSearchMessage {
  static func lines(for state: RepoSearchState, _ allTexts: Texts) -> [DisplayText] {
    let (texts, hasRows) = (allTexts.repoSearch, !state.rows.isEmpty)
    switch state.phase {
    case .failed(let error): return [DisplayText(allTexts.sentence(for: error))]
    case .waiting(let seconds):
      return [DisplayText(texts.pauseMessage(seconds: "\(seconds)"))]
    case .searching: return hasRows ? [] : [DisplayText(texts.searching)]
    case .loadingMore: return []
    case .resting:
      guard !hasRows else { return [] }
      return state.hasAnswer ? [DisplayText(texts.nothingFound)] : welcome(state.focus, texts)
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
