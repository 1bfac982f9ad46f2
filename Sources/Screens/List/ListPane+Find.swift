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
    input.select(findOrigin)
    showFolded(with: pattern)
    findOrigin = output.shown.selected
    let indices = indices(of: pattern)
    input.select(indices.first { $0 >= findOrigin } ?? indices.first ?? findOrigin)
  }

  func goToMatch(_ direction: FindDirection) -> Bool {
    guard input.filter == nil else {
      let (selected, total) = (output.shown.selected, output.shown.total)
      let next = selected + direction.rawValue
      input.select((next + total) % max(1, total))
      return total > 1 && !(0..<total).contains(next)
    }
    showFolded(with: finder.pattern)
    let selected = output.shown.selected
    let indices = indices(of: finder.pattern)
    let further =
      direction == .next ? indices.first { $0 > selected } : indices.last { $0 < selected }
    guard let index = further ?? (direction == .next ? indices.first : indices.last) else { return false }
    input.select(index)
    return further == nil
  }

  var found: Found {
    let shown = output.shown
    if input.filter != nil { return Found(number: min(shown.selected + 1, shown.total), total: shown.total) }
    let found = found(by: finder.pattern)
    return Found(
      number: found.indices.lastIndex { $0 <= shown.selected }.map { $0 + 1 } ?? 0,
      total: found.indices.count + found.folded, isPart: shown.isPart)
  }

  /// A search goes over folded sections, too: those with a match are shown.
  private func showFolded(with pattern: TextPattern?) {
    guard let pattern else { return input.showFolded([]) }
    let table = columns(width, context)
    input.showFolded(output.foldedSections { table.matches(pattern, $0) })
  }

  /// The indices of the rows with a match in a visible column.
  private func indices(of pattern: TextPattern?) -> [Int] { found(by: pattern).indices }

  private func found(by pattern: TextPattern?) -> RowMatches.Result {
    guard let pattern else { return RowMatches.Result() }
    let shown = output.shown
    let search = RowMatches.Search(
      pattern: pattern, total: shown.total, version: shown.version, width: width,
      language: output.rowContext.texts.language)
    return matches.result(for: search) {
      let table = columns(width, context)
      return RowMatches.Result(
        indices: (0..<shown.total).filter {
          output.item(at: $0).map { table.matches(pattern, $0) } ?? false
        },
        folded: output.foldedCount { table.matches(pattern, $0) })
    }
  }
}

/// The matching rows, cached until the rows or the pattern change.
@LoopActor
struct RowMatches {
  struct Search: Hashable {
    let pattern: TextPattern
    let total: Int
    let version: Int?
    let width: Int
    let language: Language
  }

  struct Result {
    var indices: [Int] = []
    /// The number of matches in sections that were folded during the search.
    var folded = 0
  }

  private var last: (search: Search, result: Result)?

  mutating func result(for search: Search, _ find: () -> Result) -> Result {
    if let last, last.search == search { return last.result }
    let result = find()
    last = (search, result)
    return result
  }
}
