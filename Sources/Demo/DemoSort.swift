/// An order of the results: `stars`, `forks` or `updated`, descending unless it is told otherwise.
struct DemoSort: Hashable {
  let field: String
  let isAscending: Bool

  private static let fields: Set<String> = ["stars", "forks", "updated"]

  init(field: String, isAscending: Bool) {
    self.field = field
    self.isAscending = isAscending
  }

  /// Reads the value of `sort:`, as `stars`, `stars-asc` or `stars-desc`; nil where it is none.
  init?(qualifier value: String) {
    let parts = value.split(separator: "-", omittingEmptySubsequences: false)
    guard let field = parts.first.map(String.init), Self.fields.contains(field) else { return nil }
    switch parts.dropFirst().joined(separator: "-") {
    case "", "desc": self.init(field: field, isAscending: false)
    case "asc": self.init(field: field, isAscending: true)
    default: return nil
    }
  }
}
