import Dates
public import Domain

extension FilterReader {
  /// Reads one word of a filter.
  func term(_ written: QuotedWord) throws(LineFault) -> TodoFilter {
    let word = written.meant
    guard let first = word.signs.first else {
      throw LineFault(column: written.column(), .quote, "There is nothing in these quotes: write a word.")
    }
    guard !first.isQuoted else { return .text(try written.textTerm(), in: TodoFilter.textFields) }
    switch first.character {
    case sigils.tag: return .tag(try named(word, "tag"))
    case sigils.project: return .project(try named(word, "project"))
    case "#": return .id(try word.dropping(1).id(after: first))
    case "!":
      guard let level = PriorityLevel(word.text) else { break }
      return .priority(.equal, level.range)
    default: break
    }
    if let parts = FilterKey.parts(of: word), let term = try keyed(parts, in: word) { return term }
    return .text(try written.textTerm(), in: TodoFilter.textFields)
  }

  private func named(_ word: QuotedWord, _ noun: String) throws(LineFault) -> String {
    let name = word.dropping(1)
    guard !name.isEmpty else {
      throw LineFault(column: word.column(), .name, "A \(noun) is missing after this sign.")
    }
    return name.text
  }

  /// Nil for text that only looks like a key, such as an address.
  private func keyed(_ parts: FilterKey.Parts, in word: QuotedWord) throws(LineFault) -> TodoFilter? {
    let column = word.column()
    switch parts.name {
    case "is":
      let status = try choice(parts, TodoStatus.allCases.map { ($0.rawValue, $0) })
      guard !status.needsSync else {
        throw LineFault(
          column: parts.value.column(), .value(of: "is"),
          "octodo does not sync todos yet, so no todo is \(status.rawValue). For todos with a link: has:link")
      }
      return .status(status)
    case "has": return .has(try choice(parts, Self.optionalFields + Self.otherFieldNames))
    case "no": return .not(.has(try choice(parts, Self.optionalFields + Self.otherFieldNames)))
    case "sort":
      throw LineFault(column: column, .condition, "sort: comes last: move it to the end of the filter.")
    default: break
    }
    if let key = FilterKey.named(parts.name) {
      return try key.read(
        KeyComparison(
          name: parts.name, column: column, field: key.field, comparison: parts.comparison,
          isExact: parts.isExact, value: parts.value), self)
    }
    if parts.value.begins(with: "//") { return nil }
    // What the help does not explain finds nothing yet.
    let names = FilterKey.all.filter { !$0.summary.isEmpty }.map { $0.names[0] } + FilterKey.otherNames
    let nearest = Spelling.nearest(to: parts.name, among: names)
    throw LineFault(
      column: column, .field(parts.name.shownInFault, nearest: nearest),
      "There is no field \(parts.name.shownInFault). "
        + (nearest.map { "Did you mean \($0):?" }
          ?? "The fields are \(names.joined(separator: ", ")). To search for this text, quote it."))
  }

  private func choice<Value>(
    _ parts: FilterKey.Parts, _ choices: [(name: String, value: Value)]
  ) throws(LineFault) -> Value {
    let name = parts.value.text.lowercased()
    if parts.comparison == .equal, let choice = choices.first(where: { $0.name == name }) {
      return choice.value
    }
    let hidden = Self.otherFieldNames.map(\.name) + TodoStatus.allCases.filter(\.needsSync).map(\.rawValue)
    let names = choices.map(\.name).filter { !hidden.contains($0) }
    let nearest = Spelling.nearest(to: name, among: names)
    throw LineFault(
      column: parts.value.column(),
      .value(of: parts.name, choices: nearest.map { [$0] } ?? names),
      nearest.map { "Did you mean \(parts.name):\($0)?" }
        ?? "\(parts.name): takes one of \(names.joined(separator: ", ")).")
  }

  /// The words after `has:` and `no:`, with the fields that a todo may be without.
  public static let optionalFields: [(name: String, value: TodoField)] = [
    ("due", .due), ("wait", .wait), ("scheduled", .scheduled), ("until", .until), ("tag", .tags),
    ("project", .project), ("priority", .priority), ("note", .note), ("link", .link), ("parent", .parent),
    ("needs", .needs), ("annotation", .annotations), ("repeat", .rule), ("started", .started),
    ("done", .done), ("uid", .uid),
  ]
  /// Other words for them, which are not named in messages.
  private static let otherFieldNames: [(name: String, value: TodoField)] = [
    ("tags", .tags), ("sched", .scheduled), ("annotations", .annotations), ("rrule", .rule),
  ]
}

extension QuotedWord {
  /// A word, a phrase if there are blanks, the beginning of a word if a `*` follows, or signs without a word.
  func textTerm() throws(LineFault) -> TodoTextTerm {
    let isPrefix = signs.last.map { $0.character == "*" && !$0.isQuoted } ?? false
    let text = String(signs.dropLast(isPrefix ? 1 : 0).map(\.character))
    let drawn = EmojiNames.replaced(in: text)
    guard !SearchWords.words(of: drawn).isEmpty else {
      guard drawn.unicodeScalars.contains(where: { !$0.isASCII && !$0.isBlank && !$0.isInvisible }) else {
        throw LineFault(
          column: column(), .quote, "There is no letter, digit or symbol to search for: write a word.")
      }
      return .signs(text)
    }
    if isPrefix { return .prefix(text) }
    return text.contains(where: \.isBlank) ? .phrase(text) : .word(text)
  }

  /// A number of a todo, with or without `#`.
  /// - Parameter sign: the sign before it.
  func id(after sign: Sign? = nil) throws(LineFault) -> Int64 {
    let digits = begins(with: "#") && sign == nil ? dropping(1) : self
    guard digits.signs.allSatisfy({ $0.character.isASCII && $0.character.isWholeNumber }),
      let id = Int64(digits.text), id > 0
    else {
      throw LineFault(
        column: sign.map { $0.index + 1 } ?? column(), .number,
        "The number of a todo is missing here, such as 12.")
    }
    return id
  }

  /// A repository, an issue or a page on GitHub.
  func item() throws(LineFault) -> Item {
    guard let item = Item(named: text) else {
      throw LineFault(
        column: column(), .item,
        "OWNER/NAME, OWNER/NAME#7 or the address of a page on GitHub is expected here.")
    }
    return item
  }

  /// A date.
  /// - Throws: the fault of the date with its column in the line.
  func date(_ reader: DateReader) throws(LineFault) -> DateValue {
    switch try reading(reader) {
    case .value(let date): return date
    case .someday:
      throw LineFault(
        column: column(), .date(nearest: nil), "someday is no date to compare with: use no: or has:.")
    }
  }

  func reading(_ reader: DateReader) throws(LineFault) -> DateReading {
    do throws(DateFault) {
      return try reader.read(text)
    } catch {
      throw LineFault(
        column: column(of: error.column - 1), .date(nearest: error.nearest, error.topic), error.message)
    }
  }
}

extension String {
  /// At most 40 characters, so that a message stays one line.
  var shownInFault: String { count > 40 ? prefix(39) + "…" : self }
}

extension DateFault {
  /// The word that was probably meant; nil if several can stand there.
  fileprivate var nearest: String? { expected.count == 1 ? expected.first : nil }
}
