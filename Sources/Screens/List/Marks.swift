public import EventLoop
public import Terminal
import Texts

/// The marked items of a list, in the order of marking. A mark belongs to the item, so it stays when rows move and when
/// the item is no longer loaded.
public struct Marks<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  public private(set) var items: [Item] = [] { didSet { version += 1 } }
  /// Changes whenever the marked items change, unless all marks are replaced.
  private(set) var version = 0
  private var ids: Set<Item.ID> = []
  /// A range that grows and shrinks with the selection; nil if there is none.
  private(set) var range: MarkRange?
  /// What was marked when the range began.
  private var beforeRange: [Item] = []

  public init() {}

  public var isEmpty: Bool { items.isEmpty }

  public func contains(_ item: Item) -> Bool {
    !ids.isEmpty && ids.contains(item.id)
  }

  mutating func toggle(_ item: Item) {
    endRange()
    if ids.remove(item.id) == nil {
      ids.insert(item.id)
      items.append(item)
    } else {
      items.removeAll { $0.id == item.id }
    }
  }

  /// Marks more items.
  mutating func insert(_ new: [Item]) {
    range = nil
    add(new)
  }

  private mutating func add(_ new: [Item]) {
    for item in new where ids.insert(item.id).inserted { items.append(item) }
  }

  /// Begins a range at an index of the whole list.
  mutating func beginRange(at index: Int) {
    range = MarkRange(start: index)
    beforeRange = items
  }

  /// The row where the range began has moved.
  mutating func moveRange(to index: Int) {
    if range != nil { range = MarkRange(start: index) }
  }

  mutating func endRange() {
    range = nil
    beforeRange = []
  }

  /// Marks the items of the range, and what was marked before it.
  mutating func fillRange(with new: [Item]) {
    items = beforeRange
    ids = Set(items.map(\.id))
    add(new)
  }

  mutating func remove(_ taken: [Item]) {
    endRange()
    guard !isEmpty else { return }
    ids.subtract(taken.map(\.id))
    items = items.filter { ids.contains($0.id) }
  }

  /// Updates the marked items from the rows that were read.
  /// - Parameter isAll: whether `items` is the whole list; marks on items that are gone are then removed.
  mutating func update(from fresh: [Item], isAll: Bool) {
    guard !isEmpty else { return }
    let known = Dictionary(fresh.map { ($0.id, $0) }) { first, _ in first }
    items = items.compactMap { known[$0.id] ?? (isAll ? nil : $0) }
    ids = Set(items.map(\.id))
  }
}

/// A range of rows from the one where it began to the selected one. Not nested in the generic marks (see `Table`).
public struct MarkRange: Hashable, Sendable {
  /// The index of its first row in the whole list.
  let start: Int

  /// The rows from the start to another one.
  func rows(to index: Int) -> Range<Int> { min(start, index)..<max(start, index) + 1 }
}

/// A list whose items can be marked: Space marks the selected one, Esc removes all marks, and actions work on
/// `targets`.
@LoopActor
public protocol MarkableList: ListPresenting where Item: Identifiable & Sendable, Item.ID: Sendable {
  var marks: Marks<Item> { get set }
  var selectedItem: Item? { get }
  /// The marked items that no filter hides. Those of folded sections and parents are among them.
  var shownMarks: [Item] { get }
  /// Whether rows can be marked.
  var canMark: Bool { get }
  /// Whether there are rows, loaded or not.
  var hasRows: Bool { get }
  /// Whether an action has rows to work on.
  var hasTargets: Bool { get }
  /// Selects the row after one that was marked.
  func moveOn()
  /// Marks all rows that are shown.
  func markAll()
  /// Marks the rows from the start of the range to the selected one. Called when the range begins and after each move
  /// of the selection.
  func fillRange()
}

extension MarkableList {
  public var canMark: Bool { true }
  public var shownMarks: [Item] { marks.items }
  public var hasTargets: Bool { hasRows }
  public func moveOn() { moveSelection(by: 1) }

  /// The items that an action works on: the marked ones that no filter hides, or the selected one if there are none.
  public var targets: [Item] {
    let marked = shownMarks
    return marked.isEmpty ? selectedItem.map { [$0] } ?? [] : marked
  }

  /// Removes the marks of the items that an action has changed. Marks hidden by a filter stay.
  public func unmark(_ items: [Item]) {
    if !marks.isEmpty { marks.remove(items) }
  }

  /// Removes all marks.
  public func unmarkAll() {
    if !marks.isEmpty { marks = Marks() }
  }

  /// Removes all marks, because the list is about to have other items, and says so.
  public func removeMarksAndSay() {
    guard !marks.isEmpty else { return }
    environment.notices.say(environment.texts.list.marksRemoved(count: marks.items.count))
    marks = Marks()
  }

  public func isMarked(at index: Int) -> Bool {
    !marks.isEmpty && item(at: index).map { marks.contains($0) } == true
  }

  /// An action on rows; disabled if there are none.
  public func action(
    _ id: String, _ keys: [Key], _ text: @escaping @autoclosure @LoopActor () -> String,
    effect: Action.Effect = .mayDelete, hint: @escaping @autoclosure @LoopActor () -> String? = nil,
    run: @escaping @LoopActor () -> Void
  ) -> Action {
    Action(
      id, keys, text(), effect: effect, hint: hint(), when: { self.hasTargets },
      whyNot: self.whyNoRow, run: run)
  }

  /// The actions that mark rows.
  public var markActions: [Action] {
    guard canMark else { return [] }
    var words: ListTexts { rowContext.texts.list }
    return [
      Action(
        "unmark", [Key(.escape)], words.unmark, effect: .works, hint: words.unmarkHint,
        when: { !self.marks.isEmpty }
      ) {
        self.unmarkAll()
      },
      Action(
        "mark", [.char(" ")], words.mark, effect: .works, when: { self.selectedItem != nil },
        whyNot: self.whyNoRow
      ) {
        guard let item = self.selectedItem else { return }
        self.marks.toggle(item)
        self.moveOn()
      },
      Action(
        "mark-range", [.char("v")], words.markRange, effect: .works, when: { self.selectedItem != nil },
        whyNot: self.whyNoRow
      ) { self.beginOrEndRange() },
      Action(
        "mark-all", [.char("*")], words.markAll, effect: .works, when: { self.hasRows },
        whyNot: self.whyNoRow
      ) {
        self.markAll()
      },
    ]
  }

  private func beginOrEndRange() {
    guard marks.range == nil else { return marks.endRange() }
    marks.beginRange(at: selectedIndex)
    fillRange()
    environment.notices.say(rowContext.texts.list.rangeBegins)
  }
}
