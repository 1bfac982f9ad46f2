import CNCurses
public import EventLoop
import Glibc

/// Reads input events from the terminal. The events of one read are delivered as one batch, so that a hundred
/// keys at once cost one frame.
@LoopActor
public final class TerminalInput {
  /// The time after a lone ESC until it counts as the Escape key: a terminal sends the rest of a sequence
  /// sooner, and a person cannot type as fast.
  public static let escapeDelay = Duration.milliseconds(25)

  /// The size of the kernel's terminal buffer (N_TTY_BUF_SIZE): enough for one batch, and small enough that
  /// endless input does not delay a signal.
  private static let bytesPerTurn = 4096

  private let descriptor: Int32
  private let loop: EventLoop
  private let onEvents: @LoopActor ([InputEvent]) -> Void
  private let onClose: @LoopActor () -> Void
  private var decoder = KeyDecoder()
  private var clicks = ClickCounter()
  private var buffer = [UInt8](repeating: 0, count: 4096)
  private var escapeTimer: Task<Void, Never>?
  private var answers: [TerminalAnswer] = []
  private var answerTimer: Task<Void, Never>?
  private var onAnswers: (@LoopActor ([TerminalAnswer]) -> Void)?

  /// - Parameters:
  ///   - onEvents: called with one or more events.
  ///   - onClose: called once if the terminal is gone; no event follows.
  public init(
    descriptor: Int32, loop: EventLoop, onEvents: @escaping @LoopActor ([InputEvent]) -> Void,
    onClose: @escaping @LoopActor () -> Void
  ) {
    self.descriptor = descriptor
    self.loop = loop
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
      events += decoder.feed(Array(buffer[..<count]))
      answers += decoder.takeAnswers()
      taken += count
      // A partial read has taken everything.
      guard count == buffer.count else { break }
    }
    if taken > 0 { waitForRestOfEscape() }
    if !isOpen {
      stop()
      events += decoder.flush()
    }
    deliver(events)
    if hasLastAnswer { endAnswers() }
    if !isOpen { onClose() }
  }

  private func deliver(_ events: [InputEvent]) {
    guard !events.isEmpty else { return }
    let now = loop.clock.now.sinceStart
    onEvents(
      events.map { event in
        guard case .mouse(let mouse) = event else { return event }
        return .mouse(clicks.count(mouse, at: now))
      })
  }

  // MARK: Answers

  /// The time within which a terminal must answer.
  static let longestAnswer = Duration.seconds(1)
  /// The same limit, in milliseconds, when the program releases the terminal: a later answer would become input of
  /// the shell.
  private static let longestDrain: Int32 = 250

  /// Waits for the answers to a query; the last one is a cursor position.
  /// - Parameter then: called once, with the answers that arrived in time.
  public func awaitAnswers(then: @escaping @LoopActor ([TerminalAnswer]) -> Void) {
    decoder.awaitAnswers()
    onAnswers = then
    answerTimer = loop.spawn { [weak self, loop] in
      do { try await loop.sleep(for: Self.longestAnswer) } catch { return }
      self?.endAnswers()
    }
  }

  /// Reads answers that are still on their way before the terminal is released. Keys among them are delivered later,
  /// because the terminal may be released only for a moment, for example to run an editor.
  public func drain() {
    guard onAnswers != nil else { return }
    var keys: [InputEvent] = []
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while !hasLastAnswer, Glibc.poll(&poll, 1, Self.longestDrain) > 0 {
      let count = buffer.withUnsafeMutableBytes {
        octodo_read_ready(descriptor, $0.baseAddress, UInt($0.count))
      }
      guard count > 0 else { break }
      keys += decoder.feed(Array(buffer[..<count]))
      answers += decoder.takeAnswers()
    }
    keys += finishAnswers()
    guard !keys.isEmpty else { return }
    loop.spawn { [weak self, keys] in self?.deliver(keys) }
  }

  private var hasLastAnswer: Bool {
    answers.contains { if case .cursor = $0 { true } else { false } }
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
    then?(answers)
    return decoder.endAnswers()
  }

  /// A paste that stalls this long has lost its end marker; even a slow line sends something in this time.
  private static let longestStall = Duration.seconds(5)

  private func waitForEndOfPaste() {
    escapeTimer = loop.spawn { [weak self, loop] in
      do { try await loop.sleep(for: Self.longestStall) } catch { return }
      guard let self else { return }
      self.deliver(self.decoder.endPaste())
    }
  }

  private func waitForRestOfEscape() {
    escapeTimer?.cancel()
    escapeTimer = nil
    if decoder.isPasting { return waitForEndOfPaste() }
    guard decoder.isPending else { return }
    escapeTimer = loop.spawn { [weak self, loop] in
      do { try await loop.sleep(for: Self.escapeDelay) } catch { return }
      guard let self else { return }
      self.deliver(self.decoder.flush())
    }
  }
}
