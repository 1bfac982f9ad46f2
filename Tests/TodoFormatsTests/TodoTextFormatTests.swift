import Dates
import Domain
import Testing
import TodoFormats

struct TodoTextFormatTests {
  /// The line; state, priority, project, tags and title.
  static let lines: [(String, String)] = [
    ("(A) Thank Mom @phone", "open 1 - phone|Thank Mom"),
    ("(B) Pickup +GarageSale @phone", "open 5 GarageSale phone|Pickup"),
    ("(Z) low", "open 9 - |low"),
    ("Really gotta call Mom (A) @phone @someday", "open 0 - phone,someday|Really gotta call Mom (A)"),
    ("(b) Get back", "open 0 - |(b) Get back"),
    ("(B)->Submit TPS report", "open 0 - |(B)->Submit TPS report"),
    ("(A) x Find ticket prices", "open 1 - |x Find ticket prices"),
    ("xylophone lesson", "open 0 - |xylophone lesson"),
    ("X 2012-01-01 Make resolutions", "open 0 - |X 2012-01-01 Make resolutions"),
    ("x 2011-03-03 Call Mom", "done 0 - |Call Mom"),
    ("x gone status:cancelled", "cancelled 0 - |gone"),
    ("x 2011-03-02 2011-03-01 Review +T @github pri:C", "done 9 T github|Review"),
    ("soandso@example.com 2+2 at 10:30", "open 0 - |soandso@example.com 2+2 at 10:30"),
    ("+first +second @c see http://a.b/c", "open 0 first c,second|see http://a.b/c"),
    ("wait t:2026-12-24", "waiting 0 - |wait"),
    ("past t:2026-11-22", "open 0 - |past"),
    ("put aside status:waiting", "waiting 0 - |put aside"),
    ("a due:2026-02-30 b", "open 0 - |a due:2026-02-30 b"),
    ("2026-02-30 a", "open 0 - |2026-02-30 a"),
    ("+only @metadata", "open 0 only metadata|+only @metadata"),
    ("other h:1 keys foo:bar", "open 0 - |other keys"),
    ("x", "open 0 - |x"),
  ]

  @Test func `a tag that was a project is no project when the todo gets that name`() throws {
    let trial = try FormatTrial(.todotxt)
    var todo = try trial.todo("letter key:v +a +b @c\n")
    (todo.project, todo.tags) = ("b", ["b", "c"])
    let again = try trial.todo(trial.write([todo]))
    #expect(again.project == "b" && again.tags == ["b", "c"])
  }

  @Test(arguments: lines) func `a line is read as the format says`(line: String, expected: String) throws {
    let todo = try FormatTrial(.todotxt).todo(line)
    let fields =
      "\(todo.state) \(todo.priority) \(todo.project ?? "-") \(todo.tags.joined(separator: ","))|\(todo.title)"
    #expect(fields == expected)
  }

  static let dates: [(String, String)] = [
    ("a due:2026-12-01", "2026-12-01 - - -"), ("a due:2026-12-01T17:00", "2026-12-01T17:00 - - -"),
    ("a t:2026-12-02 sched:2026-12-03 until:2026-12-04", "- 2026-12-02 2026-12-03 2026-12-04"),
  ]

  @Test(arguments: dates) func `dates are days or wall times`(line: String, expected: String) throws {
    let todo = try FormatTrial(.todotxt).todo(line)
    let dates = [todo.due, todo.wait, todo.scheduled, todo.until].map(FormatTrial.text).joined(separator: " ")
    #expect(dates == expected)
  }

