import AppCore
import FoundationEssentials
import Tracking

/// One event of the list, as text.
public struct EventRow: Hashable, Sendable {
  /// The time of day.
  public let time: String
  public let name: String
  /// Its properties as flow scripts write them: `query="swift" page=1`.
  public let properties: String

  init(_ entry: EventLog.Entry, zone: TimeZone) {
    time = ClockText.seconds(entry.time, in: zone)
    name = entry.event.name
    properties = entry.event.properties.map(Self.text).joined(separator: " ")
  }

  private static func text(of property: TrackingProperty) -> String {
    switch property.value {
    case .text(let text): "\(property.name)=\"\(text)\""
    case .number(let number): "\(property.name)=\(number)"
    }
  }
}
