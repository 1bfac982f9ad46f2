import Domain

/// What the formats with a value for each field have in common.
enum FieldTable {
  /// Those of a file, in its order. Urgency follows from the others.
  static let fields = TodoField.all.filter { $0.isShown && !$0.isDerived }

  static let readFields = fields + [.seriesStart]

  /// Those of a file with the todos: the first day of a series only if it does not follow from the dates.
  static func fields(of todos: [PortableTodo]) -> [TodoField] {
    todos.contains { $0.todo.dayBeforeChange != nil } ? readFields : fields
  }

  static let carried = Set(readFields).subtracting([.id])

  /// Todos whose relations are by the ids of their file.
  struct Records {
    private var todos: [ImportedTodo] = []
    private var ids: [(id: Int64?, parent: Int64?, needs: [Int64])] = []

    mutating func append(_ todo: ImportedTodo, id: Int64?, parent: Int64?, needs: [Int64]) {
      todos.append(todo)
      ids.append((id, parent, needs))
    }

    /// The todos with the names of those that they lead to. Relations to todos that are not in the file stay open.
    var related: [ImportedTodo] {
      let pairs = zip(ids, todos).compactMap { ids, todo in ids.id.map { ($0, todo.uid) } }
      let names = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
      return zip(todos, ids).map { todo, ids in
        var todo = todo
        todo.parent = ids.parent.flatMap { names[$0] }
        todo.needs = ids.needs.compactMap { names[$0] }
        if todo.parent == nil { todo.missingParent = ids.parent }
        todo.missingNeeds = ids.needs.filter { names[$0] == nil }
        if todo.missingParent != nil { todo.unknown.insert(.parent) }
        if !todo.missingNeeds.isEmpty { todo.unknown.insert(.needs) }
        return todo
      }
    }
  }

  /// Whether a name of a file is that of a field. What other programs call differently is kept.
  static func isField(_ name: String) -> Bool { TodoField.all.contains { $0.name == name.lowercased() } }

  /// Reads one record into the others.
  /// - Parameter foreign: what the record has besides fields; nil if its file says nothing about that.
  static func read(
    line: Int, _ context: FormatContext, _ names: inout LineIdentities, foreign: JSONTree?,
    into records: inout Records, values: (TodoField) throws(FieldFault) -> TodoFieldValue??
  ) throws(FieldFault) {
    var todo = try ImportedTodo(line: line, context, &names, values: values)
    todo.foreign = foreign
    func number(_ field: TodoField) throws(FieldFault) -> Int64? {
      if case .number(let number)?? = try values(field) { number } else { nil }
    }
    var needs: [Int64] = []
    if case .ids(let ids)?? = try values(.needs) { needs = ids }
    records.append(todo, id: try number(.id), parent: try number(.parent), needs: needs)
  }
}

extension PortableTodo {
  /// The value of a field for a file, in which each todo has a uid, and each that repeats an origin. What the format has by names of its own is not in extra,
  /// too.
  func value(_ field: TodoField, in format: TodoFormat) -> TodoFieldValue? {
    switch field {
    case .uid: return .text(uid)
    case .seriesStart: return todo.dayBeforeChange.map(TodoFieldValue.day)
    case .repeatsFrom: return todo.rule.map { _ in .origin(todo.repeatsFrom) }
    case .extra:
      var fields = ForeignFields(todo.extra)
      guard fields[format] != nil else { return field.value(of: todo) }
      fields[format] = nil
      return fields.text.map(TodoFieldValue.text)
    default: return field.value(of: todo)
    }
  }
}
