import FoundationEssentials
import Testing

@testable import GitHub

struct HTTPDateTests {
  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777.0), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Fri, 31 Dec 2027 23:59:59 GMT", 1_830_297_599),
  ])
  func `a date is parsed`(text: String, seconds: TimeInterval) {
    #expect(HTTPDate.read(text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "junk", "06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Xyz 1994 08:49:37 GMT",
    "Sun, ab Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT", "1994-11-06T08:49:37Z",
  ])
  func `an invalid date is nil`(text: String) {
    #expect(HTTPDate.read(text) == nil)
  }
}
