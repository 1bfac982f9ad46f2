/// The rows of a list with sections: for each one a heading, and below it the items of an open one.
struct SectionedRows<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
  let sections: [ListSection<Item>]
  let folded: Set<String>
  /// The items below each heading.
  private let items: [[Item]]
  /// The indices of the headings.
  let starts: [Int]
  let count: Int

  init(_ sections: [ListSection<Item>] = [], folded: Set<String> = []) {
    (self.sections, self.folded) = (sections, folded)
    let items = sections.map { folded.contains($0.id) ? [] : $0.items }
    var (starts, count) = ([Int](), 0)
    for section in items {
      starts.append(count)
      count += section.count + 1
    }
    (self.items, self.starts, self.count) = (items, starts, count)
  }

  /// What stays the same when rows move: a section, and an item in it if the row is not its heading.
  struct RowID {
    let section: String
    let item: Item.ID?
  }

  /// Where a row is.
  struct Position {
    let section: Int
    /// The index of the item in the section; nil for the heading.
    let item: Int?
  }

  func position(at index: Int) -> Position? {
    guard index >= 0, index < count, let section = starts.lastIndex(where: { $0 <= index }) else {
      return nil
    }
    let offset = index - starts[section]
    return Position(section: section, item: offset == 0 ? nil : offset - 1)
  }

  func item(at index: Int) -> Item? {
    guard let position = position(at: index), let item = position.item else { return nil }
    return items[position.section][item]
  }

  /// The items of a range of rows.
  func items(in rows: Range<Int>) -> [Item] {
    rows.clamped(to: 0..<count).compactMap { item(at: $0) }
  }

  /// The items of all open sections.
  var openItems: [Item] { items.flatMap(\.self) }

  func id(at index: Int) -> RowID? {
    position(at: index).map { RowID(section: sections[$0.section].id, item: item(at: index)?.id) }
  }

  /// The index of a row that may have moved; nil if it is gone.
  /// - Parameter hint: where it may still be.
  func index(of id: RowID, hint: Int) -> Int? {
    guard let section = sections.firstIndex(where: { $0.id == id.section }) else { return nil }
    guard let wanted = id.item else { return starts[section] }
    let offset = hint - starts[section] - 1
    if items[section].indices.contains(offset), items[section][offset].id == wanted { return hint }
    return items[section].firstIndex { $0.id == wanted }.map { starts[section] + 1 + $0 }
  }

  /// The index of an item in an open section; nil without one.
  func index(ofItem id: Item.ID) -> Int? {
    for (section, start) in starts.enumerated() {
      if let offset = items[section].firstIndex(where: { $0.id == id }) { return start + 1 + offset }
    }
    return nil
  }

  /// The row that replaces one that is gone: the one at its index in its section, or the last one of that.
  /// - Parameters:
  ///   - section: the id of its section.
  ///   - offset: its index in the section.
  ///   - following: the sections that were below it. If the section is gone too, the first row of the next one is taken.
  ///   - index: its index among all rows, if those are gone, too.
  func nearest(to section: String, _ offset: Int, following: [String], _ index: Int) -> Int {
    guard let section = sections.firstIndex(where: { $0.id == section }) else {
      let next = following.lazy.compactMap { id in sections.firstIndex { $0.id == id } }.first
      return next.map { starts[$0] + min(1, items[$0].count) } ?? max(0, min(index, count - 1))
    }
    return starts[section] + min(offset + 1, items[section].count)
  }

  /// The first item if its section is loaded; the heading whose items are awaited before it; else the first row.
  var first: Int {
    for (section, start) in starts.enumerated() {
      if sections[section].isAwaited { return start }
      if !items[section].isEmpty { return start + 1 }
    }
    return 0
  }

  /// The first item below a row; nil if there is none.
  func nextItem(after index: Int) -> Int? {
    var next = index + 1
    while next < count, position(at: next)?.item == nil { next += 1 }
    return next < count ? next : nil
  }
}
