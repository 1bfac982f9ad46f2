public import EventLoop
import Terminal
public import Texts
import UseCases

/// Where the items of a list with sections come from: a list of its own for each section (`SeparateSections`), or one
/// list that is divided (`DividedSections`); or from no list, if a feature has them all.
@LoopActor
public protocol SectionSource<Item>: AnyObject {
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable
  /// The lists from GitHub that the items come from.
  var lists: [PagedListPresenter<Item>] { get }
  /// The sections, in order. No two have the same id.
  var sections: [ListSection<Item>] { get }
  /// Changes whenever `sections` may have changed. Observed.
  var version: Int { get }
  /// What the heading of a section says, in the current language.
  func label(of id: String) -> SectionLabel
  /// The list that the items of a section come from.
  func list(of id: String) -> PagedListPresenter<Item>?
  /// An item of a section is selected: loads ahead.
  /// - Parameter index: that of the item in the section.
  func didSelect(_ index: Int, in id: String)
  /// The list has room for this many rows.
  func didDraw(rows: Int)
  /// The message instead of all rows, or below them.
  var message: PaneMessage? { get }
  /// Sentences above the rows.
  var head: [String] { get }
  /// What the status line says first.
  var status: [String] { get }
}

extension SectionSource {
  public var version: Int { lists.reduce(0) { $0 &+ $1.version } }
  public func didDraw(rows: Int) {}
  public var message: PaneMessage? { nil }
  /// Once for all lists.
  public var head: [String] { lists.lazy.map(\.signOn).first { !$0.isEmpty } ?? [] }
  public var status: [String] { [] }
}

/// The items of a section.
public struct ListSection<Item: Sendable>: Sendable {
  /// Names the section as long as the list exists: what is folded is remembered by it.
  let id: String
  let items: [Item]
  /// Whether more items can be loaded.
  let isPart: Bool
  /// Whether its first items are being loaded.
  let isAwaited: Bool

  public init(id: String, items: [Item], isPart: Bool, isAwaited: Bool) {
    (self.id, self.items, self.isPart, self.isAwaited) = (id, items, isPart, isAwaited)
  }
}

/// Sections that are loaded one by one: one can fail while the others load.
@LoopActor
public final class SeparateSections<Item: Identifiable & Sendable>: SectionSource where Item.ID: Sendable {
  private let titles: [(id: String, title: @LoopActor (Texts) -> String)]
  public let lists: [PagedListPresenter<Item>]

  /// - Parameter sections: the text of an empty section is the first one of its list.
  public init(
    _ sections: [(id: String, title: @LoopActor (Texts) -> String, list: PagedListPresenter<Item>)]
  ) {
    titles = sections.map { ($0.id, $0.title) }
    lists = sections.map(\.list)
  }

  public var sections: [ListSection<Item>] {
    zip(titles, lists).map { named, list in
      ListSection(
        id: named.id, items: list.pages.currentItems, isPart: list.shown.isPart,
        isAwaited: list.isAwaitingRows)
    }
  }

  public func label(of id: String) -> SectionLabel {
    guard let index = index(of: id) else { return SectionLabel(title: "", count: "") }
    let list = lists[index]
    return SectionLabel(
      title: titles[index].title(list.environment.texts), count: list.countText,
      remark: list.headingRemark, spinner: list.frameLabels.spinner, message: list.headingMessage)
  }

  public func list(of id: String) -> PagedListPresenter<Item>? { index(of: id).map { lists[$0] } }

  public func didSelect(_ index: Int, in id: String) { list(of: id)?.select(index) }

  private func index(of id: String) -> Int? { titles.firstIndex { $0.id == id } }
}

/// One list divided into sections. A section without items is left out.
@LoopActor
public final class DividedSections<Item: Identifiable & Sendable>: SectionSource where Item.ID: Sendable {
  private let list: PagedListPresenter<Item>
  private let items: @LoopActor () -> [Item]
  private let itemsVersion: @LoopActor () -> Int
  private let order: @LoopActor ([String]) -> [String]
  private let sectionOf: @LoopActor (Item) -> String
  private let isWhole: @LoopActor (String) -> Bool
  private let title: @LoopActor (String, Texts) -> String
  /// The items by section, for a version of the list.
  private var divided: (version: Int, sections: [ListSection<Item>])?

  /// - Parameters:
  ///   - list: its items stay in their order within a section.
  ///   - items: what is shown of it, with what is not from GitHub; nil for the items of the list.
  ///   - version: changes whenever `items` may have changed. Observed.
  ///   - order: sorts the ids of the sections that have items, which come in the order of their first items.
  ///   - section: the id of the section of an item.
  ///   - isWhole: whether a section has all of its items, although the list has more.
  ///   - title: that of a section, by its id.
  public init(
    _ list: PagedListPresenter<Item>, items: (@LoopActor () -> [Item])? = nil,
    version: (@LoopActor () -> Int)? = nil,
    order: @escaping @LoopActor (_ ids: [String]) -> [String] = { $0 },
    by section: @escaping @LoopActor (Item) -> String,
    isWhole: @escaping @LoopActor (_ id: String) -> Bool = { _ in false },
    title: @escaping @LoopActor (_ id: String, Texts) -> String
  ) {
    (self.list, self.order, self.isWhole, self.title) = (list, order, isWhole, title)
    self.items = items ?? { list.pages.currentItems }
    itemsVersion = version ?? { list.version }
    sectionOf = section
  }

  public var version: Int { itemsVersion() }

  public var lists: [PagedListPresenter<Item>] { [list] }

  public var sections: [ListSection<Item>] {
    let version = version
    if let divided, divided.version == version { return divided.sections }
    var (ids, items) = ([String](), [String: [Item]]())
    for item in self.items() {
      let id = sectionOf(item)
      if items[id] == nil { ids.append(id) }
      items[id, default: []].append(item)
    }
    let isPart = list.shown.isPart
    let sections = order(ids).map { id in
      ListSection(id: id, items: items[id] ?? [], isPart: isPart && !isWhole(id), isAwaited: false)
    }
    divided = (version, sections)
    return sections
  }

  public func label(of id: String) -> SectionLabel {
    let section = sections.first { $0.id == id }
    let count = NumberText.grouped(section?.items.count ?? 0)
    return SectionLabel(
      title: title(id, list.environment.texts), count: section?.isPart == true ? "\(count)+" : count)
  }

  public func list(of id: String) -> PagedListPresenter<Item>? { list }

  /// The last items of any section are near the end of the list, because those that follow may belong to it.
  public func didSelect(_ index: Int, in id: String) {
    guard !isWhole(id), let items = sections.first(where: { $0.id == id })?.items,
      items.indices.contains(index)
    else { return }
    let item = items[index].id
    let isLast = index == items.count - 1
    list.select(isLast ? Int.max : list.pages.items.firstIndex { $0.id == item } ?? 0)
  }

  public func didDraw(rows: Int) { list.didDraw(rows: rows) }

  public var message: PaneMessage? { list.shown.message }
}
