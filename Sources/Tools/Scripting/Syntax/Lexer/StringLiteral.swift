/// The content of a `"…"` or `'…'`, before names are replaced.
struct StringLiteral: Sendable, Equatable {
  let segments: [Segment]

  enum Segment: Sendable, Equatable {
    case text(String)
    /// `${name}`, with the offset of its `$` for errors.
    case variable(String, offset: Int)
  }
}
