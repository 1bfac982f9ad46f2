import Domain

/// An event as it is written: user, time and event. The format is fixed, because collectors depend on it.
///
/// Not written with `JSONEncoder`, which does not keep the order of the keys.
struct TrackingEnvelope {
  let userID: String
  /// Seconds since 1970.
  let time: Double
  let event: TrackingEvent

  /// One line of JSON, with its line end.
  var line: [UInt8] {
    Array("{\"user_id\":\(JSONString.quoted(userID)),\"time\":\(time),\"event\":\(event.json)}\n".utf8)
  }
}

extension TrackingEvent {
  /// The event without its envelope.
  var json: String {
    var json = "{\"name\":\(JSONString.quoted(name))"
    if !properties.isEmpty {
      let pairs = properties.map { "\(JSONString.quoted($0.name)):\(Self.json(of: $0.value))" }
      json += ",\"value\":{\(pairs.joined(separator: ","))}"
    }
    return json + "}"
  }

  private static func json(of value: TrackingProperty.Value) -> String {
    switch value {
    case .text(let text): JSONString.quoted(text)
    case .number(let number): "\(number)"
    }
  }
}
