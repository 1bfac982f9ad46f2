import Domain
import Testing
import TodoFormats

/// Signs that look like nothing in files of other programs.
struct UnseenSignsTests {
  private static func file(_ format: TodoFormat, title: String, name: String) -> String {
    switch format {
    case .csv: "title,project,tags\n\(title),\(name),\(name)\n"
    case .json: "[{\"title\":\"\(title)\",\"project\":\"\(name)\",\"tags\":[\"\(name)\"]}]"
    case .taskwarrior:
      "[{\"description\":\"\(title)\",\"status\":\"pending\",\"project\":\"\(name)\",\"tags\":[\"\(name)\"]}]"
    case .todotxt: "\(title) +\(name) @\(name)\n"
    case .ics:
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VTODO\r\nUID:1\r\nSUMMARY:\(title)\r\n"
        + "X-OCTODO-PROJECT:\(name)\r\nCATEGORIES:\(name)\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
    case .markdown: "# \(name)\n\n- [ ] \(title) +\(name)\n"
    }
  }

  @Test(arguments: TodoFormat.allCases, ["\u{200B}", "\u{3000}", "\u{2800} \u{FEFF}"])
  func `a title of which nothing is seen is refused`(format: TodoFormat, title: String) throws {
    let trial = try FormatTrial(format)
    let file = Self.file(format, title: title, name: "work")
    // Without a name in todo.txt, because the words of its metadata would be the title.
    let plan = trial.plan(format == .todotxt ? title : file)
    #expect(plan.newCount == 0)
    #expect(plan.unreadable.count == 1)
  }

  @Test(arguments: TodoFormat.allCases) func `tags and projects are stored as they are meant`(
    format: TodoFormat
  ) throws {
    let trial = try FormatTrial(format)
    let file = Self.file(format, title: "one", name: "a\u{200B}b")
    let todo = try trial.todo(file)
    #expect(todo.project == "ab")
    #expect(todo.tags == ["ab"])
    #expect(trial.plan(file, into: [todo]).counts == [0, 0, 1, 0, 0])
  }

  @Test func `a table with one name in two spellings has one tag`() throws {
    let todo = try FormatTrial(.json).todo(
      "[{\"title\":\"a\",\"tags\":[\"t\\u00e9g\",\"te\\u0301g\",\"t\\u200b\\u00e9g\",\"a\\u00a0b\",\"a b\",\"\\u200b\"]}]"
    )
    #expect(todo.tags == ["a b", "tég"])
  }

  @Test(arguments: [TodoFormat.todotxt, .ics])
  func `what was read is written again byte for byte`(format: TodoFormat) throws {
    let trial = try FormatTrial(format)
    let file = Self.file(format, title: "o\u{200B}ne", name: "a\u{200B}b")
    let text = trial.write(try [trial.todo(file)])
    #expect(text.contains("o\u{200B}ne"))
    for line in file.split(whereSeparator: \.isNewline) { #expect(text.contains(line)) }
  }

  @Test func `a calendar takes its title from the note if nothing of the summary is seen`() throws {
    let todo = try FormatTrial(.ics).todo(
      "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:1\r\nSUMMARY:\u{200B}\r\nDESCRIPTION:\u{3000}\\nCall Ann\r\n"
        + "END:VTODO\r\nEND:VCALENDAR\r\n")
    #expect(todo.title == "Call Ann")
  }

  @Test(arguments: [
    "https://gitlab.example/acme/widgets", "https://shop.example/shop", "http://127.0.0.1:8080/octo/kettle",
  ])
  func `a link to another server stays as it is, or is refused`(page: String) throws {
    let trial = try FormatTrial(.csv)
    let todo = try trial.todo("title,link\na,\(page)\n")
    #expect(todo.link?.url(on: trial.context.web) == page)
    let other = trial.read("title,link\na,\(page)?a=b\n")
    #expect(other.todos.isEmpty && other.unreadable.count == 1)
  }

  @Test func `a link is the one that is seen`() throws {
    let todo = try FormatTrial(.csv).todo("title,link\na,https://github.com/octo/kettle/issues/7\u{200B}\n")
    #expect(todo.link?.description == "octo/kettle#7")
  }
}
