import Dates
public import Domain

/// A word with a colon that sets a field, such as `due:`. A new one is a row of `all`.
public struct LineKey: Sendable {
  /// As they are typed, without the colon; the first one is that of the help.
  public let names: [String]
  public let field: TodoField
  /// What it sets, for the help.
  public let summary: String
  /// What its values are, for a completion.
  public let values: Values
  let read: @Sendable (QuotedWord, QuickAddReader) throws(LineFault) -> LineChange

  public enum Values: Hashable, Sendable {
    case dates, repetitions, items, todos, tags, projects, priorities, texts
  }

  public static let all = [
    date("due", .due, "when it is due: due:fri, due:\"fri 17:00\""),
    LineKey(["wait"], .wait, "before then it is not listed; wait:someday puts it aside", .dates) {
      value, reader throws(LineFault) in
      switch try value.reading(reader.dates) {
      case .value(let date): .set(.wait, .date(date))
      case .someday: .set(.wait, .date(.day(.someday)))
      }
    },
    date("sched", .scheduled, "from then on it can be done", other: "scheduled"),
    date("until", .until, "after that it is cancelled"),
    LineKey(
      ["every"], .rule, "repeats it: day, weekday, week, month, 3d, mon,thu, \"2nd tue\", \"last fri\", 15th",
      .repetitions
    ) { value, _ in .repeats(value, .origin(.schedule)) },
    LineKey(["every!"], .rule, "repeats it from the day on which it is done", .repetitions) { value, _ in
      .repeats(value, .origin(.completion))
    },
    LineKey(["gh"], .link, "links to OWNER/NAME or OWNER/NAME#7, as an address does", .items) {
      value, _ throws(LineFault) in
      guard let item = Item(named: value.text) else {
        throw LineFault(column: value.column(), .item, "gh: takes OWNER/NAME or OWNER/NAME#NUMBER.")
      }
      return .set(.link, .item(item))
    },
    LineKey(["under"], .parent, "makes it a part of a todo, by its id", .todos) {
      value, _ throws(LineFault) in
      .set(.parent, .number(try value.id()))
    },
    LineKey(
      ["after", "needs"], .needs, "the ids of todos that must be done before, with commas between", .todos
    ) {
      value, _ throws(LineFault) in
      var ids: [Int64] = []
      for part in value.split(at: ",") { ids.append(try part.id()) }
      return .set(.needs, .ids(Array(Set(ids)).sorted()))
    },
  ]

  init(
    _ names: [String], _ field: TodoField, _ summary: String, _ values: Values,
    _ read: @escaping @Sendable (QuotedWord, QuickAddReader) throws(LineFault) -> LineChange
  ) {
    (self.names, self.field, self.values, self.read) = (names, field, values, read)
    self.summary = summary
  }

  private static func date(_ name: String, _ field: TodoField, _ summary: String, other: String? = nil)
    -> LineKey
  {
    LineKey([name] + (other.map { [$0] } ?? []), field, summary, .dates) { value, reader throws(LineFault) in
      switch try value.reading(reader.dates) {
      case .value(let date): return .set(field, .date(date))
      case .someday:
        throw LineFault(
          column: value.column(), .date(nearest: nil),
          "\(name): needs a date. wait:\(value.text) puts the todo aside without one."
        )
      }
    }
  }
}

/// What one token of a line changes in a todo.
enum LineChange: Sendable {
  /// Nil clears the field.
  case set(TodoField, TodoFieldValue?)
  /// Words such as `2nd tue`, which need the first date for their meaning, with the value of `repeat_from`.
  case repeats(QuotedWord, TodoFieldValue)
  case addsTags([String])
  case removesTag(String)
}
