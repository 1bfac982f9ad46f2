import Foundation
import Testing

@testable import Tracking

struct RecordedEventTests {
  private let event = RecordedEvent(
    .search(query: "a\tb \"c\"\n", page: 2), id: "0190", userID: "F347", time: 1_536_753_250.92)

  @Test func `a recorded event is parsed again`() throws {
    let read = try #require(RecordedEvent(line: event.line))
    #expect(read == event)
    #expect(!event.line.contains("\n"))
  }

  @Test func `a part of a line is never mistaken for a whole one`() {
    for end in event.line.indices { #expect(RecordedEvent(line: event.line[..<end]) == nil) }
    for text in [
      "", "garbage", "\t\t\t\t.", "a\tb\tc\t{}\t.", "a\tb\t1\t{}\t.\t", "a\tb\t1\tx\t.", "\tb\t1\t{}\t.",
      "a\t\t1\t{}\t.",
    ] {
      #expect(RecordedEvent(line: text) == nil)
    }
  }

  @Test func `the wire form has an id and a sequence number besides user, time and event`() throws {
    let wire = event.wireForm(sequence: 7)
    let written = try #require(try JSONSerialization.jsonObject(with: Data(wire.utf8)) as? NSDictionary)
    let wanted: NSDictionary = [
      "user_id": "F347", "id": "0190", "sequence": 7, "time": 1_536_753_250.92,
      "event": ["name": "search", "value": ["query": "a\tb \"c\"\n", "page": 2] as NSDictionary]
        as NSDictionary,
    ]
    #expect(written == wanted)
    #expect(!wire.contains("\n"))
  }
}
