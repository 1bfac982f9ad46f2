public import Domain
public import EventLoop
public import Terminal
import Texts

/// The calls that the view of a list makes on its presenter.
@LoopActor
public protocol ListInput: AnyObject {
  /// The list became the current screen: reloads it.
  func appear()

  /// The list was closed: cancels reading.
  func close()

  /// Moves the selection by `count` rows, upwards if it is negative, clamped to the first and last row.
  func moveSelection(by count: Int)

  /// Selects the row at an index of the whole list, clamped to the last row.
  func select(_ place: Int)

  /// The actions that mark rows; empty if the list has no marks.
  var markActions: [Action] { get }

  /// The filter; nil if a search jumps from match to match instead.
  var filter: (any ListFilter)? { get }
}

extension ListInput {
  public var markActions: [Action] { [] }
  public var filter: (any ListFilter)? { nil }
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
  /// The parts of the status line, the most important first.
  var status: [String] { get }
  /// The same in fewer words.
  var shortStatus: [String] { get }
  /// The counts and the position, which a frame shows, or the status line if there is no frame.
  var place: ListPlace { get }
  /// Language and time, for the texts of rows.
  var rowContext: RowContext { get }
  /// The text of an empty list; an empty string separates paragraphs.
  var emptyText: [String] { get }
  /// The item at an index of the whole list; nil if it is not loaded.
  func item(at place: Int) -> Item?
  /// Whether the row at an index of the whole list is marked.
  func isMarked(at place: Int) -> Bool
  /// The marked items that no filter hides, or the selected one if there are none.
  var targets: [Item] { get }
}

extension ListOutput {
  public var place: ListPlace { ListPlace() }
  public func isMarked(at place: Int) -> Bool { false }
  public var targets: [Item] { item(at: shown.selected).map { [$0] } ?? [] }
}

/// The counts of a list and the position of the selection, both parts of its status.
public struct ListPlace: Hashable, Sendable {
  let counts: String
  let position: String
  private let shortPosition: String

  /// - Parameters:
  ///   - counts: the number of rows; empty if the position includes it.
  ///   - position: the selected row and the total; empty without rows.
  ///   - shortPosition: a shorter form of the position; nil if there is none.
  public init(counts: String = "", position: String = "", shortPosition: String? = nil) {
    (self.counts, self.position, self.shortPosition) = (counts, position, shortPosition ?? position)
  }

  /// The parts of a status line without these.
  func without(in status: [String]) -> [String] {
    status.filter { $0.isEmpty || ![counts, position, shortPosition].contains($0) }
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
  /// The message in the place of the rows, or below them if there are any.
  public let message: PaneMessage?
  /// The number of marked items that no filter hides.
  public let marked: Int
  /// Whether the rows belong to an earlier query, so that none can be selected.
  public let isOutdated: Bool
  /// Changes whenever rows change in a way that `total` does not show.
  public let version: Int
  /// Whether more rows can be loaded.
  public let isPart: Bool

  public init(
    total: Int, selected: Int, isLoaded: Bool, head: [String] = [], message: PaneMessage? = nil,
    marked: Int = 0, isOutdated: Bool = false, version: Int = 0, isPart: Bool = false
  ) {
    self.total = total
    self.selected = selected
    self.isLoaded = isLoaded
    self.head = head
    self.message = message
    self.marked = marked
    self.isOutdated = isOutdated
    self.version = version
    self.isPart = isPart
  }
}

/// A list on a whole screen: rows in columns, a message below them, a text if there are none. A feature declares the
/// columns and its own actions.
@LoopActor
public final class ListPane<Item>: Pane {
  /// The columns for a width in cells.
  public typealias Columns = @LoopActor (_ width: Int, RowContext) -> Table<Item>

