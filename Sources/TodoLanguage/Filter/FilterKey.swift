public import Domain

/// A word before a comparison, such as `due` in `due:<fri`. A new field of the language is a row of `all`.
public struct FilterKey: Sendable {
  /// As it is typed; the first one is that of the help and of printed filters.
  public let names: [String]
  /// What it finds, for the help.
  public let summary: String
  /// The field that it compares; nil if it stands for several, or for none of a todo.
  public let field: TodoField?
  /// What a number is multiplied with for the field.
  let scale: Int64
  /// Reads a comparison.
  let read: @Sendable (KeyComparison, FilterReader) throws(LineFault) -> TodoFilter

  public static let all = [
    text("title", .title, "a word or \"words\" in the title"),
    text("note", .note, "in the note"),
    text("text", TodoFilter.textFields, "in title or note, as a word without a key"),
    FilterKey(["tag", "tags"], .tags, "a tag, as +TAG", found(in: .tags) { .tag($0) }),
    FilterKey(
      ["project"], .project, "a project and those inside of it, as @PROJECT; project:=a only a itself",
      found(in: .project) { .project($0) }),
    FilterKey(
      ["priority"], .priority, "high, medium, low or 1 to 9, as !high; < finds what is more important"
    ) { comparison, _ throws(LineFault) in
      try comparison.filter { value, operation throws(LineFault) in try priority(value, operation) }
    },
    date("due", .due, "when it is due: due:today, due:<fri, due:today..eow"),
    date("wait", .wait, "until when it waits"),
    date("scheduled", .scheduled, "from when on it can be done", other: "sched"),
    date("until", .until, "after which day it is cancelled"), date("created", .created, "when it was added"),
    date("changed", .changed, "when it was changed last"),
    date("done", .done, "when it was done or cancelled"),
    number("urgency", .urgency, "how urgent it is: urgency:>8.5", scale: 100, "a number such as 8.5"),
    FilterKey(["id"], .id, "the id, as #7") { comparison, _ throws(LineFault) in
      try comparison.filter { value, operation throws(LineFault) in
        let id = try value.id()
        return operation == .equal ? .id(id) : .comparison(.id, operation, .number(id))
      }
    },
    FilterKey(["uid"], .uid, "the name in other programs") { comparison, _ throws(LineFault) in
      try comparison.plain { value in .comparison(.uid, .equal, .text(value.text)) }
    },
    FilterKey(["link"], .link, "what it links to: OWNER/NAME#7 or an address") {
      comparison, _ throws(LineFault) in
      try comparison.plain { value throws(LineFault) in .comparison(.link, .equal, .item(try value.item())) }
    },
    FilterKey(["repo"], nil, "all links to a repository and what is in it: OWNER/NAME") {
      comparison, _ throws(LineFault) in
      let found = try comparison.plain { value throws(LineFault) in
        guard let repo = RepoName(value.text) else {
          throw LineFault(column: value.column(), .item, "repo: takes OWNER/NAME.")
        }
        return .repo(repo)
      }
      // A todo without a link matches no comparison.
      return comparison.comparison == .notEqual ? .every([.has(.link), found]) : found
    },
    FilterKey(["parent"], .parent, "the parts of a todo, by its id") { comparison, _ throws(LineFault) in
      try comparison.plain { value throws(LineFault) in .child(of: try value.id()) }
    },
    FilterKey(["list"], nil, "") { comparison, _ throws(LineFault) in
      throw LineFault(
        column: comparison.value.column(), .field("list", nearest: nil),
        "There are no lists yet, because octodo does not sync todos yet.")
    },
  ]

  /// The words before a colon that compare nothing.
  public static let otherNames = ["is", "has", "no", "sort"]

  /// How many units of a stored number make one of the number that a person reads.
  static func scale(of field: TodoField) -> Int64 { scaled.first { $0.field == field }?.scale ?? 1 }

  private static let scaled = all.filter { $0.scale != 1 }

  static func named(_ name: String) -> FilterKey? { all.first { $0.names.contains(name) } }

  private init(
    _ names: [String], _ field: TodoField?, _ summary: String, scale: Int64 = 1,
    _ read: @escaping @Sendable (KeyComparison, FilterReader) throws(LineFault) -> TodoFilter
  ) {
    (self.names, self.field, self.scale, self.read) = (names, field, scale, read)
    self.summary = summary
  }

  private static func text(_ name: String, _ field: TodoField, _ summary: String) -> FilterKey {
    text(name, [field], summary)
  }

  private static func text(_ name: String, _ fields: [TodoField], _ summary: String) -> FilterKey {
    FilterKey([name], fields.count == 1 ? fields[0] : nil, summary) { comparison, _ throws(LineFault) in
      try comparison.plain { value throws(LineFault) in .text(try value.textTerm(), in: fields) }
    }
  }

  private static func found(
    in field: TodoField, _ term: @escaping @Sendable (String) -> TodoFilter
  ) -> @Sendable (KeyComparison, FilterReader) throws(LineFault) -> TodoFilter {
    { comparison, _ throws(LineFault) in
      try comparison.plain { value in
        comparison.isExact && field == .project ? .projectExactly(value.text) : term(value.text)
      }
    }
  }

  private static func date(_ name: String, _ field: TodoField, _ summary: String, other: String? = nil)
    -> FilterKey
  {
    FilterKey([name] + (other.map { [$0] } ?? []), field, summary) { comparison, reader throws(LineFault) in
      try comparison.filter { value, operation throws(LineFault) in
        .comparison(field, operation, .date(try value.date(reader.dates)))
      }
    }
  }

  private static func number(
    _ name: String, _ field: TodoField, _ summary: String, scale: Int64, _ expected: String
  ) -> FilterKey {
    FilterKey([name], field, summary, scale: scale) { comparison, _ throws(LineFault) in
      try comparison.filter { value, operation throws(LineFault) in
        guard let number = Double(value.text), abs(number) < 1e9 else {
          throw LineFault(column: value.column(), .value(of: name), "\(name): takes \(expected).")
        }
        return .comparison(field, operation, .number(Int64((number * Double(scale)).rounded())))
      }
    }
  }

  /// `high` is each priority from 1 to 4.
  private static func priority(
    _ value: QuotedWord, _ operation: TodoComparison
  ) throws(LineFault) -> TodoFilter {
    guard let level = PriorityLevel(name: value.text) else {
      throw LineFault(
        column: value.column(), .value(of: "priority", choices: ["high", "medium", "low", "1–9"]),
        "priority: takes high, medium, low or 1 to 9, of which 1 is the highest.")
    }
    return .priority(operation, level.range)
  }
}

extension TodoFilter {
  /// Compares the priority with a level. 1 is the highest, so `<` finds the more important ones.
  static func priority(_ operation: TodoComparison, _ range: ClosedRange<Int>) -> TodoFilter {
    func compared(_ operation: TodoComparison, _ number: Int) -> TodoFilter {
      .comparison(.priority, operation, .number(Int64(number)))
    }
    let (first, last) = (range.lowerBound, range.upperBound)
    switch operation {
    case .less, .greaterOrEqual: return compared(operation, first)
    case .lessOrEqual, .greater: return compared(operation, last)
    case .equal where first == last, .notEqual where first == last: return compared(operation, first)
    case .equal: return .every([compared(.greaterOrEqual, first), compared(.lessOrEqual, last)])
    case .notEqual: return .any([compared(.less, first), compared(.greater, last)])
    }
  }
}
