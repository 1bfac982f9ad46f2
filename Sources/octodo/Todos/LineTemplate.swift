import Console
import Domain
import Terminal

/// A text of --format, such as `{id}\t{title}`.
struct LineTemplate<Field> {
  private enum Part {
    case text(String)
    case field(Field)
  }

  private var parts: [Part] = []

  /// - Parameter field: the field with a name.
  /// - Throws: what `field` throws; `UsageProblem` for a field without an end.
  init(_ text: String, field: (String) throws(UsageProblem) -> Field) throws(UsageProblem) {
    var rest = text.replacing("\\t", with: "\t").replacing("\\n", with: "\n")[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      parts.append(.text(String(rest[..<start])))
      parts.append(.field(try field(String(rest[rest.index(after: start)..<end]))))
      rest = rest[rest.index(after: end)...]
    }
    guard !rest.contains("{") else {
      throw UsageProblem("A { of --format has no } behind it. Write fields such as {id}.")
    }
    parts.append(.text(String(rest)))
  }

  /// The line with the texts of its fields.
  func line(_ text: (Field) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let field): Sanitizer.escapedLine(text(field))
      }
    }.joined()
  }
}

extension UsageProblem {
  /// There is no field with a name.
  init(noField name: String, among names: [String]) {
    let nearest = Spelling.nearest(to: name, among: names).map { " Did you mean \($0)?" } ?? ""
    self.init(
      "There is no field \(name.shortened).\(nearest) The fields are \(names.joined(separator: ", ")).")
  }
}
