import EventLoop
import Tracking

/// Tells each event as it fires, and sends it nowhere.
@LoopActor
final class SandboxTracker: Tracker {
  private let tell: @LoopActor (String) -> Void

  init(_ tell: @escaping @LoopActor (String) -> Void) {
    self.tell = tell
  }

  func track(_ event: TrackingEvent) {
    let properties = event.properties.map { property in
      switch property.value {
      case .text(let text): " \(property.name)=\"\(text)\""
      case .number(let number): " \(property.name)=\(number)"
      }
    }
    tell("event \(event.name)\(properties.joined())")
  }
}
