/// Finds double clicks: two presses of the left button on one cell within 400 ms.
public struct ClickCounter: Sendable {
  public static let interval = Duration.milliseconds(400)

  private var last: (place: Point, time: Duration)?

  public init() {}

  /// The event, or `.doubleClick` in its stead. `time` is when it came, counted from any fixed moment. A
  /// third press begins anew, and so does one after anything but the release of the first.
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
