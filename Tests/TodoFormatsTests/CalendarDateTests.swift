import Dates
import Domain
import FoundationEssentials
import Testing

@testable import TodoFormats

struct CalendarDateTests {
  @Test func `a leap second is the last one of its minute`() throws {
    let dates = CalendarDate(object: nil, context: try FormatTrial(.ics).context)
    let leap = dates.date(ContentLine("DUE", [], "20261231T235960Z"))
    let last = dates.date(ContentLine("DUE", [], "20261231T235959Z"))
    #expect(leap != nil && leap == last)
  }

  @Test func `the sign of a span is that of all its parts`() {
    let back = CalendarDate.duration("-P1DT2H")
    #expect(back?.days == -1 && back?.seconds == -7_200)
    let ahead = CalendarDate.duration("+P1W")
    #expect(ahead?.days == 7 && ahead?.seconds == 0)
  }

  @Test func `moments of the same second are the same`() {
    func moment(_ milliseconds: Int64) -> DateValue {
      .moment(Moment(milliseconds: milliseconds, zone: "Europe/Berlin"))
    }
    #expect(DateValue.isSame(moment(5_001), moment(5_999)))
    #expect(!DateValue.isSame(moment(5_999), moment(6_000)))
  }
}
