import EventLoop
import Glibc

/// Script mode, until all files are done.
@LoopActor
struct ScriptRun {
  let loop: EventLoop
  let options: LaunchOptions
  let environment: [String: String]

  /// The signals that end a run.
  nonisolated static let signals: [Int32] = [SIGINT, SIGTERM]

  func callAsFunction() async -> Int32 { 4 }
}
