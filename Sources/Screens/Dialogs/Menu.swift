import Domain
import EventLoop
import Terminal
import Texts

/// A box with choices. Each of a few choices has its own key.
public struct Menu: Hashable, Sendable {
  /// One row of the menu.
  public struct Choice: Hashable, Sendable {
    public let id: String
    /// Nil in a menu of many choices.
    public let key: Unicode.Scalar?
    public let text: String
    /// Shown below the text in full.
    public let detail: String?
    /// Whether the text says what holds, so that there is nothing to choose.
    let isNow: Bool
    /// The columns before its words, and before further rows.
    let indent: Int
    /// Whether it takes more rows if it does not fit in one.
    let isWrapped: Bool

    /// - Parameters:
    ///   - key: nil in a menu of many choices.
    ///   - detail: shown below the text in full.
    ///   - isNow: whether the text says what holds, so that there is nothing to choose.
    ///   - indent: the number of columns before its words, in which its number is.
    ///   - isWrapped: whether the text is shown in full, too.
    public init(
      _ id: String, key: Unicode.Scalar? = nil, _ text: String, detail: String? = nil, isNow: Bool = false,
      indent: Int = 3, isWrapped: Bool = false
    ) {
      self.id = id
      self.isNow = isNow
      self.key = key
      self.text = text
      self.detail = detail
      (self.indent, self.isWrapped) = (indent, isWrapped)
    }
  }

  /// Something else to do with the choice that has the focus, with a key of its own.
  public struct Verb: Hashable, Sendable {
    public let key: Unicode.Scalar
    /// A word for the footer.
    let word: String

    public init(_ key: Unicode.Scalar, _ word: String) {
      (self.key, self.word) = (key, word)
    }
  }

  /// The name of the menu's pane in scripts.
  public let name: String
  public let title: String
  public let choices: [Choice]
  /// The index of the choice that has the focus first.
  let focus: Int
  let verbs: [Verb]
  /// The maximum width of the box, in columns.
  let widest: Int

  /// - Parameters:
  ///   - name: the name of the menu's pane in scripts.
  ///   - focus: the index of the choice that has the focus first.
  ///   - verbs: what else can be done with a choice.
  ///   - widest: the maximum width of the box, in columns.
  public init(
    _ name: String, title: String, choices: [Choice], focus: Int = 0, verbs: [Verb] = [], widest: Int = 60
  ) {
    self.name = name
    self.title = title
    self.choices = choices
    self.focus = focus
    self.verbs = verbs
    self.widest = widest
  }
}

/// An open menu. It takes all keys, and moves and scrolls like a list. If its choices have no keys of their own, it can
/// be searched like one.
@LoopActor
final class OpenMenu {
  private let menu: Menu
  /// The indices of the choices that are shown, which a search makes fewer.
  private var shown: [Int]
  /// The position of the focus among them.
  private var focus: Int
  private var scroll = ListScroll()
  /// The area as last drawn, in the terminal's coordinates; nil before the first frame.
  private(set) var area: Rect?
  private lazy var moves = ListMoves(move: { [weak self] in self?.move(by: $0) }) { [weak self] in
    self?.focus(on: $0)
  }
  /// The position of the choice for each visible line.
  private var positionsOnView: [Int] = []
  /// The lines of each choice for the width of the last frame.
  private var laidOut: (columns: Int, lines: [[DisplayText]])?
  private let preferences: CurrentPreferences
  private let kills: KillBuffer
  /// Nil if each choice has a key.
  private lazy var search: BoxSearch? =
    menu.choices.contains { $0.key != nil }
    ? nil
    : BoxSearch(preferences, kills: kills, filter: { [weak self] in self?.show($0) }) { [weak self] in
      self?.step($0) ?? false
    }

  /// The result of an event.
  enum Outcome {
    case open
    case unknownKey(Key)
    case closed
    case chosen(String)
    /// The key of a verb, and the choice.
    case verb(Unicode.Scalar, id: String)
  }

  /// - Parameter focus: the index of the choice that has the focus first; nil for the menu's own.
  init(_ menu: Menu, focus first: Int? = nil, _ preferences: CurrentPreferences, kills: KillBuffer) {
    self.menu = menu
    self.kills = kills
    self.preferences = preferences
    shown = Array(menu.choices.indices)
    focus = first ?? menu.focus
  }

  /// The same menu in other words, with the focus where it is.
  func saying(_ menu: Menu) -> OpenMenu {
    OpenMenu(menu, focus: focus, preferences, kills: kills)
  }

