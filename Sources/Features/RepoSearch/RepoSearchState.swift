public import AppCore
public import Domain

/// What the repository search shows. It is one value, for each one that is observed costs a frame as much as drawing
/// some lines.
public struct RepoSearchState: Equatable, Sendable {
  public internal(set) var query = EditableLine(limit: queryLimit)
  public internal(set) var focus = RepoSearchFocus.query
  /// The results that are loaded.
  public internal(set) var rows: [RepoRow] = [] {
    // All letters of a name are ASCII.
    didSet { longestName = rows.reduce(0) { max($0, $1.name.utf8.count) } }
  }
  /// The columns that the longest name of the results takes, kept because a frame must not ask all of them.
  public private(set) var longestName = 0
  /// The index of the selected result, 0 where there is none.
  public internal(set) var selected = 0
  public internal(set) var phase = RepoSearchPhase.resting
  /// Counts up while something is under way.
  public internal(set) var tick = 0
  public internal(set) var sort = RepoSort.bestMatch
  public internal(set) var order = SortOrder.descending
  /// What the results on view answer; nil before the first answer.
  var answered: ItemPage<Repo>?

  /// GitHub refuses long queries with a message of its own; this only keeps a mad paste out of the field.
  static let queryLimit = 16_384

  /// True once a search was answered, so that an empty list means that nothing was found.
  public var hasAnswer: Bool {
    // Comparing it with nil would copy the whole page, for each frame.
    if case .some = answered { true } else { false }
  }

  var selectedRepo: Repo? {
    rows.indices.contains(selected) ? rows[selected].repo : nil
  }
}
