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

    public init(_ id: String, key: Unicode.Scalar? = nil, _ text: String, detail: String? = nil) {
      self.id = id
      self.key = key
      self.text = text
      self.detail = detail
    }
  }

  /// The name of the menu's pane in scripts.
  public let name: String
  public let title: String
  public let choices: [Choice]
  /// The index of the choice that has the focus first.
  let focus: Int

  /// - Parameters:
  ///   - name: the name of the menu's pane in scripts.
  ///   - focus: the index of the choice that has the focus first.
  public init(_ name: String, title: String, choices: [Choice], focus: Int = 0) {
    self.name = name
    self.title = title
    self.choices = choices
    self.focus = focus
  }
}

/// An open menu. It takes all keys, and moves and scrolls like a list.
@LoopActor
final class OpenMenu {
  private let menu: Menu
  private var focus: Int
  private var scroll = ListScroll()
  /// The area as last drawn, in the terminal's coordinates; nil before the first frame.
  private(set) var area: Rect?
  private lazy var moves = ListMoves(move: { [weak self] in self?.move(by: $0) }) { [weak self] in
    self?.focus(on: $0)
  }
  /// The index of the choice for each visible line.
  private var placesOnView: [Int] = []

  /// The result of an event.
  enum Outcome {
    case open
    case unknownKey
    case closed
    case chosen(String)
  }

  private static let maxColumns = 60

  init(_ menu: Menu) {
    self.menu = menu
    focus = menu.focus
  }

  // MARK: Input

  func handle(_ event: InputEvent) -> Outcome {
    switch event {
    case .key(let key): return handle(key)
    case .mouse(let mouse):
      let isClick = mouse.kind == .press(.left)
      let isUsed = moves.handle(event, row: { [self] in place(ofLine: $0) }) {}
      return isUsed && isClick ? choice : .open
    default: return .open
    }
  }

  private func handle(_ key: Key) -> Outcome {
    if let choice = menu.choices.first(where: { $0.key.map { Key.char($0) } == key }) {
      return .chosen(choice.id)
    }
    switch key {
    case Key(.enter): return choice
    case Key(.escape), .char("q"): return .closed
    case .char("j"), Key(.down), .ctrl("n"): move(by: 1)
    case .char("k"), Key(.up), .ctrl("p"): move(by: -1)
    case Key(.pageDown): move(by: page)
    case Key(.pageUp): move(by: -page)
    case .char("g"), Key(.home): focus(on: 0)
    case .char("G"), Key(.end): focus(on: menu.choices.count - 1)
    default: return .unknownKey
    }
    return .open
  }

  /// The rows on view, with one row of overlap.
  private var page: Int { max(1, moves.area.rows - 1) }

  private var choice: Outcome {
    menu.choices.indices.contains(focus) ? .chosen(menu.choices[focus].id) : .closed
  }

  private func place(ofLine line: Int) -> Int? {
    placesOnView.indices.contains(line) ? placesOnView[line] : nil
  }

  private func move(by count: Int) {
    focus(on: focus + count)
  }

  private func focus(on place: Int) {
    focus = max(0, min(place, menu.choices.count - 1))
  }

  // MARK: Drawing

  func draw(_ canvas: Canvas, _ texts: Texts) {
    let width = min(canvas.size.columns - 2, Self.maxColumns)
    let lines = lines(columns: width - 2 - SelectionMark.columns)
    // The tabs and the status line stay visible.
    let height = min(lines.count + 2, canvas.size.rows - 2)
    let rect = Rect(
      row: (canvas.size.rows - height) / 2, column: (canvas.size.columns - width) / 2, rows: height,
      columns: width)
    let box = canvas.pane(menu.name, rect)
    area = box.area
    let place = texts.list.place(place: "\(focus + 1)", total: "\(menu.choices.count)")
    BoxFrame.draw(
      box, title: DisplayText(menu.title), counts: lines.count + 2 > height ? DisplayText(place) : .empty,
      footer: footer(texts.app, columns: width - 6))
    let inner = box.part(Rect(row: 1, column: 1, rows: height - 2, columns: width - 2))
    moves.area = inner.area
    draw(lines, inner)
    canvas.reportFocus(menu.name)
  }

  /// The keys of the menu, as many as fit.
  private func footer(_ texts: AppTexts, columns: Int) -> DisplayText {
    let full = DisplayText(texts.menuFooter)
    return full.width <= columns ? full : DisplayText(texts.menuFooterShort)
  }

  private typealias Line = (place: Int, text: DisplayText, isFirst: Bool)

  private func lines(columns: Int) -> [Line] {
    menu.choices.enumerated().flatMap { place, choice -> [Line] in
      let details = choice.detail.map { DisplayText("   \($0)").wrapped(to: columns, indent: 3) } ?? []
      let first = DisplayText(choice.key.map { "\($0)  \(choice.text)" } ?? choice.text)
      return [(place, first, true)] + details.map { (place, $0, false) }
    }
  }

  private func draw(_ lines: [Line], _ canvas: Canvas) {
    let focused = lines.indices.filter { lines[$0].place == focus }
    // Shows the whole choice, or its start if it is taller than the box.
    _ = scroll.follow(selected: focused.last, count: lines.count, rows: canvas.size.rows)
    let visible = scroll.follow(selected: focused.first, count: lines.count, rows: canvas.size.rows)
    placesOnView = lines[visible].map(\.place)
    for (row, line) in lines[visible].enumerated() {
      let isFocused = line.place == focus
      var style = canvas.theme[isFocused ? .selectedRow : .text]
      if isFocused, line.isFirst {
        style = SelectionMark.draw(canvas, row: row, isSelected: true, hasFocus: true)
        canvas.hideCursor(row: row, column: 0)
        canvas.reportSelected(DisplayText(menu.choices[focus].text), pane: menu.name)
      } else if isFocused {
        canvas.fill(Rect(row: row, column: 0, rows: 1, columns: canvas.size.columns), style: style)
      }
      canvas.draw(
        line.text, row: row, column: SelectionMark.columns, style: style,
        width: canvas.size.columns - SelectionMark.columns)
    }
  }
}
