public import EventLoop
public import Screens

/// Builds the program for a script: the same program that runs in a terminal, but with other dependencies.
@LoopActor
public protocol ScriptHost: AnyObject, Sendable {
  /// Builds the program with these dependencies and starts it. The session reports to the script when it has
  /// ended.
  /// - Throws: an error that says why the program could not start.
  func launch(_ ends: ScriptEnds) async throws -> Session

  /// A scene of the program, for `launch scene`.
  /// - Parameter state: nil for the scene's first state.
  /// - Throws: an error that says why there is no such scene, and suggests similar names.
  func scene(_ name: String, state: String?) throws -> ScriptScene
}
