import EventLoop
import Terminal
import Texts

/// An entry in the contents of a document: something that readers look for, such as a heading or a comment.
public struct DocumentEntry: Hashable, Sendable {
  /// The number of its part in the section, including the parts above.
  let part: Int
  let level: Int
  let title: String
  let detail: String

  /// - Parameters:
  ///   - part: the number of the part in its section, including the parts above.
  ///   - level: how deep it is nested, from 0.
  ///   - detail: shown faint after the title.
  public init(part: Int, level: Int = 0, _ title: String, detail: String = "") {
    (self.part, self.level, self.title, self.detail) = (part, level, title, detail)
  }
}

/// The contents of a document: a menu at every width, and a list beside the text in a wide terminal. None of the other
/// kinds of panes: its selection is where the reader is, who scrolls on in the text.
@LoopActor
final class DocumentContents: Pane {
  private weak var pane: DocumentPane?
  private let dialogs: Dialogs
  private let texts: @LoopActor () -> Texts
  private var scroll = ListScroll()
  /// The entry that was marked in the last frame, and the number of rows. The list follows only their changes, so that
  /// the wheel can move it.
  private var followed: (entry: Int, rows: Int)?
  private var chosen: Chosen?
  private lazy var wheel = ListMoves(move: { [weak self] in self?.scroll(by: $0) }) { [weak self] in
    self?.choose($0)
  }
  private weak var split: Split?
  private var isBeside = false
  var hasFocus = false

  /// The entry that the reader chose, and the position of the document after that. An entry near the end cannot come to
  /// the top, but it stays marked until the reader scrolls.
  private struct Chosen {
    let entry: Int
    let top: DocumentPosition
  }

  /// The minimum width of the screen for the list, in columns.
  static let columns = 160
  /// The columns that one level is indented by.
  nonisolated static let indent = 2
  /// The narrowest list, in columns. It is also at least a fifth of the screen, which would be empty otherwise.
  private static let narrowest = 30

  init(_ dialogs: Dialogs, _ texts: @escaping @LoopActor () -> Texts) {
    (self.dialogs, self.texts) = (dialogs, texts)
  }

  /// - Parameter pane: retains the contents.
  func attach(to pane: DocumentPane) {
    self.pane = pane
  }

  private var words: ContentsTexts { texts().contents }
  private var layout: DocumentLayout? { pane?.layoutOnView }

  // MARK: The reader's position

  /// The index of the entry that is being read.
  private func current(in layout: DocumentLayout, at scroll: DocumentScroll) -> Int {
    let (entries, top) = (layout.entries, scroll.top(in: layout))
    if let chosen, chosen.top == top, entries.indices.contains(chosen.entry) { return chosen.entry }
    if scroll.percent == 100, top > layout.first { return entries.count - 1 }
    return entries.lastIndex { $0.part <= top.part } ?? 0
  }

  private func choose(_ entry: Int) {
    guard let pane, let layout, layout.entries.indices.contains(entry) else { return }
    pane.scroll { $0.scroll(toPart: layout.entries[entry].part, in: $1) }
    chosen = Chosen(entry: entry, top: pane.scroll.top(in: layout))
  }

  // MARK: The list

  /// Both side by side.
  func split(beside pane: DocumentPane) -> Split {
    let split = Split(
      [
        Split.Part(pane),
        Split.Part(self, named: "contents", columns: { [self] in columns(of: $0, beside: pane) }) { [self] in
          labels
        },
      ], texts)
    self.split = split
    return split
  }

  /// The width of the list on a screen of a width, in columns; nil if it is not beside the text.
  private func columns(of whole: Int, beside pane: DocumentPane) -> Int? {
    let layout = pane.layout(columns: whole)
    isBeside = whole >= Self.columns && layout.entries.count > 1
    return isBeside ? Self.width(of: layout, columns: whole) : nil
  }

  /// The width of the list in columns: that of its words, but the text comes first.
  private static func width(of layout: DocumentLayout, columns: Int) -> Int {
    let least = max(narrowest, columns / 5)
    // The frame, the mark, and a blank before the frame.
    let words = layout.entryColumns + SelectionMark.columns + 3
    return max(least, min(words, columns - DocumentPane.widest - 2))
  }

  private var labels: PaneFrame.Labels {
    guard let pane, let layout else { return PaneFrame.Labels() }
    let current = current(in: layout, at: pane.scroll)
    let position = texts().list.position(number: "\(current + 1)", total: "\(layout.entries.count)")
    return PaneFrame.Labels(title: DisplayText(words.title), position: DisplayText(position))
  }

