import AppCore
import EventLoop

/// Writes down what the desktop is asked for; a script's desktop does it always.
@LoopActor
final class RecordedDesktop: Desktop {
  private let recorder: ScriptRecorder
  private let desktop: any Desktop

  init(_ desktop: any Desktop, recorder: ScriptRecorder) {
    self.desktop = desktop
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
}
