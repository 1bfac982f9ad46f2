public import EventLoop

/// The selected row of a list whose rows are all in memory. Rows have numbers, which they keep if rows before them go.
/// The last row is selected as such: rows that come after it take the selection.
public struct RowSelection: Hashable, Sendable {
  /// Nil for the last row.
  private var number: Int?

  public static let first = RowSelection(number: .min)
  public static let last = RowSelection(number: nil)

  public var isLast: Bool { number == nil }

  /// The place of the selected row, from 0; 0 if there are no rows.
  public func place(in numbers: Range<Int>) -> Int {
    guard let number else { return max(0, numbers.count - 1) }
    return max(numbers.lowerBound, min(number, numbers.upperBound - 1)) - numbers.lowerBound
  }

  /// Selects the row at a place, or the nearest one.
  mutating func select(_ place: Int, in numbers: Range<Int>) {
    number = place >= numbers.count - 1 ? nil : numbers.lowerBound + max(0, place)
  }
}

/// The presenter of a list whose rows are all in memory. It says what the rows are; how the selection moves, and all
/// that needs no reading, is here. It observes one value that holds its selection.
@LoopActor
public protocol RowListPresenter: ListInput, ListOutput {
  var environment: Environment { get }
  var selection: RowSelection { get set }
  /// The numbers of the rows, without a gap.
  var numbers: Range<Int> { get }
}

extension RowListPresenter {
  /// The place of the selected row, from 0; 0 if there are no rows.
  public var selectedPlace: Int { selection.place(in: numbers) }

  public func appear() {}
  public func close() {}

  public func moveSelection(by count: Int) {
    select(selectedPlace + count)
  }

  public func select(_ place: Int) {
    selectRow(place)
  }

  /// Selects the row at a place, for a presenter whose `select` does more than that.
  public func selectRow(_ place: Int) {
    var selection = selection
    selection.select(place, in: numbers)
    if selection != self.selection { self.selection = selection }
  }

  public var isUpToDate: Bool { true }
  public var shortStatus: [String] { status }
  public var emptyText: [String] { [] }

  public var shown: ListShown {
    ListShown(total: numbers.count, selected: selectedPlace, isLoaded: true)
  }

  public var rowContext: RowContext { RowContext(environment) }
}
