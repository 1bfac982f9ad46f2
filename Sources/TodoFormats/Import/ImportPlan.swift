import Dates
public import Domain
public import FoundationEssentials

/// What an import does, before it does it.
public struct ImportPlan: Sendable {
  /// In the order of the file.
  public private(set) var items: [Item] = []
  public private(set) var skipped: [SkippedItem] = []
  public let unreadable: [UnreadableItem]

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

  public enum Action: Sendable {
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
    var unreadable = content.unreadable
    skipped = content.skipped
    let byUID = Dictionary(stored.map { ($0.portableUID, $0) }, uniquingKeysWith: { first, _ in first })
    var known: Set<String> = []
    var read: [ImportedTodo] = []
    for todo in content.todos {
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
    items = read.map { todo in
      guard let old = byUID[todo.uid] else {
        return Item(todo, .add(Self.todo(of: todo, file.format, context)))
      }
      guard !unchanged.contains(todo.uid) else { return Item(todo, .keep(old)) }
      let base = file.imported(old)
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
      return item
    }
    skipped.sort { $0.line < $1.line }
    relate(read, byUID, seen, newer, carried: file.carriedFields)
  }

  /// The uids of the todos about which the file says the same as when they were imported last, and which are related to no
  /// others. Nothing can come from them, and they are most of a file that is imported again, so they are not compared.
  private static func unchanged(
    _ read: [ImportedTodo], _ stored: [String: Todo], by file: any TodoFileFormat
  ) -> Set<String> {
    guard file.keepsWholeItems else { return [] }
    let same = read.lazy.filter { item in
      guard let old = stored[item.uid], old.parent == nil, old.needs.isEmpty, item.parent == nil,
        item.needs.isEmpty, let foreign = item.foreign
      else { return false }
      return ForeignFields(old.extra)[file.format] == foreign
    }
    return Set(same.map(\.uid))
  }

