public import Dates
public import Domain

/// One thing that was understood in a quick-add line, for a line below it while it is typed.
public struct LinePart: Hashable, Sendable {
  public enum Meaning: Hashable, Sendable {
    /// A tag is set as the only word of its field.
    case set(TodoFieldValue)
    /// An RRULE.
    case repeats(rule: String, from: RepeatOrigin)
    case cleared
    case removed(tag: String)
    case fault(LineFault)
  }

  /// Nil for metadata that cannot be read at all.
  public let field: TodoField?
  public let meaning: Meaning
  /// In characters of the line, from 0.
  public let range: Range<Int>
}

extension QuickAddReader {
  /// What is understood of a line for a new todo so far, in its order. The last word may be unfinished, so its faults are
  /// left out.
  public func parts(ofNew line: String) -> [LinePart] {
    // A new todo has nothing to clear, so a key without its value is not finished.
    parts(of: line, LineScanner.tokens(ofNew:sigils:), todo: nil).filter { $0.meaning != .cleared }
  }

  /// What is understood of a line with changes so far. See `parts(ofNew:)`.
  /// - Parameter todo: nil if the changes are for several todos.
  public func parts(ofChanges line: String, to todo: Todo?) -> [LinePart] {
    parts(of: line, LineScanner.tokens(ofChanges:sigils:), todo: todo)
  }

  private func parts(
    of line: String, _ tokens: ([Character], Sigils) -> [LineToken], todo: Todo?
  ) -> [LinePart] {
    guard let characters = try? Self.characters(of: line) else { return [] }
    let tokens = tokens(characters, sigils)
    var parts = tokens.compactMap { part(of: $0, first: today) }
    if let first = first(in: parts, todo)?.day(in: zone) {
      parts = tokens.compactMap { part(of: $0, first: first) }
    }
    if let last = parts.last, case .fault = last.meaning, last.range.upperBound == characters.count {
      parts.removeLast()
    }
    return parts
  }

  /// The date from which a rule counts.
  private func first(in parts: [LinePart], _ todo: Todo?) -> DateValue? {
    [TodoField.due, .scheduled, .wait].lazy.compactMap { field in
      let value: TodoFieldValue? =
        switch parts.last(where: { $0.field == field })?.meaning {
        case .set(let value): value
        case .cleared: nil
        default: todo.flatMap(field.value)
        }
      return if case .date(let date)? = value { date } else { nil }
    }.first
  }

  private func part(of token: LineToken, first: Day) -> LinePart? {
    do throws(LineFault) {
      guard let change = try change(of: token) else { return linkPart(of: token) }
      let (field, meaning) = try meaning(of: change, first: first)
      return LinePart(field: field, meaning: meaning, range: token.range)
    } catch {
      var field: TodoField?
      if case .key(let key, _) = token.content { field = key.field }
      return LinePart(field: field, meaning: .fault(error), range: token.range)
    }
  }

  private func meaning(of change: LineChange, first: Day) throws(LineFault) -> (TodoField, LinePart.Meaning) {
    switch change {
    case .set(let field, let value): (field, value.map(LinePart.Meaning.set) ?? .cleared)
    case .repeats(let words, let origin):
      (
        .rule,
        .repeats(
          rule: try words.rule(from: first, origin, self).text,
          from: origin == .origin(.completion) ? .completion : .schedule)
      )
    case .addsTags(let tags): (.tags, .set(.words(tags)))
    case .removesTag(let tag): (.tags, .removed(tag: tag))
    }
  }

  private func linkPart(of token: LineToken) -> LinePart? {
    guard case .text(let word) = token.content, !token.isBehindHyphens else { return nil }
    var text = LineText(web: web)
    text.add(word)
    return text.link.map { LinePart(field: .link, meaning: .set(.item($0)), range: token.range) }
  }
}
