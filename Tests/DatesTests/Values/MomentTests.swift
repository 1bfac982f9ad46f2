import Dates
import FoundationEssentials
import Testing

struct MomentTests {
  @Test(arguments: [
    ("2026-11-27T17:00", "Europe/Berlin", "2026-11-27T17:00:00+01:00"),
    ("2026-07-01T17:00", "Europe/Berlin", "2026-07-01T17:00:00+02:00"),
    // The clock goes from 02:00 to 03:00.
    ("2026-03-29T01:59", "Europe/Berlin", "2026-03-29T01:59:00+01:00"),
    ("2026-03-29T02:00", "Europe/Berlin", "2026-03-29T03:00:00+02:00"),
    ("2026-03-29T02:30", "Europe/Berlin", "2026-03-29T03:30:00+02:00"),
    ("2026-03-29T03:00", "Europe/Berlin", "2026-03-29T03:00:00+02:00"),
    // The clock goes from 03:00 to 02:00.
    ("2026-10-25T01:59", "Europe/Berlin", "2026-10-25T01:59:00+02:00"),
    ("2026-10-25T02:30", "Europe/Berlin", "2026-10-25T02:30:00+02:00"),
    ("2026-10-25T03:00", "Europe/Berlin", "2026-10-25T03:00:00+01:00"),
    ("2026-03-08T02:30", "America/New_York", "2026-03-08T03:30:00-04:00"),
    ("2026-11-01T01:30", "America/New_York", "2026-11-01T01:30:00-04:00"),
    // Half an hour of summer time.
    ("2026-10-04T02:15", "Australia/Lord_Howe", "2026-10-04T02:45:00+11:00"),
    ("2026-04-05T01:45", "Australia/Lord_Howe", "2026-04-05T01:45:00+11:00"),
    // The day that Samoa left out.
    ("2011-12-30T12:00", "Pacific/Apia", "2011-12-31T12:00:00+14:00"),
    ("2011-12-31T00:00", "Pacific/Apia", "2011-12-31T00:00:00+14:00"),
    ("2026-06-01T12:00", "Asia/Kathmandu", "2026-06-01T12:00:00+05:45"),
  ])
  func `a wall time is an instant by RFC 5545`(_ wall: String, _ zone: String, _ text: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let day = try #require(Day(iso: String(wall.prefix(10))))
    let parts = wall.suffix(5).split(separator: ":").compactMap { Int($0) }
    let time = try #require(ClockTime(hour: parts[0], minute: parts[1]))
    #expect(Moment(WallTime(day, time), in: zone).rfc3339 == text)
  }

  @Test(arguments: [
    ("2026-12-01T17:00:00Z", "2026-12-01T18:00:00+01:00"),
    ("2026-12-01T17:00Z", "2026-12-01T18:00:00+01:00"),
    ("2026-12-01 17:00:30.25-05:30", "2026-12-01T23:30:30.250+01:00"),
    ("20261201t170000z", nil), ("2026-12-01T17:00:00", nil), ("2026-12-01T24:00:00Z", nil),
    ("2026-02-29T17:00:00Z", nil), ("2026-12-01T17:00:00+1:00", nil), ("2026-12-01T17:00:00Z ", nil),
    ("2026-12-01T17:00:60Z", nil), ("2026-12-01T17:00:00.Z", nil),
  ])
  func `reads RFC 3339`(_ text: String, _ expected: String?) throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(Moment(rfc3339: text, in: berlin)?.rfc3339 == expected)
  }

  @Test func `keeps the milliseconds before 1970`() {
    let moment = Moment(milliseconds: -1, zone: "GMT")
    #expect(moment.rfc3339 == "1969-12-31T23:59:59.999+00:00")
    #expect(Moment(rfc3339: moment.rfc3339, in: .gmt) == moment)
  }

  @Test func `moves to another day with its wall time`() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let moment = try #require(Moment(rfc3339: "2026-10-24T09:00:00.5+02:00", in: berlin))
    let day = try #require(Day(iso: "2026-10-26"))
    #expect(moment.moved(to: day).rfc3339 == "2026-10-26T09:00:00.500+01:00")
  }

  @Test func `there is no 24th hour and no 60th second`() {
    #expect(ClockTime(hour: 24, minute: 0) == nil)
    #expect(ClockTime(hour: 23, minute: 59, second: 60) == nil)
    #expect(ClockTime(hour: 23, minute: 59)?.description == "23:59")
    #expect(ClockTime(hour: 7, minute: 5, second: 9)?.description == "07:05:09")
  }
}