  /// The stored todos as the format shows them.
  private static func seen(
    _ todos: [Todo], others: [Todo], by file: any TodoFileFormat
  ) -> [String: ImportedTodo] {
    let text = file.write(PortableTodo.all(todos, others: others))
    let content = file.read(Array(text.utf8))
    return Dictionary(content.todos.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func todo(of item: ImportedTodo, _ format: TodoFormat, _ context: FormatContext) -> Todo {
    var todo = Todo(id: 0, title: item.title, createdAt: item.instant(.created) ?? context.now)
    for (field, value) in item.values { try? field.set(value, in: &todo) }
    todo.uid = item.uid
    todo.changedAt = item.instant(.changed) ?? todo.createdAt
    if todo.isDone, todo.doneAt == nil { todo.doneAt = context.now }
    if todo.rule != nil, todo.seriesStart == nil { todo.seriesStart = item.firstDay }
    todo.extra = extra(of: item, format, nil)
    return todo
  }

  private static func extra(of item: ImportedTodo, _ format: TodoFormat, _ old: String?) -> String? {
    var fields = ForeignFields(old)
    // An object without members says that there is nothing; a file with fields only says nothing about the others.
    let kept = format.namesFields ? item.foreign ?? fields[format] : item.foreign
    let own = kept == .object([]) ? nil : kept
    if case .text(let extra)? = item.values[.extra] {
      guard let own, ForeignFields.holds(in: extra) else { return extra }
      fields = ForeignFields(extra)
      fields[format] = own
      return fields.text
    }
    fields[format] = own
    return fields.text
  }

  /// Whether the file says the same as before about what octodo has no field for.
  private static func isForeignEqual(
    _ seen: ImportedTodo?, _ item: ImportedTodo, _ format: TodoFormat
  ) -> Bool {
    guard seen?.values[.extra] == item.values[.extra] || item.unknown.contains(.extra) else { return false }
    if format.namesFields {
      guard let foreign = item.foreign else { return true }
      return JSONTree.isSame(seen?.foreign ?? .object([]), foreign)
    }
    return JSONTree.isSame(seen?.foreign, item.foreign)
  }

  /// The title without the address of the link, if the format has added that to it.
  private static func title(
    of item: ImportedTodo, _ seen: ImportedTodo?, of old: Todo, _ context: FormatContext
  ) -> TodoFieldValue? {
    guard let link = old.link, case .item(let read)? = item.values[.link],
      let seen, context.names(link, in: seen.title), !context.names(link, in: old.title)
    else { return item.values[.title] }
    return .text(context.title(item.title, without: read))
  }

  private static func changes(
    from seen: ImportedTodo?, to item: ImportedTodo, of old: Todo, since base: ImportedTodo?,
    _ compared: Set<TodoField>, _ carriesExtra: Bool, by file: any TodoFileFormat, _ context: FormatContext
  ) -> TodoChanges {
    var changes = TodoChanges()
    for field in compared where !TodoFieldValue.isSame(seen?.values[field], item.values[field]) {
      if item.unknown.contains(field) { continue }
      // A field that every todo has stays if the file does not name it.
      if item.values[field] == nil, [.title, .state, .created, .changed].contains(field) { continue }
      if item.values[field] == nil, field == .done, item.state.isFinal { continue }
      // The file did not change since the last import, but the todo did.
      if let base, TodoFieldValue.isSame(base.values[field], item.values[field]) { continue }
      let value = field == .title ? title(of: item, seen, of: old, context) : item.values[field]
      if value != field.value(of: old) { changes.set(field, value) }
    }
    if case .state(let state)? = changes.values[.state] {
      if state.isFinal, changes.values[.done] == nil, old.doneAt == nil {
        changes.set(.done, .instant(context.now))
      }
      if !state.isFinal { changes.set(.done, nil) }
    }
    if case .text(_)? = changes.values[.rule], let day = item.firstDay {
      changes.set(.seriesStart, .day(day))
    }
    if carriesExtra, !isForeignEqual(seen, item, file.format) || !changes.isEmpty {
      let extra = extra(of: item, file.format, old.extra)
      if extra != old.extra { changes.set(.extra, extra.map(TodoFieldValue.text)) }
    }
    return changes
  }
}

// MARK: - Relations

extension ImportPlan {
  /// Sets parents and needs by the uids of the file. A name that leads nowhere, to the todo itself, or into a circle is
  /// ignored; the format keeps it.
  private mutating func relate(
    _ read: [ImportedTodo], _ stored: [String: Todo], _ seen: [String: ImportedTodo], _ newer: Set<String>,
    carried: Set<TodoField>
  ) {
    let indices = Dictionary(read.enumerated().map { ($1.uid, $0) }, uniquingKeysWith: { first, _ in first })
    func target(_ uid: String) -> Target? {
      if let todo = stored[uid] { return .stored(todo.id) }
      return indices[uid].map { .added($0) }
    }
    let names = Dictionary(
      stored.values.map { ($0.id, $0.portableUID) }, uniquingKeysWith: { first, _ in first })
    var parents = RelationGraph(
      stored.values.map { ($0.portableUID, [$0.parent].compactMap { $0.flatMap { names[$0] } }) })
    var needs = RelationGraph(stored.values.map { ($0.portableUID, $0.needs.compactMap { names[$0] }) })
    for (index, item) in read.enumerated() {
      let old = seen[item.uid]
      if newer.contains(item.uid) {
        if item.isRelatedOtherwise(than: old, carried) { items[index].isNewerHere = true }
        continue
      }
      if carried.contains(.parent), !item.unknown.contains(.parent), old == nil || item.parent != old?.parent
      {
        let parent = parents.set([item.parent].compactMap { $0 }.filter { target($0) != nil }, of: item.uid)
          .first
        let isSame = stored[item.uid].map { $0.parent.flatMap { names[$0] } == parent } ?? (parent == nil)
        if !isSame { items[index].parent = Relation(value: parent.flatMap(target)) }
      }
      if carried.contains(.needs), !item.unknown.contains(.needs),
        old == nil || Set(item.needs) != Set(old?.needs ?? [])
      {
        let needed = needs.set(item.needs.filter { target($0) != nil }, of: item.uid)
        let known = stored[item.uid].map { Set($0.needs.compactMap { names[$0] }) } ?? []
        if known != Set(needed) { items[index].needs = Relation(value: needed.compactMap(target)) }
      }
    }
  }
}
