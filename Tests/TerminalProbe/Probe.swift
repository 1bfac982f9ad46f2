import CTerminalFaults
import EventLoop
import Glibc
import Terminal

/// Draws a known frame, and reacts to keys.
@LoopActor
final class Probe {
  private let terminal: CursesTerminal
  private let end: (Int32) -> Void
  private var selected = 0
  private var lastEvent = "none"
  /// Whether it shows colours that not every terminal has.
  private var isDeep = false
  /// Shown instead of the frame.
  private var pages: LinkPages?

  /// Returns the status to exit with.
  static func run(_ ending: Ending, environment: [String: String]) async throws -> Int32 {
    let loop = EventLoop.process
    let terminal = try CursesTerminal(environment: environment, loop: loop)
    let (statuses, continuation) = AsyncStream.makeStream(of: Int32.self)
    let probe = Probe(terminal) { continuation.yield($0) }
    if ending == .links { probe.pages = LinkPages() }
    let input = TerminalInput(descriptor: STDIN_FILENO, loop: loop) { events in
      for event in events { probe.handle(event) }
      probe.draw()
    } onClose: {
      probe.end(3)
    }
    if ending != .unblocked {
      let watched = TerminalSignal.numbers.filter { ending != .deaf || $0 != SIGHUP }
      _ = loop.watchSignals(watched) { probe.handle(TerminalSignal($0)) }
    }
    input.start()
    probe.draw()
    if let fault = environment["PROBE_FAULT"], ending != .wait { octodo_fail(fault) }
    try ending.happen()
    var status: Int32 = 0
    for await value in statuses {
      status = value
      break
    }
    if let fault = environment["PROBE_FAULT"] { octodo_fail(fault) }
    terminal.leave()
    terminal.leave()
    return status
  }

  private init(_ terminal: CursesTerminal, end: @escaping (Int32) -> Void) {
    self.terminal = terminal
    self.end = end
  }

  private func draw() {
    let buffer = FrameBuffer(size: terminal.size)
    let canvas = Canvas(buffer, theme: .dark)
    if let pages {
      pages.draw(canvas)
      return terminal.present(buffer.frame)
    }
    let title = DisplayText("probe \(terminal.size.columns)x\(terminal.size.rows)")
    canvas.draw(title, row: 0, style: Style(.bold))
    canvas.draw("wide 日本 e\u{301}", row: 1, style: Style(foreground: .red))
    canvas.draw(DisplayText("last \(lastEvent)"), row: 2)
    for row in 0..<3 {
      canvas.draw(DisplayText("row \(row)"), row: 3 + row, style: row == selected ? Style(.reverse) : .plain)
    }
    if isDeep { canvas.draw("deep", row: 6, style: Style(foreground: .palette(200), background: .blue)) }
    let corner = DisplayText("日x")
    canvas.draw(corner, row: canvas.size.rows - 1, column: canvas.size.columns - corner.width)
    terminal.present(buffer.frame)
  }

  private func handle(_ signal: TerminalSignal?) {
    switch signal {
    case .resize:
      if terminal.updateSize() != nil { draw() }
    case .suspend: _ = terminal.suspend()
    case .resume:
      if terminal.resume() != nil { draw() }
    case .end(let number): end(128 + number)
    case nil: break
    }
  }

  /// Rings after the links are written.
  private func bellAtRest() {
    let loop = EventLoop.process
    loop.spawn { [terminal] in
      do { try await loop.sleep(for: .milliseconds(150), on: loop.machineClock) } catch { return }
      terminal.bell()
    }
  }

  private func handle(_ event: InputEvent) {
    if pages != nil, case .key(let key) = event, case .character(let scalar) = key.code,
      key.modifiers.isEmpty,
      scalar != "q", scalar != "b", scalar != "r"
    {
      pages?.handle(Character(scalar))
      return
    }
    switch event {
    case .key(.char("q")): end(0)
    case .key(.char("j")): selected = min(selected + 1, 2)
    case .key(.char("b")): terminal.bell()
    case .key(.char("r")): bellAtRest()
    case .key(.char("c")): isDeep = true
    case .key(.char("y")): terminal.copy("clip")
    // The maximum output that one key can cause.
    case .key(.char("f")): terminal.copy(String(repeating: "flood", count: CursesTerminal.longestCopy / 5))
    case .key(.ctrl("l")): terminal.redraw()
    case .key(.ctrl("z")): _ = terminal.suspend()
    case .key(.char("w")):
      terminal.leave()
      terminal.waitForKey("press a key")
      terminal.resume()
    // Presents the same frame once more.
    case .key(.char("n")): break
    default: lastEvent = "\(event)"
    }
  }
}
