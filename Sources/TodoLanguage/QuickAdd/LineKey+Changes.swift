import Domain

extension LineKey {
  /// The words with a colon of a line with changes: those of a new todo, and one for each field that `key:` without a value
  /// clears, so that it sets the field with one.
  static let ofChanges =
    all.map { key in
      LineKey(key.names + (otherNames[key.names[0]] ?? []), key.field, key.summary, key.values, key.read)
    }
    + [
      LineKey(["title"], .title, "the title", .texts) { value, _ throws(LineFault) in
        let title = value.written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !title.looksEmpty else {
          throw LineFault(
            column: value.column(), .title, "title: needs a value, because each todo has a title.")
        }
        return .set(.title, .text(title))
      },
      LineKey(["note"], .note, "the note", .texts) { value, _ in .set(.note, .text(value.written)) },
      LineKey(["project"], .project, "the project, as @project", .projects) { value, _ throws(LineFault) in
        guard value.split(at: ".").allSatisfy({ !$0.text.looksEmpty }) else {
          throw LineFault(
            column: value.column(), .value(of: "project"),
            "project: takes a name such as home or home.garden.")
        }
        return .set(.project, .text(value.text))
      },
      LineKey(["tag", "tags"], .tags, "tags, as +tag", .tags) { value, _ throws(LineFault) in
        let tags = value.split(at: ",").map(\.text)
        guard tags.allSatisfy({ !$0.looksEmpty }) else {
          throw LineFault(
            column: value.column(), .value(of: "tag"), "tag: takes a tag, or several with commas between.")
        }
        return .addsTags(tags)
      },
      LineKey(["priority"], .priority, "high, medium, low or 1 to 9", .priorities) {
        value, _ throws(LineFault) in
        guard let level = PriorityLevel(name: value.text) else {
          throw LineFault(
            column: value.column(), .value(of: "priority", choices: ["high", "medium", "low", "1–9"]),
            "priority: takes high, medium, low or 1 to 9, or nothing.")
        }
        return .set(.priority, .number(Int64(level.priority)))
      },
    ]

  /// The names that set a field only in a line with changes; in that of a new todo they are text.
  public static let onlyOfChanges = Set(ofChanges.flatMap(\.names)).subtracting(all.flatMap(\.names))

  /// The names by which `key:` without a value clears the same fields.
  private static let otherNames = [
    "every": ["repeat"], "gh": ["link"], "under": ["parent"],
  ]

  /// Names of fields and of comparisons. As `name:value` they set nothing, so they are no title by mistake.
  static let taken = Set(
    TodoField.all.map(\.name) + FilterKey.all.flatMap(\.names) + FilterKey.otherNames
      + FilterReader.optionalFields.map(\.name) + ["status"])
}
