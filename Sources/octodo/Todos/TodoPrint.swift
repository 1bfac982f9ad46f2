import ArgumentParser
import Console
import Dates
import Domain
import Terminal
import TodoLanguage

/// The options of how todos are printed.
struct TodoPrintOptions: ParsableArguments {
  @Flag(
    help: """
      Print JSON: an array with an object for each todo; field names after it choose the fields, so words of a filter come \
      before it.
      """)
  var json = false

  @Flag(help: "Print JSON with an object on each line.")
  var jsonl = false

  @Option(help: ArgumentHelp("The fields of JSON, such as id,title,due.", valueName: "FIELDS"))
  var fields: String?

  @Option(
    help: ArgumentHelp("Print a line for each todo, such as '{id}\\t{title}'.", valueName: "TEXT"))
  var format: String?

  static let valueOptions = SessionOptions.valueOptions.union(["--fields", "--format"])

  /// `--json id,title` means `--json --fields id,title`: the parser knows no option whose value may be missing.
  static func ordered(_ arguments: [String]) -> [String] {
    var ordered: [String] = []
    for argument in arguments {
      if argument.hasPrefix("--json=") || argument.hasPrefix("--jsonl=") {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        ordered += [String(parts[0]), "--fields", String(parts[1])]
        continue
      }
      if let last = ordered.last, last == "--json" || last == "--jsonl", Self.namesFields(argument) {
        ordered.append("--fields")
      } else if let last = ordered.last, last.hasSuffix(","), ordered.dropLast().last == "--fields" {
        ordered[ordered.count - 1] += argument
        continue
      }
      ordered.append(argument)
    }
    return ordered
  }

  /// Whether an argument is meant as names of fields: it is one as gh reads it, unless it can only be a filter or a number.
  private static func namesFields(_ argument: String) -> Bool {
    let names = argument.replacing(", ", with: ",")
    return argument.contains { $0.isASCII && $0.isLetter }
      && names.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "_-,".contains($0) }
      && !argument.hasPrefix("-")
  }

  /// - Throws: `UsageProblem` for a field that does not exist, or two forms.
  func form() throws(UsageProblem) -> TodoPrint.Form {
    guard [json, jsonl, format != nil].filter(\.self).count <= 1 else {
      throw UsageProblem("--json, --jsonl and --format cannot be combined. Leave out all but one.")
    }
    if let format { return .lines(try LineTemplate(format, field: TodoPrint.field)) }
    guard json || jsonl else {
      if fields != nil { throw UsageProblem("--fields needs --json or --jsonl.") }
      return .table
    }
    var chosen = TodoJSON.fields
    if let fields {
      chosen = []
      for name in fields.filter({ !$0.isWhitespace }).split(separator: ",") {
        chosen.append(try TodoPrint.field(String(name)))
      }
      if chosen.isEmpty {
        throw UsageProblem(
          "There are no fields to print: name some, such as id,title, or leave them out for all.")
      }
    }
    return json ? .array(chosen) : .objects(chosen)
  }
}

/// Prints todos.
struct TodoPrint {
  enum Form {
    case table
    case array([TodoField])
    case objects([TodoField])
    case lines(LineTemplate<TodoField>)

    var isTable: Bool { if case .table = self { true } else { false } }
  }

  let session: TodoSession

  func callAsFunction(_ todos: [Todo], as form: Form) {
    let output = session.output
    switch form {
    case .array(let fields): output.print(session.json(fields).array(todos) + "\n", as: .json)
    case .objects(let fields):
      let json = session.json(fields)
      output.print(todos.map { json.object($0) + "\n" }.joined(), as: .json)
    case .lines(let template):
      let json = session.json()
      output.print(
        todos.map { todo in template.line { json.text($0, of: todo) ?? "" } + "\n" }.joined())
    case .table:
      let cells = cells(of: todos, areDrawn: output.columns != nil)
      output.columns.map { table(cells, columns: $0) }.map { output.print($0) }
        ?? output.print(cells.map { $0.joined(separator: "\t") + "\n" }.joined())
    }
  }

  private static let columns = [
    SearchColumn("ID", isRightAligned: true), SearchColumn("STATE", rank: 2), SearchColumn("PRI", rank: 3),
    SearchColumn("DUE"), SearchColumn("PROJECT", maxWidth: 20, rank: 4),
    SearchColumn("TAGS", maxWidth: 24, rank: 5),
    SearchColumn("TITLE"),
  ]
  private static let shown: [TodoField] = [.id, .state, .priority, .due, .project, .tags, .title]

  /// - Parameter areDrawn: whether titles are as on a screen, and not as other programs need them.
  private func cells(of todos: [Todo], areDrawn: Bool) -> [[String]] {
    let json = session.json()
    return todos.map { todo in
      Self.shown.map { field in
        let text = json.text(field, of: todo) ?? ""
        return Sanitizer.escapedLine(areDrawn && field == .title ? todo.drawn(text) : text)
      }
    }
  }

  private func table(_ cells: [[String]], columns width: Int) -> String {
    cells.isEmpty ? "No todos.\n" : SearchColumn.table(Self.columns, cells, width: width)
  }

  static func field(_ name: String) throws(UsageProblem) -> TodoField {
    guard let field = TodoJSON.fields.first(where: { $0.name == name }) else {
      throw UsageProblem(noField: name, among: TodoJSON.fields.map(\.name))
    }
    return field
  }
}

extension TodoSession {
  /// A line for each field that has a value, and an empty line between todos. On a terminal, titles are as on a screen.
  func lines(of todos: [Todo]) -> String {
    let (json, isDrawn) = (json(), output.columns != nil)
    return todos.map { json.lines(of: $0, isDrawn: isDrawn) }.joined(separator: "\n")
  }
}

extension TodoJSON {
  fileprivate func lines(of todo: Todo, isDrawn: Bool) -> String {
    texts(of: todo).map { name, text in
      let shown = Sanitizer.escapedLine(isDrawn && name == TodoField.title.name ? todo.drawn(text) : text)
      return "\(name)\t\(isDrawn ? Sanitizer.lines(of: shown) : shown)\n"
    }.joined()
  }
}
