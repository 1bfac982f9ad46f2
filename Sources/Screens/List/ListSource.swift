public import Domain
import EventLoop
import Terminal
import Texts

/// Reads the rows of a list in windows.
public struct ListSource<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  /// Reads the window around the item with an id, or around an index of the whole list if there is no id or the item is
  /// gone. `known` is the loaded window; `pattern` filters the rows.
  public typealias Load =
    @LoopActor @Sendable (_ id: Item.ID?, _ index: Int, _ known: Window<Item>, _ pattern: TextPattern?)
    async throws -> Loaded
  /// Reads the missing rows around an index. The result replaces `known`.
  public typealias ReadOn =
    @LoopActor @Sendable (_ index: Int, _ known: Window<Item>, _ pattern: TextPattern?)
    async throws -> Window<Item>
  /// The window that a reload read, and the index to select; nil keeps the selection.
  public typealias Loaded = (window: Window<Item>, selected: Int?)

  /// The number of rows that stay loaded on each side of the selection.
  let margin: Int
  let texts: @Sendable (Item) -> [String]
  let load: Load
  let readOn: ReadOn
  let changes: (@LoopActor @Sendable () -> AsyncStream<Void>)?
  /// See `init`.
  let kept: Kept?
  /// See `init`.
  let count: Count?

  /// Those of some marked items that are still in the list, as they are now, although they are not in the window.
  public typealias Kept = @LoopActor @Sendable (_ ids: [Item.ID]) async throws -> [Item]

  /// Counts what a reload left uncounted because it takes long. Nil if nothing was.
  public typealias Count = @LoopActor @Sendable (_ pattern: TextPattern?) async throws -> ListCount<Item>?

  /// - Parameters:
  ///   - count: runs after each reload, while the rows are on view; nil if reading counts everything.
  ///   - kept: nil if a list that is loaded whole has all of its items in the window.
  ///   - changes: emits after the rows were changed elsewhere.
  ///   - texts: the texts of an item that a filter searches, to decide whether it hides an item that is not loaded.
  public init(
    margin: Int, changes: (@LoopActor @Sendable () -> AsyncStream<Void>)? = nil,
    texts: @escaping @Sendable (Item) -> [String] = { _ in [] }, kept: Kept? = nil, count: Count? = nil,
    load: @escaping Load, readOn: @escaping ReadOn
  ) {
    (self.kept, self.count) = (kept, count)
    self.margin = margin
    self.texts = texts
    self.load = load
    self.readOn = readOn
    self.changes = changes
  }
}

/// What was counted after the rows of a list were shown.
public enum ListCount<Item: Sendable>: Sendable {
  /// The number of rows.
  case rows(Int)
  /// The same rows with their own numbers.
  case items([Item])
}

/// The texts of a list.
public struct ListWords {
  let count: (Int) -> String
  let framedCount: (Int) -> String
  /// What a narrow status line says of the list besides the position; nil for nothing.
  let shortName: () -> String?
  /// Why keys have no row; nil for what every list says.
  let noRows: () -> String?
  /// Made only for an empty list, as the two above only where they are needed: each frame and each key reads the other words.
  let empty: () -> [String]
  let head: [String]

  /// - Parameters:
  ///   - empty: the text of an empty list; an empty string separates paragraphs.
  ///   - head: sentences above the rows.
  ///   - shortName: see the property.
  ///   - noRows: see the property.
  ///   - framedCount: the count in a frame, which has the title of the list; nil if `count` does not name the list.
  public init(
    empty: @escaping @autoclosure () -> [String], head: [String] = [],
    shortName: @escaping @autoclosure () -> String? = nil,
    noRows: @escaping @autoclosure () -> String? = nil, framedCount: ((Int) -> String)? = nil,
    count: @escaping (Int) -> String
  ) {
    self.framedCount = framedCount ?? count
    (self.shortName, self.noRows) = (shortName, noRows)
    self.empty = empty
    self.head = head
    self.count = count
  }
}
