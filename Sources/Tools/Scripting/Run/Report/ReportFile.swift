import Glibc
import Synchronization

/// A file to which a report is written piece by piece.
final class ReportFile: Sendable {
  private let path: String
  private let descriptor: Int32
  private let firstProblem = Mutex<FileProblem?>(nil)

  /// - Parameter path: chosen by the user, so it may be anywhere; a missing folder is created.
  /// - Throws: the system's error.
  init(_ path: String) throws(FileProblem) {
    self.path = path
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    var descriptor = open(path, flags, 0o666)
    if descriptor < 0, errno == ENOENT, (try? RootFolder.making(ScriptPath.folder(of: path))) != nil {
      descriptor = open(path, flags, 0o666)
    }
    self.descriptor = descriptor
    guard descriptor >= 0 else { throw FileProblem("\(path) cannot be written", errno) }
  }

  deinit {
    close(descriptor)
  }

  /// The first write error, if any.
  var problem: FileProblem? { firstProblem.withLock { $0 } }

  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, problem == nil {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else {
        let problem = FileProblem("\(path) cannot be written", errno)
        firstProblem.withLock { $0 = problem }
        return
      }
      rest = rest.dropFirst(written)
    }
  }
}
