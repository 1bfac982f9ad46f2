public import Domain
public import EventLoop
import Terminal
import Texts

/// The rows below one heading of a list whose rows are all in memory.
public struct FixedSection<Row> {
  let title: String
  public let rows: [Row]

  /// - Parameter title: empty for rows without a heading.
  public init(_ rows: [Row], under title: String = "") {
    (self.title, self.rows) = (title, rows)
  }
}

/// The state of a list whose rows are all in memory, so that nothing is loaded: the selection and the search, which
/// hides the rows that do not match. Its headings only separate rows.
@LoopActor
public final class FixedList<Item> {
  private let sections: @LoopActor () -> [FixedSection<Item>]
  private let context: @LoopActor () -> RowContext
  private let text: @LoopActor (Item) -> String
  private let fit: Fit?
  private let ownStatus: (@LoopActor () -> [String])?
  private let whenShown: @LoopActor () -> Void
  private let signal = ChangeSignal()
  private var pattern: TextPattern?
  /// The rows on view, and their indices among all rows.
  private var known: (rows: [Item], indices: [Int], captions: [ListCaption]) = ([], [], [])
  /// The index of the selected row among all rows, and of the one selected when the search started.
  private var (selected, origin) = (0, 0)
  /// The lines on view; nil before the first frame.
  private var room: Int?

  /// The number of rows of each section to show in a number of lines, from how many each has.
  public typealias Fit = (_ sections: [Int], _ lines: Int) -> [Int]

  /// - Parameters:
  ///   - sections: all rows; read when the list is shown and when it is searched. Their texts may change meanwhile.
  ///   - selected: the index of the row to select first.
  ///   - text: what a search looks at in a row.
  ///   - fit: nil for a list that shows all rows, whether they have room or not.
  ///   - status: the parts of the status line; the position if it is nil, and during a search.
  ///   - whenShown: called each time the list becomes the current screen.
  public init(
    _ sections: @escaping @LoopActor () -> [FixedSection<Item>], selected: Int = 0,
    context: @escaping @LoopActor () -> RowContext, text: @escaping @LoopActor (Item) -> String,
    fit: Fit? = nil, status: (@LoopActor () -> [String])? = nil,
    whenShown: @escaping @LoopActor () -> Void = {}
  ) {
    (self.sections, self.selected, self.context, self.text) = (sections, selected, context, text)
    (self.fit, ownStatus, self.whenShown) = (fit, status, whenShown)
    update()
  }

  /// Shows the rows as they are now.
  /// - Parameter shift: how far the selected row was moved by others above it, in rows.
  func reload(movedBy shift: Int = 0) {
    selected = max(0, selected + shift)
    update()
    signal.raise()
  }

  public var selectedItem: Item? { item(at: position(in: known.indices)) }

  private func update() {
    var (rows, indices, captions) = ([Item](), [Int](), [ListCaption]())
    var index = 0
    let sections = sections()
    let counts = sections.map(\.rows.count)
    let fitting = room.flatMap { fit?(counts, $0) } ?? counts
    for (section, count) in zip(sections, fitting) {
      let start = rows.count
      let isMatch = pattern?.matches(DisplayText(section.title)) ?? true
      defer { index += section.rows.count - count }
      for row in section.rows.prefix(count) {
        if isMatch || pattern?.matches(DisplayText(text(row))) == true {
          rows.append(row)
          indices.append(index)
        }
        index += 1
      }
      if rows.count > start, !section.title.isEmpty {
        captions.append(ListCaption(index: start, title: section.title))
      }
    }
    known = (rows, indices, captions)
  }

  /// The position of the selected row among those on view.
  private func position(in indices: [Int]) -> Int {
    indices.firstIndex { $0 >= selected } ?? max(0, indices.count - 1)
  }
}

extension FixedList: ListInput, ListFilter {
  public func appear() {
    update()
    whenShown()
  }

  public func didDraw(rows: Int) {
    // The pane keeps a line for the titles of columns, which such a list does not have.
    guard fit != nil, rows + 1 != room else { return }
    room = rows + 1
    update()
  }

  public func close() {}
  public func moveSelection(by count: Int) { select(position(in: known.indices) + count) }

  public func select(_ index: Int) {
    guard !known.indices.isEmpty else { return }
    selected = known.indices[max(0, min(index, known.indices.count - 1))]
    signal.raise()
  }

  /// The first row, and those below a heading.
  public var sectionStarts: [Int] {
    let starts = known.captions.map(\.index)
    return starts.first == 0 || known.rows.isEmpty ? starts : [0] + starts
  }

  public var filter: (any ListFilter)? { self }
  public func beginFilter() { origin = selected }

  public func filter(by pattern: TextPattern?) {
    self.pattern = pattern
    update()
    selected = known.indices.contains(origin) ? origin : known.indices.first ?? origin
    signal.raise()
  }
}

extension FixedList: ListOutput {
  public var shown: ListShown {
    signal.observe()
    return ListShown(total: known.rows.count, selected: position(in: known.indices), isLoaded: true)
  }

  public func item(at index: Int) -> Item? { known.rows.indices.contains(index) ? known.rows[index] : nil }
  public var captions: [ListCaption] { known.captions }
  public var isUpToDate: Bool { true }
  public var rowContext: RowContext { context() }
  public var emptyText: [String] { [] }
  public var shortStatus: [String] { status }

  public var status: [String] {
    if pattern == nil, let ownStatus { return ownStatus() }
    let shown = shown
    guard shown.total > 0 else { return [] }
    return [rowContext.texts.list.position(number: "\(shown.selected + 1)", total: "\(shown.total)")]
  }
}
