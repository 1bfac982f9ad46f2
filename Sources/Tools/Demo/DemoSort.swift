/// An order of the results: `stars`, `forks` or `updated`, descending by default.
struct DemoSort: Hashable {
  let field: String
  let isAscending: Bool

  private static let fields: Set<String> = ["stars", "forks", "updated"]

  init(field: String, isAscending: Bool) {
    self.field = field
    self.isAscending = isAscending
  }

  /// Parses the value of `sort:`, such as `stars`, `stars-asc` or `stars-desc`; nil if it is invalid.
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
