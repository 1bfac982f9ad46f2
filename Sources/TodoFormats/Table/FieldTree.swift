import Dates
import Domain
import FoundationEssentials

/// Values of fields as JSON, by their type: days as `2026-11-27`, times as RFC 3339, links as addresses.
struct FieldTree {
  let context: FormatContext

  func tree(of value: TodoFieldValue) -> JSONTree {
    switch value {
    case .text(let text): .text(text)
    case .number(let number): .number("\(number)")
    case .date(.day(let day)), .day(let day): .text("\(day)")
    case .date(.moment(let moment)): .text(moment.rfc3339)
    case .instant(let instant): .text(text(instant))
    case .words(let words): .list(words.map { .text($0) })
    case .ids(let ids): .list(ids.map { .number("\($0)") })
    case .item(let item): .text(item.url(on: context.web) ?? "\(item)")
    case .annotations(let annotations):
      .list(
        annotations.map { annotation in
          .object([
            .init(name: "at", value: .text(text(annotation.at))),
            .init(name: "text", value: .text(annotation.text)),
          ])
        })
    case .state(let state): .text(state.word)
    case .origin(let origin): .text(origin.word)
    }
  }

  private func text(_ instant: Date) -> String { Moment(instant, in: context.zone).rfc3339 }

  /// - Throws: `FieldFault` if the value does not fit the field.
  func value(of tree: JSONTree, for field: TodoField) throws(FieldFault) -> TodoFieldValue {
    if field == .extra, case .object = tree { return .text(tree.text) }
    guard let value = value(of: tree, field.type), field.allows(value) else { throw FieldFault(field) }
    return value
  }

  private func value(of tree: JSONTree, _ type: TodoFieldType) -> TodoFieldValue? {
    switch (type, tree) {
    case (.text, .text(let text)): .text(text)
    case (.number, .number(let digits)): Int64(digits).map(TodoFieldValue.number)
    case (.date, .text(let text)): date(text).map(TodoFieldValue.date)
    case (.day, .text(let text)): Day(iso: text).map(TodoFieldValue.day)
    case (.instant, .text(let text)): instant(text).map(TodoFieldValue.instant)
    case (.words, .list(let values)): Self.all(values, \.string).map(TodoFieldValue.words)
    case (.ids, .list(let values)): Self.all(values, \.integer).map(TodoFieldValue.ids)
    case (.item, .text(let text)): context.stored(link: text.asMeant).map(TodoFieldValue.item)
    case (.annotations, .list(let values)): Self.all(values, annotation).map(TodoFieldValue.annotations)
    case (.state, .text(let text)): TodoState(word: text).map(TodoFieldValue.state)
    case (.origin, .text(let text)): RepeatOrigin(rawValue: text).map(TodoFieldValue.origin)
    default: nil
    }
  }

  private static func all<Value>(_ values: [JSONTree], _ read: (JSONTree) -> Value?) -> [Value]? {
    let read = values.compactMap(read)
    return read.count == values.count ? read : nil
  }

  private func date(_ text: String) -> DateValue? {
    if text == "someday" { return .day(.someday) }
    return Day(iso: text).map(DateValue.day) ?? Moment(rfc3339: text, in: context.zone).map(DateValue.moment)
  }

  /// A day begins with its first second.
  private func instant(_ text: String) -> Date? {
    Moment(rfc3339: text, in: context.zone)?.date ?? Day(iso: text).map(context.start)
  }

  private func annotation(_ tree: JSONTree) -> TodoAnnotation? {
    guard let text = tree["text"]?.string, let at = tree["at"]?.string.flatMap(instant) else { return nil }
    return TodoAnnotation(at: at, text: text)
  }
}

extension JSONTree {
  fileprivate var integer: Int64? { if case .number(let digits) = self { Int64(digits) } else { nil } }
}

extension ImportedTodo {
  /// A todo of a file that has the fields by their names. Relations to others are by the ids of that file.
  /// - Parameter values: nil for a field that the file does not have.
  init(
    line: Int, _ context: FormatContext, _ names: inout LineIdentities,
    values: (TodoField) throws(FieldFault) -> TodoFieldValue??
  ) throws(FieldFault) {
    self.init(uid: "", line: line)
    var all: [String] = []
    var saysState = false
    for field in FieldTable.readFields {
      guard let value = try values(field) else {
        unknown.insert(field)
        continue
      }
      if field == .state { saysState = value != nil }
      guard let value = value.flatMap(field.normal) else { continue }
      self.values[field] = value
      all.append("\(field.name)=\(value)")
    }
    set(.title, title.singleBlanked)
    guard !title.looksEmpty else { throw FieldFault(reason: "The todo has no title.") }
    uid = text(.uid) ?? names.next(all.joined(separator: "\n"))
    // Many files say only when something was done.
    if instant(.done) != nil, !saysState {
      self.values[.state] = .state(.done)
      unknown.remove(.state)
    }
    if !state.isFinal { self.values[.done] = nil }
    if text(.rule) == nil { self.values[.seriesStart] = nil }
    for field in [TodoField.id, .uid, .parent, .needs] { self.values[field] = nil }
    set(.note, text(.note))
    setNames(project: text(.project), tags: tags)
    setState(state, isPutAside: state == .waiting && date(.wait) == nil, context)
  }
}

/// Why the fields of a todo cannot be read.
struct FieldFault: Error, Hashable {
  /// A sentence.
  let reason: String

  init(reason: String) {
    self.reason = reason
  }

  init(_ field: TodoField) {
    reason = "The value of \(field.name) cannot be read: \(field.expectation)."
  }
}

extension TodoField {
  /// Whether the value is one that the field can have, of those with its type.
  fileprivate func allows(_ value: TodoFieldValue) -> Bool {
    switch value {
    case .number(let number): self != .priority || (0...9).contains(number)
    case .text(let text): self != .rule || text.isEmpty || (try? RecurrenceRule(text)) != nil
    default: true
    }
  }

  /// The value as it is stored; nil for one that counts as none.
  fileprivate func normal(_ value: TodoFieldValue) -> TodoFieldValue? {
    if value == empty { return nil }
    switch value {
    case .text(""), .words([]), .ids([]), .annotations([]): return nil
    case .annotations(let annotations): return .annotations(annotations.sorted { $0.at < $1.at })
    default: return value
    }
  }

  fileprivate var expectation: String {
    switch self {
    case .priority: "it is a number from 1 to 9, or 0 for none"
    case .rule: "it is a rule such as FREQ=WEEKLY;BYDAY=MO"
    default: type.expectation
    }
  }
}

extension TodoFieldType {
  fileprivate var expectation: String {
    switch self {
    case .text: "it is a text"
    case .number: "it is a number"
    case .date: "it is a day such as 2026-11-27 or a time such as 2026-11-27T17:00:00+01:00"
    case .day: "it is a day such as 2026-11-27"
    case .instant: "it is a time such as 2026-11-27T17:00:00Z"
    case .words: "it is a list of words"
    case .ids: "it is a list of ids"
    case .item: "it is the address of a page on GitHub"
    case .annotations: "it is a list of times with texts"
    case .state: "it is one of \(TodoState.allCases.map(\.word).joined(separator: ", "))"
    case .origin: "it is one of \(RepeatOrigin.allCases.map(\.word).joined(separator: ", "))"
    }
  }
}
