/// A filter, an order and columns that a person gave a name.
public struct SavedView: Hashable, Sendable, Identifiable {
  public let id: Int64
  public var name: String
  /// In the filter language.
  public var filter: String
  public var sort: TodoSort
  /// In their order; empty for those that its todos need.
  public var columns: [TodoColumn]

  public init(id: Int64, name: String, filter: String, sort: TodoSort, columns: [TodoColumn] = []) {
    (self.id, self.name, self.filter, self.sort, self.columns) = (id, name, filter, sort, columns)
  }

  /// In characters.
  private static let longestName = 60

  /// A name as it is stored; empty if nothing of it is seen.
  public static func name(typed text: String) -> String {
    String(text.asMeant.prefix(longestName)).trimmingWhitespace
  }

  /// Whether a name means this view. What looks the same is: a name can be older than the rule for what is stored.
  public func isNamed(_ name: String) -> Bool { self.name.asMeant == name.asMeant }
}

/// The projects and tags of open todos.
public struct TodoLabels: Hashable, Sendable {
  /// In the order of their names.
  public var projects: [Label]
  public var tags: [Label]

  public struct Label: Hashable, Sendable {
    public let name: String
    /// The number of open todos.
    public let count: Int

    public init(_ name: String, count: Int) {
      (self.name, self.count) = (name, count)
    }
  }

  public init(projects: [Label] = [], tags: [Label] = []) {
    (self.projects, self.tags) = (projects, tags)
  }
}

extension TodoSort {
  /// As the filter language and the storage write it: `due-asc`.
  public var word: String { "\(key.rawValue)-\(isAscending ? "asc" : "desc")" }

  /// Nil for an unknown word.
  public init?(word: String) {
    let parts = word.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let key = TodoSortKey(rawValue: String(parts[0])),
      ["asc", "desc"].contains(parts[1])
    else { return nil }
    self.init(key, isAscending: parts[1] == "asc")
  }
}
