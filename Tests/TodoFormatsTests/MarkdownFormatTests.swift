import Dates
import Domain
import Testing
import TodoFormats

struct MarkdownFormatTests {
  static let file = """
    # Work

    Text - [ ] without an item

    - [ ] Fix crash !high +bug @octodo due:fri
      A note

        deeper
      - [x] part +"two words"
        1. [-] dropped
    - [ ] bad due:tomorow
      note of the bad one
    * [ ] Mail a@b.c
    - plain

    ## Home
    + [X] tidy due:2026-12-01T17:00
    ```
    - [ ] code
    ```
    """

  @Test func `items have the fields of quick-add`() throws {
    let plan = try FormatTrial(.markdown).plan(Self.file)
    let todos = FormatTrial.applied(plan)
    #expect(todos.map(\.title) == ["Fix crash", "part", "dropped", "Mail a@b.c", "tidy"])
    #expect(todos.map(\.state) == [.open, .done, .cancelled, .open, .done])
    #expect(todos.map(\.project) == ["octodo", "Work", "Work", "Work", "Home"])
    #expect(todos.map(\.parent) == [nil, 1, 2, nil, nil])
    #expect(todos.first?.note == "A note\n\n  deeper")
    #expect(todos.first?.tags == ["bug"])
    #expect(todos.map { FormatTrial.text($0.due) } == ["2026-11-27", "-", "-", "-", "2026-12-01T17:00"])
    #expect(plan.unreadable.map(\.line) == [11])
  }

  /// A file, and its todos with their notes.
  static let notes: [(String, [String])] = [
    ("- [ ] a\n  - [ ] b\n  of a", ["a: of a", "b: "]), ("- [ ] a\n  - [ ] b\n\n  of a", ["a: of a", "b: "]),
    ("- [ ] a\n  one\n  - [ ] b\n    of b\n  two\n    - [ ] c", ["a: one|two", "b: of b", "c: "]),
    ("- [ ] a\n  ```\n  - [ ] no\n\n  # b\n  ```\n- [ ] c", ["a: ```|- [ ] no||# b|```", "c: "]),
    ("- [ ] a\n  ~~~~\n  ~~~\n  - [ ] no\n- [ ] c", ["a: ~~~~|~~~|- [ ] no", "c: "]),
    ("- [ ] a\n  ```\n  \\- [ ] no\n  ```", ["a: ```|\\- [ ] no|```"]),
    ("- [ ] a\n  `` `x` ``\n  ```x```\n  - [ ] b", ["a: `` `x` ``|```x```", "b: "]),
    ("- [ ] a\n```\n  code\n- [ ] no\n````\n- [ ] b", ["a: ", "b: "]),
    ("- [ ] a\n  - [/] half\n  > - [ ] q", ["a: - [/] half|> - [ ] q"]),
  ]

  @Test(arguments: notes) func `a note is what is indented`(file: String, expected: [String]) throws {
    let trial = try FormatTrial(.markdown)
    let todos = trial.imported(file)
    #expect(todos.map { "\($0.title): \($0.note.replacing("\n", with: "|"))" } == expected)
    #expect(trial.plan(file, into: todos).counts == [0, 0, todos.count, 0, 0])
    let again = trial.imported(trial.write(todos))
    #expect(again.map(\.note) == todos.map(\.note) && again.map(\.parent) == todos.map(\.parent))
  }

  @Test func `a task that cannot be read is listed`() throws {
    let file = """
      > - [ ] quoted
      - [ ]
      * [x] \t
      - [/] half
      1. [>] moved
      - []
      - [ ]typo
      - [x](https://a.b)
      - [1] reference
      - [link] text
      - [ ] good
      """
    let plan = try FormatTrial(.markdown).plan(file)
    #expect(plan.unreadable.map(\.line) == Array(1...7))
    #expect(FormatTrial.applied(plan).map(\.title) == ["good"])
  }

  /// Lines above a task, and its project.
  static let headings: [(String, String?)] = [
    ("# A\n- [ ] one\nSecond\n======", "Second"), ("A\n---", "A"), ("A\nb\n===  ", "A b"), ("## A ##", "A"),
    ("# A#", "A#"), ("# A \\# #", "A \\#"), ("#\tA", "A"), ("   ### A", "A"), ("#A", nil), ("# A\n##", nil),
    ("# A\n- [ ] one\ntext\n---", "A"), ("# A\n\n---", "A"), ("# A\n\ntext\n\n===", "A"),
    ("---\ntitle: x\n---\n", nil), ("# A\n    B\n===", "B"), ("####### A", nil),
  ]

  @Test(arguments: headings) func `a heading is the project`(lines: String, project: String?) throws {
    let todos = try FormatTrial(.markdown).imported("\(lines)\n- [ ] last")
    #expect(todos.last?.project == project)
  }

