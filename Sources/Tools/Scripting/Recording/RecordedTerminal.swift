import EventLoop
import Terminal

/// Records when the bell rings.
@LoopActor
final class RecordedTerminal: @LoopActor Terminal {
  private let recorder: ScriptRecorder
  private let terminal: any Terminal

  init(_ terminal: any Terminal, recorder: ScriptRecorder) {
    self.terminal = terminal
    self.recorder = recorder
  }

  var size: Size { terminal.size }
  func present(_ frame: Frame) { terminal.present(frame) }
  func redraw() { terminal.redraw() }

  func bell() {
    recorder.draft.caused(.bell, nil)
    terminal.bell()
  }

  func copy(_ text: String) {
    recorder.draft.caused(.clipboard, text)
    terminal.copy(text)
  }
}
