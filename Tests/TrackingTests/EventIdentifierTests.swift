import FoundationEssentials
import Testing

@testable import Tracking

struct EventIdentifierTests {
  /// The example of RFC 9562, appendix A.6.
  @Test func `an id is a UUID of version 7`() throws {
    let random = try #require(UUID(uuidString: "FFFFFFFF-FFFF-FCC3-D8C4-DC0C0C07398F"))
    let id = EventIdentifier.make(at: Date(timeIntervalSince1970: 1_645_557_742), random: random)
    #expect(id == "017f22e2-79b0-7cc3-98c4-dc0c0c07398f")
  }

  @Test func `later ids sort after earlier ones`() {
    let ids = [0, 0.001, 1, 1_536_753_250.92, 4e9].map {
      EventIdentifier.make(at: Date(timeIntervalSince1970: $0), random: UUID())
    }
    #expect(ids == ids.sorted())
  }

  @Test func `a time before 1970 does not trap`() {
    #expect(
      EventIdentifier.make(at: Date(timeIntervalSince1970: -5), random: UUID()).hasPrefix("00000000-0000-7"))
  }
}
