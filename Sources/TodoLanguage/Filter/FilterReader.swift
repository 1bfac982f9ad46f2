public import Dates
public import Domain

/// A filter as it was understood.
public struct FilterReading: Hashable, Sendable {
  /// What is written, without what is implied.
  public let filter: TodoFilter
  /// The order that `sort:` at the end asks for; nil without one.
  public let sort: TodoSort?
  /// Whether only open todos are meant, because there is no `is:`.
  public let impliesOpen: Bool

  /// The todos of the filter and their order.
  /// - Parameter sort: the order if the filter asks for none.
  public func query(sort: TodoSort = TodoSort(.urgency)) -> TodoQuery {
    TodoQuery(filter: impliesOpen ? filter.openOnly : filter, sort: self.sort ?? sort)
  }

  /// The todos that it leaves out because only open ones are meant; nil if it leaves out none.
  public var ofOthers: TodoFilter? { impliesOpen ? .every([.not(.status(.open)), filter]) : nil }
}

extension TodoFilter {
  /// The filter for those todos that are open.
  var openOnly: TodoFilter { self == .all ? .status(.open) : .every([.status(.open), self]) }
}

/// Reads the filter language. `TodoMatcher` says what its filters mean, and `FilterKey.all` has the fields.
///
///     or = and { ("or" | "|") and }    and = not { ["and" | "&"] not }    not = ["not" | "-" | "!"] atom
///     atom = "(" or ")" | +tag | @project | !level | #12 | is:STATE | has:FIELD | no:FIELD | KEY OPERATION VALUE | word
public struct FilterReader: Sendable {
  public let dates: DateReader
  public let sigils: Sigils

  /// In bytes. A filter that a person writes is far shorter; SQLite limits the depth of an expression.
  public static let maxLength = 4_096
  /// The number of parentheses and negations within each other.
  public static let maxDepth = 100

  public init(dates: DateReader, sigils: Sigils = .octodo) {
    (self.dates, self.sigils) = (dates, sigils)
  }

  /// - Throws: a fault whose column is within the text.
  public func read(_ text: String) throws(LineFault) -> FilterReading {
    guard text.utf8.count <= Self.maxLength else {
      throw LineFault(column: 1, .tooLong, "A filter has at most \(Self.maxLength) bytes: shorten it.")
    }
    let characters = text.map(\.asMeant)
    if let control = characters.firstIndex(where: \.isControl) {
      throw LineFault(
        column: control + 1, .control, "Control characters are not allowed here: remove this one.")
    }
    var tokens = try FilterToken.all(of: characters)[...]
    let sort = try tokens.last.map { token throws(LineFault) in try self.sort(token) } ?? nil
    if sort != nil { tokens.removeLast() }
    guard !tokens.isEmpty else { return FilterReading(filter: .all, sort: sort, impliesOpen: true) }
    var parser = FilterParser(reader: self, tokens: tokens)
    let filter = try parser.filter()
    return FilterReading(filter: filter, sort: sort, impliesOpen: !parser.hasStatus)
  }

  /// The order that a word asks for; nil for another word.
  private func sort(_ token: FilterToken) throws(LineFault) -> TodoSort? {
    guard case .word(let word) = token.content, let parts = FilterKey.parts(of: word.meant),
      parts.name == "sort"
    else { return nil }
    let value = parts.value.text.lowercased()
    let direction = ["-asc", "-desc"].first { value.hasSuffix($0) }
    guard parts.comparison == .equal,
      let key = TodoSortKey(rawValue: String(value.dropLast(direction?.count ?? 0)))
    else {
      let names = TodoSortKey.allCases.map(\.rawValue)
      throw LineFault(
        column: parts.value.column(),
        .value(of: "sort", choices: names),
        "sort: takes \(names.joined(separator: ", ")), with -asc or -desc after it.")
    }
    return TodoSort(key, isAscending: direction.map { $0 == "-asc" })
  }
}

extension Character {
  /// Whether it is a control character that is no blank.
  var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control && !$0.isBlank }
  }
}

/// Reads the tokens of one filter.
struct FilterParser {
  let reader: FilterReader
  var tokens: ArraySlice<FilterToken>
  private(set) var hasStatus = false
  private var depth = 0

  init(reader: FilterReader, tokens: ArraySlice<FilterToken>) {
    (self.reader, self.tokens) = (reader, tokens)
  }

  mutating func filter() throws(LineFault) -> TodoFilter {
    let filter = try alternatives()
    if let rest = tokens.first {
      throw LineFault(
        column: rest.column, .parenthesis, "This ) closes nothing: remove it, or write ( before.")
    }
    return filter
  }

  private mutating func alternatives() throws(LineFault) -> TodoFilter {
    var all = [try conditions()]
    while tokens.first?.content == .or {
      let or = tokens.removeFirst()
      try requireTerm(after: or)
      all.append(try conditions())
    }
    return all.count == 1 ? all[0] : .any(all)
  }

  private mutating func conditions() throws(LineFault) -> TodoFilter {
    var all = [try condition()]
    while let next = tokens.first, next.content != .or, next.content != .close {
      if next.content == .and {
        tokens.removeFirst()
        try requireTerm(after: next)
      }
      all.append(try condition())
    }
    return all.count == 1 ? all[0] : .every(all)
  }

  private mutating func condition() throws(LineFault) -> TodoFilter {
    guard let token = tokens.popFirst() else {
      throw LineFault(column: 1, .condition, "A condition is missing here.")
    }
    switch token.content {
    case .word(let word): return try term(word)
    case .not:
      try descend(token)
      defer { depth -= 1 }
      try requireTerm(after: token)
      return try negation(after: token)
    case .open:
      try descend(token)
      defer { depth -= 1 }
      try requireTerm(after: token)
      let inner = try alternatives()
      guard tokens.popFirst() != nil else {
        throw LineFault(column: token.column, .parenthesis, "This ( is not closed: write ) at its end.")
      }
      return inner
    case .close:
      throw LineFault(
        column: token.column, .parenthesis, "This ) closes nothing: remove it, or write ( before.")
    case .or, .and:
      throw LineFault(
        column: token.column, .condition,
        "A condition is missing before this word. To search for the word, quote it.")
    }
  }

  /// `-bug` without a blank excludes the tag and the word, because it is written for either.
  private mutating func negation(after sign: FilterToken) throws(LineFault) -> TodoFilter {
    guard sign.range.count == 1, let next = tokens.first, case .word(let word) = next.content,
      next.range.lowerBound == sign.range.upperBound
    else { return .not(try condition()) }
    tokens.removeFirst()
    let term = try term(word)
    switch term {
    case .text(.word(let text), in: TodoFilter.textFields),
      .text(.phrase(let text), in: TodoFilter.textFields):
      return .not(.any([.tag(text), term]))
    default: return .not(term)
    }
  }

  private mutating func term(_ word: QuotedWord) throws(LineFault) -> TodoFilter {
    let term = try reader.term(word)
    if case .status = term { hasStatus = true }
    return term
  }

  private mutating func descend(_ token: FilterToken) throws(LineFault) {
    depth += 1
    guard depth <= FilterReader.maxDepth else {
      throw LineFault(
        column: token.column, .tooLong,
        "A filter nests at most \(FilterReader.maxDepth) conditions: simplify it.")
    }
  }

  private func requireTerm(after token: FilterToken) throws(LineFault) {
    switch tokens.first?.content {
    case nil, .close, .or, .and:
      throw LineFault(column: token.column, .condition, "A condition is missing after this.")
    case .open, .not, .word: break
    }
  }
}
