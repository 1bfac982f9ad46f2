import CNCurses
public import EventLoop
import Glibc

/// Reads input events from the terminal. The events of one read are delivered as one batch, so that a hundred
/// keys at once cost one frame.
@LoopActor
public final class TerminalInput {
  /// The time after a lone ESC until it counts as the Escape key, unless ESCDELAY says otherwise: a terminal sends the
  /// rest of a sequence sooner, and a person cannot type as fast.
  public nonisolated static let escapeDelay = Duration.milliseconds(25)

  /// The time that ESCDELAY sets for slow lines, in milliseconds, at most five seconds; anything but a number is ignored.
  /// Source: ncurses(3X), which reads the same variable.
  public nonisolated static func escapeDelay(in environment: [String: String]) -> Duration {
    guard let text = environment["ESCDELAY"], !text.isEmpty,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return escapeDelay }
    return .milliseconds(max(1, min(Int(text) ?? .max, 5_000)))
  }

  /// The size of the kernel's terminal buffer (N_TTY_BUF_SIZE): enough for one batch, and small enough that
  /// endless input does not delay a signal.
  private static let bytesPerTurn = 4096

  private let descriptor: Int32
  private let loop: EventLoop
  private let escapeDelay: Duration
  private let clock: LoopClock
  private let onEvents: @LoopActor ([InputEvent]) -> Void
  private let onClose: @LoopActor () -> Void
  private var decoder = KeyDecoder()
  private var clicks = ClickCounter()
  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var escapeTimer: Task<Void, Never>?
  /// The answers that `onAnswers` has not got yet.
  private var answers: [TerminalAnswer] = []
  private var answerTimer: Task<Void, Never>?
  private var onAnswers: (@LoopActor ([TerminalAnswer]) -> Void)?
  private var hasCursor = false
  /// Whether a background is awaited even after the cursor position.
  private var awaitsBackground = false
  /// When the last query is too old for an answer.
  private var endOfAnswers = ContinuousClock.now

  /// - Parameters:
  ///   - clock: measures the pauses between bytes and between clicks; nil for the loop's clock.
  ///   - escapeDelay: see `escapeDelay(in:)`.
  ///   - onEvents: called with one or more events.
  ///   - onClose: called once if the terminal is gone; no event follows.
  public init(
    descriptor: Int32, loop: EventLoop, clock: LoopClock? = nil,
    escapeDelay: Duration = TerminalInput.escapeDelay,
    onEvents: @escaping @LoopActor ([InputEvent]) -> Void,
    onClose: @escaping @LoopActor () -> Void
  ) {
    self.descriptor = descriptor
    self.loop = loop
    self.escapeDelay = escapeDelay
    self.clock = clock ?? loop.clock
    self.onEvents = onEvents
    self.onClose = onClose
  }

  /// Starts reading.
  public func start() {
    loop.watch(descriptor, for: .readable) { [weak self] _ in self?.read() }
  }

  /// Stops reading; a pending lone ESC is dropped.
  public func stop() {
    loop.unwatch(descriptor)
    escapeTimer?.cancel()
  }

  private func read() {
    var events: [InputEvent] = []
    var isOpen = true
    var taken = 0
    while isOpen, taken < Self.bytesPerTurn {
      let count = buffer.withUnsafeMutableBytes {
        octodo_read_ready(descriptor, $0.baseAddress, UInt($0.count))
      }
      guard count != 0 else { break }
      isOpen = count > 0
      guard isOpen else { break }
      // A paste swallows every key until its end, which may have been lost.
      if count == 1, buffer[0] == KeyDecoder.interrupt { events += decoder.endPaste() }
      events += decoder.feed(Array(buffer[..<count]))
      keepAnswers()
      taken += count
      // A partial read has taken everything.
      guard count == buffer.count else { break }
    }
    if taken > 0 { waitForRest() }
    if !isOpen {
      stop()
      events += decoder.flush()
    }
    deliver(events)
    if hasCursor { if awaitsBackground { handOver() } else { endAnswers() } }
    if !isOpen { onClose() }
  }

  private func deliver(_ events: [InputEvent]) {
    guard !events.isEmpty else { return }
    let now = clock.now.sinceStart
    onEvents(
      events.map { event in
        guard case .mouse(let mouse) = event else { return event }
        return .mouse(clicks.count(mouse, at: now))
      })
  }

  // MARK: Answers

  /// The time within which a terminal must answer. A later answer is discarded, and is no key either.
  public nonisolated static let longestAnswer = Duration.seconds(1)

  /// Waits for the answers to a query; the last one is a cursor position. A multiplexer sends that itself, before the
  /// background of the terminal that it runs in.
  /// - Parameters:
  ///   - background: where the background comes from.
  ///   - then: called with the answers that arrived in time: once, or twice if the background comes later.
  public func awaitAnswers(
    background: TerminalQuery.Background = .asked, then: @escaping @LoopActor ([TerminalAnswer]) -> Void
  ) {
    decoder.awaitAnswers()
    onAnswers = then
    hasCursor = false
    awaitsBackground = background == .behindMultiplexer
    endOfAnswers = .now + Self.longestAnswer
    answerTimer?.cancel()
    answerTimer = loop.spawn { [weak self, loop, clock] in
      do { try await loop.sleep(for: Self.longestAnswer, on: clock) } catch { return }
      self?.endAnswers()
    }
  }

  /// Reads answers that are still on their way before the terminal is released, because they would become input of the
  /// shell, and the rest of one that has begun, whoever asked for it. Keys among them are delivered later, because the terminal may be released only for a moment, for example to
  /// run an editor.
  /// - Parameter limit: the longest time in all, whatever else arrives meanwhile. A signal that asks for the end of the
  ///   program ends the wait at once.
  public func drain(within limit: Duration = TerminalInput.longestAnswer) {
    guard isAwaitingInput else { return }
    var keys: [InputEvent] = []
    let end = ContinuousClock.now + limit
    let wait = InputWait(for: descriptor)
    while isAwaitingInput, wait.hasInput(before: awaitsOnlyBackground ? min(end, endOfAnswers) : end) {
      let count = buffer.withUnsafeMutableBytes {
        octodo_read_ready(descriptor, $0.baseAddress, UInt($0.count))
      }
      guard count > 0 else { break }
      let events = decoder.feed(Array(buffer[..<count]))
      if keys.count < Self.bytesPerTurn { keys += events }
      keepAnswers()
    }
    keys += finishAnswers()
    guard !keys.isEmpty else { return }
    loop.spawn { [weak self, keys] in self?.deliver(keys) }
  }

  private var isAwaitingInput: Bool {
    onAnswers != nil && !hasCursor || awaitsBackground || decoder.isUnfinished
  }

  /// A terminal may never answer that.
  private var awaitsOnlyBackground: Bool { hasCursor && !decoder.isUnfinished }

  private func keepAnswers() {
    for answer in decoder.takeAnswers() {
      answers.append(answer)
      if case .cursor = answer { hasCursor = true }
      if case .background = answer { awaitsBackground = false }
    }
  }

  private func handOver() {
    guard !answers.isEmpty else { return }
    let answers = answers
    self.answers = []
    onAnswers?(answers)
  }

  private func endAnswers() {
    deliver(finishAnswers())
  }

  /// Returns the input that was held back as the start of an answer.
  private func finishAnswers() -> [InputEvent] {
    answerTimer?.cancel()
    answerTimer = nil
    let (answers, then) = (self.answers, onAnswers)
    self.answers = []
    onAnswers = nil
    hasCursor = false
    awaitsBackground = false
    then?(answers)
    return decoder.endAnswers()
  }

  /// A paste that stalls this long has lost its end marker; even a slow line sends something in this time.
  private static let longestStall = Duration.seconds(5)

  /// A sequence that stalls this long has lost its end.
  static let longestPause = Duration.seconds(1)

  /// Waits for bytes after those that cannot stand alone.
  private func waitForRest() {
    escapeTimer?.cancel()
    escapeTimer = nil
    if decoder.isPasting {
      wait(Self.longestStall) { $0.endPaste() }
    } else if decoder.isPending {
      wait(escapeDelay) { $0.flush() }
    } else if decoder.isUnfinished {
      wait(Self.longestPause) { $0.giveUp() }
    }
  }

  private func wait(_ time: Duration, then end: @escaping @LoopActor (inout KeyDecoder) -> [InputEvent]) {
    escapeTimer = loop.spawn { [weak self, loop, clock] in
      do { try await loop.sleep(for: time, on: clock) } catch { return }
      guard let self else { return }
      deliver(end(&decoder))
      // The start of a string waits on.
      if decoder.isUnfinished { waitForRest() }
    }
  }
}

/// A wait for input outside of the loop, which a signal that asks for the end of the program interrupts.
struct InputWait: ~Copyable {
  private let input: Int32
  private let signals: Int32

  init(for descriptor: Int32) {
    input = descriptor
    signals = LoopSignals.descriptor(of: TerminalSignal.ending)
  }

  deinit {
    if signals >= 0 { close(signals) }
  }

  /// Whether there is input, or the end of it. False from `end` on, because input that never stops would keep the caller
  /// reading for ever.
  /// - Parameter end: nil to wait without a limit.
  func hasInput(before end: ContinuousClock.Instant?) -> Bool {
    var descriptors = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let rest = end.map { $0 - ContinuousClock.now }
      if let rest, rest <= .zero { return false }
      let milliseconds = rest.map { Int32($0 / .milliseconds(1)) } ?? -1
      let count = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
      if count < 0, errno == EINTR { continue }
      return count > 0 && descriptors[1].revents == 0
    }
  }
}
