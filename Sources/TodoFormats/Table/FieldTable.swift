import Domain

/// What the formats with a value for each field have in common.
enum FieldTable {
  /// Those of a file, in its order. Urgency follows from the others.
  static let fields = TodoField.all.filter { $0.isShown && !$0.isDerived }

  static let carried = Set(fields).subtracting([.id])

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
        if todo.parent == nil, ids.parent != nil { todo.unknown.insert(.parent) }
        if todo.needs.count < ids.needs.count { todo.unknown.insert(.needs) }
        return todo
      }
    }
  }

  /// Reads one record into the others.
  static func read(
    line: Int, _ context: FormatContext, _ names: inout LineIdentities, into records: inout Records,
    values: (TodoField) throws(FieldFault) -> TodoFieldValue??
  ) throws(FieldFault) {
    let todo = try ImportedTodo(line: line, context, &names, values: values)
    func number(_ field: TodoField) throws(FieldFault) -> Int64? {
      if case .number(let number)?? = try values(field) { number } else { nil }
    }
    var needs: [Int64] = []
    if case .ids(let ids)?? = try values(.needs) { needs = ids }
    records.append(todo, id: try number(.id), parent: try number(.parent), needs: needs)
  }
}

extension PortableTodo {
  /// The value of a field for a file, in which each todo has a uid.
  func value(_ field: TodoField) -> TodoFieldValue? { field == .uid ? .text(uid) : field.value(of: todo) }
}
