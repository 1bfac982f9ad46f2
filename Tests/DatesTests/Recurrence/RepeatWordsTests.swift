import Dates
import Testing

struct RepeatWordsTests {
  @Test(arguments: [
    ("day", "FREQ=DAILY"), ("weekday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"), ("week", "FREQ=WEEKLY"),
    ("month", "FREQ=MONTHLY"), ("quarter", "FREQ=MONTHLY;INTERVAL=3;WKST=MO"), ("year", "FREQ=YEARLY"),
    ("10000d", "FREQ=DAILY;INTERVAL=10000;WKST=MO"), ("3333q", "FREQ=MONTHLY;INTERVAL=9999;WKST=MO"),
    ("3d", "FREQ=DAILY;INTERVAL=3;WKST=MO"), ("2w", "FREQ=WEEKLY;INTERVAL=2;WKST=MO"), ("1w", "FREQ=WEEKLY"),
    ("2 weeks", "FREQ=WEEKLY;INTERVAL=2;WKST=MO"), ("6mo", "FREQ=MONTHLY;INTERVAL=6;WKST=MO"),
    ("2q", "FREQ=MONTHLY;INTERVAL=6;WKST=MO"), ("4y", "FREQ=YEARLY;INTERVAL=4;WKST=MO"),
    ("mon,thu", "FREQ=WEEKLY;BYDAY=MO,TH"), ("Thursday, mon", "FREQ=WEEKLY;BYDAY=MO,TH"),
    ("2nd tue", "FREQ=MONTHLY;BYDAY=2TU"), ("last fri", "FREQ=MONTHLY;BYDAY=-1FR"),
    ("1st mon,3rd mon", "FREQ=MONTHLY;BYDAY=1MO,3MO"), ("15th", "FREQ=MONTHLY;BYMONTHDAY=15"),
    ("1st, 15th", "FREQ=MONTHLY;BYMONTHDAY=1,15"), ("last day", "FREQ=MONTHLY;BYMONTHDAY=-1"),
    ("FREQ=DAILY;COUNT=3", "FREQ=DAILY;COUNT=3"),
  ])
  func `words become a rule`(_ words: String, _ rule: String) throws {
    let first = try #require(Day(iso: "2026-11-25"))
    let read = try RecurrenceRule(words: words, first: first, weekStart: .monday)
    #expect(read.text == rule)
  }

  @Test(arguments: [
    ("FREQ=DAILY", "day"), ("FREQ=DAILY;INTERVAL=3", "3d"), ("FREQ=WEEKLY", "week"),
    ("FREQ=WEEKLY;INTERVAL=2;WKST=SU", "2w"), ("FREQ=WEEKLY;BYDAY=TH,MO", "mon,thu"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "weekday"), ("FREQ=MONTHLY", "month"),
    ("FREQ=MONTHLY;INTERVAL=3", "3mo"), ("FREQ=MONTHLY;BYDAY=2TU", "2nd tue"),
    ("FREQ=MONTHLY;BYDAY=-1FR", "last fri"), ("FREQ=MONTHLY;BYMONTHDAY=-1", "last day"),
    ("FREQ=MONTHLY;BYMONTHDAY=1,2,3,12,22,31", "1st,2nd,3rd,12th,22nd,31st"), ("FREQ=YEARLY", "year"),
    ("FREQ=YEARLY;INTERVAL=4", "4y"),
  ])
  func `a rule is written in words that read to it`(_ rule: String, _ words: String) throws {
    let read = try RecurrenceRule(rule)
    #expect(read.words == words)
    let first = try #require(Day(iso: "2026-11-25"))
    let start: WeekStart = rule.contains("WKST=SU") ? .sunday : .monday
    let again = try RecurrenceRule(words: words, first: first, weekStart: start)
    #expect(again == read)
  }

  @Test(arguments: [
    ("month", "2026-11-29"), ("month", "2026-10-30"), ("3mo", "2026-10-29"),
  ])
  func `a rule for the end of a month is written in the words that it came from`(
    words: String, day: String
  ) throws {
    let first = try #require(Day(iso: day))
    let rule = try RecurrenceRule(words: words, first: first, weekStart: .monday)
    #expect(rule.text.hasSuffix(";BYSETPOS=-1") || rule.text.hasSuffix(";BYSETPOS=-1;WKST=MO"))
    #expect(rule.words == words)
  }

