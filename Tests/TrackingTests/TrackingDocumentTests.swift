import Domain
import Foundation
import TestSupport
import Testing

@testable import Tracking

/// The list of events in Docs/tracking.md matches the code. Scripts/update tracking-doc writes it.
struct TrackingDocumentTests {
  private static let document = Checkout.file("Docs/tracking.md")
  private static let start = "<!-- events: made from the code by Scripts/update tracking-doc -->\n"
  private static let end = "<!-- end of events -->"

  @Test func `the document lists every event with its properties`() throws {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    let start = try #require(text.firstRange(of: Self.start))
    let end = try #require(text.firstRange(of: Self.end))
    let list = start.upperBound..<end.lowerBound
    if ProcessInfo.processInfo.environment["OCTODO_UPDATE_TRACKING_DOC"] == "1" {
      try text.replacingCharacters(in: list, with: Self.list)
        .write(to: Self.document, atomically: true, encoding: .utf8)
    } else {
      #expect(text[list] == Self.list, "Run Scripts/update tracking-doc.")
    }
  }

  @Test func `the documented events are the ones that are sent`() {
    let events: [TrackingEvent] = [
      .launch, .background, .pageView(.repoDetail(url: "https://github.com/o/r")),
      .search(query: "a", page: 1, for: .issue),
      .notification(
        identifier: "1", reason: "mention", type: "Issue", url: "https://github.com/o/r/issues/1"),
      .eventsDropped(count: 1),
    ]
    #expect(events.map(\.name) == TrackingEvent.Name.allCases.map(\.rawValue))
    for (event, name) in zip(events, TrackingEvent.Name.allCases) {
      #expect(event.properties.map(\.name) == name.documentation.map(\.name))
    }
  }

  private static var list: String {
    "| event | fires when | properties |\n|---|---|---|\n"
      + TrackingEvent.Name.allCases.map { name in
        let properties = name.documentation.map { "`\($0.name)`: \($0.meaning)" }
        return "| `\(name.rawValue)` | \(name.meaning) | \(properties.joined(separator: "; ")) |\n"
      }.joined()
  }
}
