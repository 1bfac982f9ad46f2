import Dates
public import Domain
public import FoundationEssentials

/// Writes todos as JSON: an object with a member for each field. Days are `2026-11-27`, times RFC 3339 with the offset of
/// their zone, a link is an address, and a field without a value is null.
public struct TodoJSON: Sendable {
  private let fields: [TodoField]
  private let zone: TimeZone
  private let web: String

  /// The fields that JSON can have, in its order.
  public static let fields = TodoField.all.filter(\.isShown)

  /// - Parameters:
  ///   - fields: those of an object, in their order.
  ///   - zone: of the times that octodo recorded.
  ///   - web: the website of the user's GitHub, for links.
  public init(fields: [TodoField] = TodoJSON.fields, zone: TimeZone, web: String = RepoName.gitHubWeb) {
    (self.fields, self.zone, self.web) = (fields, zone, web)
  }

  /// The object of a todo, on one line.
  public func object(_ todo: Todo) -> String {
    let members = fields.map { field in
      "\(Self.quoted(field.name)):\(value(field, of: todo).map { json(of: $0, in: field) } ?? "null")"
    }
    return "{\(members.joined(separator: ","))}"
  }

  /// An array with an object on each line.
  public func array(_ todos: [Todo]) -> String {
    todos.isEmpty ? "[]" : "[\n\(todos.map { object($0) }.joined(separator: ",\n"))\n]"
  }

  /// The fields that have a value, with their values as plain text.
  public func texts(of todo: Todo) -> [(name: String, text: String)] {
    fields.compactMap { field in text(field, of: todo).map { (name: field.name, text: $0) } }
  }

  /// The value of a field as plain text: lists with commas, times as in JSON. Nil without a value.
  public func text(_ field: TodoField, of todo: Todo) -> String? {
    value(field, of: todo).map { text(of: $0, in: field) }
  }

  /// A todo that is not saved has the id 0, which counts as none. What follows from other fields has a value in each todo,
  /// and the origin of a repetition in each that repeats.
  private func value(_ field: TodoField, of todo: Todo) -> TodoFieldValue? {
    if field == .id, todo.id == 0 { return nil }
    let hasDefault = field.isDerived || field.type == .origin && todo.rule != nil
    return field.value(of: todo) ?? (hasDefault ? field.empty : nil)
  }

  private func json(of value: TodoFieldValue, in field: TodoField) -> String {
    switch value {
    case .number: text(of: value, in: field)
    case .words(let words): Self.list(words.map(Self.quoted))
    case .ids(let ids): Self.list(ids.map { "\($0)" })
    case .annotations(let annotations):
      Self.list(
        annotations.map { "{\"at\":\(Self.quoted(text(of: $0.at))),\"text\":\(Self.quoted($0.text))}" })
    case .text, .date, .day, .instant, .item, .state, .origin: Self.quoted(text(of: value, in: field))
    }
  }

  private func text(of value: TodoFieldValue, in field: TodoField) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): Self.number(number, scale: FilterKey.scale(of: field))
    case .date(.day(.someday)): "someday"
    case .date(.day(let day)), .day(let day): "\(day)"
    case .date(.moment(let moment)): moment.rfc3339
    case .instant(let time): text(of: time)
    case .words(let words): words.joined(separator: ",")
    case .ids(let ids): ids.map { "\($0)" }.joined(separator: ",")
    case .item(let item): item.url(on: web) ?? "\(item)"
    case .annotations(let annotations): annotations.map(\.text).joined(separator: ", ")
    case .state(let state): state.word
    case .origin(let origin): "\(origin)"
    }
  }

  private func text(of time: Date) -> String { Moment(time, in: zone).rfc3339 }

  private static func list(_ values: [String]) -> String { "[\(values.joined(separator: ","))]" }

  private static func number(_ number: Int64, scale: Int64) -> String {
    scale == 1 ? "\(number)" : FilterPrinter.text(of: Double(number) / Double(scale))
  }

  /// DEL and the controls of ISO 8859 are escaped, too, because a terminal may obey them.
  private static func quoted(_ text: String) -> String {
    JSONString.quoted(text) { $0.properties.generalCategory == .control }
  }
}
