import Dates
import FoundationEssentials
import Testing

struct LeftOutDaysTests {
  @Test(arguments: [
    ("EXDATE;VALUE=DATE:20261208,20261215", ["2026-12-08", "2026-12-15"]),
    ("EXDATE:20261208T\r\n 223000Z", ["2026-12-08"]), ("EXDATE:20261208T230000Z", ["2026-12-09"]),
    ("EXDATE;TZID=America/New_York:20261208T190000", ["2026-12-09"]), ("EXDATE:soon", []),
    (
      "END:VTODO\r\nBEGIN:VTODO\r\nRECURRENCE-ID;VALUE=DATE:20261208\r\nSTATUS:COMPLETED",
      ["2026-12-08"]
    ),
    ("END:VTODO\r\nBEGIN:VTODO\r\nRECURRENCE-ID;VALUE=DATE:20261208\r\nSTATUS:NEEDS-ACTION", []),
    ("STATUS:COMPLETED", []),
  ])
  func `days that are left out have the zone of the series`(lines: String, days: [String]) throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let text = "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:u\r\n\(lines)\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
    let found = LeftOutDays.days(in: text, zone: zone)
    #expect(found.map(\.description).sorted() == days)
  }
}
