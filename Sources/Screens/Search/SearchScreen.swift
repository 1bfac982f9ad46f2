public import Domain
public import EventLoop
public import Terminal
public import Texts

/// A search: a query field above the results for one kind of things, and the names of all kinds. No `Split`, because nothing
/// stands beside another thing: Down and Up go between field and rows, and what is typed is for the field.
@LoopActor
public final class SearchScreen: Screen {
  private let input: any QueryInput
  private let output: any QueryOutput
  private let kinds: [Kind]
  private let panes: Panes
  private let environment: Environment
  private let field: [Action]
  private let toQuery: Action
  /// The rows before the first search.
  private let start: ListPane<StartRow>
  private let strip: TabStrip
  /// The keys of the strip, and the kinds for the palette; empty if there is only one.
  private let kindActions: [Action]
  /// Whether what the user did before is read after the next frame.
  private var wantsKnown = false
  private var fieldArea = Rect(row: 0, column: 0, rows: 0, columns: 0)
  /// The field as last drawn, for clicks.
  private var drawnField: DrawnField?

  /// The results of each kind. They are made when the kind comes to the front, because a start shows one kind.
  @LoopActor
  private final class Panes {
    private(set) var made: [(kind: Int, pane: any Pane)] = []
    private let make: @LoopActor (Int) -> any Pane

    init(_ make: @escaping @LoopActor (Int) -> any Pane) { self.make = make }

    subscript(kind: Int) -> any Pane {
      if let known = made.first(where: { $0.kind == kind }) { return known.pane }
      let pane = make(kind)
      made.append((kind, pane))
      return pane
    }
  }

  /// One kind of things that the search finds, and what is shown while it is in front.
  public struct Kind {
    let search: any SearchedKind
    /// For the strip, in a word.
    let title: @LoopActor (Texts) -> String
    let words: Words
    let results: @LoopActor (any QueryInput) -> any Pane

    /// - Parameter results: makes the pane of its results below a field.
    public init(
      _ search: any SearchedKind, title: @escaping @LoopActor (Texts) -> String, words: Words,
      results: @escaping @LoopActor (any QueryInput) -> any Pane
    ) {
      (self.search, self.title, self.words, self.results) = (search, title, words, results)
    }
  }

  /// The texts for one kind in the current language.
  public struct Words {
    typealias Text = @LoopActor () -> String

    let hint: Text
    let start: Text
    let startTyping: Text

    /// - Parameters:
    ///   - hint: shown in an empty field.
    ///   - start: above the examples, says what to do before the first search.
    ///   - startTyping: the same while the field has the focus.
    public init(
      hint: @escaping @autoclosure @LoopActor () -> String,
      start: @escaping @autoclosure @LoopActor () -> String,
      startTyping: @escaping @autoclosure @LoopActor () -> String
    ) {
      (self.hint, self.start, self.startTyping) = (hint, start, startTyping)
    }
  }

  /// - Parameters:
  ///   - kinds: in the order of the strip, at least one.
  ///   - route: of the kind in front.
  public convenience init(
    _ kinds: [Kind], showing route: Route, _ environment: Environment, _ router: Router
  ) {
    self.init(
      kinds, QueryPresenter(environment, router, kinds: kinds.map(\.search), showing: route), environment)
  }

  /// - Parameter query: the presenter of the field, for the same kinds.
  public init(_ kinds: [Kind], _ query: QueryPresenter, _ environment: Environment) {
    let (input, output): (any QueryInput, any QueryOutput) = (query, query)
    let panes = Panes { kinds[$0].results(query) }
    self.panes = panes
    (self.input, self.output, self.kinds, self.environment) = (input, output, kinds, environment)
    let texts = { @LoopActor in environment.texts }
    // Up goes back to the query; `k` does not, because a key held down would type into the field.
    toQuery = Action("to-query", [Key(.up)], texts().search.toQuery, effect: .works) { input.focusQuery() }
    field = Self.fieldActions(input, texts) {
      let shown = output.shown
      return !shown.hasResults || !panes[shown.front].isEmpty
    }
    start = ListPane(
      "results", output.start,
      columns: { width, context in
        let text = { @LoopActor (row: StartRow) in row.text(context) }
        return Table(width: width, [TableColumn("", .rest, role: .name)], painted: [(0, text)]) {
          ["\(text($0).text)"]
        }
      }, title: \.title, actions: Self.startActions(input, output, texts))
    strip = TabStrip(
      texts,
      labels: { texts in
        kinds.enumerated().map { TabStrip.Label($1.title(texts), count: output.total(ofKind: $0)) }
      }, current: { output.shown.front }, choose: { input.show(kind: $0) })
    kindActions = kinds.count < 2 ? [] : strip.actions + Self.kindActions(kinds, input, output, texts)
  }

