public import Domain
public import EventLoop
public import Texts

/// What the view may read of one repository.
@LoopActor
public protocol RepoDetailOutput: AnyObject {
  var texts: Texts { get }
  /// What is known of the repository so far.
  var header: RepoHeader { get }
  /// The name in the header, which the status line says too.
  var title: String { get }
  var readme: ReadmeState { get }
  var phase: RepoDetailPhase { get }
  /// What is left of the requests that GitHub grants, as its last answer said; nil where none said it.
  var rateLimit: RateLimit? { get }
}

/// What the screen does at the moment.
public enum RepoDetailPhase: Hashable, Sendable {
  case resting
  case loading
  /// GitHub asks for a pause; it goes on by itself after so many seconds.
  case waiting(seconds: Int)
  case failed(AppError)
}

/// What is known of the README.
public enum ReadmeState: Hashable, Sendable {
  case loading
  case missing
  case text(ReadmeText)
  case failed(AppError)
  /// GitHub asks for a pause; it goes on by itself after so many seconds.
  case waiting(seconds: Int)
}
