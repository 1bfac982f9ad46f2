public import Domain
public import EventLoop

/// What the view may read of one repository.
@LoopActor
public protocol RepoDetailOutput: AnyObject {
  var page: Page { get }
  var header: RepoHeader { get }
  var readme: ReadmeState { get }
  /// The parts of the status line, the most important first.
  var status: [String] { get }
}

/// What is known of the README.
public enum ReadmeState: Hashable, Sendable {
  case loading
  case missing
  case text(String)
  case failed(AppError)
  /// GitHub asks for a pause; it goes on by itself after so many seconds.
  case waiting(seconds: Int)
}
