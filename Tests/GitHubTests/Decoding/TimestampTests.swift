import FoundationEssentials
import Testing

@testable import GitHub

struct TimestampTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2019-03-04T05:06:07Z", 1_551_675_967),
    ("2020-02-29T23:59:59Z", 1_583_020_799), ("2000-01-31T12:00:00Z", 949_320_000),
    ("2026-05-06T07:08:09.250Z", 1_778_051_289.25), ("1969-12-31T23:59:59Z", -1),
  ])
  func `a time is parsed`(text: String, seconds: Double) {
    #expect(Timestamp.read(text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "yesterday", "2019-03-04", "2019-13-04T05:06:07Z", "2019-00-04T05:06:07Z", "2019/03/04T05:06:07Z",
    "2019-03-04T05:06:0xZ", "0000-01-01T00:00:00Z", "2019-03-04T05:06:07é",
  ])
  func `an invalid time is nil`(text: String) {
    #expect(Timestamp.read(text) == nil)
  }
}