  private let name: String
  let input: any ListInput
  let output: any ListOutput<Item>
  private let columns: Columns
  private let title: (Item) -> String
  private let subjectOf: (Item) -> Subject?
  private let table: [Action]
  private let hinted: [Action]
  private let moves: ListMoves
  private var scroll = ListScroll()
  private let finder: Finder
  /// The selected row when the search started.
  private var findOrigin = 0
  private var matches = RowMatches()
  /// The width in the last frame, in cells.
  private var width = 80
  public var hasFocus = true

  /// - Parameters:
  ///   - name: names the pane for scripts.
  ///   - title: the name of the selected item in scripts.
  ///   - subject: what can be copied from an item, and the arguments for the user's commands.
  ///   - actions: the screen's actions besides marking, moving and searching. A double click does what Enter does.
  public init(
    _ name: String, input: any ListInput, output: any ListOutput<Item>, columns: @escaping Columns,
    title: @escaping (Item) -> String, subject: @escaping (Item) -> Subject? = { _ in nil },
    actions: [Action]
  ) {
    subjectOf = subject
    let actions = input.markActions + actions
    self.name = name
    self.input = input
    self.output = output
    self.columns = columns
    self.title = title
    moves = ListMoves(move: { input.moveSelection(by: $0) }, select: { input.select($0) })
    finder = Finder { output.rowContext.texts }
    let taken = actions.flatMap(\.keys)
    let hasRows = { @LoopActor in output.shown.total > 0 }
    hinted = finder.hinted(actions, except: taken, when: hasRows)
    table =
      finder.actions(except: taken, when: hasRows) + actions
      + moves.actions({ output.rowContext.texts }, except: taken, when: hasRows)
    finder.attach(to: self)
  }

  public var actions: [Action] {
    if finder.isTyping { return finder.fieldActions }
    return table
  }
  public var hintedActions: [Action] { hinted }
  public var subject: Subject? {
    let shown = output.shown
    return shown.isOutdated ? nil : output.item(at: shown.selected).flatMap(subjectOf)
  }
  public var subjects: [Subject] { output.targets.compactMap(subjectOf) }
  public var isTyping: Bool { finder.isTyping }
  public var prompt: Prompt? { finder.prompt }
  public var status: [String] { status(finder.status, marked + output.status) }
  public var shortStatus: [String] { status(finder.shortStatus, marked + output.shortStatus) }
  /// Typing a pattern does not wait for the filtered rows.
  public var takesInput: Bool { finder.isTyping || output.isUpToDate }
  public var place: ListPlace { output.place }
  public var isAtStart: Bool { output.shown.selected == 0 }
  public var isEmpty: Bool { output.shown.total == 0 }

  /// The number of marked items, for the status line.
  private var marked: [String] {
    let count = output.shown.marked
    return count > 0 ? [output.rowContext.texts.list.marked(count: count)] : []
  }

  /// The status of a filtered list contains the position itself; the counts of one without matches are no help.
  private func status(_ find: [String], _ own: [String]) -> [String] {
    guard let pattern = finder.pattern, input.filter != nil else { return find + own }
    return output.shown.total > 0 ? ["/\(pattern.text)"] + own : find
  }

  public func appear() { input.appear() }
  public func close() { input.close() }

  public func draw(_ canvas: Canvas) {
    let pane = canvas.pane(name, Rect(canvas.size))
    canvas.reportFocus(name)
    let shown = output.shown
    let used = Paragraph.draw(pane, shown.head.map { DisplayText($0) }, row: 0)
    guard shown.total > 0 else { return drawEmpty(pane, shown) }
    width = pane.size.columns
    let table = columns(width, output.rowContext)
    table.drawHeader(pane, row: used)
    let below = shown.message?.drawBelow(pane) ?? 0
    let list = pane.part(
      Rect(row: used + 1, column: 0, rows: pane.size.rows - used - 1 - below, columns: pane.size.columns))
    moves.area = list.area
    drawRows(list, table, shown)
  }

