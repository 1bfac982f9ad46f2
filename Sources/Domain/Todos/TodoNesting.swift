/// How the parts of todos are listed.
public enum TodoNesting: Hashable, Sendable {
  /// Each todo is a row of its own, in the order of the list.
  case flat
  /// A part is below the todo that it is a part of if that is in the list too, in the order that a person gave the parts.
  /// An open part of a done todo is a row of its own.
  /// - Parameter folded: the todos whose parts are left out.
  case nested(folded: Set<Int64>)
}

/// The position of a row in the tree of a nested list.
public struct TodoNode: Hashable, Sendable {
  /// The number of rows that it is below.
  public let depth: Int
  /// The number of its parts in the list on all levels, also if they are left out.
  public let parts: Int
  /// Whether its parts are left out.
  public let isFolded: Bool

  public init(depth: Int, parts: Int, isFolded: Bool) {
    (self.depth, self.parts, self.isFolded) = (depth, parts, isFolded)
  }
}
