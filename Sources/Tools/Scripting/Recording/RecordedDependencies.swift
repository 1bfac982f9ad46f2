import Domain
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
    recorder.write { $0.caused(.bell, nil) }
    terminal.bell()
  }

  func copy(_ text: String) {
    recorder.write { $0.caused(.clipboard, text) }
    terminal.copy(text)
  }
}

/// Records calls to the desktop, passes them on, and answers the program as a script's desktop does: a script has no
/// browser that could be missing and no command that could fail. What fails here, the recorder says.
@LoopActor
final class RecordedDesktop: Desktop {
  private let recorder: ScriptRecorder
  private let desktop: any Desktop
  private let loop: EventLoop
  private let names = ScriptFileNames()
  /// The website of the API that answers. For the program it is GitHub's, as in a script.
  private let web: String

  init(_ desktop: any Desktop, recorder: ScriptRecorder, loop: EventLoop, web: String) {
    self.desktop = desktop
    self.loop = loop
    self.recorder = recorder
    self.web = web
  }

  /// A text with the pages that the user means.
  private func meant(_ text: String) -> String {
    text.replacing("\(RepoName.gitHubWeb)/", with: "\(web)/")
  }

  func open(_ url: String) throws {
    recorder.write { $0.caused(.browser, url) }
    attempt { try desktop.open(meant(url)) }
  }

  func copy(_ text: String, then: @escaping @LoopActor (CopyResult) -> Void) {
    recorder.write { $0.caused(.clipboard, text) }
    desktop.copy(meant(text)) { _ in }
    then(.sent)
  }

  let mailForm: MailForm? = ScriptDesktop.mailForm

  func compose(_ mail: Mail) throws {
    recorder.write { $0.caused(.browser, mail.url) }
    attempt { try desktop.compose(mail) }
  }

  func run(
    _ command: [String], inTerminal: Bool, onEnd: @escaping @LoopActor (CommandEnd) -> Void
  ) throws {
    recorder.write { $0.caused(.command, command.commandLine) }
    attempt { try desktop.run(command.map(meant), inTerminal: inTerminal) { _ in } }
    onEnd(ScriptDesktop.commandEnd)
  }

  /// A script does not know what a user writes, so no editor is started.
  func edit(_ text: String, as name: String) throws -> String {
    recorder.write { $0.caused(.command, ScriptDesktop.editorCommand(name)) }
    recorder.say("No editor is started while a script is recorded.")
    return text
  }

  private func attempt(_ call: () throws -> Void) {
    do { try call() } catch { recorder.say("This failed, and a script does not know it: \(error)") }
  }

  func shownPath(for name: String) -> String { names.next(name) }

  nonisolated func save(_ text: String, as name: String) throws -> SavedFile {
    let file = try desktop.save(text, as: name)
    // Recorded before the next input, because that waits until the loop is idle.
    loop.spawn { [recorder] in recorder.saved(text, at: file.path) }
    return names.take(name)
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
    recorder.write { $0.fired(event) }
    tracker.track(event, at: time)
  }
}
