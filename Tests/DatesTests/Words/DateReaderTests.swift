import Dates
import FoundationEssentials
import Testing

struct DateReaderTests {
  /// On a Sunday morning, as `task calc` 2.6.2 reads the words; where octodo has a day, task adds 00:00 or 23:59.
  private static let asTask = """
    now 2026-11-22T10:30 | today 2026-11-22 | sod 2026-11-22 | eod 2026-11-22 | tomorrow 2026-11-23 | yesterday 2026-11-21
    mon 2026-11-23 | Tue 2026-11-24 | wednesday 2026-11-25 | thu 2026-11-26 | fri 2026-11-27 | sun 2026-11-29
    sow 2026-11-16 | eow 2026-11-22 | sonw 2026-11-23 | eonw 2026-11-29 | sopw 2026-11-09 | soww 2026-11-23
    eoww 2026-11-27 | som 2026-11-01 | eom 2026-11-30 | sonm 2026-12-01 | eonm 2026-12-31 | soq 2026-10-01
    eoq 2026-12-31 | sonq 2027-01-01 | soy 2026-01-01 | eoy 2026-12-31 | sony 2027-01-01 | jan 2027-01-01
    nov 2027-11-01 | dec 2026-12-01 | 1st 2026-12-01 | 15th 2026-12-15 | 22nd 2026-12-22 | 23rd 2026-11-23
    easter 2027-03-28 | goodfriday 2027-03-26 | 17:00 2026-11-22T17:00 | 9am 2026-11-23T09:00
    12am 2026-11-23T00:00 | 12pm 2026-11-22T12:00 | 10:30 2026-11-22T10:30 | 10:29 2026-11-23T10:29
    2026-12-01 2026-12-01 | 2026-12-01T17:00 2026-12-01T17:00 | 2026-12-01T17:00Z 2026-12-01T18:00
    2026-335 2026-12-01 | tomorrow+9h 2026-11-23T09:00 | eom-2d 2026-11-28 | mon+17h 2026-11-23T17:00
    now+1d 2026-11-23T10:30 | som+4d 2026-11-05 | eoy-1w+2d 2026-12-26
    """

  /// What task has not, or reads in another way.
  private static let own = """
    3d 2026-11-25 | +3d 2026-11-25 | in 3 days 2026-11-25 | 2w 2026-12-06 | in 2 weeks 2026-12-06
    in a week 2026-11-29 | 1mo 2026-12-22 | 3mo 2027-02-22 | 1q 2027-02-22 | 1y 2027-11-22 | -3d 2026-11-19
    3 days ago 2026-11-19 | 3wd 2026-11-25 | workday 2026-11-23 | 90min 2026-11-22T12:00 | next mon 2026-11-23
    next fri 2026-11-27 | next sun 2026-11-29 | next week 2026-11-23 | next month 2026-12-01
    noon 2026-11-22T12:00 | midnight 2026-11-23T00:00 | fri 17:00 2026-11-27T17:00 | fri 5pm 2026-11-27T17:00
    17:00 fri 2026-11-27T17:00 | tomorrow at 9am 2026-11-23T09:00 | 2026-12-01 17:00 2026-12-01T17:00
    20261201 2026-12-01 | dec 24 2026-12-24 | 24 dec 2026-12-24 | nov 22 2026-11-22 | nov 21 2027-11-21
    feb 29 2028-02-29 | 1st jan 2027-01-01 | dec 24 18:00 2026-12-24T18:00
    """

