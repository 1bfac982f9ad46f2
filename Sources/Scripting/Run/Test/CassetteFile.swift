import Glibc
import HTTP

/// A cassette on the disk.
struct CassetteFile {
  let path: String

  /// Nil where there is no such file.
  /// - Throws: `FileProblem`, `CassetteError`.
  func read() throws -> Cassette? {
    do {
      return try Cassette(reading: ScriptBytes.read(path), file: path)
    } catch let problem as FileProblem where problem.isMissing {
      return nil
    }
  }

  /// Puts a recording into the file; those of other tests stay. Several processes may do so at once.
  /// - Throws: `FileProblem`, `CassetteError`.
  func keep(_ recording: CassetteRecording) throws {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    try ScriptBytes.makeFolder(above: path)
    let lock = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0 else { throw FileProblem("\(folder) cannot be read", errno) }
    defer { close(lock) }
    guard flock(lock, LOCK_EX) == 0 else { throw FileProblem("\(folder) cannot be locked", errno) }
    var cassette = try read() ?? Cassette()
    cassette.replace(recording)
    try ScriptBytes.write(Array(cassette.text.utf8), to: path)
  }
}
