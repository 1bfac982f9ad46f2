import Dates
import Domain

/// A key with its comparison and its value: `due:<fri`.
struct KeyComparison: Sendable {
  let name: String
  /// In the filter, 1-based.
  let column: Int
  let field: TodoField?
  let comparison: TodoComparison
  /// Whether it is written with `=`.
  let isExact: Bool
  let value: QuotedWord

  /// Reads a value that has an order: one, several (`1,2`) or a range (`1..3`).
  func filter(
    _ read: (QuotedWord, TodoComparison) throws(LineFault) -> TodoFilter
  ) throws(LineFault) -> TodoFilter {
    var all: [TodoFilter] = []
    for part in try parts() { all.append(try range(part, read)) }
    if all.count == 1 { return all[0] }
    return comparison == .notEqual ? .every(all) : .any(all)
  }

  private func range(
    _ part: QuotedWord, _ read: (QuotedWord, TodoComparison) throws(LineFault) -> TodoFilter
  ) throws(LineFault) -> TodoFilter {
    let bounds = part.split(at: "..")
    guard bounds.count > 1 else { return try read(part, comparison) }
    guard bounds.count == 2, bounds.allSatisfy({ !$0.isEmpty }) else {
      throw LineFault(column: part.column(), .comparison, "A range is written first..last.")
    }
    switch comparison {
    case .equal: return .every([try read(bounds[0], .greaterOrEqual), try read(bounds[1], .lessOrEqual)])
    case .notEqual: return .any([try read(bounds[0], .less), try read(bounds[1], .greater)])
    default:
      throw LineFault(
        column: part.column(), .comparison, "\(comparison.rawValue) takes one value, not a range.")
    }
  }

  /// Reads a value that has no order: one, or several.
  func plain(_ read: (QuotedWord) throws(LineFault) -> TodoFilter) throws(LineFault) -> TodoFilter {
    guard comparison == .equal || comparison == .notEqual else {
      throw LineFault(
        column: column, .comparison,
        "\(name): has no order, so it takes : = or != and not \(comparison.rawValue).")
    }
    var all: [TodoFilter] = []
    for part in try parts() { all.append(try read(part)) }
    let found = all.count == 1 ? all[0] : .any(all)
    guard comparison == .notEqual else { return found }
    guard let field, FilterReader.optionalFields.contains(where: { $0.value == field }) else {
      return .not(found)
    }
    // A todo without the field matches no comparison.
    return .every([.has(field), .not(found)])
  }

  /// The values between commas.
  private func parts() throws(LineFault) -> [QuotedWord] {
    let parts = value.split(at: ",")
    for part in parts where part.isEmpty {
      throw LineFault(
        column: part.column(), .value(of: name),
        "\(name): needs a value\(parts.count > 1 ? " beside each comma" : "").")
    }
    guard parts.count == 1 || comparison == .equal || comparison == .notEqual else {
      throw LineFault(
        column: value.column(), .comparison, "\(comparison.rawValue) takes one value, not a list.")
    }
    return parts
  }
}

extension FilterKey {
  /// A word of the form NAME OPERATION VALUE.
  struct Parts {
    /// In lower case.
    let name: String
    let comparison: TodoComparison
    let isExact: Bool
    let value: QuotedWord
  }

  /// The parts of a word; nil if it has no name before an operation.
  static func parts(of word: QuotedWord) -> Parts? {
    let name = word.signs.prefix { !$0.isQuoted && ($0.character.isLetter || $0.character == "-") }
    guard !name.isEmpty else { return nil }
    var rest = word.dropping(name.count)
    let hasColon = rest.begins(with: ":")
    if hasColon { rest = rest.dropping(1) }
    let operations: [TodoComparison] = [.notEqual, .lessOrEqual, .greaterOrEqual, .equal, .less, .greater]
    let operation = operations.first { rest.begins(with: $0.rawValue) }
    guard hasColon || operation != nil else { return nil }
    if let operation { rest = rest.dropping(operation.rawValue.count) }
    return Parts(
      name: String(name.map(\.character)).lowercased(), comparison: operation ?? .equal,
      isExact: operation == .equal, value: rest)
  }
}
