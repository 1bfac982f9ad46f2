import EventLoop
import Terminal
import Texts

/// The command palette: a field above a list of all current actions and all screens that can be opened.
@LoopActor
final class Palette {
  /// One entry of the list.
  struct Entry {
    let action: Action
    /// Where it comes from, in a word or two.
    let origin: String
    /// Whether it only opens the screen on which it works. Equally good matches of the current screen come first.
    var isElsewhere = false
  }

  /// The result of an event.
  enum Outcome {
    case open
    case unknownKey(Key)
    case closed
    case chosen(Action)
  }

  private let all: [Entry]
  private let texts: Texts
  private var field = EditableLine(limit: 64)
  private let kills: KillBuffer
  private var drawnField: DrawnField?
  /// The query that `matches` belongs to.
  private var query = ""
  private var matches: [Entry]
  private var selected = 0
  private var scroll = ListScroll()
  /// The area as last drawn, in the terminal's coordinates; nil before the first frame.
  private(set) var area: Rect?
  private lazy var moves = ListMoves(move: { [weak self] in self?.move(by: $0) }) { [weak self] in
    self?.select($0)
  }

  /// The score that an entry of another screen loses, as much as a letter in a row.
  private static let wayElsewhere = 10
  private static let maxColumns = 72
  private static let maxRows = 20
  /// A single longer name does not hide the origin in all rows.
  private static let longName = 40

  init(_ entries: [Entry], texts: Texts, kills: KillBuffer) {
    all = entries
    matches = entries
    (self.texts, self.kills) = (texts, kills)
  }

  // MARK: Input

  func handle(_ event: InputEvent) -> Outcome {
    switch event {
    case .key(Key(.escape)): return .closed
    case .key(Key(.enter)): return choice
    case .key(let key):
      return move(with: key) || edit(event, key) ? .open : .unknownKey(key)
    case .paste: _ = type(event)
    case .mouse(let mouse):
      if mouse.kind == .press(.left), let position = drawnField?.characters(before: mouse.at) {
        field.moveCursor(to: position)
        return .open
      }
      var isChosen = false
      let used = moves.handle(event, row: { [self] in index(ofLine: $0) }, open: { isChosen = true })
      if used, isChosen { return choice }
    default: break
    }
    return .open
  }

  /// Enter does nothing if nothing matches.
  private var choice: Outcome { matches.isEmpty ? .open : .chosen(matches[selected].action) }

  private func move(with key: Key) -> Bool {
    let page = max(1, moves.area.rows - 1)
    switch key {
    case Key(.down), .ctrl("n"): move(by: 1)
    case Key(.up), .ctrl("p"): move(by: -1)
    case Key(.pageDown): move(by: page)
    case Key(.pageUp): move(by: -page)
    default: return false
    }
    return true
  }

  private func edit(_ event: InputEvent, _ key: Key) -> Bool {
    guard let edit = LineEdit.allCases.first(where: { $0.keys.contains(key) }) else { return type(event) }
    field.apply(edit, kills)
    if edit.changesText { match() }
    return true
  }

  /// Returns false if the event is no text.
  private func type(_ event: InputEvent) -> Bool {
    guard let text = event.typedText else { return false }
    field.insert(text)
    match()
    return true
  }

  /// The best matches first; equal matches keep their order.
  private func match() {
    // A key that does not change the query, as in a full field, does not match all names again.
    guard query != field.text else { return }
    query = field.text
    selected = 0
    let scored = all.enumerated().compactMap { [query] index, entry -> (score: Int, index: Int)? in
      let scores = [entry.action.text(), entry.action.id].compactMap { FuzzyMatch.score(query, in: $0) }
      return scores.max().map { ($0 - (entry.isElsewhere ? Self.wayElsewhere : 0), index) }
    }
    matches = scored.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.map { all[$0.index] }
  }

  private func move(by count: Int) {
    select(selected + count)
  }

  private func select(_ index: Int) {
    selected = max(0, min(index, matches.count - 1))
  }

