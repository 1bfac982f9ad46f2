/// One event as it is written: who, when, what. The form is fixed: collectors rely on it.
///
/// Written by hand and not by `JSONEncoder`, which costs more than the whole rest of the first frame, and
/// does not keep the order of the keys.
struct TrackingEnvelope {
  let userID: String
  /// Seconds since 1970.
  let time: Double
  let event: TrackingEvent

  /// The envelope as one line of JSON, with its line end.
  var line: [UInt8] {
    Array("{\"user_id\":\(JSONString.quoted(userID)),\"time\":\(time),\"event\":\(event.json)}\n".utf8)
  }
}

extension TrackingEvent {
  /// The event alone, as it stands in an envelope.
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
