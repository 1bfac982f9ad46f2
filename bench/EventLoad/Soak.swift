import Collector
import EventLoop
import Storage
import Tracking

/// Fires events as fast as possible, and waits until the collector has all of them.
@LoopActor
struct Soak {
  let loop: EventLoop
  let program: TrackedProgram

  private static let burst = 100

  func run(_ count: Int) async throws {
    let start = ContinuousClock.now
    let tracker = program.tracker(.collector)
    for number in 0..<count {
      tracker.track(.search(query: "words that a user searches for \(number)", page: 1))
      if number % Self.burst == 0 { try await loop.sleep(for: .zero) }
    }
    while try program.outbox.total().count > 0 { try await loop.sleep(for: .milliseconds(100)) }
    print((ContinuousClock.now - start) / .seconds(1))
  }
}
