import HTTP

/// A cassette on the disk.
struct CassetteFile {
  let path: String
  let files: ScriptFiles

  static let ending = ".cassette"

  /// Nil where there is no such file.
  /// - Throws: `FileProblem`, `CassetteError`.
  func read() throws -> Cassette? {
    do {
      return try Cassette(reading: files.read(path, as: .cassette), file: path)
    } catch let problem as FileProblem where problem.isMissing {
      return nil
    }
  }

  /// Puts a recording into the file; those of other tests stay. Several processes may do so at once.
  /// - Throws: `FileProblem`, `CassetteError`.
  func keep(_ recording: CassetteRecording) throws {
    try files.update(path, as: .cassette) { bytes in
      var cassette = try bytes.map { try Cassette(reading: $0, file: path) } ?? Cassette()
      cassette.replace(recording)
      return Array(cassette.text.utf8)
    }
  }
}
