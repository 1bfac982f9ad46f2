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

  /// The object of a todo, on one line. A todo that is not saved has the id 0, which is written as null.
  public func object(_ todo: Todo) -> String {
    "{\(members(of: todo).map { "\(Self.quoted($0.name)):\($0.value)" }.joined(separator: ","))}"
  }

  /// The members of the object of a todo, with their values as JSON.
  public func members(of todo: Todo) -> [(name: String, value: String)] {
    fields.map { field in
      let value = field == .id && todo.id == 0 ? nil : field.value(of: todo)
      return (field.name, value.map { text(of: $0, in: field) } ?? "null")
    }
  }

  /// An array with an object on each line.
  public func array(_ todos: [Todo]) -> String {
    todos.isEmpty ? "[]" : "[\n\(todos.map { object($0) }.joined(separator: ",\n"))\n]"
  }

  private func text(of value: TodoFieldValue, in field: TodoField) -> String {
    switch value {
    case .text(let text): Self.quoted(text)
    case .number(let number): Self.number(number, scale: FilterKey.scale(of: field))
    case .date(.day(let day)), .day(let day): Self.quoted("\(day)")
    case .date(.moment(let moment)): Self.quoted(moment.rfc3339)
    case .instant(let time): Self.quoted(Moment(time, in: zone).rfc3339)
    case .words(let words): Self.list(words.map(Self.quoted))
    case .ids(let ids): Self.list(ids.map { "\($0)" })
    case .item(let item): Self.quoted(item.url(on: web) ?? "\(item)")
    case .annotations(let annotations):
      Self.list(
        annotations.map { annotation in
          let time = Self.quoted(Moment(annotation.at, in: zone).rfc3339)
          return "{\"at\":\(time),\"text\":\(Self.quoted(annotation.text))}"
        })
    case .state(let state): Self.quoted(state.word)
    case .origin(let origin): Self.quoted(origin.word)
    }
  }

  private static func list(_ values: [String]) -> String { "[\(values.joined(separator: ","))]" }

  private static func number(_ number: Int64, scale: Int64) -> String {
    scale == 1 ? "\(number)" : FilterPrinter.text(of: Double(number) / Double(scale))
  }

  /// DEL and the controls of ISO 8859 are escaped, too, because a terminal may obey them.
  private static func quoted(_ text: String) -> String {
    JSONString.quoted(text) { $0.properties.generalCategory == .control }
  }
}
