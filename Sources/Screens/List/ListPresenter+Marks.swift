import Domain
import EventLoop
import Texts

/// The marks of a list in the todo file.
extension ListPresenter: MarkableList {
  public var marks: Marks<Item> {
    get { state.marks }
    set {
      matchingMarks = nil
      state.marks = newValue
    }
  }

  public var selectedIndex: Int { state.selected }
  public var selectedItem: Item? { state.selectedItem }
  public var hasRows: Bool { state.window.total > 0 }

  /// The number of rows that can be marked at once.
  private static var maxMarked: Int { 20_000 }

  public func markAll() {
    // Of a list that is not counted yet, rows are read until there are no more.
    let total = state.window.isPart ? Int.max : state.window.total
    change { [self] in
      let items = try await rows(0..<min(total, Self.maxMarked))
      state.marks.insert(items)
      if total > items.count, items.count == Self.maxMarked { sayLimit() }
    }
  }

  public func fillRange() {
    guard let range = state.marks.range else { return }
    let wanted = range.rows(to: state.selected)
    if wanted.lowerBound >= state.window.start, wanted.upperBound <= state.window.end {
      return state.marks.fillRange(with: wanted.compactMap { state.window.item(at: $0) })
    }
    // After a jump, rows between are not loaded.
    let start =
      wanted.count > Self.maxMarked && range.start == wanted.lowerBound
      ? wanted.lowerBound : max(wanted.lowerBound, wanted.upperBound - Self.maxMarked)
    change { [self] in
      let items = try await rows(start..<min(wanted.upperBound, start + Self.maxMarked))
      guard state.marks.range == range else { return }
      state.marks.fillRange(with: items)
      if wanted.count > Self.maxMarked { sayLimit() }
    }
  }

  private func sayLimit() {
    environment.notices.say(environment.texts.list.markLimit(number: NumberText.grouped(Self.maxMarked)))
  }

  /// Reads rows without changing what is loaded.
  private func rows(_ wanted: Range<Int>) async throws -> [Item] {
    var (known, found, index) = (state.window, [Item](), wanted.lowerBound)
    while index < wanted.upperBound {
      if let item = known.item(at: index) {
        found.append(item)
        index += 1
        continue
      }
      let fresh = try await source.readOn(index, known, pattern)
      // Another process can have deleted the missing rows.
      guard fresh.start != known.start || fresh.end != known.end, !fresh.items.isEmpty else { break }
      known = fresh
    }
    return found
  }

  public var shownMarks: [Item] {
    guard let pattern, !state.marks.isEmpty else { return state.marks.items }
    if let known = matchingMarks, known.pattern == pattern, known.rows == state.version,
      known.marks == state.marks.version
    {
      return known.items
    }
    let loaded = Set(state.window.items.map(\.id))
    let items = state.marks.items.filter { item in
      loaded.contains(item.id) || source.texts(item).contains { pattern.matches($0) }
    }
    matchingMarks = (state.version, state.marks.version, pattern, items)
    return items
  }

  /// The marked items that are not in a window; nil if they are not looked for.
  func keptMarks(besides window: Window<Item>) async throws -> [Item]? {
    guard let kept = source.kept, !state.marks.isEmpty else { return nil }
    let loaded = Set(window.items.map(\.id))
    let missing = state.marks.items.map(\.id).filter { !loaded.contains($0) }
    return missing.isEmpty ? [] : try await kept(missing)
  }
}
