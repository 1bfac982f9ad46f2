import HTTP

/// The cassette of a test: played, or recorded.
struct TestCassette {
  enum Use {
    case played(ReplayHTTPClient)
    /// - Parameter clock: the wall clock when the recording began.
    case recorded(CassetteRecorder, clock: String)
  }

  /// The file's path.
  let file: String
  let use: Use
  /// Since 1970: when it was recorded. Nil where the cassette does not say.
  var clock: Duration?
}
