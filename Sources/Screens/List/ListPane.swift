public import Domain
public import EventLoop
public import FoundationEssentials
public import Terminal
public import Texts

/// What the view of a list may tell its presenter.
@LoopActor
public protocol ListInput: AnyObject {
  /// The list came to the front: reloads it.
  func appear()

  /// The list is gone: stops reading.
  func close()

  /// Selects the row `count` rows below, above if it is negative; at most the first or the last.
  func moveSelection(by count: Int)

  /// Selects the row at a place of the whole list, from 0; at most the last.
  func select(_ place: Int)

  /// The keys that mark rows; none if the list has no marks.
  var markActions: [Action] { get }

  /// What shows only the rows that match; nil if a search goes from match to match instead.
  var filter: (any ListFilter)? { get }
}

extension ListInput {
  public var markActions: [Action] { [] }
  public var filter: (any ListFilter)? { nil }
}

/// A list that can show only the rows that match.
@LoopActor
public protocol ListFilter: AnyObject {
  /// Remembers the selected row, to select it as long as it matches.
  func beginFilter()

  /// Shows only the rows with a pattern; nil shows all.
  func filter(by pattern: TextPattern?)
}

/// What the view of a list may read.
@LoopActor
public protocol ListOutput<Item>: AnyObject {
  associatedtype Item
  /// Total, selection and message at once: each observed object costs a frame as much as some lines.
  var shown: ListShown { get }
  /// False until the list was reloaded that a key is meant for: at first, back from another screen, after a change.
  var isUpToDate: Bool { get }
  /// The parts of the status line, the most important first.
  var status: [String] { get }
  /// The same in fewer words.
  var shortStatus: [String] { get }
  /// What the frame of the list says where it has one, and the status line elsewhere.
  var place: ListPlace { get }
  /// Language and time, for the texts of rows.
  var rowContext: RowContext { get }
  /// What the list says when it has no rows; an empty line between two paragraphs.
  var emptyText: [String] { get }
  /// The item at a place of the whole list; nil if it is not loaded.
  func item(at place: Int) -> Item?
  /// Whether the row at a place of the whole list is marked.
  func isMarked(at place: Int) -> Bool
  /// The marked items that are shown, or the selected one if there is none.
  var targets: [Item] { get }
}

extension ListOutput {
  public var place: ListPlace { ListPlace() }
  public func isMarked(at place: Int) -> Bool { false }
  public var targets: [Item] { item(at: shown.selected).map { [$0] } ?? [] }
}

/// How many rows a list has, and which one is selected: parts of its status.
public struct ListPlace: Hashable, Sendable {
  let counts: String
  let position: String
  private let shortPosition: String

  /// - Parameters:
  ///   - counts: how many rows there are; empty if the position says it.
  ///   - position: which row of how many is selected; empty without rows.
  ///   - shortPosition: the same in few characters; nil for the same text.
  public init(counts: String = "", position: String = "", shortPosition: String? = nil) {
    (self.counts, self.position, self.shortPosition) = (counts, position, shortPosition ?? position)
  }

  /// The parts of a status line but for these.
  func without(in status: [String]) -> [String] {
    status.filter { $0.isEmpty || ![counts, position, shortPosition].contains($0) }
  }
}

/// What a list shows beside its rows.
public struct ListShown: Sendable {
  /// The number of rows of the whole list.
  public let total: Int
  /// The place of the selected row in the whole list.
  public let selected: Int
  /// Whether the list was read, or could not be.
  public let isLoaded: Bool
  /// Sentences above the rows.
  public let head: [String]
  /// What is said in the place of the rows, or below them if there are some.
  public let message: PaneMessage?
  /// The number of marked items that no filter hides, on view or not.
  public let marked: Int
  /// Another number after each change of rows that `total` does not show.
  public let version: Int
  /// Whether the whole list has more rows than these.
  public let isPart: Bool

