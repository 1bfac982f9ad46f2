public import AppCore
public import EventLoop

/// Builds the program for a script: the very same one that runs in a terminal, but for its ends.
@LoopActor
public protocol ScriptHost: AnyObject, Sendable {
  /// Builds the program on these ends and starts it. The session tells the script when it has ended.
  /// - Throws: an error that says why the program could not start.
  func launch(_ ends: ScriptEnds) async throws -> Session
}
