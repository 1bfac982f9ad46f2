import Dates
public import Domain

/// Writes a filter as text that reads to an equal one.
public struct FilterPrinter: Sendable {
  private let sigils: Sigils

  public init(sigils: Sigils = .octodo) {
    self.sigils = sigils
  }

  /// The text; empty for the filter of every todo.
  /// - Parameter sort: is written at the end.
  public func text(of filter: TodoFilter, sort: TodoSort? = nil) -> String {
    let conditions = filter == .all ? [] : [alternatives(filter)]
    let order = sort.map { ["sort:\($0.key.rawValue)-\($0.isAscending ? "asc" : "desc")"] } ?? []
    return (conditions + order).joined(separator: " ")
  }

  private func alternatives(_ filter: TodoFilter) -> String {
    if case .any(let all) = filter, all.count > 1 {
      return all.map { alternative in
        if case .any(let inner) = alternative, inner.count > 1 { return group(alternative) }
        return conditions(alternative)
      }.joined(separator: " or ")
    }
    return conditions(filter)
  }

  private func conditions(_ filter: TodoFilter) -> String {
    if case .every(let all) = filter, all.count > 1 { return all.map(condition).joined(separator: " ") }
    return condition(filter)
  }

  private func group(_ filter: TodoFilter) -> String { "(\(alternatives(filter)))" }

  private func condition(_ filter: TodoFilter) -> String {
    switch filter {
    case .all, .every([]): "is:any"
    case .any([]): "-is:any"
    case .every(let all) where all.count == 1: condition(all[0])
    case .any(let all) where all.count == 1: condition(all[0])
    case .every, .any: group(filter)
    case .not(.has(let field)): "no:\(name(of: field))"
    case .not(.any(let all)) where Self.excludedText(all) != nil: "-\(word(Self.excludedText(all) ?? ""))"
    // `-word` would exclude the tag, too.
    case .not(.text(let term, in: TodoFilter.textFields)) where term.excluded != nil: "not \(text(term))"
    case .not(let inner): "-\(condition(inner))"
    case .tag(let tag): "\(sigils.tag)\(word(tag))"
    case .project(let project): "\(sigils.project)\(word(project))"
    case .projectExactly(let project): "project:=\(word(project))"
    case .comparison(let field, let comparison, let value):
      "\(key(of: field)):\(comparison == .equal ? "" : comparison.rawValue)\(text(value, of: field))"
    case .status(let status): "is:\(status.rawValue)"
    case .has(let field): "has:\(name(of: field))"
    case .text(let term, in: TodoFilter.textFields): text(term)
    case .text(let term, in: let fields): "\(fields.first.map(key) ?? "text"):\(text(term))"
    case .containing(let pattern): word(pattern.text)
    case .id(let id): "#\(id)"
    case .child(of: let parent): "parent:\(parent)"
    case .repo(let repo): "repo:\(repo)"
    }
  }

  /// The text of `-word`, which excludes the tag and the word; nil for other conditions.
  private static func excludedText(_ all: [TodoFilter]) -> String? {
    guard all.count == 2, case .tag(let tag) = all[0],
      case .text(let term, in: TodoFilter.textFields) = all[1],
      term.excluded == tag
    else { return nil }
    return tag
  }

  private func key(of field: TodoField) -> String {
    FilterKey.all.first { $0.field == field }?.names.first ?? field.name
  }

  private func name(of field: TodoField) -> String {
    FilterReader.optionalFields.first { $0.value == field }?.name ?? field.name
  }

  private func text(_ term: TodoTextTerm) -> String {
    switch term {
    case .word(let text), .phrase(let text): word(text)
    case .prefix(let text): word(text) + "*"
    case .signs(let text): QuotedWord.quoted(text)
    }
  }

  private func text(_ value: TodoFieldValue, of field: TodoField) -> String {
    switch value {
    case .date(let date): Self.text(of: date)
    case .number(let number):
      Self.text(of: Double(number) / Double(FilterKey.scale(of: field)))
    case .text(let text): word(text)
    case .item(let item):
      item.web == nil ? "\(item)" : word(item.url(on: RepoName.gitHubWeb) ?? "\(item)")
    default: ""
    }
  }

  static func text(of number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  private static func text(of date: DateValue) -> String {
    switch date {
    case .day(let day): "\(day)"
    case .moment(let moment): moment.rfc3339
    }
  }

  /// The text as one word, in quotes if it has signs or a meaning of its own.
  private func word(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "-_./'".contains($0) }
    let hasMeaning = ["or", "and", "not", ""].contains(text.lowercased()) || text.contains("..")
    return isPlain && !hasMeaning && text.first != "-" ? text : QuotedWord.quoted(text)
  }
}

extension TodoTextTerm {
  /// What `-word` excludes as a tag, too; nil for the beginning of a word and for signs.
  fileprivate var excluded: String? {
    switch self {
    case .word(let text), .phrase(let text): text
    case .prefix, .signs: nil
    }
  }
}