  @Test(arguments: [
    "FREQ=DAILY;COUNT=3", "FREQ=WEEKLY;UNTIL=20270101", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=MO",
    "FREQ=MONTHLY;BYMONTHDAY=28,30;BYSETPOS=-1", "FREQ=MONTHLY;BYDAY=-2FR", "FREQ=YEARLY;BYMONTH=2",
    "FREQ=HOURLY",
  ])
  func `a rule that has no words is written as it is`(rule: String) throws {
    let words = try RecurrenceRule(rule).words
    #expect(words == rule)
  }

  @Test(arguments: [
    ("2026-11-30", "month", "FREQ=MONTHLY;BYMONTHDAY=-1", "2026-11-30 2026-12-31 2027-01-31 2027-02-28"),
    ("2026-01-31", "month", "FREQ=MONTHLY;BYMONTHDAY=-1", "2026-01-31 2026-02-28 2026-03-31 2026-04-30"),
    (
      "2026-12-30", "month", "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1",
      "2026-12-30 2027-01-30 2027-02-28 2027-03-30"
    ),
    (
      "2026-12-29", "month", "FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1",
      "2026-12-29 2027-01-29 2027-02-28 2027-03-29"
    ),
    ("2026-12-28", "month", "FREQ=MONTHLY", "2026-12-28 2027-01-28 2027-02-28 2027-03-28"),
    ("2024-02-29", "month", "FREQ=MONTHLY;BYMONTHDAY=-1", "2024-02-29 2024-03-31 2024-04-30 2024-05-31"),
    (
      "2026-08-31", "quarter", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1;WKST=MO",
      "2026-08-31 2026-11-30 2027-02-28 2027-05-31"
    ),
    (
      "2024-02-29", "year", "FREQ=YEARLY;BYMONTHDAY=-1;BYMONTH=2",
      "2024-02-29 2025-02-28 2026-02-28 2027-02-28"
    ),
  ])
  func `the end of a month is kept`(_ first: String, _ words: String, _ text: String, _ days: String) throws {
    let first = try #require(Day(iso: first))
    let rule = try RecurrenceRule(words: words, first: first, weekStart: .monday)
    #expect(rule.text == text)
    #expect(rule.occurrences(from: first).prefix(4).map(\.description).joined(separator: " ") == days)
  }

  @Test func `a rule from completion has no fixed day of the month`() throws {
    let first = try #require(Day(iso: "2026-01-31"))
    let rule = try RecurrenceRule(words: "month", first: first, weekStart: .monday, origin: .completion)
    #expect(rule.text == "FREQ=MONTHLY")
  }

  @Test func `weeks of two begin as the user's weeks do`() throws {
    let first = try #require(Day(iso: "2026-11-25"))
    let rule = try RecurrenceRule(words: "2w", first: first, weekStart: .sunday)
    #expect(rule.text == "FREQ=WEEKLY;INTERVAL=2;WKST=SU")
    let weekly = try RecurrenceRule(words: "mon", first: first, weekStart: .sunday)
    #expect(weekly.text == "FREQ=WEEKLY;BYDAY=MO")
  }

  @Test(arguments: [
    ("", 1, "2w"), ("foo", 1, "2w"), ("3m", 2, "3mo"), ("3h", 2, "d, w, mo"), ("0d", 1, "from 1"),
    ("99999d", 1, "from 1"), ("mon,day", 5, "one kind"), ("day,mon", 5, "one kind"), ("mon,,tue", 5, "2w"),
    ("6th mon", 1, "1st to 5th"), ("22th", 1, "22nd"), ("mon tue", 1, "2w"), ("weeek", 1, "week?"),
    ("day day day", 1, "2w"),
    ("mon,tomorow", 5, "2w"), ("FREQ=OFTEN", 6, "DAILY"), ("1st, fri", 6, "one kind"),
  ])
  func `says what is wrong and where`(_ words: String, _ column: Int, _ hint: String) throws {
    let first = try #require(Day(iso: "2026-11-25"))
    let fault = try #require(throws: RuleFault.self) {
      try RecurrenceRule(words: words, first: first, weekStart: .monday)
    }
    #expect(fault.column == column)
    #expect(fault.message.contains(hint), "\(fault.message)")
  }
}
