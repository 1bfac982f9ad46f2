/// The result of a whole run.
struct RunEnding {
  let tally: RunTally
  /// Why some tests did not run; nil if all did.
  let interruption: String?
  /// Stored screens that no test compares any more.
  let staleSnapshots: [String]
  /// The process's exit status.
  let status: Int32
}
