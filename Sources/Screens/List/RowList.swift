public import EventLoop

/// The selection in a list whose rows are all in memory. A row keeps its number when rows above it are removed. If the
/// last row is selected, the selection moves on to each new last row.
public struct RowSelection: Hashable, Sendable {
  /// The number of the selected row; nil for the last one.
  private var number: Int?

  public static let first = RowSelection(number: .min)
  public static let last = RowSelection(number: nil)

  public var isLast: Bool { number == nil }

  /// The index of the selected row; 0 if there are no rows.
  public func place(in numbers: Range<Int>) -> Int {
    guard let number else { return max(0, numbers.count - 1) }
    return max(numbers.lowerBound, min(number, numbers.upperBound - 1)) - numbers.lowerBound
  }

  /// Selects the row at an index, clamped to the first and last one.
  mutating func select(_ place: Int, in numbers: Range<Int>) {
    number = place >= numbers.count - 1 ? nil : numbers.lowerBound + max(0, place)
  }
}

/// The presenter of a list whose rows are all in memory. A type that conforms provides the rows; moving the selection
/// is implemented here. It observes one value that contains the selection.
@LoopActor
public protocol RowListPresenter: ListPresenting {
  var selection: RowSelection { get set }
  /// The numbers of the rows, consecutive.
  var numbers: Range<Int> { get }
}

extension RowListPresenter {
  public var selectedPlace: Int { selection.place(in: numbers) }

  public func appear() {}
  public func close() {}

  public func select(_ place: Int) {
    selectRow(place)
  }

  /// Selects the row at an index, for presenters whose `select` does more.
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
}
