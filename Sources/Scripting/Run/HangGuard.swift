import Dispatch
import Synchronization

/// Looks from another thread whether the program lets the loop go on at all. What never ends within one turn
/// of the loop keeps the loop's own watchdog from looking.
final class HangGuard: Sendable {
  private struct Watch {
    let step: Step
    let deadline: ContinuousClock.Instant
  }

  private let watch = Mutex<Watch?>(nil)
  private let interval: DispatchTimeInterval
  private let onHang: @Sendable (Step) -> Void

  /// - Parameter onHang: called on another thread, once for a step.
  init(interval: DispatchTimeInterval = .milliseconds(250), onHang: @escaping @Sendable (Step) -> Void) {
    self.interval = interval
    self.onHang = onHang
    lookLater()
  }

  /// The program should give the loop back within this time, counted from now.
  func expectReturn(within span: Duration, in step: Step) {
    let deadline = ContinuousClock.now + span
    watch.withLock { $0 = Watch(step: step, deadline: deadline) }
  }

  /// Nothing runs now that could hang.
  func relax() {
    watch.withLock { $0 = nil }
  }

  private func lookLater() {
    DispatchQueue.global().asyncAfter(deadline: .now() + interval) { [weak self] in
      guard let self else { return }
      look()
      lookLater()
    }
  }

  private func look() {
    let hanging = watch.withLock { watch -> Step? in
      guard let step = watch?.step, let deadline = watch?.deadline, ContinuousClock.now >= deadline else {
        return nil
      }
      watch = nil
      return step
    }
    if let hanging { onHang(hanging) }
  }
}
