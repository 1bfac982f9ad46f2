public import EventLoop
public import Terminal
public import Texts

/// The titles of the tabs inside a screen, in one row, and the keys and clicks that go from one to another.
@LoopActor
public final class TabStrip {
  /// The title of a tab, and how many rows the tab has; nil if that is not known.
  public struct Label: Hashable, Sendable {
    let title: String
    let count: Int?
    private let digits: Int

    /// - Parameter digits: the room for the count, also while it is not known, so that the other titles stay where they are.
    public init(_ title: String, count: Int? = nil, digits: Int = 0) {
      (self.title, self.count, self.digits) = (title, count, digits)
    }

    private var shownCount: String? { count.map { NumberText.short($0) } }

    fileprivate var text: String { shownCount.map { "\(title) \($0)" } ?? title }
    /// What the count leaves of its room.
    fileprivate var rest: String {
      let room = digits > 0 ? digits + 1 : 0
      return String(repeating: " ", count: max(0, room - (shownCount.map { $0.count + 1 } ?? 0)))
    }
  }

  private let texts: @LoopActor () -> Texts
  private let labels: @LoopActor (Texts) -> [Label]
  private let current: @LoopActor () -> Int
  private let choose: @LoopActor (Int) -> Void
  /// The area of each title in the last frame, in the terminal's coordinates.
  private var areas: [(index: Int, area: Rect)] = []

  /// - Parameters:
  ///   - labels: the tabs in their order, at least one, and always as many.
  ///   - current: the index of the tab in front.
  ///   - choose: shows another tab. Not called with the one in front.
  public init(
    _ texts: @escaping @LoopActor () -> Texts, labels: @escaping @LoopActor (Texts) -> [Label],
    current: @escaping @LoopActor () -> Int, choose: @escaping @LoopActor (Int) -> Void
  ) {
    (self.texts, self.labels, self.current, self.choose) = (texts, labels, current, choose)
  }

  /// The keys that go around the tabs. They need no row, so they work while rows are loading.
  public private(set) lazy var actions = [
    Action(
      "next-inner-tab", [.char("]")], self.texts().app.nextInnerTab, effect: .shows,
      hint: self.texts().app.innerTabHint
    ) { [weak self] in self?.move(by: 1) },
    Action(
      "previous-inner-tab", [.char("[")], self.texts().app.previousInnerTab, effect: .shows
    ) { [weak self] in self?.move(by: -1) },
  ]

  private func move(by step: Int) {
    let (index, count) = (current(), labels(texts()).count)
    let next = (index + step + count) % max(1, count)
    if next != index { choose(next) }
  }

  /// Draws the titles into the first row.
  /// - Parameter remark: at the right, if it has room there.
  public func draw(_ canvas: Canvas, remark: String = "") {
    let row = canvas.pane("inner-tabs", Rect(row: 0, column: 0, rows: 1, columns: canvas.size.columns))
    let line = TabLine(labels(texts()), columns: row.size.columns, current: current())
    var column = 0
    areas = []
    for (index, label) in line.labels {
      row.draw(label, row: 0, column: column, style: row.theme[.secondary])
      if index == current() {
        // The room that a count leaves is no part of the title.
        var title = label.description[...]
        while title.last == " " { title.removeLast() }
        row.draw(DisplayText(String(title)), row: 0, column: column, style: row.theme[.currentTab])
      }
      let area = Rect(
        row: row.area.row, column: row.area.column + column, rows: 1, columns: label.width)
      areas.append((index, area))
      column += label.width
    }
    // Not less than a few words, and a blank on each side.
    let room = row.size.columns - column - 3
    guard room >= Self.shortestRemark, !remark.isEmpty else { return }
    let text = DisplayText(remark).truncated(to: room)
    row.draw(text, row: 0, column: row.size.columns - 1 - text.width, style: row.theme[.faint])
  }

  /// In columns.
  private static let shortestRemark = 16

  /// A click on a title shows its tab.
  /// - Returns: whether the event was used.
  public func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event, mouse.kind == .press(.left),
      let index = areas.first(where: { $0.area.contains(mouse.at) })?.index
    else { return false }
    if index != current() { choose(index) }
    return true
  }
}

/// The labels of inner tabs in a width. Like those of the program, the current one has brackets, so that it differs in
/// more than style. On a narrow terminal they are closer together, then they have no counts, and in the end those that
/// are farthest from the current one are left out.
struct TabLine {
  let labels: [(index: Int, text: DisplayText)]

  init(_ tabs: [TabStrip.Label], columns: Int, current: Int) {
    func line(
      _ text: (TabStrip.Label) -> String, ends: (String, String), hasCounts: Bool = true
    ) -> [DisplayText] {
      tabs.enumerated().map { index, tab in
        let rest = hasCounts ? tab.rest : ""
        return DisplayText((index == current ? "[\(text(tab))]" : ends.0 + text(tab) + ends.1) + rest)
      }
    }
    let close = (" ", "")
    let forms = [
      line(\.text, ends: (" ", " ")), line(\.text, ends: close), line(\.title, ends: close, hasCounts: false),
    ]
    let form = forms.first { $0.reduce(0) { $0 + $1.width } <= columns } ?? forms[2]
    var range = 0..<form.count
    while range.count > 1, form[range].reduce(0, { $0 + $1.width }) > columns {
      range =
        current - range.lowerBound > range.upperBound - 1 - current
        ? range.dropFirst() : range.dropLast()
    }
    labels = range.map { ($0, form[$0].truncated(to: columns)) }
  }
}
