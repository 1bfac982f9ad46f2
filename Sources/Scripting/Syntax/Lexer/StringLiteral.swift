/// The contents of a `"…"` or `'…'`, its names not yet replaced.
struct StringLiteral: Sendable, Equatable {
  let segments: [Segment]

  enum Segment: Sendable, Equatable {
    case text(String)
    /// `${name}`, with the offset of its `$` for errors.
    case variable(String, offset: Int)
  }
}
