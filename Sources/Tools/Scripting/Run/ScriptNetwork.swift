public import HTTP

/// The source of the responses to the program's requests.
public enum ScriptNetwork: Sendable {
  /// The script's stubs, or a recording, below `https://api.github.com`. No socket is used.
  case offline(any HTTPClient)
  /// The embedded demo data (`--demo`), which needs no stubs.
  case demo
  /// Real connections to the API (`set network live` and `record`); the loop then uses the real clock.
  case live(LiveNetwork)
}