  /// More of the grammar.
  private static let more = """
    TODAY 2026-11-22 | tod 2026-11-22 | tom 2026-11-23 | thurs 2026-11-26 | sept 2027-09-01 | eopww 2026-11-20
    sonww 2026-11-30 | sopd 2026-11-21 | eond 2026-11-23 | sopm 2026-10-01 | eopm 2026-10-31 | sopq 2026-07-01
    eonq 2027-03-31 | eopy 2025-12-31 | next quarter 2027-01-01 | next year 2027-01-01 | eastermonday 2027-03-29
    ascension 2027-05-06 | pentecost 2027-05-16 | 20261201T17:00 2026-12-01T17:00 | 2026-W49 2026-11-30
    2026-w49-3 2026-12-02 | 2026-W53-7 2027-01-03 | 2026-12-01T17:00+05:30 2026-12-01T12:30
    2026-12-01 17:00Z 2026-12-01T18:00 | dec 24 2028 2028-12-24 | 24 dec 2028 18:00 2028-12-24T18:00
    jan 1st 2027-01-01 | 5 pm 2026-11-22T17:00 | 5:30pm 2026-11-22T17:30 | 11:30 am 2026-11-22T11:30 | fri 12:15 am 2026-11-27T00:15 | 17:00:30 2026-11-22T17:00:30
    fri noon 2026-11-27T12:00 | noon tomorrow 2026-11-23T12:00 | 5pm next fri 2026-11-27T17:00
    9am +3d 2026-11-26T09:00 | in 2 hours 2026-11-22T12:30 | an hour ago 2026-11-22T09:30 | now-10min 2026-11-22T10:20
    +3d-1d 2026-11-24 | fri + 2 weeks 2026-12-11 | today -1wd 2026-11-20 | 3d 17:00 2026-11-25T17:00
    fri 17:00 +1w 2026-12-04T17:00 | 31st 2026-12-31 | 2026-01-31+1mo 2026-02-28 | eod-1h 2026-11-21T23:00
    tomorrow+9h+30min 2026-11-23T09:30 | tomorrow+26h 2026-11-24T02:00 | 今日 2026-11-22 | 明日17:00 2026-11-23T17:00
    at noon 2026-11-22T12:00 | at 9am 2026-11-23T09:00 | at 17:00 fri 2026-11-27T17:00 | at noon +1d 2026-11-23T12:00
    明後日 2026-11-24 | 昨日 2026-11-21 | 来週 2026-11-23 | 来月 2026-12-01
    """

  private static func cases(_ table: String) -> [(words: String, date: String)] {
    table.split(whereSeparator: { $0 == "|" || $0 == "\n" }).map { entry in
      let words = entry.split(separator: " ")
      return (words.dropLast().joined(separator: " "), words.last.map(String.init) ?? "")
    }
  }

  private let berlin: TimeZone

