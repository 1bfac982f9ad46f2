import Demo
import Foundation
import Testing

struct DemoClockTests {
  @Test func `the day after the data is a midnight, and nothing was pushed after it`() throws {
    let day = try DemoHTTPClient.dayAfterData()
    let seconds = Int(day.timeIntervalSince1970)
    #expect(seconds % 86_400 == 0)
    let response = try DemoCaller().ask("/search/repositories?q=sort:updated&per_page=1")
    let item = try #require((response.object["items"] as? [[String: Any]])?.first)
    let newest = try Date(#require(item["updated_at"] as? String), strategy: .iso8601)
    #expect(newest <= day && day.timeIntervalSince(newest) < 86_400)
  }
}
