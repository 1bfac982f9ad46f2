import EventLoop
import HTTP
import Screens
import Stubs
import Terminal

extension TestRun {
  /// Call it before an input: everything that resulted from the last one must have been asserted.
  func beginInput() throws {
    try requireNothingPending()
    guard let session else { throw notLaunched }
    try requireEndAsserted()
    if session.exitStatus != nil { throw StepFailure("the program has ended; `launch` starts it again") }
    beginSpan()
  }

  /// Starts a new span of events, effects and requests that are attributed to this step.
  func beginSpan() {
    inputStep = step
    events.beginSpan()
    effects.beginSpan()
    log.markRequests()
  }

  func performInput(_ command: Command) async throws {
    for batch in try batches(of: command) {
      for input in batch { try deliver(input) }
      do {
        try await settle()
      } catch is StillBusy where settings.isLive {
        // Real responses may take longer than the watchdog allows; `wait` and `settle` set how long.
        try collect()
      }
    }
  }

  /// The input in batches that are delivered together: one input each, except in a burst.
  private func batches(of command: Command) throws -> [[ScriptInput]] {
    guard case .burst(let steps) = command else { return try inputs(of: command).map { [$0] } }
    let burst = step
    let queued = try steps.flatMap { inner in
      step = inner
      return try inputs(of: inner.command)
    }
    step = burst
    return [queued]
  }

  func deliver(_ input: ScriptInput) throws {
    guard let session else { throw notLaunched }
    expectReturn()
    if let status = session.exitStatus {
      throw StepFailure("the program ended with status \(status) before this line was done")
    }
    switch input {
    case .signal(let signal):
      session.receive(signal)
    case .event(let event):
      guard !isSuspended else { throw StepFailure("the program is stopped; `signal CONT` lets it go on") }
      if case .resize(let size) = event { terminal?.resize(to: size) }
      session.receive([event])
    }
  }

  private func inputs(of command: Command) throws -> [ScriptInput] {
    switch command {
    case .key(let presses): try presses.flatMap { try keys(of: $0) }
    case .type(let text): try self.text(text).unicodeScalars.map { .event(.key(Key(typing: $0))) }
    case .paste(let text): [.event(.paste(try self.text(text)))]
    case .resize(let size): [.event(.resize(Size(columns: size.columns, rows: size.rows)))]
    case .focus(let isIn): [.event(.focus(isIn))]
    case .signal(let signal): [.signal(TerminalSignal(signal))]
    case .mouse(let action): try inputs(of: action).map { .event(.mouse($0)) }
    default: []
    }
  }

  private func keys(of press: KeyPress) throws -> [ScriptInput] {
    guard let key = Key(press.chord) else {
      throw StepFailure("no terminal has a key for more than one code point")
    }
    return (0..<press.count).map { _ in .event(.key(key)) }
  }
}
