import Dates
import Domain
import FoundationEssentials
import Testing
import TodoFormats

struct CalendarFormatTests {
  /// Properties, parameters and components that octodo has no field for.
  static let foreign = """
    BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN
    X-WR-CALNAME:Tasks\\, private
    BEGIN:VTODO
    UID:one@example.com
    DTSTAMP:20261102T101112Z
    SUMMARY;LANGUAGE=de:Müll rausbringen\\, und zwar den gelben Sack\\; sehr
      lang
    DESCRIPTION;ALTREP="cid:a:b;c":Erste Zeile\\nZweite
    CATEGORIES:Haus,A\\,B
    CATEGORIES;X-P=1:dritte
    PRIORITY:3
    DUE;TZID=Europe/Berlin;X-Q=2:20261201T170000
    STATUS:IN-PROCESS
    PERCENT-COMPLETE:40
    ATTACH;FMTTYPE=text/plain;ENCODING=BASE64;VALUE=BINARY:aGVsbG8=
    X-JUNK
    RELATED-TO;RELTYPE=SIBLING:xyz
    URL:https://example.org/x
    BEGIN:VALARM
    ACTION:DISPLAY
    TRIGGER;VALUE=DURATION:-PT15M
    DESCRIPTION:x
    END:VALARM
    END:VTODO
    BEGIN:VEVENT
    UID:e
    END:VEVENT
    END:VCALENDAR

    """.replacing("\n", with: "\r\n")

  @Test func `an object is written byte for byte as it was read`() throws {
    let trial = try FormatTrial(.ics)
    let written = trial.write(trial.imported(Self.foreign))
    #expect(written == Self.foreign)
  }

  @Test func `its properties are fields`() throws {
    let todo = try FormatTrial(.ics).todo(Self.foreign)
    #expect(todo.title == "Müll rausbringen, und zwar den gelben Sack; sehr lang")
    #expect(todo.note == "Erste Zeile\nZweite")
    #expect(todo.tags == ["A,B", "Haus", "dritte"])
    #expect(todo.priority == 3)
    #expect(FormatTrial.text(todo.due) == "2026-12-01T17:00")
    #expect(todo.uid == "one@example.com")
  }

