public import EventLoop
public import Terminal
public import Texts

/// A search on a whole screen: a query field above the list of results. None of the three kinds of panes, because it
/// divides the screen between a field and another pane.
@LoopActor
public final class SearchPane: Screen {
  private let input: any QueryInput
  private let output: any QueryOutput
  private let results: any Pane
  private let examples: ExamplesPane
  private let texts: @LoopActor () -> Texts
  private let words: Words
  private let field: [Action]
  private let toQuery: Action
  /// Whether what the user did before is read after the next frame.
  private var wantsKnown = false
  private var fieldArea = Rect(row: 0, column: 0, rows: 0, columns: 0)
  /// The field as last drawn, for clicks.
  private var drawnField: DrawnField?

  /// The texts of the field in the current language.
  public struct Words {
    typealias Text = @LoopActor () -> String

    let label: Text
    let hint: Text
    let status: Text
    let shortStatus: Text
    let start: Text
    let startTyping: Text
    let then: Text

    /// - Parameters:
    ///   - hint: shown in an empty field.
    ///   - status: the status line before the first search.
    ///   - shortStatus: a shorter form of it.
    ///   - start: above the examples, says what to do before the first search.
    ///   - startTyping: the same while the field has the focus.
    ///   - then: below the examples, says what comes next.
    public init(
      label: @escaping @autoclosure @LoopActor () -> String,
      hint: @escaping @autoclosure @LoopActor () -> String,
      status: @escaping @autoclosure @LoopActor () -> String,
      shortStatus: @escaping @autoclosure @LoopActor () -> String,
      start: @escaping @autoclosure @LoopActor () -> String,
      startTyping: @escaping @autoclosure @LoopActor () -> String,
      then: @escaping @autoclosure @LoopActor () -> String
    ) {
      (self.label, self.hint, self.status, self.shortStatus) = (label, hint, status, shortStatus)
      (self.start, self.startTyping, self.then) = (start, startTyping, then)
    }
  }

  public init(
    input: any QueryInput, output: any QueryOutput, results: any Pane,
    texts: @escaping @LoopActor () -> Texts, words: Words
  ) {
    self.input = input
    self.output = output
    self.results = results
    self.texts = texts
    self.words = words
    // Up goes back to the query; `k` does not, because a key held down would type into the field.
    toQuery = Action("to-query", [Key(.up)], texts().search.toQuery, effect: .works) { input.focusQuery() }
    field = Self.fieldActions(input, texts) { [results] in
      !output.shown.examples.isEmpty || !results.isEmpty
    }
    examples = ExamplesPane(input: input, output: output, texts: texts, words: words)
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

  /// The examples before the first search, then the results.
  private func rows(of shown: QueryState) -> any Pane { shown.examples.isEmpty ? results : examples }

  public var actions: [Action] {
    let shown = output.shown
    if shown.focus == .query { return field }
    let rows = rows(of: shown)
    guard rows.isAtStart else { return rows.actions }
    var actions = [toQuery] + rows.actions
    for index in actions.indices.dropFirst() where actions[index].keys.contains(Key(.up)) {
      actions[index] = actions[index].without(Key(.up))
    }
    return actions
  }
  public var actionGroups: [[Action]] { [field, [toQuery] + results.allActions] }
  public var hintedActions: [Action] {
    let shown = output.shown
    return shown.focus == .query ? [] : rows(of: shown).hintedActions
  }
  public var isTyping: Bool { isInField }
  /// Keys that are typed before the menu of earlier queries is open are for the menu.
  public var takesInput: Bool { !output.isOpeningMenu }
  public var awaitsRows: Bool { !isInField && results.awaitsRows }
  public var takesQuestionMarkAsHelp: Bool {
    let shown = output.shown
    return shown.focus == .query && shown.line.isEmpty
  }
  public var status: [String] { status(results.status, isShort: false) }
  public var shortStatus: [String] { status(results.shortStatus, isShort: true) }

  /// Before the first search the list has no status. The field's keys are not shown as hints, but here.
  private func status(_ status: [String], isShort: Bool) -> [String] {
    let shown = output.shown
    let start = status.isEmpty ? [isShort ? words.shortStatus() : words.status()] : status
    guard shown.focus == .query else { return start }
    let texts = texts().search
    let search = isShort ? texts.typeThenEnter : texts.typeAndEnter
    return start + [shown.line.isEmpty ? search : texts.enterSearches, texts.escLeaves]
  }

  public var subject: Subject? { results.subject }
  public var subjects: [Subject] { results.subjects }

  public var clickedPart: any Screen { rows(of: output.shown) }

  public func close() { results.close() }

  public func draw(_ canvas: Canvas) {
    let (shown, columns) = (output.shown, canvas.size.columns)
    let pane = canvas.pane("query", Rect(row: 0, column: 0, rows: 1, columns: columns))
    fieldArea = pane.area
    drawnField = FieldView.draw(
      pane, row: 0, label: DisplayText(words.label()), text: shown.line.text, before: shown.line.beforeCursor,
      hint: DisplayText(words.hint()), isFocused: shown.focus == .query)
    let rows = rows(of: shown)
    rows.hasFocus = shown.focus == .results
    rows.draw(canvas.part(Rect(row: 1, column: 0, rows: canvas.size.rows - 1, columns: columns)))
    canvas.reportFocus(shown.focus.rawValue)
  }

  public func appear() { wantsKnown = true }

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
    guard let text = event.typedText else { return false }
    // In every other list this key starts a search, which is what the field does.
    if event == .key(.char("/")), isInField, output.shown.line.isEmpty { return true }
    if case .paste = event { input.focusQuery() }
    guard isInField else { return false }
    input.type(text)
    return true
  }

  private func handle(_ mouse: MouseEvent) -> Bool {
    if mouse.kind == .press(.left), fieldArea.contains(mouse.at) {
      input.focusQuery()
      if let place = drawnField?.characters(before: mouse.at) { input.moveCursor(to: place) }
      return true
    }
    guard rows(of: output.shown).handle(.mouse(mouse)) else { return false }
    if mouse.kind == .press(.left) || mouse.kind == .doubleClick { input.focusResults() }
    return true
  }
}