  init() throws { berlin = try #require(TimeZone(identifier: "Europe/Berlin")) }

  private func reader(at now: String, _ weekStart: WeekStart = .monday) throws -> DateReader {
    let wall = try DateReader(now: Date(timeIntervalSince1970: 0), zone: berlin, weekStart: .monday).read(now)
    guard case .value(.moment(let moment)) = wall else { throw DateFault(now, column: 1) }
    return DateReader(now: moment.date, zone: berlin, weekStart: weekStart)
  }

  /// The value as the tables write it.
  private func written(_ reading: DateReading) -> String {
    switch reading {
    case .someday: return "someday"
    case .value(.day(let day)): return day.description
    case .value(.moment(let moment)):
      let wall = moment.wallTime
      return "\(wall.day)T\(wall.time)"
    }
  }

  @Test(arguments: cases(asTask) + cases(own) + cases(more))
  func `row 2: words mean a day or a moment`(_ words: String, _ date: String) throws {
    let reading = try reader(at: "2026-11-22 10:30").read(words)
    #expect(written(reading) == date)
  }

  @Test(arguments: ["someday", "later", " LATER "])
  func `row 2: someday is no date`(_ words: String) throws {
    let reading = try reader(at: "2026-11-22 10:30").read(words)
    #expect(reading == .someday)
  }

  @Test(arguments: [
    ("2026-11-22 10:30", "31st", "2026-12-31"), ("2027-01-31 10:00", "29th", "2027-03-29"),
    ("2027-01-31 10:00", "31st", "2027-03-31"), ("2026-10-24 12:00", "now+1d", "2026-10-25T12:00"),
    ("2026-10-24 12:00", "now+24h", "2026-10-25T11:00"),
    ("2026-10-24 12:00", "tomorrow+9h", "2026-10-25T09:00"),
    ("2026-10-24 12:00", "2026-10-25+1d", "2026-10-26"),
    ("2026-03-28 12:00", "tomorrow+9h", "2026-03-29T09:00"),
    ("2026-03-28 12:00", "tomorrow 02:30", "2026-03-29T03:30"), ("2026-11-21 10:00", "soww", "2026-11-23"),
    ("2026-11-21 10:00", "eoww", "2026-11-27"), ("2026-11-20 10:00", "soww", "2026-11-16"),
    ("2026-11-25 10:00", "fri", "2026-11-27"), ("2026-11-25 10:00", "next fri", "2026-12-04"),
    ("2026-11-25 10:00", "workday", "2026-11-26"), ("2026-11-27 10:00", "workday", "2026-11-30"),
    ("2027-03-28 10:00", "easter", "2028-04-16"), ("2027-03-27 10:00", "goodfriday", "2028-04-14"),
    ("2024-02-29 10:00", "1y", "2025-02-28"), ("2024-02-29 10:00", "feb 29", "2024-02-29"),
    ("2026-11-22 10:30:20", "10:30", "2026-11-22T10:30"), ("2026-11-22 10:31", "10:30", "2026-11-23T10:30"),
    ("2026-12-31 23:59", "eom+1d", "2027-01-01"), ("2026-12-31 23:59", "1min", "2027-01-01T00:00"),
  ])
  func `row 2: words at other times`(_ now: String, _ words: String, _ date: String) throws {
    let reading = try reader(at: now).read(words)
    #expect(written(reading) == date)
  }

  @Test(arguments: [
    ("sow", "2026-11-22"), ("eow", "2026-11-28"), ("sonw", "2026-11-29"), ("next week", "2026-11-29"),
    ("next sun", "2026-11-29"), ("next mon", "2026-11-30"), ("next sat", "2026-12-05"),
    ("soww", "2026-11-23"),
  ])
  func `row 2: a week can begin on Sunday`(_ words: String, _ date: String) throws {
    let reading = try reader(at: "2026-11-22 10:30", .sunday).read(words)
    #expect(written(reading) == date)
  }

  @Test(arguments: [
    ("", 1, "tomorrow"), ("   ", 1, "tomorrow"), ("foo", 1, "not a date"), ("24", 1, "unit"),
    ("3m", 2, "3min or 3mo"),
    ("13:75", 1, "23:59"), ("24:00", 1, "23:59"), ("13pm", 1, "5pm"), ("0am", 1, "5pm"),
    ("2026-02-29", 1, "no day"),
    ("2026-11-31", 1, "no day"), ("31 feb", 1, "February has no day 31"), ("24.12.", 1, "dec 24"),
    ("12/24", 1, "dec 24"), ("2026-W54-1", 1, "no day"), ("32nd", 1, "1st to 31st"), ("22th", 1, "22nd"),
    ("in 3", 4, "unit"), ("next", 5, "weekday"), ("fri fri", 5, "cannot stand here"),
    ("tomorow", 1, "tomorrow?"),
    ("1796000000", 1, "too large"), ("3s", 2, "no seconds"), ("2sennight", 2, "not a unit"),
    ("next fru", 6, "friday?"),
    ("fri at", 7, "time follows"), ("at", 3, "time follows"), ("at fri", 4, "time follows"),
    ("fri at noonn", 8, "noon?"), ("3 dys", 3, "days?"), ("in 2 weks", 6, "weeks?"),
    ("3 secs", 3, "no seconds"),
    ("fri at noon noon", 13, "cannot stand here"),
    ("17:00 17:00", 7, "cannot stand here"), ("17:00 noon", 7, "cannot stand here"),
    ("17:00 pm", 7, "not a date"), ("fri 17:00 pm", 11, "cannot stand here"),
    ("feb 29 2027", 1, "February has no day 29"), ("2026-12-01T", 12, "not a time"),
    ("2026-366", 1, "no day"),
    ("20261301", 1, "no day"), ("9999999w", 1, "years 1 to 9999"), ("fri@17", 4, "not a date"),
    ("in", 3, "number"),
    ("today+", 7, "number"), ("today+3", 7, "unit"), ("someday soon", 9, "cannot stand here"),
    ("now 17:00", 5, "cannot"),
    ("fri 17:00Z", 5, "cannot stand here"), ("2w tomorow", 4, "cannot stand here"),
  ])
  func `row 2: says what is wrong and where`(_ words: String, _ column: Int, _ hint: String) throws {
    let reader = try reader(at: "2026-11-22 10:30")
    let fault = try #require(throws: DateFault.self) { try reader.read(words) }
    #expect(fault.column == column)
    #expect(fault.message.contains(hint), "\(fault.message)")
  }

  @Test func `completes the last word`() {
    #expect(DateReader.completions(of: "tom") == ["tomorrow"])
    #expect(DateReader.completions(of: "next f") == ["friday"])
    #expect(DateReader.completions(of: "fri at ") == ["noon", "midnight"])
    #expect(DateReader.completions(of: "").contains("today"))
  }
}
