import EventLoop
import Glibc
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
    if case .burst = command { session?.userLooked() }
    for batch in try batches(of: command) {
      // Nobody looks before each letter.
      if case .key = command { session?.userLooked() }
      for input in batch { try deliver(input) }
      do {
        try await waitUntilIdle()
      } catch is StillBusy where settings.isLive {
        // Real responses may take longer than the watchdog allows; `wait` and `settle` set the timeout.
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
    return [gathered(queued)]
  }

  /// What arrives in one read, as a terminal's input is gathered.
  private func gathered(_ inputs: [ScriptInput]) -> [ScriptInput] {
    let events = inputs.compactMap { if case .event(let event) = $0 { event } else { nil } }
    guard let session, events.count == inputs.count else { return inputs }
    return session.gathered(events).map { .event($0) }
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
      guard !isSuspended else { throw StepFailure("the program is stopped; `signal CONT` continues it") }
      if case .resize(let size) = event { terminal?.resize(to: size) }
      session.receive([event])
    }
  }

  private func inputs(of command: Command) throws -> [ScriptInput] {
    switch command {
    case .key(let presses):
      presses.flatMap { Array(repeating: ScriptInput.event(.key($0.key)), count: $0.count) }
    case .type(let text): try self.text(text).unicodeScalars.map { .event(.key(Key(typing: $0))) }
    case .paste(let text): [.event(.paste(try self.text(text)))]
    case .resize(let size): [.event(.resize(size))]
    case .focus(let isIn): [.event(.focus(isIn))]
    case .signal(let signal): [.signal(TerminalSignal(signal))]
    case .mouse(let action): try inputs(of: action).map { .event(.mouse($0)) }
    default: []
    }
  }
}

extension TestRun {
  /// The events that a terminal reports for a mouse action.
  func inputs(of action: MouseAction) throws -> [MouseEvent] {
    switch action {
    case .click(let button, let target):
      return press(button, at: try point(of: target))
    case .doubleClick(let button, let target):
      let point = try point(of: target)
      guard button == .left else { return press(button, at: point) + press(button, at: point) }
      return press(.left, at: point) + [
        MouseEvent(.doubleClick, at: point), MouseEvent(.release(.left), at: point),
      ]
    case .drag(let start, let end):
      let start = try point(of: start)
      let end = try point(of: end)
      return [
        MouseEvent(.press(.left), at: start), MouseEvent(.drag(.left), at: end),
        MouseEvent(.release(.left), at: end),
      ]
    case .scroll(let direction, let notches, let target):
      let point = try target.map { try self.point(of: $0) } ?? pointer
      let event = MouseEvent(direction == .up ? .scrollUp : .scrollDown, at: point)
      return Array(repeating: event, count: notches)
    }
  }

  private func press(_ button: MouseEvent.Button, at point: Point) -> [MouseEvent] {
    [MouseEvent(.press(button), at: point), MouseEvent(.release(button), at: point)]
  }

  /// The target cell: a given cell, or the first cell of a text that must be on the screen once.
  private func point(of target: MouseTarget) throws -> Point {
    switch target {
    case .cell(let cell):
      let size = try screen().frame.size
      try ScreenArea.require(row: cell.row, in: size)
      try ScreenArea.require(column: cell.column, in: size)
      pointer = Point(row: cell.row - 1, column: cell.column - 1)
    case .text(let pattern, let region):
      let area = try ScreenArea(region, of: screen().frame)
      let hits = try hits(of: pattern, in: area)
      guard let hit = hits.first else {
        throw StepFailure("\(name(of: pattern)) is not on the screen\(area.name)")
      }
      guard hits.count == 1 else {
        let positions = hits.map(\.position).joined(separator: ", ")
        throw StepFailure(
          "\(name(of: pattern)) is \(hits.count) times on the screen\(area.name): \(positions);"
            + " say where, or name a cell"
        )
      }
      pointer = Point(row: hit.row, column: hit.columns.lowerBound)
    }
    return pointer
  }
}

/// One input of the program.
enum ScriptInput {
  case event(InputEvent)
  case signal(TerminalSignal)
}

extension TerminalSignal {
  init(_ signal: Signal) {
    switch signal {
    case .interrupt: self = .end(SIGINT)
    case .terminate: self = .end(SIGTERM)
    case .hangUp: self = .end(SIGHUP)
    case .stop: self = .suspend
    case .resume: self = .resume
    case .windowChange: self = .resize
    }
  }
}