  static let repetitions: [(String, String, Bool)] = [
    ("rec:+1w", "FREQ=WEEKLY", false), ("rec:1w", "FREQ=WEEKLY", true),
    ("rec:+2m", "FREQ=MONTHLY;INTERVAL=2;WKST=MO", false), ("rec:1y", "FREQ=YEARLY", true),
    ("rec:3d", "FREQ=DAILY;INTERVAL=3;WKST=MO", true), ("rec:+1b", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", false),
    ("rrule:FREQ=MONTHLY;BYDAY=2TU", "FREQ=MONTHLY;BYDAY=2TU", false),
  ]

  @Test(arguments: repetitions)
  func `a plus counts from the due date`(word: String, rule: String, isFromCompletion: Bool) throws {
    let trial = try FormatTrial(.todotxt)
    var todo = try trial.todo("a due:2026-12-01 \(word)")
    #expect(todo.rule == rule)
    #expect((todo.repeatsFrom == .completion) == isFromCompletion)
    #expect(todo.seriesStart?.description == "2026-12-01")
    todo.extra = nil
    let line = trial.write([todo])
    #expect(line.contains(" \(word) "))
  }

  static let monthEnds: [(String, String)] = [
    ("due:2026-12-31 rec:+1m", "FREQ=MONTHLY;BYMONTHDAY=-1"),
    ("rec:+3m due:2026-11-30", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1;WKST=MO"),
    ("due:2026-12-30 rec:+1m", "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1"),
    ("sched:2026-12-29 rec:+1m", "FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1"),
    ("due:2028-02-29 rec:+1y", "FREQ=YEARLY;BYMONTHDAY=-1;BYMONTH=2"),
    ("due:2026-12-31 rec:1m", "FREQ=MONTHLY"), ("rec:+1m", "FREQ=MONTHLY"),
    ("due:2026-12-31 rrule:FREQ=MONTHLY", "FREQ=MONTHLY"),
  ]

  @Test(arguments: monthEnds)
  func `a step of months keeps to the end of the month, and is written as it was`(
    words: String, rule: String
  ) throws {
    let trial = try FormatTrial(.todotxt)
    let line = "a \(words) uid:u"
    var todo = try trial.todo(line)
    #expect(todo.rule == rule)
    #expect(trial.plan(line, into: [todo]).counts == [0, 0, 1, 0, 0])
    todo.project = "p"
    #expect(trial.write([todo]) == "\(line) +p\n")
    todo.extra = nil
    let read = try trial.todo(trial.write([todo]))
    #expect(read.rule == rule)
  }

  @Test func `a day on which the words would mean another rule has the rule`() throws {
    let trial = try FormatTrial(.todotxt)
    var todo = try trial.todo("a due:2026-12-30 rec:+1m uid:u")
    todo.due = Day(iso: "2027-02-28").map { .day($0) }
    let line = "a due:2027-02-28 rrule:FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1 uid:u\n"
    #expect(trial.write([todo]) == line)
  }

  @Test func `row 9: an unchanged file is written as it was read`() throws {
    let trial = try FormatTrial(.todotxt)
    let file =
      Self.lines.map { $0.0 + "\n" }.joined()
      + "x (A) 2011-03-01 odd  blanks\n(D) k:v due:2026-12-01 order @a b\n+p +p @c @c due:2026-12-01 a due:2026-12-02\n"
    let written = trial.write(trial.imported(file))
    #expect(written == file)
  }

  /// The line, a change, and the line afterwards.
  static let edits: [(String, @Sendable (inout Todo) -> Void, String)] = [
    (
      "(D) call k:v mom due:2026-12-01 @home", { $0.due = Day(iso: "2026-12-02").map { .day($0) } },
      "(D) call k:v mom due:2026-12-02 @home"
    ),
    ("(D) call k:v mom due:2026-12-01", { $0.due = nil }, "(D) call k:v mom"),
    ("(D) call k:v mom", { $0.priority = 1 }, "(A) call k:v mom"),
    ("k:v call mom +p", { $0.title = "write to mom" }, "k:v write to mom +p"),
    ("call k:v", { $0.tags = ["b"] }, "call k:v @b"),
    (
      "+p +q call",
      {
        $0.tags = ["q"]; $0.project = "r"
      }, "+r +q call"
    ),
    (
      "2026-11-01 call",
      {
        $0.state = .done; $0.doneAt = $0.createdAt
      }, "x 2026-11-01 2026-11-01 call"
    ),
    ("call needs:unknown", { $0.note = "not carried" }, "call needs:unknown"),
  ]

  @Test(arguments: edits.indices) func `only words whose meaning changed are replaced`(index: Int) throws {
    let (line, change, expected) = Self.edits[index]
    let trial = try FormatTrial(.todotxt)
    var todo = try trial.todo(line)
    change(&todo)
    let written = trial.write([todo]).split(separator: "\n").joined()
    let words = written.split(separator: " ").filter { !$0.hasPrefix("uid:") }.joined(separator: " ")
    #expect(words == expected)
  }

  @Test func `a title that looks like a done line stays open`() throws {
    let trial = try FormatTrial(.todotxt)
    var todo = try trial.todo("call")
    todo.title = "x marks the spot"
    let read = try trial.todo(trial.write([todo]))
    #expect(read.state == .open)
    #expect(read.title == todo.title)
  }

  @Test func `relations are by uid`() throws {
    let todos = try FormatTrial(.todotxt).imported(
      "a uid:one\nb under:one needs:one,two\nc uid:two under:two\n")
    #expect(todos.map(\.parent) == [nil, 1, nil])
    #expect(todos.map(\.needs) == [[], [1, 3], []])
  }

  @Test func `lines that are no text are listed, and the others are read`() throws {
    let trial = try FormatTrial(.todotxt)
    let content = trial.file.read(
      [0xEF, 0xBB, 0xBF] + Array("a\r\n".utf8) + [0xFF, 0x0A, 0x62, 0, 0x0A] + Array("\n c".utf8))
    #expect(content.todos.map(\.title) == ["a", "c"])
    #expect(content.todos.map(\.line) == [1, 5])
    #expect(content.unreadable.map(\.line) == [2, 3])
  }
}
