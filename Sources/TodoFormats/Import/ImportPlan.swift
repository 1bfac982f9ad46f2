public import Domain
public import FoundationEssentials

/// What an import does, before it does it.
public struct ImportPlan: Sendable {
  /// In the order of the file.
  public internal(set) var items: [Item] = []
  public private(set) var skipped: [SkippedItem] = []
  public let unreadable: [UnreadableItem]
  /// In the order of the file.
  public internal(set) var lostRelations: [LostRelation] = []

  /// A parent or a need of the file that is not taken over.
  public struct LostRelation: Hashable, Sendable {
    public let line: Int
    public let isOfParents: Bool
    public let cause: Cause

    public enum Cause: Hashable, Sendable {
      /// The todo would be a part of itself, or need itself: the titles on the way from it to itself.
      case circle([String])
      /// The file has no todo with this id or uid.
      case missing(String)
    }
  }

  /// One todo of the file.
  public struct Item: Sendable {
    public let line: Int
    public let title: String
    public let action: Action
    /// When it was changed, if the file says that; nil if the import is the change.
    public fileprivate(set) var changedAt: Date?
    /// Whether the file says something else, but the todo was changed here later, so that it stays.
    public internal(set) var isNewerHere = false
    /// The parent afterwards; nil if it stays as it is.
    public internal(set) var parent: Relation<Target?>?
    /// What it needs afterwards; nil if that stays as it is.
    public internal(set) var needs: Relation<[Target]>?

    fileprivate init(_ todo: ImportedTodo, _ action: Action) {
      (line, title, self.action) = (todo.line, todo.title, action)
    }

    /// Whether the import writes it.
    public var isNew: Bool { if case .add = action { true } else { false } }
    public var isChanged: Bool {
      if case .change = action { true } else { !isNew && (parent != nil || needs != nil) }
    }
  }

  /// What is done with a todo. It lies on the heap, because a screen copies the items of a file with a million todos.
  public indirect enum Action: Sendable {
    /// The values of a todo that is not there; its id is 0.
    case add(Todo)
    /// The todo that is there, and the fields that differ.
    case change(Todo, TodoChanges)
    case keep(Todo)
  }

  /// A value that is set.
  public struct Relation<Value: Sendable>: Sendable {
    public let value: Value
  }

  /// Another todo: one that is there, or one that the import adds.
  public enum Target: Hashable, Sendable {
    case stored(Int64)
    /// Its index in `items`.
    case added(Int)
  }

  public var newCount: Int { items.count { $0.isNew } }
  public var changedCount: Int { items.count { $0.isChanged } }
  public var equalCount: Int { items.count - newCount - changedCount }
  /// Those of the equal ones that would be changed if they were not newer here.
  public var newerCount: Int { items.count { $0.isNewerHere } }

  /// Compares a file with the todos that are there. A todo is found by its uid, and only the fields that the format
  /// carries are compared, with the precision that the format has: an export of the todo is read for that. A todo that was
  /// changed here after the time that the file says stays as it is.
  /// - Parameters:
  ///   - content: what was read.
  ///   - stored: the todos that are there; at least those with a uid of the file, and all that these relate to.
  public init(
    _ content: TodoFileContent, into stored: [Todo], by file: any TodoFileFormat, _ context: FormatContext
  ) {
    self.init(content, into: stored, by: file, context) { (_) throws(Never) in }
  }

  /// Like the other initializer, for a large file: the caller can show how far the comparison is, and stop it.
  /// - Parameter step: called now and then with how many todos of the file are compared. What it throws ends the comparison.
  public init<Stop: Error>(
    _ content: TodoFileContent, into stored: [Todo], by file: any TodoFileFormat, _ context: FormatContext,
    step: (_ compared: Int) throws(Stop) -> Void
  ) throws(Stop) {
    var unreadable = content.unreadable
    skipped = content.skipped
    let byUID = Dictionary(stored.map { ($0.portableUID, $0) }, uniquingKeysWith: { first, _ in first })
    var known: Set<String> = []
    var read: [ImportedTodo] = []
    for (index, todo) in content.todos.enumerated() {
      if index.isMultiple(of: Self.pace) { try step(0) }
      if let problem = todo.problemOfLength {
        unreadable.append(UnreadableItem(todo.line, problem))
      } else if known.insert(todo.uid).inserted {
        read.append(todo)
      } else {
        skipped.append(SkippedItem(line: todo.line, reason: .duplicate))
      }
    }
    self.unreadable = unreadable.sorted { $0.line < $1.line }
    let unchanged = Self.unchanged(read, byUID, by: file)
    let matches = read.compactMap { unchanged.contains($0.uid) ? nil : byUID[$0.uid] }
    let seen = matches.isEmpty ? [:] : Self.seen(matches, others: stored, by: file)
    // Computed once, because a file has many todos.
    let compared = file.carriedFields.subtracting([.parent, .needs, .extra, .uid])
    let carriesExtra = file.carriedFields.contains(.extra)
    let carriesTime = file.carriedFields.contains(.changed)
    var newer: Set<String> = []
    var bases: [String: ImportedTodo] = [:]
    for (index, todo) in read.enumerated() {
      if index.isMultiple(of: Self.pace) { try step(index) }
      guard let old = byUID[todo.uid] else {
        items.append(Item(todo, .add(Self.todo(of: todo, file.format, context))))
        continue
      }
      guard !unchanged.contains(todo.uid) else {
        items.append(Item(todo, .keep(old)))
        continue
      }
      let base = file.imported(old)
      bases[todo.uid] = base
      let changes = Self.changes(
        from: seen[todo.uid], to: todo, of: old, since: base, compared, carriesExtra, by: file, context)
      // A format that knows what was imported last tells by that what was changed on which side.
      let time = base == nil ? todo.instant(.changed) : nil
      let isNewer = time.map { old.isChanged(after: $0) } ?? false
      if isNewer { newer.insert(todo.uid) }
      var item = Item(todo, changes.isEmpty || isNewer ? .keep(old) : .change(old, changes))
      // A time that differs is one of the changes.
      item.changedAt = carriesTime && todo.instant(.changed) != nil ? old.changedAt : time
      item.isNewerHere = isNewer && changes.saysMoreThanTheTime
      items.append(item)
    }
    skipped.sort { $0.line < $1.line }
    try relate(read, byUID, (seen, bases), newer, carried: file.carriedFields, file.format) {
      () throws(Stop) in
      try step(read.count)
    }
  }

  /// In todos: a few milliseconds of work.
  static let pace = 1_000
}