  private func index(ofLine line: Int) -> Int? {
    matches.indices.contains(scroll.top + line) ? scroll.top + line : nil
  }

  // MARK: Drawing

  func draw(_ canvas: Canvas) {
    let words = texts.palette
    let width = min(canvas.size.columns - 2, Self.maxColumns)
    func rows(for count: Int) -> Int {
      min(canvas.size.rows - 2, min(max(1, count), Self.maxRows - 3) + 3)
    }
    // As high as its hits; its top stays where it is for all entries, so that the field does not move.
    let height = rows(for: matches.count)
    let rect = Rect(
      row: (canvas.size.rows - rows(for: all.count)) / 2, column: (canvas.size.columns - width) / 2,
      rows: height, columns: width)
    let box = canvas.pane("palette", rect)
    area = box.area
    let isCut = matches.count > height - 3
    let position = texts.list.position(number: "\(selected + 1)", total: "\(matches.count)")
    BoxFrame.draw(
      box, title: DisplayText(words.title), counts: isCut ? DisplayText(position) : .empty,
      footer: DisplayText(words.footer))
    let inner = box.part(Rect(row: 1, column: 2, rows: height - 2, columns: width - 4))
    let list = inner.part(Rect(row: 1, column: 0, rows: height - 3, columns: width - 4))
    moves.area = list.area
    drawRows(list)
    drawnField = FieldView.draw(
      inner, row: 0, label: DisplayText(words.label), text: field.text, before: field.beforeCursor,
      hint: DisplayText(words.hint), isFocused: true)
    canvas.reportFocus("palette")
  }

  private func drawRows(_ canvas: Canvas) {
    guard !matches.isEmpty else {
      scroll = ListScroll()
      canvas.draw(DisplayText(texts.palette.nothing), row: 0, column: SelectionMark.columns)
      return
    }
    let table = table(width: canvas.size.columns)
    for (row, index) in scroll.follow(selected: selected, count: matches.count, rows: canvas.size.rows)
      .enumerated()
    {
      let isSelected = index == selected
      let style = SelectionMark.draw(canvas, row: row, isSelected: isSelected, hasFocus: true)
      guard isSelected else {
        table.draw(canvas, matches[index], row: row, style: nil)
        continue
      }
      table.drawSelected(canvas, matches[index], row: row, style: style)
      canvas.reportSelected(DisplayText(matches[index].action.text()), pane: "palette")
    }
  }

  /// The name gets its width first. If there is room, a second key and the origin follow the first key; the other
  /// keys are in the help.
  private func table(width: Int) -> Table<Entry> {
    let room = width - SelectionMark.columns
    let hasOrigin = min(widths.name, Self.longName) + 1 + widths.key + 1 + widths.origin <= room
    let rest = hasOrigin ? room - widths.origin - 1 : room
    let keys = max(widths.key, min(widths.keys, rest - widths.name - 1))
    return Table(
      width: width,
      [
        TableColumn("", .rest, role: .name), TableColumn("", .fixed(keys)),
        hasOrigin ? TableColumn("", .fixed(widths.origin), role: .secondary) : nil,
      ]
    ) { entry in
      let both = Self.keys(of: entry, 2)
      let shown = DisplayText(both).width <= keys ? both : Self.keys(of: entry, 1)
      return [entry.action.text(), shown, entry.origin]
    }
  }

  /// The widths of the longest texts: names, first keys, two keys, origins.
  private lazy var widths: (name: Int, key: Int, keys: Int, origin: Int) = {
    func widest(_ text: (Entry) -> String) -> Int { all.map { DisplayText(text($0)).width }.max() ?? 0 }
    return (
      widest { $0.action.text() }, widest { Self.keys(of: $0, 1) }, widest { Self.keys(of: $0, 2) },
      widest(\.origin)
    )
  }()

  private static func keys(of entry: Entry, _ count: Int) -> String {
    entry.action.keys.prefix(count).map(\.description).joined(separator: " ")
  }
}
