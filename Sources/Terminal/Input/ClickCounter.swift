/// Detects double clicks: two presses of the left button on one cell within 400 ms.
public struct ClickCounter: Sendable {
  public static let interval = Duration.milliseconds(400)

  private var last: (place: Point, time: Duration)?

  public init() {}

  /// Returns the event, or `.doubleClick` instead. `time` is the time of the event since any fixed moment. A
  /// third press starts a new count, as does a press after any event other than the first press's release.
  public mutating func count(_ event: MouseEvent, at time: Duration) -> MouseEvent {
    switch event.kind {
    case .press(.left):
      if let last, last.place == event.at, time - last.time <= Self.interval {
        self.last = nil
        return MouseEvent(.doubleClick, at: event.at)
      }
      last = (event.at, time)
    case .release(.left):
      break
    default:
      last = nil
    }
    return event
  }
}
