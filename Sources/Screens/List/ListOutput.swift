public import Domain
public import EventLoop
import Terminal
import Texts

/// The calls that the view of a list makes on its presenter.
@LoopActor
public protocol ListInput: AnyObject {
  /// The list was drawn with room for this many rows.
  func didDraw(rows: Int)

  /// The list became the current screen: reloads it.
  func appear()

  /// The list was closed: cancels reading.
  func close()

  /// Moves the selection by `count` rows, upwards if it is negative, clamped to the first and last row.
  func moveSelection(by count: Int)

  /// Selects the row at an index of the whole list, clamped to the last row.
  func select(_ index: Int)

  /// Selects what an address names, once it is loaded.
  func seek(_ name: String)

  /// Selects the last row, and loads it before if necessary.
  func goToEnd()

  /// The actions that mark rows; empty if the list has no marks.
  var markActions: [Action] { get }

  /// The indices of the first rows of the sections, in order; empty if the list has none.
  var sectionStarts: [Int] { get }

  /// Selects the first row of a section.
  func selectSection(at index: Int)

  /// The action that loads rows of a gap; nil if the list never has one.
  var gapAction: Action? { get }

  /// The filter; nil if a search jumps from match to match instead.
  var filter: (any ListFilter)? { get }

  /// Shows the items of these folded sections as long as a search is on; none folds them again, but for the one of the
  /// selected row. The selection stays on its row.
  func showFolded(_ sections: Set<String>)
}

extension ListInput {
  public func didDraw(rows: Int) {}
  public func seek(_ name: String) {}
  public func goToEnd() { select(Int.max) }
  public var markActions: [Action] { [] }
  public var gapAction: Action? { nil }
  public var sectionStarts: [Int] { [] }
  public func selectSection(at index: Int) { select(index) }
  public var filter: (any ListFilter)? { nil }
  public func showFolded(_ sections: Set<String>) {}
}

/// A list that can be filtered.
@LoopActor
public protocol ListFilter: AnyObject {
  /// Saves the selected row, which stays selected as long as it matches.
  func beginFilter()

  /// Shows only the rows that match; nil shows all.
  func filter(by pattern: TextPattern?)
}

/// What the view of a list reads from its presenter.
@LoopActor
public protocol ListOutput<Item>: AnyObject {
  associatedtype Item
  /// What the list shows besides its rows, in one value (see `ChangeSignal`).
  var shown: ListShown { get }
  /// False while a reload that the next key depends on is running: at the start, back from another screen, and after a
  /// change.
  var isUpToDate: Bool { get }
  /// Whether the selection may move although it is not up to date: while a change of marked rows is running.
  var isUpToDateForMoves: Bool { get }
  /// Whether the first rows are being loaded from the network.
  var isAwaitingRows: Bool { get }
  /// The parts of the status line, the most important first.
  var status: [String] { get }
  /// The same in fewer words.
  var shortStatus: [String] { get }
  /// The counts and the position, which a frame shows, or the status line if there is no frame.
  var frameLabels: FrameLabels { get }
  /// Language and time, for the texts of rows.
  var rowContext: RowContext { get }
  /// Why a key has no row to work on.
  var whyNoRow: String { get }
  /// The text of an empty list; an empty string separates paragraphs.
  var emptyText: [String] { get }
  /// The item at an index of the whole list; nil if it is not loaded, and for a heading.
  func item(at index: Int) -> Item?
  /// The rows that are headings, in order; empty for a list without sections. A frame reads it once.
  var headings: [ListHeading] { get }
  /// The headings between rows that are no rows themselves, in order.
  var captions: [ListCaption] { get }
  /// The folded sections with an item that matches, also those that a search shows.
  func foldedSections(where isMatch: (Item) -> Bool) -> Set<String>
  /// The number of items that match in sections that are folded now.
  func foldedCount(where isMatch: (Item) -> Bool) -> Int
  /// Whether the row at an index of the whole list is marked.
  func isMarked(at index: Int) -> Bool
  /// The marked items that no filter hides, or the selected one if there are none.
  var targets: [Item] { get }
}

