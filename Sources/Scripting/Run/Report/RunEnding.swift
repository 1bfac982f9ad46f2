/// How a whole run ended.
struct RunEnding {
  let tally: RunTally
  /// Why not all tests ran; nil where they did.
  let interruption: String?
  /// Stored screens that no test compares any more.
  let staleSnapshots: [String]
  /// The status that the process exits with.
  let status: Int32
}