  func draw(_ canvas: Canvas) {
    guard let pane, let layout, !layout.entries.isEmpty else { return }
    let (list, entries, current) = (canvas, layout.entries, current(in: layout, at: pane.scroll))
    (wheel.area, keys.area) = (list.area, list.area)
    if hasFocus {
      canvas.reportFocus("contents")
      canvas.parkCursor(row: 0, column: 0)
    }
    let isSame = followed?.entry == current && followed?.rows == list.size.rows
    followed = (current, list.size.rows)
    let visible = scroll.follow(
      selected: isSame ? nil : current, count: entries.count, rows: list.size.rows)
    for (row, index) in visible.enumerated() {
      let style = SelectionMark.draw(list, row: row, isSelected: index == current, hasFocus: hasFocus)
      draw(entries[index], list, row: row, style)
    }
    canvas.reportSelected(entries[current].title, pane: "contents")
  }

  private func draw(_ entry: DocumentText.Entry, _ canvas: Canvas, row: Int, _ style: Style) {
    let start = SelectionMark.columns + entry.level * Self.indent
    let end = start + canvas.draw(entry.title, row: row, column: start, style: style)
    guard entry.detail.width > 0 else { return }
    canvas.draw(" · " + entry.detail, row: row, column: end, style: canvas.theme[.faint])
  }

  // MARK: Its keys

  var isEmpty: Bool { (layout?.entries.count ?? 0) < 2 }
  var isAtStart: Bool { true }
  var status: [String] { [] }

  private lazy var keys = ListMoves(
    move: { [weak self] in self?.move(by: $0) }, select: { [weak self] in self?.choose(atMost: $0) })
  private(set) lazy var actions: [Action] = {
    let texts = texts
    var words: ContentsTexts { texts().contents }
    let read = Action("read", [Key(.enter)], words.read, effect: .shows, hint: words.readHint) {
      [weak self] in self?.split?.goBack()
    }
    return [read] + keys.actions(texts) { true }
  }()

  private func move(by count: Int) {
    guard let pane, let layout else { return }
    choose(atMost: max(0, current(in: layout, at: pane.scroll) + count))
  }

  private func choose(atMost entry: Int) {
    guard let layout else { return }
    choose(min(entry, layout.entries.count - 1))
  }

  /// A click goes to an entry, the wheel scrolls the list. Returns whether the event was used.
  func handle(_ event: InputEvent) -> Bool {
    wheel.handle(event, row: { [self] in entry(ofLine: $0) }) {}
  }

  private func entry(ofLine line: Int) -> Int? {
    layout?.entries.indices.contains(scroll.top + line) == true ? scroll.top + line : nil
  }

  private func scroll(by count: Int) {
    guard let entries = layout?.entries else { return }
    let edge = count < 0 ? scroll.top : scroll.top + wheel.area.rows - 1
    let wanted = max(0, min(edge + count, entries.count - 1))
    _ = scroll.follow(selected: wanted, count: entries.count, rows: wheel.area.rows)
  }

  // MARK: The menu

  /// Shows the entries in a menu; the one that is being read has the focus.
  var action: Action {
    Action(
      "contents", [.char("O")], self.words.choose, effect: .works, hint: self.words.hint,
      when: { [weak self] in (self?.layout?.entries.count ?? 0) > 1 },
      whyNot: self.pane?.whyNothing(self.words.none)
    ) { [weak self] in self?.showMenu() }
  }

  /// The key to the right shows the contents, where they are not beside the text.
  var into: Action {
    Action(
      "into", [.char("l"), Key(.right)], self.words.choose, effect: .works,
      when: { [weak self] in self.map { !$0.isBeside && !$0.isEmpty } == true },
      whyNot: self.pane?.whyNothing(nil)
    ) { [weak self] in self?.showMenu() }
  }

  private func showMenu() {
    guard let pane, let layout else { return }
    let choices = layout.entries.enumerated().map { index, entry in
      Menu.Choice("\(index)", entry.line(indent: Self.indent))
    }
    let menu = Menu(
      "headings", title: words.title, choices: choices, focus: current(in: layout, at: pane.scroll))
    dialogs.show(menu) { [weak self] id in
      guard let self, let index = Int(id), let now = self.layout else { return }
      // Comments can have been loaded while the menu was open.
      let part = now.text.number(ofPart: layout.entries[index].part, in: layout.text)
      if let entry = now.entries.firstIndex(where: { $0.part == part }) { choose(entry) }
    }
  }
}

extension DocumentText.Entry {
  /// The width of the entry in the list, in cells.
  func columns(indent: Int) -> Int {
    level * indent + title.width + (detail.width > 0 ? 3 + detail.width : 0)
  }

  /// The entry in one line of plain text.
  fileprivate func line(indent: Int) -> String {
    let title = "\(DisplayText(repeating: " ", count: level * indent) + title)"
    return detail.width > 0 ? "\(title) · \(detail)" : title
  }
}
