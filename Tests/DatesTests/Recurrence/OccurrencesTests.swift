import Dates
import FoundationEssentials
import Testing

struct OccurrencesTests {
  /// The examples of RFC 5545, 3.8.5.3, over days, then rules that libraries get wrong. The days are those of
  /// python-dateutil 2.9.0. A line is a rule, the start of the series, and its first days.
  private static let examples = """
    FREQ=DAILY;COUNT=10 from 1997-09-02: 1997-09-02 1997-09-03 1997-09-04 1997-09-05 1997-09-06 1997-09-07
    FREQ=DAILY;INTERVAL=2 from 1997-09-02: 1997-09-02 1997-09-04 1997-09-06 1997-09-08 1997-09-10 1997-09-12
    FREQ=DAILY;INTERVAL=10;COUNT=5 from 1997-09-02: 1997-09-02 1997-09-12 1997-09-22 1997-10-02 1997-10-12
    FREQ=WEEKLY;COUNT=10 from 1997-09-02: 1997-09-02 1997-09-09 1997-09-16 1997-09-23 1997-09-30 1997-10-07
    FREQ=WEEKLY;INTERVAL=2;WKST=SU from 1997-09-02: 1997-09-02 1997-09-16 1997-09-30 1997-10-14 1997-10-28 1997-11-11
    FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH from 1997-09-02: 1997-09-02 1997-09-04 1997-09-09 1997-09-11 1997-09-16 1997-09-18
    FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH from 1997-09-02: 1997-09-02 1997-09-04 1997-09-16 1997-09-18 1997-09-30 1997-10-02
    FREQ=DAILY;UNTIL=19971224T000000Z from 1997-09-02: 1997-09-02 1997-09-03 1997-09-04 1997-09-05 1997-09-06 1997-09-07
    FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR from 1997-09-01: 1997-09-01 1997-09-03 1997-09-05 1997-09-15 1997-09-17 1997-09-19
    FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR from 1997-09-05: 1997-09-05 1997-10-03 1997-11-07 1997-12-05
    FREQ=YEARLY;COUNT=10;BYMONTH=6,7 from 1997-06-10: 1997-06-10 1997-07-10 1998-06-10 1998-07-10 1999-06-10 1999-07-10
    FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1 from 1998-01-01: 1998-01-01 1998-01-02 1998-01-03 1998-01-04 1998-01-05 1998-01-06
    FREQ=MONTHLY;BYMONTHDAY=-3 from 1997-09-02: 1997-09-28 1997-10-29 1997-11-28 1997-12-29 1998-01-29 1998-02-26
    FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15 from 1997-09-02: 1997-09-02 1997-09-15 1997-10-02 1997-10-15 1997-11-02 1997-11-15
    FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1 from 1997-09-02: 1997-09-30 1997-10-01 1997-10-31 1997-11-01 1997-11-30 1997-12-01
    FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15 from 1997-09-02: 1997-09-10 1997-09-11 1997-09-12 1997-09-13 1997-09-14 1997-09-15
    FREQ=MONTHLY;INTERVAL=2;BYDAY=TU from 1997-09-02: 1997-09-02 1997-09-09 1997-09-16 1997-09-23 1997-09-30 1997-11-04
    FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3 from 1997-09-02: 1999-01-02 1999-02-02 1999-03-02 2001-01-02 2001-02-02 2001-03-02
    FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200 from 1997-09-02: 2000-01-01 2000-04-09 2000-07-18 2003-01-01 2003-04-10 2003-07-19
    FREQ=YEARLY;BYDAY=20MO from 1997-09-02: 1998-05-18 1999-05-17 2000-05-15 2001-05-14 2002-05-20 2003-05-19
    FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO from 1997-09-02: 1998-05-11 1999-05-17 2000-05-15 2001-05-14 2002-05-13 2003-05-12
    FREQ=YEARLY;BYMONTH=3;BYDAY=TH from 1997-09-02: 1998-03-05 1998-03-12 1998-03-19 1998-03-26 1999-03-04 1999-03-11
    FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8 from 1997-09-02: 1998-06-04 1998-06-11 1998-06-18 1998-06-25 1998-07-02 1998-07-09
    FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13 from 1997-09-02: 1998-02-13 1998-03-13 1998-11-13 1999-08-13 2000-10-13 2001-04-13
    FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13 from 1997-09-02: 1997-09-13 1997-10-11 1997-11-08 1997-12-13 1998-01-10 1998-02-07
    FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8 from 1997-09-02: 1997-11-04 2001-11-06 2005-11-08 2009-11-03 2013-11-05 2017-11-07
    FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3 from 1997-09-02: 1997-09-04 1997-10-07 1997-11-06
    FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2 from 1997-09-02: 1997-09-29 1997-10-30 1997-11-27 1997-12-30 1998-01-29 1998-02-26
    FREQ=MONTHLY;COUNT=10;BYDAY=1FR from 1997-09-02: 1997-09-05 1997-10-03 1997-11-07 1997-12-05 1998-01-02 1998-02-06
    FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU from 1997-09-02: 1997-09-07 1997-09-28 1997-11-02 1997-11-30 1998-01-04 1998-01-25
    FREQ=MONTHLY;COUNT=6;BYDAY=-2MO from 1997-09-02: 1997-09-22 1997-10-20 1997-11-17 1997-12-22 1998-01-19 1998-02-16
    FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO from 1997-08-05: 1997-08-05 1997-08-10 1997-08-19 1997-08-24
    FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU from 1997-08-05: 1997-08-05 1997-08-17 1997-08-19 1997-08-31
    FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5 from 2007-01-15: 2007-01-15 2007-01-30 2007-02-15 2007-03-15 2007-03-30
    FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA from 1998-01-01: 1998-01-01 1998-01-02 1998-01-03 1998-01-04 1998-01-05 1998-01-06
    FREQ=MONTHLY from 2026-01-31: 2026-01-31 2026-03-31 2026-05-31 2026-07-31 2026-08-31 2026-10-31
    FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1 from 2026-01-30: 2026-01-30 2026-02-28 2026-03-30 2026-04-30 2026-05-30 2026-06-30
    FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1 from 2026-01-29: 2026-01-29 2026-02-28 2026-03-29 2026-04-29 2026-05-29 2026-06-29
    FREQ=MONTHLY;BYMONTHDAY=-1 from 2026-01-31: 2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31 2026-06-30
    FREQ=YEARLY from 2024-02-29: 2024-02-29 2028-02-29 2032-02-29 2036-02-29 2040-02-29 2044-02-29
    FREQ=YEARLY;BYMONTHDAY=30 from 2026-01-01: 2026-01-30 2026-03-30 2026-04-30 2026-05-30 2026-06-30 2026-07-30
    FREQ=DAILY;BYDAY=FR;BYMONTHDAY=-1 from 2026-01-01: 2026-07-31 2027-04-30 2027-12-31 2028-03-31 2028-06-30 2029-08-31
    FREQ=WEEKLY;BYDAY=TU,SA;BYSETPOS=-1 from 2026-01-01: 2026-01-03 2026-01-10 2026-01-17 2026-01-24 2026-01-31 2026-02-07
    FREQ=MONTHLY;BYMONTHDAY=-1,31;BYSETPOS=-1 from 2026-01-01: 2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31 2026-06-30
    FREQ=YEARLY;BYWEEKNO=53 from 2026-01-01: 2026-12-28 2026-12-29 2026-12-30 2026-12-31 2027-01-01 2027-01-02
    FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=2 from 2026-11-25: 2026-11-27 2026-12-02 2026-12-09 2026-12-16 2026-12-23 2026-12-30
    FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=1 from 2026-11-25: 2026-11-25 2026-11-30 2026-12-07 2026-12-14 2026-12-21 2026-12-28
    FREQ=WEEKLY;BYYEARDAY=1,-1 from 2026-12-30: 2026-12-31 2027-01-01 2027-12-31 2028-01-01 2028-12-31 2029-01-01
    FREQ=DAILY;INTERVAL=7;BYMONTH=1,3 from 2026-01-01: 2026-01-01 2026-01-08 2026-01-15 2026-01-22 2026-01-29 2026-03-05
    FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO from 2026-01-01: 2044-02-29 2072-02-29 2112-02-29 2140-02-29 2168-02-29 2196-02-29
    FREQ=WEEKLY;BYDAY=2TU from 2026-01-01: 2026-01-06 2026-01-13 2026-01-20 2026-01-27 2026-02-03 2026-02-10
    FREQ=YEARLY;BYWEEKNO=-1;WKST=SU from 2026-01-01: 2026-01-01 2026-01-02 2026-01-03 2026-12-27 2026-12-28 2026-12-29
    """.split(separator: "\n").map(String.init)

