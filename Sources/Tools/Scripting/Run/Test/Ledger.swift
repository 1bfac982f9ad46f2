/// The program's output of one kind, and how much of it the script has asserted. Everything must be asserted,
/// in order.
struct Ledger<Entry> {
  /// Asserted since the last input.
  private(set) var asserted: [Entry] = []
  private(set) var pending: [Entry] = []

  mutating func add(_ entries: [Entry]) {
    if !entries.isEmpty { pending += entries }
  }

  /// Marks the entry at an index of `pending` as asserted.
  mutating func assert(at index: Int) {
    asserted.append(pending.remove(at: index))
  }

  /// Removes and returns the pending entries before an index.
  mutating func drop(before index: Int) -> [Entry] {
    defer { pending.removeFirst(index) }
    return Array(pending[..<index])
  }

  /// Starts the next input.
  mutating func beginSpan() {
    if !asserted.isEmpty { asserted = [] }
  }
}
