public import HTTP

/// What answers the program's requests.
public enum ScriptNetwork: Sendable {
  /// The stubs of the script, below `https://api.github.com`.
  case stubs(StubHTTPClient)
  /// The embedded demo data (`--demo`); there is nothing to stub.
  case demo
  /// Real sockets to the API (`set network live`); the loop's clock is the real one then.
  case live
}