  @Test(arguments: examples)
  func `row 5: has the days of RFC 5545`(_ example: String) throws {
    let parts = example.split(separator: " ", maxSplits: 3).map(String.init)
    let start = try #require(Day(iso: String(parts[2].dropLast())))
    let days = parts.count > 3 ? parts[3] : ""
    let occurrences = try RecurrenceRule(parts[0]).occurrences(from: start)
    #expect(occurrences.prefix(6).map(\.description).joined(separator: " ") == days)
  }

  @Test(arguments: [
    "FREQ=MONTHLY;BYDAY=1TH;BYSETPOS=2", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=5", "FREQ=YEARLY;BYYEARDAY=1;BYMONTH=12",
    "FREQ=WEEKLY;BYMONTHDAY=31;BYMONTH=2",
    "FREQ=YEARLY;BYWEEKNO=53;BYSETPOS=300", "FREQ=YEARLY;BYDAY=53SU;BYWEEKNO=20",
  ])
  func `row 5: gives up a search that finds nothing`(_ rule: String) throws {
    let start = try #require(Day(iso: "2026-01-01"))
    var occurrences = try RecurrenceRule(rule).occurrences(from: start)
    #expect(occurrences.next() == nil)
    #expect(occurrences.isGivenUp)
  }

  @Test(arguments: [
    "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYHOUR=9,17", "FREQ=DAILY;RSCALE=HEBREW",
  ])
  func `a rule that is only kept has no days`(_ rule: String) throws {
    let start = try #require(Day(iso: "2026-01-01"))
    var occurrences = try RecurrenceRule(rule).occurrences(from: start)
    #expect(occurrences.next() == nil)
    #expect(!occurrences.isGivenUp)
  }