  // MARK: Input

  func handle(_ event: InputEvent) -> Outcome {
    if search?.handle(event) == true { return .open }
    switch event {
    case .key(let key): return handle(key)
    case .mouse(let mouse):
      let isClick = mouse.kind == .press(.left)
      let isUsed = moves.handle(event, row: { [self] in position(ofLine: $0) }) {}
      return isUsed && isClick ? choice : .open
    default: return .open
    }
  }

  private func handle(_ key: Key) -> Outcome {
    if let choice = menu.choices.first(where: { $0.key.map { Key.char($0) } == key }) {
      return .chosen(choice.id)
    }
    if let verb = menu.verbs.first(where: { Key.char($0.key) == key }), case .chosen(let id) = choice {
      return .verb(verb.key, id: id)
    }
    switch key {
    case Key(.enter): return choice
    case Key(.escape), .char("q"), .char("h"), Key(.left): return .closed
    case .ctrl("n"): move(by: 1)
    case .ctrl("p"): move(by: -1)
    default: return moves.handle(key, preferences) ? .open : .unknownKey(key)
    }
    return .open
  }

  private var choice: Outcome {
    shown.indices.contains(focus) ? .chosen(menu.choices[shown[focus]].id) : .closed
  }

  private func position(ofLine line: Int) -> Int? {
    positionsOnView.indices.contains(line) ? positionsOnView[line] : nil
  }

  private func move(by count: Int) {
    focus(on: focus + count)
  }

  private func focus(on position: Int) {
    focus = max(0, min(position, shown.count - 1))
  }

  /// The keys for its help, besides those that edit text.
  var keys: [HelpLine.Entry] {
    let texts = preferences.texts
    if isTyping { return (search?.finder.fieldActions ?? []).filter { !$0.isEditing }.map(HelpLine.entry) }
    let own = menu.choices.compactMap { choice in choice.key.map { ([Key.char($0)], choice.text) } }
    let verbs = menu.verbs.map { ([Key.char($0.key)], $0.word) }
    let closing = [Key(.escape), .char("q"), .char("h"), Key(.left)].without((own + verbs).flatMap(\.0))
    let moves = preferences.withOwnKeys(moves.actions({ texts }, except: (own + verbs).flatMap(\.0)) { true })
    return own + [([Key(.enter)], texts.boxKeys.choose)] + verbs + (search?.entries ?? [])
      + moves.map(HelpLine.entry) + [(closing, texts.boxKeys.close)]
  }

  // MARK: Searching

  /// The input line of the search; nil if it is not open.
  var prompt: Prompt? { search?.finder.prompt }
  var isTyping: Bool { search?.finder.isTyping ?? false }

  /// Shows only the matching choices. The focus stays on its choice, or goes to the next one that matches.
  private func show(_ pattern: TextPattern?) {
    let focused = shown.indices.contains(focus) ? shown[focus] : 0
    shown = menu.choices.indices.filter { index in
      pattern.map { $0.matches(menu.choices[index]) } ?? true
    }
    focus(on: shown.firstIndex { $0 >= focused } ?? shown.count - 1)
    search?.found = found
  }

  private func step(_ direction: FindDirection) -> Bool {
    guard !shown.isEmpty else { return false }
    let next = focus + direction.rawValue
    focus = (next + shown.count) % shown.count
    search?.found = found
    return next != focus
  }

  private var found: Found { Found(number: shown.isEmpty ? 0 : focus + 1, total: shown.count) }

  // MARK: Drawing

  func draw(_ canvas: Canvas) {
    let texts = preferences.texts
    let width = min(canvas.size.columns - 2, menu.widest)
    let room = width - 2 - SelectionMark.columns
    let all = lines(of: Array(menu.choices.indices), columns: room)
    let lines = shown.count < menu.choices.count ? lines(of: shown, columns: room) : all
    // The tabs and the status line stay visible. The box keeps its size during a search.
    let height = min(all.count + 2, canvas.size.rows - 2)
    let rect = Rect(
      row: (canvas.size.rows - height) / 2, column: (canvas.size.columns - width) / 2, rows: height,
      columns: width)
    let box = canvas.pane(menu.name, rect)
    area = box.area
    let position = texts.list.position(number: "\(focus + 1)", total: "\(shown.count)")
    BoxFrame.draw(
      box, title: DisplayText(menu.title), counts: lines.count + 2 > height ? DisplayText(position) : .empty,
      footer: footer(texts.app, columns: width - 6))
    let inner = box.part(Rect(row: 1, column: 1, rows: height - 2, columns: width - 2))
    moves.area = inner.area
    draw(lines, inner)
    canvas.reportFocus(menu.name)
  }

