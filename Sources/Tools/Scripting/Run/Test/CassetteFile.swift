import HTTP
import Stubs

/// A cassette on disk.
struct CassetteFile {
  let path: String
  let files: ScriptFiles

  static let ending = ".cassette"

  /// Returns nil if the file does not exist.
  /// - Throws: `FileProblem`, `CassetteError`.
  func read() throws -> Cassette? {
    do {
      return try Cassette(reading: files.read(path, as: .cassette), file: path)
    } catch let problem as FileProblem where problem.isMissing {
      return nil
    }
  }

  /// Saves a recording and keeps those of other tests. Safe to call from several processes at once.
  /// - Throws: `FileProblem`, `CassetteError`.
  func keep(_ recording: CassetteRecording) throws {
    try files.update(path, as: .cassette) { bytes in
      var cassette = try bytes.map { try Cassette(reading: $0, file: path) } ?? Cassette()
      cassette.replace(recording)
      return Array(cassette.text.utf8)
    }
  }
}
