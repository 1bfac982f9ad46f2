import Domain
import EventLoop
import Glibc
import Tracking

/// Measures the time that sending one event takes on the loop's thread, while earlier events are being sent.
@LoopActor
struct EventCost {
  let loop: EventLoop
  let program: TrackedProgram
  let folder: String

  /// The number of events before the loop continues, fewer than a batch.
  private static let burst = 50

  func measure(_ count: Int) async throws {
    let (local, collector) = (program.tracker(.local), program.tracker(.collector))
    let plain = open("\(folder)/plain", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    defer { close(plain) }
    // As long as the line of an event.
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 160)
    let event = TrackingEvent.pageView(.repoDetail(url: "https://github.com/apple/swift"))
    var times: [[Int]] = [[], [], []]
    for number in 0..<count {
      // Alternates, so that noise affects all of them equally.
      times[0].append(nanoseconds { write(plain, line, line.count) })
      times[1].append(nanoseconds { local.track(event) })
      times[2].append(nanoseconds { collector.track(event) })
      if number % Self.burst == 0 { try await loop.sleep(for: .milliseconds(1)) }
    }
    for times in times.map({ $0.sorted() }) {
      print(Double(times[count / 2]) / 1_000, Double(times[count * 99 / 100]) / 1_000)
    }
  }

  private func nanoseconds<T>(_ body: () -> T) -> Int {
    let start = ContinuousClock.now
    _ = body()
    return Int((ContinuousClock.now - start) / .nanoseconds(1))
  }
}
