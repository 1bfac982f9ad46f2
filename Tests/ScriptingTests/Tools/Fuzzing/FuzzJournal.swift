import Glibc

/// Writes the current input to a file, so that a crash leaves it there. An input that takes longer than half
/// a minute ends the process.
struct FuzzJournal {
  private static let longest: UInt32 = 30
  private let folder: String

  /// - Parameter folder: an existing folder for the files.
  init(folder: String) {
    self.folder = folder
  }

  /// Writes the input to `TARGET.input`.
  func begin(_ input: [UInt8], for target: FuzzTarget) throws(FuzzJournalError) {
    let path = path(of: target)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FuzzJournalError(path: path, code: errno) }
    defer { close(descriptor) }
    guard write(descriptor, input, input.count) == input.count else {
      throw FuzzJournalError(path: path, code: errno)
    }
    alarm(Self.longest)
  }

  /// All inputs passed.
  func finish() {
    alarm(0)
    for target in FuzzTarget.allCases { unlink(path(of: target)) }
  }

  private func path(of target: FuzzTarget) -> String { "\(folder)/\(target.rawValue).input" }
}
