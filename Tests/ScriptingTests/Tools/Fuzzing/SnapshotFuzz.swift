@testable import Scripting

/// What must hold for any bytes that are read as a snapshot.
struct SnapshotFuzz {
  let complaint: String?

  init(_ input: [UInt8]) {
    do throws(SnapshotProblem) {
      let read = try SnapshotText(reading: input)
      let again = try SnapshotText(reading: Array(read.text.utf8))
      complaint = again == read ? nil : "a snapshot is read in two ways"
    } catch {
      let lines = input.count { $0 == UInt8(ascii: "\n") } + 1
      // A row that is missing at the end is reported on the line after the last.
      let isInside = (1...lines + 1).contains(error.line)
      complaint = isInside && !error.message.isEmpty ? nil : "a wrong location: \(error)"
    }
  }
}