extension ListOutput {
  public var frameLabels: FrameLabels { FrameLabels() }
  public var isUpToDateForMoves: Bool { false }
  public var isAwaitingRows: Bool { false }
  public var headings: [ListHeading] { [] }
  public var captions: [ListCaption] { [] }
  public func foldedSections(where isMatch: (Item) -> Bool) -> Set<String> { [] }
  public func foldedCount(where isMatch: (Item) -> Bool) -> Int { 0 }
  public func isMarked(at index: Int) -> Bool { false }
  public var targets: [Item] { item(at: shown.selected).map { [$0] } ?? [] }

  public var whyNoRow: String {
    let words = rowContext.texts.list
    return shown.isLoaded ? words.noRows : words.stillLoading
  }
}

/// What the presenters of all lists do alike.
@LoopActor
public protocol ListPresenting: ListInput, ListOutput {
  var environment: Environment { get }
  /// The index of the selected row; 0 if there are no rows.
  var selectedIndex: Int { get }
}

extension ListPresenting {
  public var rowContext: RowContext { RowContext(environment) }

  public func moveSelection(by count: Int) {
    select(selectedIndex + count)
  }
}

/// The counts of a list and the position of the selection, both parts of its status.
public struct FrameLabels: Hashable, Sendable {
  let counts: String
  let position: String
  /// The spinner while a load takes long; else empty.
  let spinner: String
  private let shortPosition: String
  /// The same counts as a status line has them.
  private let statusCounts: String

  /// - Parameters:
  ///   - counts: the number of rows; empty if the position includes it.
  ///   - statusCounts: the number as the status line shows it, if that names the list; nil if both are the same.
  ///   - position: the selected row and the total; empty without rows.
  ///   - shortPosition: a shorter form of the position; nil if there is none.
  ///   - spinner: the spinner while a load takes long.
  public init(
    counts: String = "", statusCounts: String? = nil, position: String = "", shortPosition: String? = nil,
    spinner: String = ""
  ) {
    self.statusCounts = statusCounts ?? counts
    (self.counts, self.position, self.shortPosition) = (counts, position, shortPosition ?? position)
    self.spinner = spinner
  }

  /// The parts of a status line without these.
  func without(in status: [String]) -> [String] {
    status.filter { $0.isEmpty || ![statusCounts, position, shortPosition].contains($0) }
  }
}

/// What a list shows besides its rows.
public struct ListShown: Sendable {
  /// The number of rows of the whole list.
  public let total: Int
  /// The index of the selected row in the whole list.
  public let selected: Int
  /// True once reading has succeeded or failed.
  public let isLoaded: Bool
  /// Sentences above the rows.
  public let head: [String]
  /// The message instead of the rows, or below them if there are any.
  public let message: PaneMessage?
  /// The number of marked items that no filter hides.
  public let marked: Int
  /// Whether moves of the selection mark rows.
  let hasRange: Bool
  /// Whether the rows belong to an earlier query, so that none can be selected.
  public let isOutdated: Bool
  /// Whether the rows are being loaded again, and that takes long.
  let isReloading: Bool
  /// Changes whenever a row may look different, other than by its width, the theme and the `RowContext`; nil if rows may
  /// look different in every frame.
  public let version: Int?
  /// Whether the rows are drawn faint, because they are about to change.
  var isFaint: Bool { isOutdated || isReloading }
  /// Whether more rows can be loaded.
  public let isPart: Bool
  /// The rows that are missing between others; nil if there are none.
  let gap: ListGap?
  /// How far the selected row was moved, in rows, by others that were inserted above it; a sum over the list's life.
  let shift: Int
  /// Whether a heading is selected, which has no item.
  let isAtHeading: Bool

  public init(
    total: Int, selected: Int, isLoaded: Bool, head: [String] = [], message: PaneMessage? = nil,
    marked: Int = 0, hasRange: Bool = false, isOutdated: Bool = false, isReloading: Bool = false,
    version: Int? = nil,
    isPart: Bool = false,
    gap: ListGap? = nil, shift: Int = 0, isAtHeading: Bool = false
  ) {
    self.total = total
    self.selected = selected
    self.isLoaded = isLoaded
    self.head = head
    self.message = message
    self.marked = marked
    self.hasRange = hasRange
    self.isOutdated = isOutdated
    self.isReloading = isReloading
    self.version = version
    self.isPart = isPart
    self.gap = gap
    self.shift = shift
    self.isAtHeading = isAtHeading
  }
}