  /// One action for each kind, without a key: for the palette, also while a bracket is text.
  private static func kindActions(
    _ kinds: [Kind], _ input: any QueryInput, _ output: any QueryOutput,
    _ texts: @escaping @LoopActor () -> Texts
  ) -> [Action] {
    kinds.enumerated().map { index, kind in
      Action(
        "show-\(kind.search.route.page.name)", [], texts().search.showKind(kind: kind.title(texts())),
        effect: .shows, when: { output.shown.front != index }
      ) { input.show(kind: index) }
    }
  }

  private static func startActions(
    _ input: any QueryInput, _ output: any QueryOutput, _ texts: @escaping @LoopActor () -> Texts
  ) -> [Action] {
    // What Enter does with the selected row.
    let words = { @LoopActor in (output.start.selectedItem?.kind ?? .example).open(texts()) }
    return [
      Action("choose-example", [Key(.enter)], words().text, effect: .works, hint: words().hint) {
        input.submitSelected()
      },
      Action(
        "change-query", [.char("/")], texts().search.changeQuery, effect: .shows,
        hint: texts().search.queryHint
      ) { input.focusQuery() },
      recentQueries(input, texts),
    ]
  }

  /// Chooses an earlier query from a menu. A screen adds it to the actions of its results.
  public static func recentQueries(
    _ input: any QueryInput, _ texts: @escaping @LoopActor () -> Texts
  ) -> Action {
    Action("recent-queries", [.ctrl("r")], texts().search.showRecentQueries, effect: .works) {
      input.showRecentQueries()
    }
  }

  private static func fieldActions(
    _ input: any QueryInput, _ texts: @escaping @LoopActor () -> Texts,
    hasRows: @escaping @LoopActor () -> Bool
  ) -> [Action] {
    [
      Action("search", [Key(.enter)], texts().search.search, effect: .works) { input.submit() },
      Action("to-results", [Key(.down)], texts().search.toResults, effect: .works, when: hasRows) {
        input.focusResults()
      },
      Action("older-query", [.ctrl("p"), Key(.up, .alt)], texts().search.olderQuery, effect: .works) {
        input.showOlderQuery()
      },
      Action("newer-query", [.ctrl("n"), Key(.down, .alt)], texts().search.newerQuery, effect: .works) {
        input.showNewerQuery()
      },
      recentQueries(input, texts),
      Action("leave", [Key(.escape)], texts().search.stopOrLeave, effect: .works) { input.cancel() },
    ] + LineEdit.actions(texts) { input.edit($0) }
  }

  private var isInField: Bool { output.shown.focus == .query }

  /// Of the kind in front.
  private var results: any Pane { panes[output.shown.front] }

  private func rows(of shown: QueryState) -> any Pane {
    shown.hasResults ? panes[shown.front] : start
  }

  public var actions: [Action] {
    let shown = output.shown
    if shown.focus == .query { return field }
    let rows = rows(of: shown)
    guard rows.isAtStart else { return rows.actions + kindActions }
    var actions = [toQuery] + rows.actions + kindActions
    for index in actions.indices.dropFirst() where actions[index].keys.contains(Key(.up)) {
      actions[index] = actions[index].without(Key(.up))
    }
    return actions
  }
  public var actionGroups: [[Action]] { [field, [toQuery] + results.allActions + kindActions] }
  public var hintedActions: [Action] {
    let shown = output.shown
    return shown.focus == .query ? [] : rows(of: shown).hintedActions + kindActions.prefix(1)
  }
  public var isTyping: Bool { isInField || results.isTyping }
  /// Keys that are typed before the menu of earlier queries is open are for the menu.
  public var takesInput: Bool { !output.isOpeningMenu && (isInField || results.takesInput) }
  public var awaitsRows: Bool { !isInField && results.awaitsRows }
  public var prompt: Prompt? { isInField ? nil : results.prompt }
  public var takesQuestionMarkAsHelp: Bool {
    let shown = output.shown
    return shown.focus == .query && shown.line.isEmpty
  }
  public var status: [String] { status(results.status, isShort: false) }
  public var shortStatus: [String] { status(results.shortStatus, isShort: true) }

  /// Before the first search the list has no status. The field's keys are not shown as hints, but here.
  private func status(_ status: [String], isShort: Bool) -> [String] {
    let shown = output.shown
    let (account, all) = (environment.account, environment.texts)
    let start = status.isEmpty ? [isShort ? all.shortSummary(of: account) : all.summary(of: account)] : status
    guard shown.focus == .query else { return start }
    let texts = all.search
    let search = isShort ? texts.typeThenEnter : texts.typeAndEnter
    guard !shown.line.isEmpty else { return start + [search, texts.escLeaves] }
    let hasOthers = kinds.count > 1 && !shown.hasResults
    return start + [texts.enterSearches, texts.escLeaves, hasOthers ? texts.otherKinds : ""]
  }

