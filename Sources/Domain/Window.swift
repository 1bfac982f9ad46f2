/// A loaded range of a list that may be far longer.
public struct Window<Item> {
  /// The index of the first item in the whole list.
  public var start: Int
  /// In list order.
  public var items: [Item]
  /// The number of items in the whole list.
  public var total: Int
  /// Whether `total` is only that of the items up to the one after the window, because the others are not counted yet.
  public var isPart = false

  public init(start: Int, items: [Item], total: Int, isPart: Bool = false) {
    self.start = start
    self.items = items
    self.total = total
    self.isPart = isPart
  }

  /// An empty list.
  public static var empty: Self { Self(start: 0, items: [], total: 0) }

  /// The index after the last loaded item.
  public var end: Int { start + items.count }

  /// The item at an index of the whole list; nil if it is not loaded.
  public func item(at index: Int) -> Item? {
    index >= start && index < end ? items[index - start] : nil
  }
}

extension Window where Item: Identifiable {
  /// Puts a loaded item beside another one, where it was before a change moved it.
  /// - Returns: its index in the whole list; nil if not both are loaded.
  public mutating func put(_ id: Item.ID, before next: Item.ID?, orAfter previous: Item.ID?) -> Int? {
    guard let from = items.firstIndex(where: { $0.id == id }) else { return nil }
    let item = items.remove(at: from)
    let below = items.firstIndex { $0.id == next }
    guard let to = below ?? items.firstIndex(where: { $0.id == previous }).map({ $0 + 1 }) else {
      items.insert(item, at: from)
      return nil
    }
    items.insert(item, at: to)
    return start + to
  }
}

extension Window: Sendable where Item: Sendable {}
extension Window: Equatable where Item: Equatable {}
extension Window: Hashable where Item: Hashable {}

/// The item of the history that a window is centred on.
public enum VisitAnchor: Hashable, Sendable {
  /// The group at this index of the whole history. The search starts from `known`, a window that was loaded
  /// before: the nearer the index is to that window or to an end of the history, the faster.
  case index(Int, near: Window<VisitGroup>)
  /// The group with this id; the top if it was deleted or does not match.
  case group(Int64)
}

/// A loaded range of the todo list: open todos before done ones, each newest first.
public struct TodoWindow: Hashable, Sendable {
  /// The index of the first row in the whole list.
  public var start: Int
  /// In list order.
  public var todos: [Todo]
  /// Of all todos of the list, also those that are left out below folded ones.
  public var counts: TodoCounts
  /// The number of rows of the whole list. In a nested list that is long, it is exact only near its ends.
  public var total: Int
  /// Whether there are rows after the window that are not counted, because counting ended at a limit: then `total` has one
  /// of them.
  public var isPart = false
  /// The number of its todos that are left out below folded ones.
  public var hidden = 0
  /// Of the rows that are below others or have others below them.
  public var nodes: [Int64: TodoNode] = [:]
  /// The titles of the todos that rows are parts of without being below them.
  public var parentTitles: [Int64: String] = [:]
  /// The number of direct parts of the rows that have any.
  public var partCounts: [Int64: Int] = [:]
  /// The number of the change that undo takes back; nil if there is none.
  public var newestChange: Int64?
  /// Whether there is a change to redo.
  public var canRedo: Bool

  /// - Parameter total: the number of rows of the whole list; nil for that of all todos.
  public init(
    start: Int, todos: [Todo], counts: TodoCounts, total: Int? = nil, newestChange: Int64? = nil,
    canRedo: Bool = false
  ) {
    self.total = total ?? counts.total
    self.start = start
    self.todos = todos
    self.counts = counts
    self.newestChange = newestChange
    self.canRedo = canRedo
  }

  /// An empty list.
  public static let empty = TodoWindow(start: 0, todos: [], counts: TodoCounts(open: 0, done: 0))
}

/// The number of todos.
public struct TodoCounts: Hashable, Sendable {
  /// With those that wait.
  public var open: Int
  public var waiting = 0
  public var done: Int
  /// Whether counting ended at a limit, so that there may be more open ones, waiting or not.
  public var isOpenLimited = false
  /// The same for done ones.
  public var isDoneLimited = false
  public var isLimited: Bool { isOpenLimited || isDoneLimited }
  public var total: Int { open + done }

  public init(open: Int, waiting: Int = 0, done: Int) {
    (self.open, self.waiting, self.done) = (open, waiting, done)
  }

  /// Adds those of other todos.
  public static func += (counts: inout Self, others: Self) {
    counts.open += others.open
    counts.waiting += others.waiting
    counts.done += others.done
    counts.isOpenLimited = counts.isOpenLimited || others.isOpenLimited
    counts.isDoneLimited = counts.isDoneLimited || others.isDoneLimited
  }
}

/// The position of a window in the todo list.
public enum TodoAnchor: Hashable, Sendable {
  case top
  case bottom
  /// The rows after this todo, whose index in the whole list is `index`.
  case after(Todo, index: Int)
  /// The rows before this todo, whose index in the whole list is `index`.
  case before(Todo, index: Int)
  /// Rows on both sides of the todo with this id; the top if it was deleted or does not match.
  case around(Int64)
}
