import FoundationEssentials

/// One event as it is written: who, when, what. The form is fixed; see Docs/tracking.md.
struct TrackingEnvelope: Encodable {
  let userID: String
  /// Seconds since 1970.
  let time: Double
  let event: TrackingEvent

  private enum CodingKeys: String, CodingKey {
    case userID = "user_id"
    case time, event
  }

  private enum EventKeys: String, CodingKey {
    case name, value
  }

  private struct PropertyKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var envelope = encoder.container(keyedBy: CodingKeys.self)
    try envelope.encode(userID, forKey: .userID)
    try envelope.encode(time, forKey: .time)
    var body = envelope.nestedContainer(keyedBy: EventKeys.self, forKey: .event)
    try body.encode(event.name, forKey: .name)
    guard !event.properties.isEmpty else { return }
    var value = body.nestedContainer(keyedBy: PropertyKey.self, forKey: .value)
    for property in event.properties {
      let key = PropertyKey(stringValue: property.name)
      switch property.value {
      case .text(let text): try value.encode(text, forKey: key)
      case .number(let number): try value.encode(number, forKey: key)
      }
    }
  }

  /// The envelope as one line of JSON, with its line end.
  func line() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try Array(encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}
