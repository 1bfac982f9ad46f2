public import HTTP

/// What answers the program's requests.
public enum ScriptNetwork: Sendable {
  /// The script's stubs, or a recording, below `https://api.github.com`. There is no socket behind it.
  case offline(any HTTPClient)
  /// The embedded demo data (`--demo`); there is nothing to stub.
  case demo
  /// Real sockets to the API (`set network live` and `record`); the loop's clock is the real one then.
  case live(LiveNetwork)
}
