/// What stands before the rows of a part: the marks of the quotations and lists that it is in.
struct Margin: Hashable, Sendable {
  /// Before its first row.
  let first: String
  /// Before each further one, as wide as `first`.
  let rest: String
}
