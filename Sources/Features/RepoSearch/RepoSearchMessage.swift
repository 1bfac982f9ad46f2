import Domain
import EventLoop
import Terminal

/// What the results pane says in words.
@LoopActor
enum RepoSearchMessage {
  static func lines(for output: any RepoSearchOutput) -> [DisplayText] {
    switch output.phase {
    case .failed(let error): return [DisplayText(error.message)]
    case .waiting(let seconds):
      return [
        DisplayText("GitHub asks for a pause. The search goes on by itself in \(seconds) s; Esc stops it.")
      ]
    case .searching: return output.rows.isEmpty ? ["Searching..."] : []
    case .loadingMore: return []
    case .resting: return output.rows.isEmpty ? (output.hasAnswer ? nothingFound : welcome(output.focus)) : []
    }
  }

  private static let nothingFound: [DisplayText] = [
    "Nothing found. Press / to change the query: fewer words find more."
  ]

  private static func welcome(_ focus: RepoSearchFocus) -> [DisplayText] {
    let start: DisplayText =
      focus == .query ? "type above and press Enter." : "press /, type and press Enter."
    return [
      "Search GitHub's repositories: " + start, .empty,
      "swift terminal", "http client language:swift", "stars:>10000 topic:cli", "user:apple",
      .empty, "Then: arrows to choose, Enter to open, t to make a todo of it, ? for all keys.",
    ]
  }
}
