import Domain
import Foundation
import Testing

@testable import Tracking

struct TrackingEnvelopeTests {
  /// The events by name, with the exact object that each has in the wire form.
  private static let wireForms: [(TrackingEvent, String)] = [
    (.launch, #"{"name":"launch"}"#),
    (.background, #"{"name":"background"}"#),
    (.pageView(.repoSearch), #"{"name":"page-view","value":{"page":"repository-search"}}"#),
    (.pageView(.todoList), #"{"name":"page-view","value":{"page":"todo-list"}}"#),
    (.pageView(.todoEditor), #"{"name":"page-view","value":{"page":"todo-editor"}}"#),
    (
      .pageView(.repoDetail(url: "https://github.com/o/r")),
      #"{"name":"page-view","value":{"additional":"https://github.com/o/r","page":"repository-detail"}}"#
    ),
    (.search(query: "flux", page: 1), #"{"name":"search","value":{"page":1,"query":"flux"}}"#),
    (
      .search(query: "flux", page: 2, for: .pull),
      #"{"name":"search","value":{"kind":"pulls","page":2,"query":"flux"}}"#
    ),
    (
      .search(query: "a \"b\"\n/é日\u{1B}", page: 34),
      #"{"name":"search","value":{"page":34,"query":"a \"b\"\n/é日\u001b"}}"#
    ),
  ]

  @Test(arguments: wireForms.indices) func `each event has its exact wire form`(index: Int) throws {
    let (event, expected) = Self.wireForms[index]
    let envelope = TrackingEnvelope(
      userID: "F3476B52-0000-4000-8000-000000000000", time: 1_536_753_250.92, event: event)
    let line = envelope.line
    let written = try #require(try JSONSerialization.jsonObject(with: Data(line)) as? NSDictionary)
    let body = try JSONSerialization.jsonObject(with: Data(expected.utf8))
    let wanted: NSDictionary = [
      "user_id": "F3476B52-0000-4000-8000-000000000000", "time": 1_536_753_250.92, "event": body,
    ]
    #expect(written == wanted)
  }

  @Test(arguments: wireForms.indices) func `an event is one line with slashes as they are`(index: Int) throws
  {
    let envelope = TrackingEnvelope(userID: "id", time: 0.5, event: Self.wireForms[index].0)
    let line = String(decoding: envelope.line, as: UTF8.self)
    #expect(line.hasSuffix("}\n"))
    #expect(line.filter { $0.isNewline }.count == 1)
    #expect(!line.contains(#"\/"#))
  }
}
