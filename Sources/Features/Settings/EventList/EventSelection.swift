/// The selection in the list of events. An event keeps its number when events above it are removed. If the
/// last row is selected, the selection moves on to each new last row.
struct EventSelection: Hashable, Sendable {
  /// The number of the selected row; nil for the last one.
  private var number: Int?

  static let last = EventSelection(number: nil)

  var isLast: Bool { number == nil }

  /// The index of the selected row; 0 if there are no rows.
  func index(in numbers: Range<Int>) -> Int {
    guard let number else { return max(0, numbers.count - 1) }
    return max(numbers.lowerBound, min(number, numbers.upperBound - 1)) - numbers.lowerBound
  }

  /// Selects the row at an index, clamped to the first and last one.
  mutating func select(_ index: Int, in numbers: Range<Int>) {
    number = index >= numbers.count - 1 ? nil : numbers.lowerBound + max(0, index)
  }
}
