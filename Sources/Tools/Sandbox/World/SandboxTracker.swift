import EventLoop
import Tracking

/// Reports each event when it fires, and sends it nowhere.
@LoopActor
final class SandboxTracker: Tracker {
  private let tell: @LoopActor (String) -> Void
  private(set) var writtenCount = 0

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
    writtenCount += 1
    tell("event \(event.name)\(properties.joined())")
  }
}
