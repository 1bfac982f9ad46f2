import EventLoop
import Screens

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

  func copy(_ text: String) {
    recorder.draft.caused(.clipboard, text)
    desktop.copy(text)
  }

  /// The same as in a script, so that playback behaves the same.
  var mailForm: MailForm? { desktop.mailForm.map { _ in .text(limit: Self.textLimit) } }

  func compose(_ mail: Mail) throws {
    recorder.draft.caused(.browser, mail.url)
    try desktop.compose(mail)
  }

  nonisolated func save(_ text: String, as name: String) throws -> SavedFile {
    let file = try desktop.save(text, as: name)
    // Recorded before the next input, because that waits until the loop is idle.
    loop.spawn { [recorder] in recorder.draft.caused(.file, text) }
    return file
  }
}