  @Test func `row 10: a new title only changes its line and the stamps`() throws {
    let trial = try FormatTrial(.ics)
    var todo = try trial.todo(Self.foreign)
    todo.title = "Kurz"
    let old = Self.foreign.split(separator: "\r\n")
    let new = trial.write([todo]).split(separator: "\r\n")
    let added = new.filter { !old.contains($0) }.map { String($0) }
    #expect(
      added
        == [
          "DTSTAMP:20261102T101112Z", "SUMMARY;LANGUAGE=de:Kurz", "LAST-MODIFIED:20261102T101112Z",
          "SEQUENCE:1",
        ]
        .filter { !old.contains($0[...]) })
    let removed = old.filter { !new.contains($0) }.map { String($0.prefix(7)) }
    #expect(removed == ["SUMMARY", "  lang"])
  }

  static let edits: [(@Sendable (inout Todo) -> Void, String)] = [
    ({ $0.due = Day(iso: "2026-12-02").map { .day($0) } }, "DUE;VALUE=DATE;X-Q=2:20261202"),
    ({ $0.tags = ["a;b"] }, "CATEGORIES:a\\;b"), ({ $0.priority = 9 }, "PRIORITY:9"),
    ({ $0.rule = "FREQ=WEEKLY" }, "RRULE:FREQ=WEEKLY"), ({ $0.state = .cancelled }, "STATUS:CANCELLED"),
    ({ $0.project = "a.b" }, "X-OCTODO-PROJECT:a.b"),
    ({ $0.until = Day(iso: "2026-12-02").map { .day($0) } }, "X-OCTODO-UNTIL;VALUE=DATE:20261202"),
  ]

  @Test(arguments: edits.indices) func `a changed field is a changed line`(index: Int) throws {
    let (change, line) = Self.edits[index]
    let trial = try FormatTrial(.ics)
    var todo = try trial.todo(Self.foreign)
    change(&todo)
    let written = trial.write([todo])
    #expect(written.contains("\r\n\(line)\r\n"))
    #expect(written.contains("TRIGGER;VALUE=DURATION:-PT15M\r\n"))
    #expect(trial.plan(written, into: [todo]).counts == [0, 0, 1, 0, 0])
  }

  /// The lines, and due and scheduled.
  static let dates: [(String, String)] = [
    ("DUE;VALUE=DATE:20261201", "2026-12-01 -"), ("DUE:20261201", "2026-12-01 -"),
    ("DUE:20261201T170000", "2026-12-01T17:00 -"), ("DUE:20261201T170000Z", "2026-12-01T17:00 -"),
    ("DTSTART;VALUE=DATE:20261201\nDURATION:P2D", "2026-12-03 2026-12-01"),
    ("DTSTART:20261201T090000\nDURATION:PT1H30M", "2026-12-01T10:30 2026-12-01T09:00"),
    ("DUE;TZID=\"W. Europe Standard Time\":20261201T170000", "2026-12-01T17:00 -"),
    ("DUE;TZID=/mozilla.org/20050126_1/America/New_York:20261201T170000", "2026-12-01T17:00 -"),
  ]

  @Test(arguments: dates) func `dates are days or moments`(lines: String, expected: String) throws {
    let todo = try FormatTrial(.ics).todo(FormatTrial.calendar(lines))
    #expect("\(FormatTrial.text(todo.due)) \(FormatTrial.text(todo.scheduled))" == expected)
  }

  @Test func `a zone that only the file knows has its offsets`() throws {
    let zones = """
      BEGIN:VTIMEZONE
      TZID:My Zone
      BEGIN:DAYLIGHT
      DTSTART:19700329T020000
      TZOFFSETFROM:+0400
      TZOFFSETTO:+0500
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
      END:DAYLIGHT
      BEGIN:STANDARD
      DTSTART:19701025T030000
      TZOFFSETFROM:+0500
      TZOFFSETTO:+0400
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
      END:STANDARD
      END:VTIMEZONE

      """
    for (date, utc) in [("20260701T120000", "2026-07-01T07:00"), ("20261201T120000", "2026-12-01T08:00")] {
      let todo = try FormatTrial(.ics).todo(FormatTrial.calendar("DUE;TZID=My Zone:\(date)", zones: zones))
      guard case .moment(let moment)? = todo.due else { continue }
      #expect("\(moment.wallTime(in: .gmt).day)T\(moment.wallTime(in: .gmt).time)" == utc)
    }
  }

  @Test func `relations are read, and those to itself are kept`() throws {
    let file = """
      BEGIN:VCALENDAR
      BEGIN:VTODO
      UID:a
      SUMMARY:a
      RELATED-TO:a
      RELATED-TO;RELTYPE=CHILD:c
      END:VTODO
      BEGIN:VTODO
      UID:b
      SUMMARY:b
      RELATED-TO:a
      RELATED-TO;RELTYPE=DEPENDS-ON:c
      RELATED-TO;RELTYPE=DEPENDS-ON:gone
      END:VTODO
      BEGIN:VTODO
      UID:c
      SUMMARY:c
      END:VTODO
      END:VCALENDAR

      """.replacing("\n", with: "\r\n")
    let trial = try FormatTrial(.ics)
    let todos = trial.imported(file)
    #expect(todos.map(\.parent) == [nil, 1, 1])
    #expect(todos.map(\.needs) == [[], [3], []])
    #expect(trial.write(todos) == file)
  }

  @Test func `a new object has what other programs need`() throws {
    let trial = try FormatTrial(.ics)
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let day = try #require(Day(iso: "2026-12-01"))
    let time = try #require(ClockTime(hour: 17, minute: 0))
    var todo = Todo(id: 1, title: String(repeating: "道路", count: 30), createdAt: trial.context.now)
    todo.due = .moment(Moment(WallTime(day, time), in: zone))
    todo.scheduled = .day(day)
    let text = trial.write([todo])
    let lines = text.split(separator: "\r\n").map { String($0) }
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    for line in [
      "PRODID:-//octodo//octodo 1.0//EN", "DTSTAMP:20261122T093000Z", "CREATED:20261122T093000Z",
      "DUE;TZID=Europe/Berlin:20261201T170000", "DTSTART;TZID=Europe/Berlin:20261201T000000",
      "X-OCTODO-DATE-ONLY:DTSTART", "BEGIN:VTIMEZONE", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
      "TZOFFSETTO:+0200",
    ] {
      #expect(lines.contains(line))
    }
    let read = try trial.todo(text)
    #expect(read.title == todo.title)
    #expect(read.scheduled == todo.scheduled)
    #expect(trial.plan(text, into: [todo]).counts == [0, 0, 1, 0, 0])
  }

  @Test func `annotations are comments with a time, and other comments stay`() throws {
    let trial = try FormatTrial(.ics)
    let file = FormatTrial.calendar("COMMENT:theirs")
    var todos = trial.imported(file)
    todos[0].annotations = ["one; two", "line\nline"].enumerated().map {
      TodoAnnotation(at: trial.context.now.addingTimeInterval(Double($0)), text: $1)
    }
    let text = trial.write(todos)
    #expect(text.contains("COMMENT;X-OCTODO-AT=20261122T093000Z:one\\; two\r\n"))
    #expect(text.contains("COMMENT:theirs"))
    let read = trial.imported(text)
    #expect(read[0].annotations == todos[0].annotations)
    #expect(trial.write(read) == text)
    #expect(trial.plan(text, into: read).counts == [0, 0, 1, 0, 0])
    // A program that leaves out what it does not know has deleted nothing.
    #expect(trial.plan(FormatTrial.calendar("COMMENT:theirs"), into: todos).counts == [0, 0, 1, 0, 0])
    todos[0].extra = nil
    #expect(trial.plan(trial.write(todos), into: todos).counts == [0, 0, 1, 0, 0])
    todos[0].annotations = []
    #expect(!trial.write(todos).contains("COMMENT"))
  }

  @Test func `waiting and its dates survive`() throws {
    let trial = try FormatTrial(.ics)
    let days = ["2026-12-01", "2026-12-05"].compactMap { Day(iso: $0) }.map(DateValue.day)
    for (wait, scheduled, due) in [
      (days[0], nil, nil), (days[0], days[0], nil), (days[1], days[0], days[1]), (days[0], nil, days[0]),
      (days[1], days[1], days[0]),
    ] as [(DateValue?, DateValue?, DateValue?)] {
      var todo = Todo(id: 1, title: "a", createdAt: trial.context.now)
      (todo.wait, todo.scheduled, todo.due, todo.state) = (wait, scheduled, due, .waiting)
      let read = try trial.todo(trial.write([todo]))
      #expect([read.wait, read.scheduled, read.due] == [wait, scheduled, due])
      #expect(read.state == .waiting)
    }
  }

  @Test func `a broken todo is listed, and the others are read`() throws {
    let text =
      "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:a\nEND:VTODO\nBEGIN:VTODO\nSUMMARY:b\u{0}\nEND:VTODO\nBEGIN:VTODO\nSUMMARY:c\nEND:VTODO\nBEGIN:VTODO\nSUMMARY:d\n"
    let content = try FormatTrial(.ics).read(text)
    #expect(content.todos.map(\.title) == ["c"])
    #expect(content.unreadable.map(\.line) == [2, 6, 11])
    let closed = try FormatTrial(.ics).read(
      text.replacing("SUMMARY:d\n", with: "SUMMARY:d\nEND:VTODO\nEND:VCALENDAR\n"))
    #expect(closed.todos.map(\.title) == ["c", "d"])
    #expect(closed.unreadable.map(\.line) == [2, 6])
  }

  @Test func `a character that is folded in its middle is whole`() throws {
    let bytes =
      Array("BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:u\nSUMMARY:a".utf8) + [0xC3, 0x0D, 0x0A, 0x20, 0xA9]
      + Array("\nEND:VTODO\nEND:VCALENDAR\n".utf8)
    let content = try FormatTrial(.ics).file.read(bytes)
    #expect(content.todos.map(\.title) == ["aé"])
  }

  @Test(arguments: [
    "DUE:2026", "DUE;VALUE=DATE:20260230", "DTSTART:soon", "DTSTART:20261201\nDURATION:2 days",
    "X-OCTODO-UNTIL:20261301",
  ])
  func `a date that cannot be read is listed`(lines: String) throws {
    let plan = try FormatTrial(.ics).plan(FormatTrial.calendar(lines))
    #expect(plan.counts == [0, 0, 0, 0, 1])
  }

  @Test func `a second todo with the same uid is left out and named`() throws {
    let plan = try FormatTrial(.ics).plan(
      FormatTrial.calendar("END:VTODO\nBEGIN:VTODO\nUID:u\nSUMMARY:other"))
    #expect(plan.counts == [1, 0, 0, 1, 0])
    #expect(plan.skipped.first?.reason == .duplicate)
  }

  @Test func `a text without a calendar is listed`() throws {
    let trial = try FormatTrial(.ics)
    #expect(trial.plan("Buy tea\n").counts == [0, 0, 0, 0, 1])
    #expect(trial.plan(" \n").counts == [0, 0, 0, 0, 0])
  }
}
