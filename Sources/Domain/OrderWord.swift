/// The word of a query that GitHub's website sorts by, such as `sort:comments-asc`, and the query without it. GitHub's
/// API takes the word for one to search for.
struct OrderWord<Sort: SearchSort> where Sort: RawRepresentable<String> {
  /// As it was typed; nil if there is none.
  private(set) var word: String?
  private(set) var sort = Sort.bestMatch
  private(set) var order = SortOrder.descending
  /// The text without the words that sort.
  let rest: String

  /// - Parameter text: the last one that sorts counts.
  init(in text: String) {
    let parts = text.queryParts
    let orders = parts.map { Self.order(of: $0) }
    guard let last = orders.lastIndex(where: { $0 != nil }), let wanted = orders[last] else {
      rest = text
      return
    }
    (sort, order, word) = (wanted.sort, wanted.order, String(parts[last]))
    rest = zip(parts, orders).filter { $0.1 == nil }.map(\.0).joined(separator: " ")
  }

  private static func order(of part: Substring) -> (sort: Sort, order: SortOrder)? {
    let word = part.lowercased()
    guard word.hasPrefix("sort:") else { return nil }
    var name = word.dropFirst("sort:".count)
    var order = SortOrder.descending
    for wanted in [SortOrder.ascending, .descending] where name.hasSuffix("-\(wanted.rawValue)") {
      (name, order) = (name.dropLast(wanted.rawValue.count + 1), wanted)
    }
    return Sort(rawValue: String(name)).map { ($0, order) }
  }
}

extension String {
  /// The parts of a query between blanks outside of quotation marks.
  var queryParts: [Substring] {
    var isQuoted = false
    return split { character in
      if character == "\"" { isQuoted.toggle() }
      return !isQuoted && character.isWhitespace
    }
  }
}
