import AppCore
import Domain
import Terminal
import Texts

/// What the results pane says in words.
struct RepoSearchMessage: Equatable {
  private let phase: RepoSearchPhase
  private let hasRows: Bool
  private let hasAnswer: Bool
  private let focus: RepoSearchFocus
  private let texts: Texts
  /// The columns that a line may take.
  private let columns: Int

  init(_ state: RepoSearchState, _ texts: Texts, columns: Int) {
    (phase, hasRows, hasAnswer, focus) = (state.phase, !state.rows.isEmpty, state.hasAnswer, state.focus)
    (self.texts, self.columns) = (texts, max(1, columns))
  }

  /// Its lines, wrapped.
  var lines: [DisplayText] {
    // A line that is empty on purpose is one too.
    sentences.flatMap { $0.width == 0 ? [$0] : $0.wrapped(to: columns) }
  }

  private var sentences: [DisplayText] {
    let words = texts.repoSearch
    switch phase {
    case .failed(let error): return [DisplayText(texts.sentence(for: error))]
    case .waiting(let seconds): return [DisplayText(words.pauseMessage(seconds: "\(seconds)"))]
    case .searching: return hasRows ? [] : [DisplayText(words.searching)]
    case .loadingMore: return []
    case .resting:
      guard !hasRows else { return [] }
      return hasAnswer ? [DisplayText(words.nothingFound)] : welcome
    }
  }

  private var welcome: [DisplayText] {
    let words = texts.repoSearch
    return [
      DisplayText(focus == .query ? words.welcomeTyping : words.welcome), .empty,
      "swift terminal", "http client language:swift", "stars:>10000 topic:cli", "user:apple",
      .empty, DisplayText(words.welcomeThen),
    ]
  }
}
