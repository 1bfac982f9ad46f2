import ArgumentParser
import Console
import Domain
import Terminal

/// The options of how rows of a few values are printed.
struct RowPrintOptions: ParsableArguments {
  @Flag(
    help: "Print JSON: an array with an object for each; field names after it choose the fields.")
  var json = false

  @Flag(help: "Print JSON with an object on each line.")
  var jsonl = false

  @Option(help: ArgumentHelp("The fields of JSON, such as name.", valueName: "FIELDS"))
  var fields: String?

  @Option(help: ArgumentHelp("Print a line for each, such as '{name}'.", valueName: "TEXT"))
  var format: String?

  /// - Parameter names: those of the fields.
  /// - Throws: `UsageProblem` for a field that does not exist, or two forms.
  func form(_ names: [String]) throws(UsageProblem) -> RowPrint.Form {
    guard [json, jsonl, format != nil].filter(\.self).count <= 1 else {
      throw UsageProblem("--json, --jsonl and --format cannot be combined. Leave out all but one.")
    }
    func field(_ name: String) throws(UsageProblem) -> String {
      guard names.contains(name) else { throw UsageProblem(noField: name, among: names) }
      return name
    }
    if let format { return .lines(try LineTemplate(format, field: field)) }
    guard json || jsonl else {
      if fields != nil { throw UsageProblem("--fields needs --json or --jsonl.") }
      return .table
    }
    var chosen = names
    if let fields {
      chosen = []
      for name in fields.filter({ !$0.isWhitespace }).split(separator: ",") {
        chosen.append(try field(String(name)))
      }
    }
    return json ? .array(chosen) : .objects(chosen)
  }
}

/// Prints rows of a few values.
struct RowPrint {
  enum Form {
    case table
    case array([String])
    case objects([String])
    case lines(LineTemplate<String>)
  }

  enum Value {
    case text(String)
    case number(Int)

    var text: String {
      switch self {
      case .text(let text): text
      case .number(let number): "\(number)"
      }
    }

    fileprivate var json: String {
      switch self {
      case .text(let text): JSONString.quoted(text) { $0.properties.generalCategory == .control }
      case .number(let number): "\(number)"
      }
    }
  }

  /// Values by the names of their fields.
  struct Row: ExpressibleByDictionaryLiteral {
    private let values: [String: Value]

    init(dictionaryLiteral values: (String, Value)...) {
      self.values = Dictionary(values, uniquingKeysWith: { first, _ in first })
    }

    /// Empty if there is no such value.
    func text(_ name: String) -> String { values[name]?.text ?? "" }

    fileprivate func object(_ names: [String]) -> String {
      let members = names.map { "\"\($0)\":\(values[$0]?.json ?? "null")" }
      return "{\(members.joined(separator: ","))}"
    }
  }

  let output: StandardOutput

  /// - Parameter cells: the columns of a row where there are neither JSON nor a format.
  func callAsFunction(_ rows: [Row], as form: Form, cells: (Row) -> [String]) {
    switch form {
    case .table:
      output.print(rows.map { cells($0).joined(separator: "\t") + "\n" }.joined())
    case .array(let fields):
      let objects = rows.map { $0.object(fields) }.joined(separator: ",\n")
      output.print(rows.isEmpty ? "[]\n" : "[\n\(objects)\n]\n", as: .json)
    case .objects(let fields): output.print(rows.map { $0.object(fields) + "\n" }.joined(), as: .json)
    case .lines(let template):
      output.print(rows.map { row in template.line { row.text($0) } + "\n" }.joined())
    }
  }
}