  public var subject: Subject? { results.subject }
  public var subjects: [Subject] { results.subjects }
  public var wholeText: WholeText? { isInField ? nil : results.wholeText }

  public var clickedPart: any Screen { rows(of: output.shown) }

  public func close() { for (_, pane) in panes.made { pane.close() } }

  public func turn(to route: Route) -> Bool { input.turn(to: route) }

  public func seek(_ text: String) { input.seek(text) }

  public func draw(_ canvas: Canvas) {
    let (shown, size) = (output.shown, canvas.size)
    let hasStrip = kinds.count > 1
    let isBeside = hasStrip && size.columns >= Self.columnsForStripBeside
    let fieldColumns = isBeside ? size.columns - Self.stripColumns : size.columns
    let pane = canvas.pane("query", Rect(row: 0, column: 0, rows: 1, columns: fieldColumns))
    fieldArea = pane.area
    let words = environment.texts.search
    drawnField = FieldView.draw(
      pane, row: 0, label: DisplayText(words.label), text: shown.line.text, before: shown.line.beforeCursor,
      hint: DisplayText(kinds[shown.front].words.hint()), isFocused: shown.focus == .query)
    let top = hasStrip && !isBeside ? 2 : 1
    if hasStrip {
      strip.draw(
        canvas.part(
          isBeside
            ? Rect(row: 0, column: fieldColumns, rows: 1, columns: Self.stripColumns)
            : Rect(row: 1, column: 0, rows: 1, columns: size.columns)))
    }
    let rows = rows(of: shown)
    rows.hasFocus = shown.focus == .results
    let room = canvas.part(Rect(row: top, column: 0, rows: size.rows - top, columns: size.columns))
    if shown.hasResults { rows.draw(room) } else { drawStart(room, shown) }
    if shown.focus == .query { canvas.reportFocus(shown.focus.rawValue) }
  }

  /// Draws the rows before the first search below a sentence. Who has done nothing yet reads another one below them.
  private func drawStart(_ canvas: Canvas, _ shown: QueryState) {
    let (words, rows) = (kinds[shown.front].words, output.start)
    let (resting, typing) = (DisplayText(words.start()), DisplayText(words.startTyping()))
    Paragraph.draw(canvas, [shown.focus == .query ? typing : resting], row: 1)
    // The rows stay where they are when the other sentence is shown.
    let sentence = [resting, typing].map { Paragraph.lines(of: [$0], columns: canvas.size.columns).count }
    let top = 2 + (sentence.max() ?? 0)
    let room = canvas.size.rows - top
    defer {
      // For scripts, the sentences belong to the rows.
      _ = canvas.pane("results", Rect(canvas.size))
    }
    start.draw(canvas.part(Rect(row: top, column: 0, rows: room, columns: canvas.size.columns)))
    guard output.isNew else { return }
    let lines = rows.captions.reduce(rows.shown.total) { $0 + $1.lines.texts.count }
    Paragraph.draw(
      canvas, [DisplayText(environment.texts.search.welcomeThen)], row: top + lines + 1,
      atMost: max(0, room - lines - 1))
  }

  /// The minimum width of a screen with the strip beside the field, in columns.
  private static let columnsForStripBeside = 120
  /// The width of the strip beside the field, in columns: the field keeps its width when the counts change.
  private static let stripColumns = 44

  public func appear() {
    wantsKnown = true
    input.appear()
  }

  /// What the user did before is read after the first frame, so that it delays no start.
  public func didPresent() {
    results.didPresent()
    guard wantsKnown else { return }
    wantsKnown = false
    input.showKnown()
  }
  public func disappear() { results.disappear() }

  public func handle(_ event: InputEvent) -> Bool {
    if case .mouse(let mouse) = event { return handle(mouse) }
    if !isInField, results.isTyping { return results.handle(event) }
    guard let text = event.typedText else { return false }
    // In every other list this key starts a search, which is what the field does.
    if event == .key(.char("/")), isInField, output.shown.line.isEmpty { return true }
    if case .paste = event { input.focusQuery() }
    guard isInField else { return false }
    input.type(text)
    return true
  }

  private func handle(_ mouse: MouseEvent) -> Bool {
    if kinds.count > 1, strip.handle(.mouse(mouse)) { return true }
    if mouse.kind == .press(.left), fieldArea.contains(mouse.at) {
      input.focusQuery()
      if let position = drawnField?.characters(before: mouse.at) { input.moveCursor(to: position) }
      return true
    }
    guard rows(of: output.shown).handle(.mouse(mouse)) else { return false }
    if mouse.kind == .press(.left) || mouse.kind == .doubleClick { input.focusResults() }
    return true
  }
}
