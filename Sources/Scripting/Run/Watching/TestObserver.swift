public import EventLoop
public import Terminal

/// Watches a test while it runs. All times are those of the test's own clock, counted from its beginning; it
/// stands still while an observer waits, so a test cannot tell whether anybody watches.
@LoopActor
public protocol TestObserver: AnyObject, Sendable {
  /// A test begins; its program does not run yet.
  /// - Parameter script: the script's path, as given.
  func testBegins(_ name: String, script: String) async throws

  /// A line of the script is about to be carried out.
  /// - Throws: `WatchingEnded` to go no further.
  func stepBegins(_ step: Step, at time: Duration) async throws

  /// The program has drawn.
  func frameShown(_ frame: Frame, at time: Duration)

  /// The script has a `note` here.
  func noted(_ label: String, at time: Duration)

  /// The script has a `pause` here.
  /// - Parameter program: what runs at that moment; nil before the launch and after the program's end.
  /// - Throws: `WatchingEnded` to go no further; `TakenOver` where somebody had the program and ended it.
  func paused(at step: Step, _ program: PausedProgram?, at time: Duration) async throws

  /// A test has ended, whether or not it held.
  /// - Parameter failure: what failed first, in one line.
  /// - Throws: where what was kept of the test cannot be written.
  func testEnds(failure: String?, at time: Duration) async throws
}

/// Who watches has had enough: the test ends here, and no other one begins.
public struct WatchingEnded: Error {
  public init() {}
}

/// Somebody went on with the program by hand and ended it: neither the rest of the test nor another one is run,
/// and that is as it should be.
public struct TakenOver: Error {
  public init() {}
}
