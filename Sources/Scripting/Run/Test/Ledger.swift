/// What the program sent out, and how much of it the script has asserted. Everything must be, in order.
struct Ledger<Entry> {
  /// Asserted since the last input.
  private(set) var asserted: [Entry] = []
  private(set) var pending: [Entry] = []

  mutating func add(_ entries: [Entry]) {
    if !entries.isEmpty { pending += entries }
  }

  /// Takes the entry at an index of `pending` as asserted.
  mutating func assert(at index: Int) {
    asserted.append(pending.remove(at: index))
  }

  /// Drops what is pending before an index, and returns it.
  mutating func drop(before index: Int) -> [Entry] {
    defer { pending.removeFirst(index) }
    return Array(pending[..<index])
  }

  /// Another input begins.
  mutating func beginSpan() {
    if !asserted.isEmpty { asserted = [] }
  }
}
