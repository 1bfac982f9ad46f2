import Domain

/// octodo's own JSON, as the lists of the command line write it: an array of objects with a member for each field.
struct JSONFormat: TodoFileFormat {
  let context: FormatContext

  init(_ context: FormatContext) {
    self.context = context
  }

  var format: TodoFormat { .json }
  var carriedFields: Set<TodoField> { FieldTable.carried }

  /// An array, or objects one after another.
  func read(_ file: [UInt8], step: (_ share: Double) throws -> Void) rethrows -> TodoFileContent {
    var content = TodoFileContent()
    var records = FieldTable.Records()
    var names = LineIdentities()
    let fields = FieldTree(context: context)
    let objects = try content.objects(of: file) { try step($0 / 2) }
    for (index, item) in objects.enumerated() {
      try step((1 + Double(index) / Double(objects.count)) / 2)
      let (line, object) = (item.line, item.object)
      do throws(FieldFault) {
        try FieldTable.read(
          line: line, context, &names, foreign: Self.foreign(object), into: &records
        ) { field throws(FieldFault) in
          guard let member = object[field.name] else { return nil }
          guard member != .null else { return .some(nil) }
          return try fields.value(of: member, for: field)
        }
      } catch {
        content.unreadable.append(UnreadableItem(line, number: item.number, error.reason))
      }
    }
    content.unreadable.sort { ($0.line, $0.number ?? 0) < ($1.line, $1.number ?? 0) }
    content.todos = records.related
    return content
  }

  func write(_ todos: [PortableTodo]) -> String {
    let fields = FieldTree(context: context)
    let objects = todos.map { todo in
      JSONTree.object(
        FieldTable.fields(of: [todo]).map { field in
          JSONTree.Member(name: field.name, value: todo.value(field, in: format).map(fields.tree) ?? .null)
        } + (todo.foreign(format)?.members ?? [])
      ).text
    }
    return objects.isEmpty ? "[]\n" : "[\n\(objects.joined(separator: ",\n"))\n]\n"
  }

  /// The members that are no fields; nil if there are none.
  private static func foreign(_ object: JSONTree) -> JSONTree? {
    // Names of members are exact: `Due` is not the field `due`.
    let members = object.members.filter { member in !TodoField.all.contains { $0.name == member.name } }
    return members.isEmpty ? nil : .object(members)
  }
}
