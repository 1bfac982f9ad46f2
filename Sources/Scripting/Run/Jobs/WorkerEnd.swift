import Glibc

/// How a process ended, from the status that waitpid(2) gives.
struct WorkerEnd: CustomStringConvertible {
  let status: Int32
  /// What the process said last of a fault of its own.
  var complaint: String?

  var description: String {
    let signal = status & 0x7F
    let how =
      signal == 0
      ? "the program ended the whole process, with status \(status >> 8 & 0xFF)"
      : "the program crashed: signal \(signal), \(String(cString: strsignal(signal)))"
    return complaint.map { "\(how)\n\($0)" } ?? how
  }
}