  private func drawEmpty(_ canvas: Canvas, _ shown: ListShown) {
    if hasFocus { canvas.parkCursor(row: 0, column: 0) }
    if let message = shown.message {
      message.drawAlone(canvas)
    } else if shown.isLoaded {
      let texts = finder.isActive ? finder.noRows : output.emptyText
      Paragraph.draw(canvas, texts.map { DisplayText($0) }, row: 1)
    }
  }

  private func drawRows(_ canvas: Canvas, _ table: Table<Item>, _ shown: ListShown) {
    let selected = shown.isOutdated ? nil : shown.selected
    let visible = scroll.follow(selected: selected, count: shown.total, rows: canvas.size.rows)
    if selected == nil, hasFocus { canvas.parkCursor(row: 0, column: 0) }
    for place in visible {
      let (line, isSelected) = (place - visible.lowerBound, place == selected)
      let style = SelectionMark.draw(canvas, row: line, isSelected: isSelected, hasFocus: hasFocus)
      guard let item = output.item(at: place) else { continue }
      let faint = shown.isOutdated ? canvas.theme[.faint] : nil
      table.draw(canvas, item, row: line, style: isSelected ? style : faint)
      if shown.marked > 0, output.isMarked(at: place) {
        SelectionMark.drawMarked(canvas, row: line, style: style)
      }
      if isSelected { canvas.reportSelected(DisplayText(title(item)), pane: name) }
    }
    if let pattern = finder.pattern {
      canvas.mark(pattern, rows: 0..<visible.count, column: SelectionMark.columns)
    }
  }

  public func handle(_ event: InputEvent) -> Bool {
    if finder.handle(event) { return true }
    let shown = output.shown
    return moves.handle(
      event, row: { line in scroll.top + line < shown.total ? scroll.top + line : nil },
      open: { table.runEnter() })
  }
}

extension ListPane: FindTarget {
  func beginFind() {
    findOrigin = output.shown.selected
    input.filter?.beginFilter()
  }

  func find(_ pattern: TextPattern?) {
    if let filter = input.filter { return filter.filter(by: pattern) }
    let places = places(of: pattern)
    input.select(places.first { $0 >= findOrigin } ?? places.first ?? findOrigin)
  }

  func goToMatch(_ direction: FindDirection) -> Bool {
    let (selected, total) = (output.shown.selected, output.shown.total)
    guard input.filter == nil else {
      let next = selected + direction.rawValue
      input.select((next + total) % max(1, total))
      return total > 1 && !(0..<total).contains(next)
    }
    let places = places(of: finder.pattern)
    let further =
      direction == .next ? places.first { $0 > selected } : places.last { $0 < selected }
    guard let place = further ?? (direction == .next ? places.first : places.last) else { return false }
    input.select(place)
    return further == nil
  }

  var found: Found {
    let shown = output.shown
    if input.filter != nil { return Found(number: min(shown.selected + 1, shown.total), total: shown.total) }
    let places = places(of: finder.pattern)
    return Found(
      number: places.lastIndex { $0 <= shown.selected }.map { $0 + 1 } ?? 0, total: places.count,
      isPart: shown.isPart)
  }

  /// The indices of the rows with a match in a visible column.
  private func places(of pattern: TextPattern?) -> [Int] {
    guard let pattern else { return [] }
    let shown = output.shown
    let search = RowMatches.Search(
      pattern: pattern, total: shown.total, version: shown.version, width: width,
      language: output.rowContext.texts.language)
    return matches.places(for: search) {
      let table = columns(width, output.rowContext)
      return (0..<shown.total).filter { output.item(at: $0).map { table.matches(pattern, $0) } ?? false }
    }
  }
}

/// The indices of matching rows, cached until the rows or the pattern change.
@LoopActor
struct RowMatches {
  struct Search: Hashable {
    let pattern: TextPattern
    let total: Int
    let version: Int
    let width: Int
    let language: Language
  }

  private var last: (search: Search, places: [Int])?

  mutating func places(for search: Search, _ find: () -> [Int]) -> [Int] {
    if let last, last.search == search { return last.places }
    let places = find()
    last = (search, places)
    return places
  }
}
