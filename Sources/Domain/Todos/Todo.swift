public import FoundationEssentials

/// One item of the todo list.
public struct Todo: Hashable, Sendable, Identifiable {
  public var id: Int64
  /// One line, never empty.
  public var title: String
  /// Free text, may be empty.
  public var note: String
  /// What it leads to.
  public var link: Item?
  public var createdAt: Date
  /// When it was marked done; nil while it is open.
  public var doneAt: Date?

  public var isDone: Bool { doneAt != nil }

  public init(
    id: Int64, title: String, note: String = "", link: Item? = nil, createdAt: Date, doneAt: Date? = nil
  ) {
    self.id = id
    self.title = title
    self.note = note
    self.link = link
    self.createdAt = createdAt
    self.doneAt = doneAt
  }

  /// Whether the fields that an edit changes (title, note, link) are equal.
  public func hasSameText(as other: Todo) -> Bool {
    (title, note, link) == (other.title, other.note, other.link)
  }
}
