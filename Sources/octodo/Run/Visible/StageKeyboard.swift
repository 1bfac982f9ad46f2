import EventLoop
import Glibc
import Terminal

/// The keys of a user who watches a test. Waits on the real clock, because a test's clock stands still
/// between its lines.
@LoopActor
final class StageKeyboard {
  enum Event: Equatable {
    case key(Key)
    case signal(TerminalSignal)
    /// The terminal was closed.
    case closed
  }

  private let loop: EventLoop
  private var decoder = KeyDecoder()
  private var events: [Event] = []
  private var signals: Int32?
  private var waiter: (() -> Void)?

  init(loop: EventLoop) {
    self.loop = loop
  }

  /// Listens to the terminal and to signals. Call it again in each run of the loop.
  func start() {
    signals = loop.watchSignals(TerminalSignal.numbers) { [weak self] number in
      guard let signal = TerminalSignal(number) else { return }
      self?.add([.signal(signal)])
    }
    loop.watch(STDIN_FILENO, for: .readable) { [weak self] _ in self?.read() }
  }

  func stop() {
    loop.unwatch(STDIN_FILENO)
    if let signals {
      loop.unwatch(signals)
      close(signals)
    }
    signals = nil
  }

  /// The next event; nil after the timeout.
  func next(within limit: Duration) async -> Event? {
    guard events.isEmpty else { return events.removeFirst() }
    guard let signals, Self.isReadable([STDIN_FILENO, signals], within: limit) else { return nil }
    // The loop detects which descriptors are ready, and calls their watchers.
    await somethingHappened()
    return events.isEmpty ? nil : events.removeFirst()
  }

  /// Waits for the next event without a timeout.
  func next() async -> Event {
    while events.isEmpty { await somethingHappened() }
    return events.removeFirst()
  }

  private func somethingHappened() async {
    await withUnsafeContinuation { continuation in waiter = { continuation.resume() } }
  }

  private func add(_ new: [Event]) {
    events += new
    let waiter = waiter
    self.waiter = nil
    waiter?()
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else {
      loop.unwatch(STDIN_FILENO)
      return add([.closed])
    }
    var input = decoder.feed(Array(bytes[..<count]))
    if decoder.isPending, !Self.isReadable([STDIN_FILENO], within: TerminalInput.escapeDelay) {
      input += decoder.flush()
    }
    add(input.compactMap { if case .key(let key) = $0 { .key(key) } else { nil } })
  }

  private static func isReadable(_ descriptors: [Int32], within limit: Duration) -> Bool {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return poll(&polled, nfds_t(polled.count), Int32(clamping: Int(limit / .milliseconds(1)))) > 0
  }
}
