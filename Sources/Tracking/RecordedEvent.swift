import Domain

/// A recorded event on its way to a collector.
public struct RecordedEvent: Hashable, Sendable {
  /// Unique, so that a receiver can drop duplicates.
  public let id: String
  private let userID: String
  private let time: String
  private let json: String

  /// - Parameter time: seconds since 1970.
  public init(_ event: TrackingEvent, id: String, userID: String, time: Double) {
    self.id = id
    self.userID = userID
    self.time = "\(time)"
    json = event.json
  }

  /// Parses a `line`; nil for anything else, such as a line that was cut off.
  public init?(line: some StringProtocol) {
    // By bytes, because a tab and a combining character after it are one character.
    let fields = line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 5, fields[4] == Self.end, !fields[0].isEmpty, !fields[1].isEmpty,
      Double(fields[2]) != nil, fields[3].utf8.first == UInt8(ascii: "{"),
      fields[3].utf8.last == UInt8(ascii: "}")
    else { return nil }
    (id, userID, time, json) = (fields[0], fields[1], fields[2], fields[3])
  }

  /// One line without its end. The JSON contains no tab, because control characters are escaped (RFC 8259,
  /// section 7).
  public var line: String { "\(id)\t\(userID)\t\(time)\t\(json)\t\(Self.end)" }

  /// The event as it is sent, without a line end.
  /// - Parameter sequence: increases by one with each event.
  public func wireForm(sequence: Int64) -> String {
    "{\"user_id\":\(JSONString.quoted(userID)),\"id\":\(JSONString.quoted(id)),\"sequence\":\(sequence),"
      + "\"time\":\(time),\"event\":\(json)}"
  }

  /// Marks a complete line.
  private static let end = "."
}
