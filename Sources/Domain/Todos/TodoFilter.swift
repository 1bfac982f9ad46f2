/// The condition of a todo list as a tree. The filter language is read into it, and the storage compiles it to SQL. Its
/// dates are fixed: a word such as `today` is read before.
public indirect enum TodoFilter: Hashable, Sendable {
  case all
  /// All of the conditions hold. Empty: every todo.
  case every([TodoFilter])
  /// At least one of the conditions holds. Empty: no todo.
  case any([TodoFilter])
  case not(TodoFilter)
  /// A tag, in any case.
  case tag(String)
  /// A project or one inside of it: `a` is also the project of `a.b`.
  case project(String)
  /// A project, but none inside of it.
  case projectExactly(String)
  /// A todo without the field matches no comparison.
  case comparison(TodoField, TodoComparison, TodoFieldValue)
  case status(TodoStatus)
  /// The field has a value.
  case has(TodoField)
  /// A text in one of the fields.
  case text(TodoTextTerm, in: [TodoField])
  /// The title, the note or the link contains a text, as a search in the list finds it.
  case containing(TextPattern)
  case id(Int64)
  /// A direct part of a todo.
  case child(of: Int64)
  /// The todo links to a repository or to an item in it.
  case repo(RepoName)

  /// The fields in which a word without a key is searched.
  public static let textFields: [TodoField] = [.title, .note]
}

/// How a value is compared. A day as the value compares days, a moment compares moments; then a todo's day counts as its
/// end for due and until, and as its start for wait and scheduled.
public enum TodoComparison: String, CaseIterable, Hashable, Sendable {
  case equal = "="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

/// A condition on a text. Words are compared without case and accents, see `SearchWords`.
public enum TodoTextTerm: Hashable, Sendable {
  case word(String)
  /// Words that follow each other.
  case phrase(String)
  /// The beginning of a word.
  case prefix(String)
  /// Signs without a letter or digit, such as an emoji or its name, anywhere in the text. See `TextPattern`.
  case signs(String)
}

/// The words after `is:`.
public enum TodoStatus: String, CaseIterable, Hashable, Sendable {
  case open, waiting, done, cancelled
  /// Open and due before now.
  case overdue
  /// Open and due today.
  case today
  /// Open, not blocked, and not scheduled later.
  case ready
  /// To be done now or later, and needs such a todo.
  case blocked
  /// To be done now or later, and such a todo needs it.
  case blocking
  /// Started, and to be done now or later.
  case active
  case recurring
  case synced
  case conflict
  case closedUpstream = "closed-upstream"
  case any

  /// Whether only todos that are synchronised can have it.
  public var needsSync: Bool { [.synced, .conflict, .closedUpstream].contains(self) }
}
