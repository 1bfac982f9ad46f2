import Domain
import EventLoop
import Screens

/// How the rows that are loaded grow while the selection moves.
extension TodoWindows {
  /// The loaded range, extended by a neighbouring one if few loaded rows are left on one side of the wanted one.
  func readOn(
    to wanted: Int, _ known: Window<Todo>, matching pattern: TextPattern?
  ) async throws -> Window<Todo> {
    if let end = nearerEnd(to: wanted, known) { return try await window(end, pattern) }
    let isAtStart = known.start == 0
    let isLater = known.end < known.total && (isAtStart || known.end - wanted < wanted - known.start)
    guard let edge = isLater ? known.items.last : known.items.first else { return known }
    let index = isLater ? known.end - 1 : known.start
    let more = try await window(isLater ? .after(edge, index: index) : .before(edge, index: index), pattern)
    guard !more.items.isEmpty else { return Self.ended(known, more, isLater: isLater) }
    return Self.join(more, to: known, isLater: isLater)
  }

  /// The loaded range if there is nothing beyond it: its index was not exact.
  private static func ended(_ known: Window<Todo>, _ none: Window<Todo>, isLater: Bool) -> Window<Todo> {
    if isLater { return Window(start: known.start, items: known.items, total: min(known.total, known.end)) }
    let total = none.isPart ? known.total - known.start : none.total
    return Window(
      start: 0, items: known.items, total: max(total, known.items.count), isPart: none.isPart && known.isPart)
  }

  /// The end of the list, if that is closer to the wanted row than the loaded range, after a jump.
  private func nearerEnd(to wanted: Int, _ known: Window<Todo>) -> TodoAnchor? {
    let way = max(known.start - wanted, wanted - known.end + 1)
    if known.start > 0, wanted < way { return .top }
    if known.end < known.total, !known.isPart, known.total - wanted <= way { return .bottom }
    return nil
  }

  /// The indices of the range that was read last count, because only the ends of a nested list know them.
  private static func join(_ more: Window<Todo>, to known: Window<Todo>, isLater: Bool) -> Window<Todo> {
    // Another process may have moved rows meanwhile: a range that does not fit the loaded one is not joined to it.
    let loaded = Set(known.items.map(\.id))
    let start = isLater ? more.start - known.items.count : more.end
    let fits = start == known.start || known.start > 0 && start > 0
    guard fits, !more.items.contains(where: { loaded.contains($0.id) }) else { return more }
    let room = maxRows - more.items.count
    guard isLater else {
      // Rows before the loaded ones say nothing about those after them.
      let total = more.isPart ? known.total + start - known.start : more.total
      return Window(
        start: more.start, items: more.items + known.items.prefix(room), total: total,
        isPart: more.isPart && known.isPart)
    }
    let kept = known.items.suffix(room)
    return Window(
      start: more.start - kept.count, items: kept + more.items, total: more.total, isPart: more.isPart)
  }
}
