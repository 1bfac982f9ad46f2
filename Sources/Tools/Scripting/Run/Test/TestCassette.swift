import HTTP
import Stubs

/// A test's cassette, played or recorded.
struct TestCassette {
  enum Use {
    case played(ReplayHTTPClient)
    /// - Parameter clock: the wall clock at the start of the recording.
    case recorded(CassetteRecorder, clock: String)
  }

  /// The file's path.
  let file: String
  let use: Use
  /// When it was recorded, since 1970. Nil if the cassette does not say.
  var clock: Duration?
}
