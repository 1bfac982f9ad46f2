public import EventLoop
public import Terminal
import Texts

/// The marked items of a list, in the order of marking. A mark belongs to the item, so it stays when rows move and when
/// the item is no longer loaded.
public struct Marks<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  public private(set) var items: [Item] = []
  private var ids: Set<Item.ID> = []

  public init() {}

  public var isEmpty: Bool { items.isEmpty }

  public func contains(_ item: Item) -> Bool {
    !ids.isEmpty && ids.contains(item.id)
  }

  mutating func toggle(_ item: Item) {
    if ids.remove(item.id) == nil {
      ids.insert(item.id)
      items.append(item)
    } else {
      items.removeAll { $0.id == item.id }
    }
  }

  mutating func remove(_ taken: [Item]) {
    guard !isEmpty else { return }
    ids.subtract(taken.map(\.id))
    items.removeAll { !ids.contains($0.id) }
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

/// A list whose items can be marked: Space marks the selected one, Esc removes all marks, and actions work on
/// `targets`.
@LoopActor
public protocol MarkableList: ListPresenting where Item: Identifiable & Sendable, Item.ID: Sendable {
  var marks: Marks<Item> { get set }
  var selectedItem: Item? { get }
  /// The marked items that no filter hides. No action changes an item that is not shown.
  var shownMarks: [Item] { get }
  /// Whether there are rows, loaded or not.
  var hasRows: Bool { get }
}

extension MarkableList {
  public var shownMarks: [Item] { marks.items }

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

  public func isMarked(at place: Int) -> Bool {
    !marks.isEmpty && item(at: place).map { marks.contains($0) } == true
  }

  /// An action on rows; disabled if there are none.
  public func action(
    _ id: String, _ keys: [Key], _ text: @escaping @autoclosure @LoopActor () -> String,
    hint: @escaping @autoclosure @LoopActor () -> String? = nil, run: @escaping @LoopActor () -> Void
  ) -> Action {
    Action(
      id, keys, text(), hint: hint(), when: { self.hasRows },
      whyNot: self.whyNoRow, run: run)
  }

  /// The actions that mark.
  public var markActions: [Action] {
    var words: ListTexts { rowContext.texts.list }
    return [
      Action("unmark", [Key(.escape)], words.unmark, hint: words.unmarkHint, when: { !self.marks.isEmpty }) {
        self.unmarkAll()
      },
      Action("mark", [.char(" ")], words.mark, when: { self.selectedItem != nil }) {
        if let item = self.selectedItem { self.marks.toggle(item) }
      },
    ]
  }
}
