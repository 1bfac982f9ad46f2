/// The text before the rows of a part: the marks of the quotations and lists around it.
struct Margin: Hashable, Sendable {
  /// Before the first row.
  let first: String
  /// Before each further row, as wide as `first`.
  let rest: String
}
