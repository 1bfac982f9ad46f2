import Testing

@testable import Scripting

struct RFC3339Tests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", Duration.zero),
    ("2026-01-01T00:00:00Z", .seconds(1_767_225_600)),
    ("2026-01-01T09:00:00+09:00", .seconds(1_767_225_600)),
    ("2025-12-31T19:30:00-04:30", .seconds(1_767_225_600)),
    ("2024-02-29T12:00:00.25Z", .milliseconds(1_709_208_000_250)),
    ("2000-03-01T00:00:00Z", .seconds(951_868_800)),
    ("1969-12-31T23:59:59Z", .seconds(-1)),
  ])
  func `a time is seconds since 1970`(text: String, expected: Duration) {
    #expect(RFC3339.sinceEpoch(text) == expected)
  }

  @Test(arguments: [
    "", "2026", "2026-01-01", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
    "2026-01-32T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z",
    "2026-01-01T00:00:60Z", "2026-01-01T00:00:00", "2026-01-01T00:00:00+24:00", "2026-01-01 00:00:00Z",
    "٢٠٢٦-01-01T00:00:00Z", " 2026-01-01T00:00:00Z",
  ])
  func `an invalid time is refused`(text: String) {
    #expect(RFC3339.sinceEpoch(text) == nil)
  }
}
