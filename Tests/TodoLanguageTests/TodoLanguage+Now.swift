import Dates
import FoundationEssentials
import Testing

@testable import TodoLanguage

/// Sunday 2026-11-22 10:30 in Berlin.
let now = Date(timeIntervalSince1970: 1_795_339_800)
let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
let dates = DateReader(now: now, zone: berlin, weekStart: .monday)

func day(_ iso: String) throws -> DateValue { .day(try #require(Day(iso: iso))) }

func moment(_ rfc3339: String) throws -> DateValue {
  .moment(try #require(Moment(rfc3339: rfc3339, in: berlin)))
}
