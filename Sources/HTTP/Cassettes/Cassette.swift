/// Requests that were recorded with their answers, to be played back without a network. One file may hold a
/// recording for each test that uses it.
///
/// The file is text, made to be read in a diff and edited by hand:
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
/// Blank lines, indentation and lines that begin with `#` do not count. A line of a body begins with `|`, or
/// with `~` where the body goes on without a line end, or it is a `"text\n"` with escapes, or `=` and base64.
public struct Cassette: Hashable, Sendable {
  public private(set) var recordings: [CassetteRecording]

  public init(recordings: [CassetteRecording] = []) {
    self.recordings = recordings
  }

  /// The recording of a test, or else the one that names no test.
  public func recording(of test: String) -> CassetteRecording? {
    recordings.first { $0.test == test } ?? recordings.first { $0.test == nil }
  }

  /// Puts a recording in the place of the one of the same test, or at the end.
  public mutating func replace(_ recording: CassetteRecording) {
    if let index = recordings.firstIndex(where: { $0.test == recording.test }) {
      recordings[index] = recording
    } else {
      recordings.append(recording)
    }
  }
}

extension Cassette {
  /// How the first line of each file begins; the number of the form follows.
  static let mark = "octodo cassette"
  static let form = "1"
}