  @Test func `finds what comes once in 40 years`() throws {
    let start = try #require(Day(iso: "1880-03-01"))
    let rule = try RecurrenceRule("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO")
    #expect(rule.occurrences(from: start).prefix(3).map(\.year) == [1892, 1904, 1932])
  }

  @Test func `ends with the year 9999`() throws {
    let start = try #require(Day(iso: "9999-12-30"))
    for frequency in RecurrenceRule.Frequency.allCases {
      var occurrences = try RecurrenceRule("FREQ=\(frequency.rawValue)").occurrences(from: start)
      #expect(occurrences.next() == start)
      while let day = occurrences.next() { #expect(day == .last) }
      #expect(!occurrences.isGivenUp)
    }
  }

  @Test(arguments: [
    "FREQ=DAILY", "FREQ=DAILY;INTERVAL=7", "FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TH;WKST=SU",
    "FREQ=MONTHLY;BYMONTHDAY=31",
    "FREQ=MONTHLY;INTERVAL=5;BYDAY=-1FR", "FREQ=YEARLY;INTERVAL=4", "FREQ=WEEKLY;BYDAY=MO,TU,WE;BYSETPOS=2",
    "FREQ=YEARLY;BYYEARDAY=-1,1", "FREQ=DAILY;COUNT=9000", "FREQ=MONTHLY;UNTIL=20261231",
  ])
  func `what comes after a day is the same without looking at all before it`(_ rule: String) throws {
    let start = try #require(Day(iso: "2004-02-29"))
    let rule = try RecurrenceRule(rule)
    for after in ["2004-02-28", "2004-02-29", "2004-03-01", "2019-12-31", "2026-11-22"].compactMap(
      Day.init(iso:))
    {
      let all = rule.occurrences(from: start).lazy.filter { $0 > after }.prefix(5)
      #expect(Array(rule.occurrences(from: start, after: after).prefix(5)) == Array(all))
    }
  }

  @Test func `a daily rule from the year 1 reaches today at once`() throws {
    let today = try #require(Day(iso: "2026-11-22"))
    var occurrences = try RecurrenceRule("FREQ=DAILY;INTERVAL=2").occurrences(from: .first, after: today)
    #expect(occurrences.next()?.description == "2026-11-23")
  }

  /// 17:00 UTC is 18:00 in Berlin and 02:00 of the next day in Tokyo.
  @Test(arguments: [
    ("UNTIL=20260103T170000Z", "17:00", "Europe/Berlin", 3),
    ("UNTIL=20260103T170000Z", "18:00", "Europe/Berlin", 3),
    ("UNTIL=20260103T170000Z", "18:01", "Europe/Berlin", 2),
    ("UNTIL=20260103T170000Z", "02:00", "Asia/Tokyo", 4),
    ("UNTIL=20260103T170000Z", "02:01", "Asia/Tokyo", 3), ("UNTIL=20260103T090000", "09:00", "Asia/Tokyo", 3),
    ("UNTIL=20260103T090000", "09:30", "Asia/Tokyo", 2), ("UNTIL=20260103", "23:59", "Asia/Tokyo", 3),
  ])
  func `an UNTIL with a time ends by the time of the occurrences`(
    _ until: String, _ time: String, _ zone: String, _ count: Int
  ) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let parts = time.split(separator: ":").compactMap { Int($0) }
    let rule = try RecurrenceRule("FREQ=DAILY;\(until)")
    let start = try #require(Day(iso: "2026-01-01"))
    let time = try #require(ClockTime(hour: parts[0], minute: parts[1]))
    #expect(Array(rule.occurrences(from: start, at: time, in: zone)).count == count)
  }
}