  /// The keys of the menu, as many as fit.
  private func footer(_ texts: AppTexts, columns: Int) -> DisplayText {
    if let search, search.finder.isActive {
      // While the pattern is typed, Enter closes the field.
      let choose = search.finder.isTyping || shown.isEmpty ? "" : "\(texts.enterChooses) · "
      return DisplayText(choose + search.endHint)
    }
    let keys = [DisplayText(texts.menuFooter), DisplayText(texts.menuFooterShort)]
    let find = search.map { $0.findHint.isEmpty ? .empty : DisplayText("\($0.findHint) · ") } ?? .empty
    let verbs = DisplayText(menu.verbs.map { "\($0.key) \($0.word) · " }.joined())
    let all =
      keys.map { find + verbs + $0 } + (keys + [DisplayText(texts.menuFooterShortest)]).map { verbs + $0 }
      + keys.map { find + $0 } + keys
    return all.first { $0.width <= columns } ?? keys[1]
  }

  private typealias Line = (position: Int, text: DisplayText, isFirst: Bool)

  private func lines(of choices: [Int], columns: Int) -> [Line] {
    if columns != laidOut?.columns { laidOut = (columns, menu.choices.map { lines(of: $0, columns) }) }
    let all = laidOut?.lines ?? []
    return choices.enumerated().flatMap { position, index in
      all[index].enumerated().map { (position, $1, $0 == 0) }
    }
  }

  private func lines(of choice: Menu.Choice, _ columns: Int) -> [DisplayText] {
    let margin = DisplayText(repeating: " ", count: choice.indent)
    func rows(_ text: Substring) -> [DisplayText] {
      DisplayText(String(text)).wrapped(to: max(2, columns - choice.indent))
    }
    let details = choice.detail.map { rows($0[...]).map { margin + $0 } } ?? []
    guard choice.isWrapped else {
      let key = choice.isNow ? "\(preferences.look.signs[.event])" : choice.key.map { "\($0)" }
      return [DisplayText(key.map { "\($0)  \(choice.text)" } ?? choice.text)] + details
    }
    let lead = DisplayText(String(choice.text.prefix(choice.indent)))
    let text = rows(choice.text.dropFirst(choice.indent))
    return text.enumerated().map { ($0 == 0 ? lead : margin) + $1 } + details
  }

  private func wrapped(_ text: String, _ canvas: Canvas) -> [DisplayText] {
    DisplayText(text).wrapped(to: canvas.size.columns - SelectionMark.columns)
  }

  private func draw(_ lines: [Line], _ canvas: Canvas) {
    guard !lines.isEmpty else {
      for (row, line) in (search?.finder.noRows ?? []).flatMap({ wrapped($0, canvas) }).enumerated() {
        canvas.draw(line, row: row, column: SelectionMark.columns)
      }
      positionsOnView = []
      return
    }
    let focused = lines.indices.filter { lines[$0].position == focus }
    // Shows the whole choice, or its start if it is taller than the box.
    _ = scroll.follow(selected: focused.last, count: lines.count, rows: canvas.size.rows)
    let visible = scroll.follow(selected: focused.first, count: lines.count, rows: canvas.size.rows)
    positionsOnView = lines[visible].map(\.position)
    for (row, line) in lines[visible].enumerated() {
      let isFocused = line.position == focus
      let isNow = menu.choices[shown[line.position]].isNow
      var style = canvas.theme[isFocused ? .selectedRow : isNow ? .faint : .text]
      if isFocused, line.isFirst {
        style = SelectionMark.draw(canvas, row: row, isSelected: true, hasFocus: true)
        canvas.hideCursor(row: row, column: 0)
        canvas.reportSelected(DisplayText(menu.choices[shown[focus]].text), pane: menu.name)
      } else if isFocused {
        style = SelectionMark.rest(style, on: canvas.theme)
        canvas.fill(Rect(row: row, column: 0, rows: 1, columns: canvas.size.columns), style: style)
      }
      canvas.draw(
        line.text, row: row, column: SelectionMark.columns, style: style,
        width: canvas.size.columns - SelectionMark.columns)
    }
  }
}

extension TextPattern {
  fileprivate func matches(_ choice: Menu.Choice) -> Bool {
    matches(DisplayText(choice.text)) || choice.detail.map { matches(DisplayText($0)) } ?? false
  }
}
