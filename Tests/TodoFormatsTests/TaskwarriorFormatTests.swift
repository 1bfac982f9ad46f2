import Dates
import Domain
import FoundationEssentials
import Testing
import TodoFormats

struct TaskwarriorFormatTests {
  private func task(_ attributes: String) -> String {
    #"[{"uuid":"8f25c92c-5e93-426f-b45b-f978c4862169","description":"a","status":"pending","entry":"20261101T090000Z"\#(attributes)}]"#
  }

  static let fields: [(String, String)] = [
    (#","priority":"H""#, "open 1"), (#","priority":"M""#, "open 5"), (#","priority":"L""#, "open 9"),
    (#","priority":"X""#, "open 0"), (#","status":"completed","end":"20261102T090000Z""#, "done 0"),
    (#","wait":"20261223T230000Z""#, "waiting 0"),
    (#","status":"waiting","wait":"20261101T230000Z""#, "open 0"),
    (#","wait":"99991230T000000Z""#, "waiting 0"),
  ]

  @Test(arguments: fields) func `states and priorities have octodo's words`(
    attributes: String, expected: String
  ) throws {
    let todo = try FormatTrial(.taskwarrior).todo(task(attributes))
    #expect("\(todo.state) \(todo.priority)" == expected)
  }

  static let dates: [(String, String)] = [
    ("20261126T230000Z", "2026-11-27"), ("20261127T225959Z", "2026-11-27"),
    ("20261127T160000Z", "2026-11-27T17:00"),
    ("20260626T220000Z", "2026-06-27"), ("2026-11-27T16:00:00Z", "2026-11-27T17:00"),
    ("1795795200", "2026-11-27T17:00"),
  ]

  @Test(arguments: dates) func `midnight and the last second are days`(date: String, expected: String) throws
  {
    let todo = try FormatTrial(.taskwarrior).todo(task(#","due":"\#(date)""#))
    #expect(FormatTrial.text(todo.due) == expected)
  }

  static let repetitions: [(String, String, String)] = [
    ("daily", "FREQ=DAILY", "daily"), ("weekly", "FREQ=WEEKLY", "weekly"),
    ("biweekly", "FREQ=WEEKLY;INTERVAL=2;WKST=MO", "biweekly"), ("monthly", "FREQ=MONTHLY", "monthly"),
    ("quarterly", "FREQ=MONTHLY;INTERVAL=3;WKST=MO", "quarterly"),
    ("semiannual", "FREQ=MONTHLY;INTERVAL=6;WKST=MO", "semiannual"), ("yearly", "FREQ=YEARLY", "yearly"),
    ("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "weekdays"),
    ("3d", "FREQ=DAILY;INTERVAL=3;WKST=MO", "3d"),
    ("2w", "FREQ=WEEKLY;INTERVAL=2;WKST=MO", "2w"), ("5wks", "FREQ=WEEKLY;INTERVAL=5;WKST=MO", "5wks"),
    ("2mo", "FREQ=MONTHLY;INTERVAL=2;WKST=MO", "2mo"),
    ("2q", "FREQ=MONTHLY;INTERVAL=6;WKST=MO", "2q"),
    ("2y", "FREQ=YEARLY;INTERVAL=2;WKST=MO", "2y"), ("P2W", "FREQ=WEEKLY;INTERVAL=2;WKST=MO", "P2W"),
    ("quarter", "FREQ=MONTHLY;INTERVAL=3;WKST=MO", "quarter"),
    ("P1Y2M", "FREQ=MONTHLY;INTERVAL=14;WKST=MO", "P1Y2M"),
    ("2fortnight", "FREQ=WEEKLY;INTERVAL=4;WKST=MO", "2fortnight"),
    ("4hours", "FREQ=HOURLY;INTERVAL=4", "4hours"),
    ("PT1H30M", "FREQ=MINUTELY;INTERVAL=90", "PT1H30M"), ("30secs", "FREQ=SECONDLY;INTERVAL=30", "30secs"),
  ]

  @Test(arguments: repetitions) func `words of repetition are rules`(word: String, rule: String, back: String)
    throws
  {
    let trial = try FormatTrial(.taskwarrior)
    let todo = try trial.todo(task(#","due":"20261126T230000Z","recur":"\#(word)","parent":"p""#))
    #expect(todo.rule == rule)
    let text = trial.write([todo])
    #expect(text.contains(#""recur":"\#(back)""#))
    #expect(trial.plan(text, into: [todo]).counts == [0, 0, 1, 0, 0])
    var changed = todo
    changed.rule = "FREQ=DAILY;INTERVAL=9;WKST=MO"
    #expect(trial.write([changed]).contains(#""recur":"9d""#))
    changed.rule = nil
    #expect(!trial.write([changed]).contains("recur"))
  }

  @Test func `a template with a repetition that octodo only keeps is a todo`() throws {
    let file =
      #"[{"uuid":"T","description":"s","status":"recurring","due":"20261101T230000Z","recur":"4hours","mask":"++"}]"#
    let todo = try FormatTrial(.taskwarrior).todo(file)
    #expect(FormatTrial.text(todo.due) == "2026-11-02" && todo.rule == "FREQ=HOURLY;INTERVAL=4")
  }

  static let ends: [(String, String, String)] = [
    (#","until":"20261231T230000Z""#, "2027-01-01T00:00", "-"),
    (#","until":"20261231T225959Z""#, "2026-12-31", "-"),
    (
      #","due":"20261126T230000Z","recur":"weekly","until":"20270630T000000Z""#, "-",
      "FREQ=WEEKLY;UNTIL=20270630"
    ),
    (
      #","due":"20261126T230000Z","recur":"weekly","until":"20261231T230000Z""#, "-",
      "FREQ=WEEKLY;UNTIL=20270101"
    ),
  ]

  @Test(arguments: ends) func `row 8: the last day comes back as it was`(
    attributes: String, until: String, rule: String
  ) throws {
    let trial = try FormatTrial(.taskwarrior)
    let todo = try trial.todo(task(attributes))
    #expect(FormatTrial.text(todo.until) == until && todo.rule ?? "-" == rule)
    let end = attributes.split(separator: ",").last.map(String.init) ?? ""
    #expect(trial.write([todo]).contains(end))
  }

  static let monthEnds: [(String, String, String)] = [
    ("monthly", "20261230T230000Z", "FREQ=MONTHLY;BYMONTHDAY=-1"),
    ("quarterly", "20261129T230000Z", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1;WKST=MO"),
    ("semiannual", "20261229T230000Z", "FREQ=MONTHLY;INTERVAL=6;BYMONTHDAY=28,29,30;BYSETPOS=-1;WKST=MO"),
    ("P1M", "20261228T230000Z", "FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1"),
    ("yearly", "20280228T230000Z", "FREQ=YEARLY;BYMONTHDAY=-1;BYMONTH=2"),
  ]

  @Test(arguments: monthEnds)
  func `a step of months keeps to the end of the month`(word: String, due: String, rule: String) throws {
    let trial = try FormatTrial(.taskwarrior)
    let todo = try trial.todo(task(#","due":"\#(due)","recur":"\#(word)","until":"20301231T225959Z""#))
    let whole = rule.replacing("FREQ=MONTHLY", with: "FREQ=MONTHLY;UNTIL=20301231")
      .replacing("FREQ=YEARLY", with: "FREQ=YEARLY;UNTIL=20301231")
    #expect(todo.rule == whole)
    let text = trial.write([todo])
    #expect(text.contains(#""recur":""#) && !text.contains("rrule"))
    #expect(trial.plan(text, into: [todo]).counts == [0, 0, 1, 0, 0])
    let fromCompletion = try trial.todo(
      task(#","due":"\#(due)","recur":"monthly","repeat_from":"completion""#))
    #expect(fromCompletion.rule == "FREQ=MONTHLY")
  }

  @Test func `the day of the month is that of the template`() throws {
    let trial = try FormatTrial(.taskwarrior)
    let file = #"""
      [
      {"uuid":"T","description":"s","status":"recurring","due":"20261229T230000Z","recur":"monthly"},
      {"uuid":"A","description":"s","status":"pending","due":"20270227T230000Z","recur":"monthly","parent":"T"}
      ]
      """#
    let todos = trial.imported(file)
    #expect(todos.map(\.rule) == ["FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1"])
    #expect(trial.plan(file, into: todos).changedCount == 0)
  }

  @Test(arguments: ["2027-02-28", "2027-04-30"])
  func `in a shorter month a rule for the end of months is a word, too`(due: String) throws {
    let trial = try FormatTrial(.taskwarrior)
    var todo = try trial.todo(task(#","due":"20270130T230000Z","recur":"monthly""#))
    #expect(todo.rule == "FREQ=MONTHLY;BYMONTHDAY=-1")
    for rule in ["FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1"] {
      todo.rule = rule
      todo.due = Day(iso: due).map(DateValue.day)
      for foreign in [todo.extra, nil] {
        todo.extra = foreign
        let text = trial.write([todo])
        #expect(text.contains(#""recur":"monthly""#))
        let again = try trial.todo(text)
        #expect(again.rule == rule)
      }
    }
  }

  @Test func `a repetition of hours is a word`() throws {
    let trial = try FormatTrial(.taskwarrior)
    var todo = try trial.todo(task(#","due":"20261126T230000Z","recur":"12h""#))
    todo.extra = nil
    #expect(trial.write([todo]).contains(#""recur":"12h""#))
    let line = try FormatTrial(.todotxt)
    #expect(line.write([todo]).contains("rrule:FREQ=HOURLY;INTERVAL=12"))
  }

  @Test func `what needs the template of a series needs its first task`() throws {
    let trial = try FormatTrial(.taskwarrior)
    let todos = trial.imported(
      #"""
      [
      {"uuid":"T","description":"s","status":"recurring","due":"20261229T230000Z","recur":"weekly"},
      {"uuid":"A","description":"s","status":"pending","due":"20261229T230000Z","recur":"weekly","parent":"T"},
      {"uuid":"B","description":"b","status":"pending","depends":["T"]}
      ]
      """#)
    #expect(todos.map(\.title) == ["s", "b"])
    #expect(todos.last?.needs == [1])
  }

  @Test func `a richer rule is an attribute of its own`() throws {
    let trial = try FormatTrial(.taskwarrior)
    var todo = try trial.todo(task(""))
    todo.rule = "FREQ=MONTHLY;BYDAY=2TU"
    let text = trial.write([todo])
    #expect(text.contains(#""rrule":"FREQ=MONTHLY;BYDAY=2TU""#))
    #expect(!text.contains("recur"))
    let reread = try trial.todo(text)
    #expect(reread.rule == todo.rule)
  }

  @Test func `row 8: the blanks of a description come back as they were`() throws {
    let trial = try FormatTrial(.taskwarrior)
    let file = #"[{"uuid":"a","description":" two  blanks\tand a tab"}]"#
    var todos = trial.imported(file)
    #expect(todos[0].title == "two blanks and a tab")
    #expect(trial.write(todos).contains(#""description":" two  blanks\tand a tab","status""#))
    #expect(trial.plan(file, into: todos).counts == [0, 0, 1, 0, 0])
    todos[0].title = "one"
    #expect(trial.write(todos).contains(#""description":"one","status""#))
  }

  @Test func `of a series the earliest open task stays`() throws {
    let series = #","recur":"weekly","parent":"T","until":"20270228T230000Z""#
    let file = """
      [
      {"uuid":"T","description":"s","status":"recurring","due":"20261101T230000Z","recur":"weekly","mask":"+--","until":"20270228T230000Z"},
      {"uuid":"A","description":"s","status":"completed","end":"20261103T090000Z","due":"20261101T230000Z"\(series)},
      {"uuid":"C","description":"s","status":"pending","due":"20261115T230000Z"\(series)},
      {"uuid":"B","description":"s","status":"pending","due":"20261108T230000Z"\(series)},
      {"uuid":"D","description":"d","status":"deleted"}
      ]
      """
    let plan = try FormatTrial(.taskwarrior).plan(file)
    let todos = FormatTrial.applied(plan)
    #expect(todos.map(\.uid) == ["a", "b"])
    #expect(todos.map(\.rule) == [nil, "FREQ=WEEKLY;UNTIL=20270301"])
    #expect(todos.last?.until == nil)
    #expect(plan.skipped.map(\.reason) == [.template, .occurrence, .deleted])
  }

  @Test func `later tasks of a series are merged into the earliest`() throws {
    let trial = try FormatTrial(.taskwarrior)
    let series = #""description":"s","status":"pending","recur":"weekly","parent":"T""#
    let file = """
      [
      {"uuid":"C","due":"20261115T230000Z","tags":["a","b"],"project":"p","priority":"H","depends":["x"],\(series),
       "annotations":[{"entry":"20261102T090000Z","description":"late"},{"entry":"20261101T090000Z","description":"same"}]},
      {"uuid":"B","due":"20261108T230000Z","tags":["a"],"priority":"L",\(series),
       "annotations":[{"entry":"20261101T090000Z","description":"same"}]},
      {"uuid":"X","description":"x"},{"uuid":"Y","description":"y","depends":["c","b"]}
      ]
      """
    let todos = trial.imported(file)
    #expect(todos.map(\.uid) == ["b", "x", "y"])
    #expect(todos[0].tags == ["a", "b"] && todos[0].priority == 9 && todos[0].project == "p")
    #expect(todos[0].annotations.map(\.text) == ["same", "late"])
    #expect(FormatTrial.text(todos[0].due) == "2026-11-09")
    #expect(todos.map(\.needs) == [[2], [], [1]])
    #expect(trial.plan(file, into: todos).counts == [0, 0, 3, 1, 0])
  }

  @Test func `a series without an open task goes on`() throws {
    let file =
      #"[{"uuid":"T","description":"s","status":"recurring","due":"20261101T230000Z","recur":"weekly","mask":"++"}]"#
    let todo = try FormatTrial(.taskwarrior).todo(file)
    #expect(FormatTrial.text(todo.due) == "2026-11-16")
    #expect(todo.rule == "FREQ=WEEKLY")
  }

  @Test func `attributes of other programs are written again`() throws {
    let trial = try FormatTrial(.taskwarrior)
    let text = trial.write(
      trial.imported(task(#","estimate":2.50,"jira":{"a":[1,null,"\u00e9"]},"id":4,"urgency":8.2"#)))
    #expect(text.contains(#""estimate":2.50,"jira":{"a":[1,null,"é"]}"#))
    #expect(!text.contains("urgency"))
  }

  static let files = [
    #"{"uuid":"A","description":"a"}"# + "\n" + #"{"uuid":"B","description":"b","depends":"a"}"#,
    #"[{"uuid":"A","description":"a"},"# + "\n" + #"{"uuid":"B","description":"b","depends":["A"]}]"#,
    #"{"uuid":"A","description":"a"},"# + "\n" + #"{"uuid":"B","description":"b","depends":"A"}"#,
  ]

  @Test(arguments: files) func `an array and a task on each line are read`(file: String) throws {
    let todos = try FormatTrial(.taskwarrior).imported(file)
    #expect(todos.map(\.uid) == ["a", "b"])
    #expect(todos.map(\.needs) == [[], [1]])
  }

  @Test func `a broken task is listed with its line`() throws {
    let content = try FormatTrial(.taskwarrior).read(
      "[\n{\"description\":\"a\"},\n{\"description\":\n\"b\" oops},\n{\"uuid\":\"c\"},\n{\"description\":\"d\"}\n]"
    )
    #expect(content.todos.map(\.title) == ["a", "d"])
    #expect(content.unreadable.map(\.line) == [4, 5])
  }

  @Test func `annotations, note and link survive`() throws {
    let trial = try FormatTrial(.taskwarrior)
    let todo = try trial.todo(
      task(
        #","annotations":[{"entry":"20261101T090000Z","description":"x"}],"note":"n\nm","githuburl":"https://github.com/a/b/issues/7""#
      ))
    #expect(todo.annotations.map(\.text) == ["x"])
    #expect(todo.note == "n\nm")
    #expect(todo.link?.description == "a/b#7")
    #expect(trial.plan(trial.write([todo]), into: [todo]).counts == [0, 0, 1, 0, 0])
  }

  /// The attributes with links, those with another one, and those without one.
  static let links: [(String, String, String)] = [
    (
      #""githuburl":"https://github.com/a/b/issues/7""#, #""githuburl":"https://github.com/o/n/issues/9""#, ""
    ),
    (
      #""url":"https://github.com/a/b/issues/7""#,
      #""url":"https://github.com/a/b/issues/7","githuburl":"https://github.com/o/n/issues/9""#,
      #""url":"https://github.com/a/b/issues/7","githuburl":"""#
    ),
    (
      #""githuburl":"https://github.com/a/b/issues/7","jiraurl":"https://jira.example/7""#,
      #""jiraurl":"https://jira.example/7","githuburl":"https://github.com/o/n/issues/9""#,
      #""jiraurl":"https://jira.example/7""#
    ),
  ]

  @Test(arguments: links)
  func `an edited link replaces the one that was read`(read: String, edited: String, cleared: String) throws {
    let trial = try FormatTrial(.taskwarrior)
    let old = try trial.todo(task("," + read))
    #expect(old.link?.description == "a/b#7" && trial.write([old]).contains(read))
    for (link, expected) in [(Item(page: "https://github.com/o/n/issues/9"), edited), (nil, cleared)] {
      var todo = old
      todo.link = link
      let written = trial.write([todo])
      #expect(written.contains(expected))
      #expect(written.ranges(of: "githuburl").count <= 1)
      let again = try trial.todo(written)
      #expect(again.link?.description == link?.description)
      #expect(trial.plan(written, into: [again]).counts == [0, 0, 1, 0, 0])
    }
  }

  @Test(arguments: [
    (#","due":"foo""#, "due"), (#","wait":"20261301T000000Z""#, "wait"), (#","end":"soon""#, "end"),
    (#","entry":1e300"#, "entry"), (#","recur":"often""#, "recur"), (#","recur":"P1M2D""#, "recur"),
    (#","status":"weird""#, "status"),
    (#","annotations":[{"entry":"soon","description":"x"}]"#, "annotation"),
  ])
  func `a status or a date that cannot be read is listed`(attributes: String, name: String) throws {
    let plan = try FormatTrial(.taskwarrior).plan(task(attributes))
    #expect(plan.counts == [0, 0, 0, 0, 1])
    #expect(plan.unreadable.first?.reason.contains(name) == true)
  }

  @Test func `the last day is written with its end`() throws {
    let trial = try FormatTrial(.taskwarrior)
    var todo = Todo(id: 1, title: "a", createdAt: trial.context.now)
    todo.until = .day(try #require(Day(iso: "2026-12-01")))
    let text = trial.write([todo])
    #expect(text.contains(#""until":"20261201T225959Z""#))
    #expect(trial.imported(text).first?.until == todo.until)
  }

  @Test func `a number that is written differently is no change`() throws {
    let trial = try FormatTrial(.taskwarrior)
    let todos = trial.imported(task(#","size":4,"imask":0"#))
    #expect(trial.plan(task(#","size":4.0,"imask":0.0"#), into: todos).counts == [0, 0, 1, 0, 0])
    #expect(trial.plan(task(#","size":4.5,"imask":0.0"#), into: todos).counts == [0, 1, 0, 0, 0])
    let large = trial.imported(task(#","size":9007199254740992"#))
    #expect(trial.plan(task(#","size":9007199254740993"#), into: large).counts == [0, 1, 0, 0, 0])
  }
}
