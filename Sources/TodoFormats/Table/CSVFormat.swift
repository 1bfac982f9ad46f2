import Domain

/// A table with a column for each field, under a row with their names.
struct CSVFormat: TodoFileFormat {
  let context: FormatContext

  init(_ context: FormatContext) {
    self.context = context
  }

  var format: TodoFormat { .csv }
  var carriedFields: Set<TodoField> { FieldTable.carried }

  func write(_ todos: [PortableTodo]) -> String {
    let fields = FieldTree(context: context)
    let others = todos.map { $0.foreign(format) }
    var known: Set<String> = []
    let foreign = others.flatMap { ($0?.members ?? []).map(\.name) }.filter { known.insert($0).inserted }
    let columns = FieldTable.fields(of: todos)
    let rows = zip(todos, others).map { todo, other in
      columns.map { todo.value($0, in: format).map { Self.cell(fields.tree(of: $0)) } ?? "" }
        + foreign.map { other?[$0].map(Self.cell) ?? "" }
    }
    return ([columns.map(\.name) + foreign] + rows).map {
      $0.map(CSVRecords.protected).joined(separator: ",") + "\n"
    }.joined()
  }

  func read(_ file: [UInt8], step: (_ share: Double) throws -> Void) rethrows -> TodoFileContent {
    var content = TodoFileContent()
    var records = FieldTable.Records()
    var names = LineIdentities()
    var columns: [TodoField: Int]?
    var foreign: [(name: String, index: Int)] = []
    var (unnamed, count): (Set<Int>, Int) = ([], 0)
    let fields = FieldTree(context: context)
    var rows = CSVRecords(file)
    while let record = rows.next() {
      try step(rows.share)
      guard let values = record.values else {
        content.unreadable.append(UnreadableItem(record.line, record.reason))
        continue
      }
      guard let columns else {
        columns = Self.columns(values)
        foreign = Self.foreign(values)
        guard let fault = Self.headerFault(values, columns) else {
          unnamed = Set(values.indices.filter { CSVRecords.unprotected(values[$0]).isEmpty })
          count = values.count
          continue
        }
        content.unreadable.append(UnreadableItem(record.line, fault))
        return content
      }
      let isWithoutColumn = values.indices.contains {
        !values[$0].isEmpty && ($0 >= count || unnamed.contains($0))
      }
      guard !isWithoutColumn else {
        content.unreadable.append(
          UnreadableItem(
            record.line, "There are more values than columns with a name: name each in the first row."))
        continue
      }
      do throws(FieldFault) {
        try FieldTable.read(
          line: record.line, context, &names, foreign: Self.foreign(foreign, values), into: &records
        ) { field throws(FieldFault) in
          guard let column = columns[field] else { return nil }
          let cell = values.indices.contains(column) ? CSVRecords.unprotected(values[column]) : ""
          guard !cell.isEmpty else { return .some(nil) }
          return try fields.value(of: Self.tree(cell, field.type), for: field)
        }
      } catch {
        content.unreadable.append(UnreadableItem(record.line, error.reason))
      }
    }
    content.todos = records.related
    return content
  }

  /// Whether a line has the names of columns, among them title, with any signs of tables between.
  static func isHeader(_ line: Substring) -> Bool {
    line.split { ",;\t|".contains($0) }.contains { isTitle($0) } && !isTitle(line)
      || line.split(separator: ",").contains("title")
  }

  private static func isTitle(_ name: Substring) -> Bool {
    name.filter { $0 != "\"" && $0 != " " }.lowercased() == "title"
  }

  /// Nil if the first row names the columns.
  private static func headerFault(_ values: [String], _ columns: [TodoField: Int]?) -> String? {
    guard columns?[.title] == nil else {
      var known: Set<String> = []
      let twice = values.map(CSVRecords.unprotected).first { !$0.isEmpty && !known.insert($0).inserted }
      return twice.map { "There are two columns with the name \($0): rename one of them." }
    }
    let text = values.joined(separator: ",")[...]
    guard values.count == 1, isHeader(text) else {
      return "The first row has the names of the columns, among them title."
    }
    return "The columns need commas between them: export the table with commas."
  }

  private static func columns(_ names: [String]) -> [TodoField: Int] {
    let pairs = names.enumerated().compactMap { index, name in
      field(name).map { ($0, index) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// `done_at` is the time of completion, too.
  private static func field(_ name: String) -> TodoField? {
    TodoField.named(name.lowercased()) ?? (name.lowercased() == "done_at" ? .done : nil)
  }

  /// The columns of other programs.
  private static func foreign(_ names: [String]) -> [(name: String, index: Int)] {
    names.enumerated().map { (name: CSVRecords.unprotected($1), index: $0) }
      .filter { !$0.name.isEmpty && !FieldTable.isField($0.name) && field($0.name) == nil }
  }

  /// The cells of columns of other programs; nil if there is no such column.
  private static func foreign(_ columns: [(name: String, index: Int)], _ values: [String]) -> JSONTree? {
    guard !columns.isEmpty else { return nil }
    return .object(
      columns.compactMap { column in
        guard values.indices.contains(column.index), !values[column.index].isEmpty else { return nil }
        let cell = CSVRecords.unprotected(values[column.index])
        return JSONTree.Member(name: column.name, value: .text(cell))
      })
  }

  // MARK: - Cells

  /// Lists have commas between their values; those of objects are JSON.
  private static func cell(_ tree: JSONTree) -> String {
    switch tree {
    case .text(let text): text
    case .list(let values) where values.allSatisfy({ $0.members.isEmpty }):
      values.map { cell($0).replacing("\\", with: "\\\\").replacing(",", with: "\\,") }.joined(separator: ",")
    default: tree.text
    }
  }

  private static func tree(_ cell: String, _ type: TodoFieldType) -> JSONTree {
    switch type {
    case .number: .number(cell)
    case .words: .list(parts(cell).map { .text($0) })
    case .ids: .list(parts(cell).map { .number($0) })
    case .annotations: JSONTree(cell) ?? .null
    default: .text(cell)
    }
  }

  private static func parts(_ cell: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in cell {
      if isEscaped || character != "\\" && character != "," {
        parts[parts.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        parts.append("")
      }
    }
    return parts.map { part in String(part.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }
}
