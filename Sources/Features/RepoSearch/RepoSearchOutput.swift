public import Domain
public import EventLoop
public import Texts

/// What the view may read of the repository search.
@LoopActor
public protocol RepoSearchOutput: AnyObject {
  var texts: Texts { get }
  /// It is observed, so a view reads it once.
  var state: RepoSearchState { get }
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
