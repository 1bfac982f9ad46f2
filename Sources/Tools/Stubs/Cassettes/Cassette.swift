/// Recorded requests and responses, replayed without a network. One file may hold a recording for each test
/// that uses it.
///
/// The file is text, to be read in a diff and edited by hand:
///
///     octodo cassette 1
///
///     test "search opens a repository"
///     clock 2026-01-31T12:00:00Z
///
///     GET /search/repositories?q=swift&page=1
///     -> 200
///       content-type: application/json
///       | {"total_count": 0, "items": []}
///
///     GET /user
///     -> fail timeout
///
/// Blank lines, indentation and lines that begin with `#` are ignored. A line of a body begins with `|`, or
/// with `~` if no line end follows it; or it is a `"text\n"` with escapes, or `=` and base64.
public struct Cassette: Hashable, Sendable {
  public private(set) var recordings: [CassetteRecording]

  public init(recordings: [CassetteRecording] = []) {
    self.recordings = recordings
  }

  /// The recording for this test, or else the one without a test name.
  public func recording(of test: String) -> CassetteRecording? {
    recordings.first { $0.test == test } ?? recordings.first { $0.test == nil }
  }

  /// Replaces the recording of the same test, or appends it.
  public mutating func replace(_ recording: CassetteRecording) {
    if let index = recordings.firstIndex(where: { $0.test == recording.test }) {
      recordings[index] = recording
    } else {
      recordings.append(recording)
    }
  }
}

extension Cassette {
  /// The start of a file's first line; the version of the format follows.
  static let mark = "octodo cassette"
  static let form = "1"
}
