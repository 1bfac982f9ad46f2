import EventLoop
import FoundationEssentials
import Screens
import Terminal
import Tracking

/// Records when the bell rings, and shows the recorder's keys over the frames.
@LoopActor
final class RecordedTerminal: @LoopActor Terminal {
  private let recorder: ScriptRecorder
  private let terminal: any Terminal

  init(_ terminal: any Terminal, recorder: ScriptRecorder) {
    self.terminal = terminal
    self.recorder = recorder
  }

  var size: Size { terminal.size }
  func present(_ frame: Frame) { terminal.present(recorder.shown(frame)) }
  func redraw() { terminal.redraw() }

  func useMouse(_ isUsed: Bool) { terminal.useMouse(isUsed) }

  func bell() {
    recorder.draft.caused(.bell, nil)
    terminal.bell()
  }

  func copy(_ text: String) {
    recorder.draft.caused(.clipboard, text)
    terminal.copy(text)
  }
}

/// Records calls to the desktop and answers them as a script's desktop does.
@LoopActor
final class RecordedDesktop: Desktop {
  private let recorder: ScriptRecorder
  private let desktop: any Desktop
  private let loop: EventLoop
  /// In bytes: the longest text that a mail program takes as an argument.
  private static let textLimit = 130_000

  init(_ desktop: any Desktop, recorder: ScriptRecorder, loop: EventLoop) {
    self.desktop = desktop
    self.loop = loop
    self.recorder = recorder
  }

  func open(_ url: String) throws {
    recorder.draft.caused(.browser, url)
    try desktop.open(url)
  }

  func copy(_ text: String, then: @escaping @LoopActor (CopyResult) -> Void) {
    recorder.draft.caused(.clipboard, text)
    desktop.copy(text) { _ in }
    then(.sent)
  }

  /// The same as in a script, so that playback behaves the same.
  var mailForm: MailForm? { desktop.mailForm.map { _ in .text(limit: Self.textLimit) } }

  func compose(_ mail: Mail) throws {
    recorder.draft.caused(.browser, mail.url)
    try desktop.compose(mail)
  }

  func run(
    _ command: [String], inTerminal: Bool, onEnd: @escaping @LoopActor (CommandEnd) -> Void
  ) throws {
    recorder.draft.caused(.command, command.commandLine)
    try desktop.run(command, inTerminal: inTerminal, onEnd: onEnd)
  }

  func shownPath(for name: String) -> String { desktop.shownPath(for: name) }

  nonisolated func save(_ text: String, as name: String) throws -> SavedFile {
    let file = try desktop.save(text, as: name)
    // Recorded before the next input, because that waits until the loop is idle.
    loop.spawn { [recorder] in recorder.draft.caused(.file, text) }
    return file
  }
}

/// Records tracked events.
@LoopActor
final class RecordedTracker: Tracker {
  private let recorder: ScriptRecorder
  private let tracker: any Tracker

  init(_ tracker: any Tracker, recorder: ScriptRecorder) {
    self.tracker = tracker
    self.recorder = recorder
  }

  var writtenCount: Int { tracker.writtenCount }

  func track(_ event: TrackingEvent, at time: Date?) {
    recorder.draft.fired(event)
    tracker.track(event, at: time)
  }
}
