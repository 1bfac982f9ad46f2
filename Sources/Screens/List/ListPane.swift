import Domain
public import EventLoop
public import Terminal
import Texts

/// A list on a whole screen: rows in columns, a message below them, a text if there are none. A feature declares the
/// columns and its own actions.
@LoopActor
public final class ListPane<Item>: Pane {
  /// The columns for a width in cells.
  public typealias Columns = @LoopActor (_ width: Int, RowContext) -> Table<Item>

  let name: String
  let input: any ListInput
  let output: any ListOutput<Item>
  let columns: Columns
  let title: (Item) -> String
  private let subjectOf: (Item) -> Subject?
  private let own: [Action]
  public let helpEnding: String?
  private lazy var taken = own.flatMap(\.keys)
  private lazy var gapAction = input.gapAction.map { $0.with($0.keys.without(taken)) }
  private lazy var table = allOfTable
  private lazy var hinted = finder.hinted(own, except: taken, when: hasRows)
  let moves: ListMoves
  let finder: Finder
  /// The selected row when the search started.
  var findOrigin = 0
  var matches = RowMatches()
  /// The width in the last frame, in cells.
  var width = 80
  /// The lines of the last frame.
  var onView = RowsOnView()
  /// The rows of the last frame as they were drawn, and their table; nil if the next frame has to draw all rows anew.
  var drawnRows: DrawnRows?
  var drawnTable: Table<Item>?
  public var hasFocus = true
  public var isBesidePreview = false

  /// - Parameters:
  ///   - name: names the pane for scripts.
  ///   - title: the name of the selected item in scripts.
  ///   - subject: what can be copied from an item, and the arguments for the user's commands.
  ///   - helpEnding: the sentences at the end of the help; nil for those about the account.
  ///   - actions: the screen's actions besides marking, moving and searching. A double click does what Enter does.
  public init(
    _ name: String, _ list: any ListInput & ListOutput<Item>, columns: @escaping Columns,
    title: @escaping (Item) -> String, subject: @escaping (Item) -> Subject? = { _ in nil },
    helpEnding: String? = nil, actions: [Action]
  ) {
    self.helpEnding = helpEnding
    subjectOf = subject
    own = list.markActions + actions
    self.name = name
    (input, output) = (list, list)
    self.columns = columns
    self.title = title
    moves = ListMoves(
      move: { list.moveSelection(by: $0) }, select: { list.select($0) }, goToEnd: { list.goToEnd() })
    finder = Finder(kills: list.rowContext.kills) { list.rowContext.texts }
    finder.attach(to: self)
  }

  /// They know the list and not the pane, which would keep itself in memory.
  private var allOfTable: [Action] {
    let (input, output) = (input, output)
    let texts = { @LoopActor in output.rowContext.texts }
    return own.filter(\.isBeforeOthers)
      + finder.actions(except: taken, when: hasRows, whyNot: output.whyNoRow)
      + own.filter { !$0.isBeforeOthers }
      + (gapAction.map { [$0] } ?? [])
      + moves.actions(texts, except: taken, when: hasRows, whyNot: output.whyNoRow)
      + moves.sectionActions(
        texts, starts: { input.sectionStarts }, select: { input.selectSection(at: $0) }
      ) { output.shown.selected }
  }

  private var hasRows: @LoopActor () -> Bool {
    { [output] in output.shown.total > 0 }
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
  public var takesMoves: Bool { output.isUpToDateForMoves }
  public var awaitsRows: Bool { !finder.isTyping && output.isAwaitingRows }
  public var frameLabels: FrameLabels { output.frameLabels }
  public var isAtStart: Bool { output.shown.selected == 0 }
  public var isAtHeading: Bool { output.shown.isAtHeading }
  public var isEmpty: Bool { output.shown.total == 0 }
  public var isSearched: Bool { finder.isActive }

  /// The number of marked items, for the status line, and whether moves mark more.
  private var marked: [String] {
    let (shown, words) = (output.shown, output.rowContext.texts.list)
    guard shown.marked > 0 else { return [] }
    return (shown.hasRange ? [words.range] : []) + [words.marked(count: shown.marked)]
  }

  /// The status of a filtered list contains the position itself; the counts of one without matches are no help.
  private func status(_ find: [String], _ own: [String]) -> [String] {
    guard let pattern = finder.pattern, input.filter != nil else { return find + own }
    return output.shown.total > 0 ? ["/\(pattern.text)"] + own : find
  }

  public func reveal(row: Int) {
    finder.stop()
    input.select(row)
  }

  public func seek(_ anchor: String) { input.seek(anchor) }
  public func appear() { input.appear() }
  public func close() { input.close() }

  public func handle(_ event: InputEvent) -> Bool {
    if finder.handle(event) { return true }
    if case .mouse(let mouse) = event, mouse.kind == .press(.left), let gapAction, let gap = onView.lines.gap,
      moves.area.contains(mouse.at), onView.top + mouse.at.row - moves.area.row == gap
    {
      if gapAction.isEnabled() { gapAction.run() }
      return true
    }
    return moves.handle(
      event,
      row: { [onView] line in
        let line = onView.top + line
        guard line < onView.lines.count else { return nil }
        return onView.lines.row(at: line) ?? onView.lines.text(at: line)?.lines.row
      },
      open: { table.runEnter() })
  }
}
