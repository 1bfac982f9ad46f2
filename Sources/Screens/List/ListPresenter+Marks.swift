import Domain
import EventLoop
import Texts

/// The marks of a list in the todo file.
extension ListPresenter: MarkableList {
  public var marks: Marks<Item> {
    get { state.marks }
    set { state.marks = newValue }
  }

  public var selectedIndex: Int { state.selected }
  public var selectedItem: Item? { state.selectedItem }
  public var hasRows: Bool { state.window.total > 0 }

  /// The number of rows that can be marked at once.
  private static var maxMarked: Int { 5_000 }

  public func markAll() {
    let total = state.window.total
    change { [self] in
      state.marks.insert(try await rows(0..<min(total, Self.maxMarked)))
      if total > Self.maxMarked { sayLimit() }
    }
  }

  public func fillRange() {
    guard let range = state.marks.range else { return }
    let wanted = range.rows(to: state.selected)
    let items = wanted.compactMap { state.window.item(at: $0) }
    guard items.count < wanted.count else { return state.marks.fillRange(with: items) }
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
    let loaded = Set(state.window.items.map(\.id))
    return state.marks.items.filter { item in
      loaded.contains(item.id) || source.texts(item).contains { pattern.matches($0) }
    }
  }

  /// The marked items that are not in a window; nil if they are not looked for.
  func keptMarks(besides window: Window<Item>) async throws -> [Item]? {
    guard let kept = source.kept, !state.marks.isEmpty else { return nil }
    let loaded = Set(window.items.map(\.id))
    let missing = state.marks.items.map(\.id).filter { !loaded.contains($0) }
    return missing.isEmpty ? [] : try await kept(missing)
  }
}
