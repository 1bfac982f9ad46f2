import Glibc

/// The journal cannot be written, so a crash would leave no trace.
struct FuzzJournalError: Error, CustomStringConvertible {
  let path: String
  let code: Int32

  var description: String { "\(path) cannot be written: \(String(cString: strerror(code)))" }
}
