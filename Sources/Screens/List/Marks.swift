public import EventLoop
public import Terminal
import Texts

/// The items of a list that the person has marked, in the order of marking. A mark belongs to the item: it stays when
/// rows move, and when the item is no longer loaded.
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

  /// Takes over what was read of the marked items.
  /// - Parameter isAll: whether the list has no other items; a mark on one that is gone is dropped then.
  mutating func update(from fresh: [Item], isAll: Bool) {
    guard !isEmpty else { return }
    let known = Dictionary(fresh.map { ($0.id, $0) }) { first, _ in first }
    items = items.compactMap { known[$0.id] ?? (isAll ? nil : $0) }
    ids = Set(items.map(\.id))
  }
}

/// A list whose items can be marked: Space marks the selected one, Esc takes all marks back, and an action works on
/// `targets`.
@LoopActor
public protocol MarkableList: ListInput, ListOutput where Item: Identifiable & Sendable, Item.ID: Sendable {
  var marks: Marks<Item> { get set }
  var selectedItem: Item? { get }
  /// The marked items but for those that a filter hides. No action changes what is not shown.
  var shownMarks: [Item] { get }
  /// Whether there are rows, loaded or not.
  var hasRows: Bool { get }
}

extension MarkableList {
  public var shownMarks: [Item] { marks.items }

  /// What an action works on: the marked items that are shown, or the selected one if there is none.
  public var targets: [Item] {
    let marked = shownMarks
    return marked.isEmpty ? selectedItem.map { [$0] } ?? [] : marked
  }

  /// Takes the marks back on what an action has changed. Those that a filter hides stay.
  public func unmark(_ items: [Item]) {
    if !marks.isEmpty { marks.remove(items) }
  }

  /// Takes all marks back.
  public func unmarkAll() {
    if !marks.isEmpty { marks = Marks() }
  }

  public func isMarked(at place: Int) -> Bool {
    !marks.isEmpty && item(at: place).map { marks.contains($0) } == true
  }

  /// An action on rows, enabled if there are some.
  public func action(
    _ id: String, _ keys: [Key], _ text: @escaping @autoclosure @LoopActor () -> String,
    hint: @escaping @autoclosure @LoopActor () -> String? = nil, run: @escaping @LoopActor () -> Void
  ) -> Action {
    Action(id, keys, text(), hint: hint(), when: { self.hasRows }, run: run)
  }

  /// The keys that mark.
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
