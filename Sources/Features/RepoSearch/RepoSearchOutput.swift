public import AppCore
public import Domain
public import EventLoop
public import Texts

/// What the view may read of the repository search.
@LoopActor
public protocol RepoSearchOutput: AnyObject {
  var texts: Texts { get }
  var query: EditableLine { get }
  var focus: RepoSearchFocus { get }
  /// The results that are loaded.
  var rows: [RepoRow] { get }
  /// The columns that the longest name of the results takes, kept because a frame must not ask all of them.
  var longestName: Int { get }
  /// The index of the selected result, 0 where there is none.
  var selected: Int { get }
  var phase: RepoSearchPhase { get }
  /// Counts up while something is under way.
  var tick: Int { get }
  var sort: RepoSort { get }
  var order: SortOrder { get }
  /// True once a search was answered, so that an empty list means that nothing was found.
  var hasAnswer: Bool { get }
  /// The parts of the status line, the most important first.
  func status(_ length: RepoSearchStatusLength) -> [String]
  /// What is missing from the results and why, in sentences.
  var remarks: [String] { get }
}

/// What takes the keys: the field with the query, or the list.
public enum RepoSearchFocus: String, Sendable {
  case query, results
}

/// How many words the status line may use.
public enum RepoSearchStatusLength: Sendable {
  case full, brief, terse
}

/// What the search does at the moment.
public enum RepoSearchPhase: Hashable, Sendable {
  case resting
  case searching
  case loadingMore
  /// GitHub asks for a pause; it goes on by itself after so many seconds.
  case waiting(seconds: Int)
  case failed(AppError)
}