  public init(
    total: Int, selected: Int, isLoaded: Bool, head: [String] = [], message: PaneMessage? = nil,
    marked: Int = 0, version: Int = 0, isPart: Bool = false
  ) {
    self.total = total
    self.selected = selected
    self.isLoaded = isLoaded
    self.head = head
    self.message = message
    self.marked = marked
    self.version = version
    self.isPart = isPart
  }
}

/// What the text of a row, or of a document, depends on beside its item.
public struct RowContext: Sendable {
  public let texts: Texts
  public let now: Date
  public let signs: Signs
  /// Whether things with a colour of their own are shown in it.
  public let hasTints: Bool

  public init(texts: Texts, now: Date, signs: Signs = .ascii, hasTints: Bool = false) {
    (self.texts, self.now, self.signs, self.hasTints) = (texts, now, signs, hasTints)
  }
}

extension RowContext {
  /// Whether a dot can be shown in the colour of the word after it.
  public var hasDots: Bool { hasTints && !signs.isASCII }

  /// Language and time as they are now.
  @LoopActor
  public init(_ environment: Environment) {
    self.init(
      texts: environment.texts, now: environment.now(), signs: environment.preferences.look.signs,
      hasTints: environment.preferences.look.hasTints)
  }
}

extension RowContext {
  /// How long ago something was, for a `TableColumn.age`; nil if that is not known.
  public func age(_ date: Date?) -> String? {
    date.map { AgeText(texts).short($0, now: now) }
  }
}

/// A list on a whole screen: its rows in columns, a message below them, a text if there are none. A feature declares
/// columns and actions; the rest is the same for all lists.
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
  /// Where the search began.
  private var findOrigin = 0
  private var matches = RowMatches()
  /// In cells, as it was drawn last.
  private var width = 80
  public var hasFocus = true

  /// - Parameters:
  ///   - name: names the pane for scripts.
  ///   - title: what a script calls the selected item.
  ///   - subject: what can be copied of an item and passed to the user's commands.
  ///   - actions: all that the screen has beside the keys that mark and that move the selection. A double click does
  ///     what Enter does.
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
  public var subject: Subject? { output.item(at: output.shown.selected).flatMap(subjectOf) }
  public var subjects: [Subject] { output.targets.compactMap(subjectOf) }
  public var isTyping: Bool { finder.isTyping }
  public var prompt: Prompt? { finder.prompt }
  public var status: [String] { status(finder.status, marked + output.status) }
  public var shortStatus: [String] { status(finder.shortStatus, marked + output.shortStatus) }
  /// What is typed into the pattern need not wait for the rows that match.
  public var takesInput: Bool { finder.isTyping || output.isUpToDate }
  public var place: ListPlace { output.place }
  public var isAtStart: Bool { output.shown.selected == 0 }
  public var isEmpty: Bool { output.shown.total == 0 }

  /// How many items are marked, for the status line.
  private var marked: [String] {
    let count = output.shown.marked
    return count > 0 ? [output.rowContext.texts.list.marked(count: count)] : []
  }

  /// A list that shows only what matches says itself which row of how many is selected.
  private func status(_ find: [String], _ own: [String]) -> [String] {
    guard let pattern = finder.pattern, input.filter != nil, output.shown.total > 0 else { return find + own }
    return ["/\(pattern.text)"] + own
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
    let visible = scroll.follow(selected: shown.selected, count: shown.total, rows: canvas.size.rows)
    for place in visible {
      let (line, isSelected) = (place - visible.lowerBound, place == shown.selected)
      let style = SelectionMark.draw(canvas, row: line, isSelected: isSelected, hasFocus: hasFocus)
      guard let item = output.item(at: place) else { continue }
      table.draw(canvas, item, row: line, style: isSelected ? style : nil)
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
      event, row: { line in scroll.top + line < shown.total ? scroll.top + line : nil }, open: openSelected)
  }

  private func openSelected() {
    table.first { $0.keys.contains(Key(.enter)) && $0.isEnabled() }?.run()
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

  /// The places of the rows that match, in the columns that are shown.
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

/// The places of the rows that match, which are found once for each change of rows or pattern.
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
