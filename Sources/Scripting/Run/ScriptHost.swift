public import AppCore
public import EventLoop

/// Builds the program for a script: the very same one that runs in a terminal, but for its ends.
@LoopActor
public protocol ScriptHost: AnyObject, Sendable {
  /// Builds the program on these ends and starts it. The session tells the script when it has ended.
  /// - Throws: an error that says why the program could not start.
  func launch(_ ends: ScriptEnds) async throws -> Session

  /// A scene of the program, for `launch scene`.
  /// - Parameter state: nil for its first one.
  /// - Throws: an error that says why there is no such scene, and what is called nearly so.
  func scene(_ name: String, state: String?) throws -> ScriptScene
}