  @Test func `titles and names with control characters come back`() throws {
    let trial = try FormatTrial(.markdown)
    for sign in ["\u{7F}", "\u{1}", "\u{1B}", "\u{9F}"] {
      var todo = Todo(id: 1, title: "a \(sign) b\(sign)c", createdAt: trial.context.now)
      (todo.project, todo.tags) = ("p\(sign)q", ["x\(sign)"])
      let read = try trial.todo(trial.write([todo]))
      #expect(read.title == todo.title && read.project == todo.project && read.tags == todo.tags)
    }
  }

  @Test func `an address alone is a title again`() throws {
    let trial = try FormatTrial(.markdown)
    let page = "https://github.com/a/b/issues/3"
    for title in [page, "a/b#3", "\(page) again"] {
      let todo = Todo(id: 1, title: title, link: Item(page: page), createdAt: trial.context.now)
      let read = try trial.todo(trial.write([todo]))
      #expect(read.title == title && read.link?.url(on: "https://github.com") == page)
    }
    let typed = try trial.todo("- [ ] \(page)")
    #expect(typed.title == "a/b#3")
  }

  @Test func `a list that a person wrote changes nothing the second time`() throws {
    let trial = try FormatTrial(.markdown)
    let todos = trial.imported(Self.file)
    #expect(trial.plan(Self.file, into: todos).counts == [0, 0, 5, 0, 1])
  }

  @Test func `signs that look like nothing come back in titles, tags and projects`() throws {
    let trial = try FormatTrial(.markdown)
    for sign in ["\u{200B}", "\u{200C}", "\u{200D}", "\u{AD}", "\u{2060}", "\u{FE0F}"] {
      let name = "a\(sign)b"
      let todo = trial.imported("- [ ] Do \(name) x +\"\(name)\" @\"\(name)\"")
      #expect(todo.map(\.title) == ["Do \(name) x"])
      #expect(todo.map(\.tags) == [[name]])
      #expect(todo.map(\.project) == [name])
      #expect(trial.imported(trial.write(todo)).map(\.title) == ["Do \(name) x"])
    }
  }

  @Test func `a link keeps its kind`() throws {
    let trial = try FormatTrial(.markdown)
    for page in [
      "https://github.com/a/b/pull/4", "https://github.com/a/b/issues/4", "https://github.com/a/b",
    ] {
      let todo = Todo(id: 1, title: "t", link: Item(page: page), createdAt: trial.context.now)
      let read = try trial.todo(trial.write([todo]))
      #expect(read.link?.url(on: "https://github.com") == page)
      #expect(read.title == "t")
    }
  }

  @Test func `parts follow their parent`() throws {
    let trial = try FormatTrial(.markdown)
    var todos = ["a", "b", "c"].enumerated().map {
      Todo(id: Int64($0 + 1), title: $1, createdAt: trial.context.now)
    }
    todos[0].parent = 2
    todos[2].parent = 1
    let lines = trial.write(todos).split(separator: "\n").map { $0.prefix { $0 != "<" } }
    #expect(lines == ["- [ ] b ", "  - [ ] a ", "    - [ ] c "])
  }

  @Test func `a long chain of parts has lines of a bounded length, and keeps its parents`() throws {
    let trial = try FormatTrial(.markdown)
    let todos = (1...350).map { number in
      var todo = Todo(id: Int64(number), title: "part \(number)", createdAt: trial.context.now)
      todo.parent = number > 1 ? Int64(number - 1) : nil
      return todo
    }
    let text = trial.write(todos)
    let longest = text.split(separator: "\n").map(\.utf8.count).max() ?? 0
    #expect(longest < 500)
    let read = trial.imported(text)
    #expect(read.map(\.title) == todos.map(\.title))
    #expect(read.map(\.parent) == todos.map(\.parent))
  }

  @Test func `what follows a part that stands too deep keeps its parent`() throws {
    let trial = try FormatTrial(.markdown)
    var todos = (1...120).map { number in
      var todo = Todo(id: Int64(number), title: "part \(number)", createdAt: trial.context.now)
      todo.parent = number > 1 ? Int64(number - 1) : nil
      return todo
    }
    for parent in [1, 50, 110] as [Int64] {
      var sibling = Todo(id: Int64(todos.count + 1), title: "beside \(parent)", createdAt: trial.context.now)
      sibling.parent = parent
      todos.append(sibling)
    }
    let read = trial.imported(trial.write(todos))
    func parents(_ todos: [Todo]) -> [String: String] {
      let titles = Dictionary(uniqueKeysWithValues: todos.map { ($0.id, $0.title) })
      let pairs = todos.map { ($0.title, $0.parent.flatMap { titles[$0] } ?? "") }
      return Dictionary(uniqueKeysWithValues: pairs)
    }
    #expect(parents(read) == parents(todos))
  }
}
