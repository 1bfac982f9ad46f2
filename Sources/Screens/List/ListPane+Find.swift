import Domain
import EventLoop
import Terminal
import Texts

extension ListPane: FindTarget {
  func beginFind() {
    findOrigin = output.shown.selected
    input.filter?.beginFilter()
  }

  func find(_ pattern: TextPattern?) {
    if let filter = input.filter { return filter.filter(by: pattern) }
    let places = places(of: pattern)
    input.select(places.first { $0 >= findOrigin } ?? places.first ?? findOrigin)
  }

  func goToMatch(_ direction: FindDirection) -> Bool {
    let (selected, total) = (output.shown.selected, output.shown.total)
    guard input.filter == nil else {
      let next = selected + direction.rawValue
      input.select((next + total) % max(1, total))
      return total > 1 && !(0..<total).contains(next)
    }
    let places = places(of: finder.pattern)
    let further =
      direction == .next ? places.first { $0 > selected } : places.last { $0 < selected }
    guard let place = further ?? (direction == .next ? places.first : places.last) else { return false }
    input.select(place)
    return further == nil
  }

  var found: Found {
    let shown = output.shown
    if input.filter != nil { return Found(number: min(shown.selected + 1, shown.total), total: shown.total) }
    let places = places(of: finder.pattern)
    return Found(
      number: places.lastIndex { $0 <= shown.selected }.map { $0 + 1 } ?? 0, total: places.count,
      isPart: shown.isPart)
  }

  /// The indices of the rows with a match in a visible column.
  private func places(of pattern: TextPattern?) -> [Int] {
    guard let pattern else { return [] }
    let shown = output.shown
    let search = RowMatches.Search(
      pattern: pattern, total: shown.total, version: shown.version, width: width,
      language: output.rowContext.texts.language)
    return matches.places(for: search) {
      let table = columns(width, context)
      return (0..<shown.total).filter { output.item(at: $0).map { table.matches(pattern, $0) } ?? false }
    }
  }
}

/// The indices of matching rows, cached until the rows or the pattern change.
@LoopActor
struct RowMatches {
  struct Search: Hashable {
    let pattern: TextPattern
    let total: Int
    let version: Int
    let width: Int
    let language: Language
  }

  private var last: (search: Search, places: [Int])?

  mutating func places(for search: Search, _ find: () -> [Int]) -> [Int] {
    if let last, last.search == search { return last.places }
    let places = find()
    last = (search, places)
    return places
  }
}
