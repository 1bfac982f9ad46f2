/// Where in a script a test failed.
struct FailurePlace: Codable, Hashable, Sendable {
  let file: String
  /// From 1.
  let line: Int
  /// From 1, in Unicode scalars.
  let column: Int

  init(_ location: SourceLocation) {
    file = location.file
    line = location.line
    column = location.column
  }
}
