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
    var json = "{\"user_id\":\(JSONString.quoted(userID)),\"time\":\(time),"
    json += "\"event\":{\"name\":\(JSONString.quoted(event.name))"
    if !event.properties.isEmpty {
      let pairs = event.properties.map { "\(JSONString.quoted($0.name)):\(text(of: $0.value))" }
      json += ",\"value\":{\(pairs.joined(separator: ","))}"
    }
    json += "}}\n"
    return Array(json.utf8)
  }

  private func text(of value: TrackingProperty.Value) -> String {
    switch value {
    case .text(let text): JSONString.quoted(text)
    case .number(let number): "\(number)"
    }
  }
}
