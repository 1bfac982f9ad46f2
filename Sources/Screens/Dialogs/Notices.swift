public import EventLoop
public import Observation

/// Short messages over the status line about what was just done, or why it failed. The next key press, click
/// or turn of the wheel clears them.
@LoopActor
@Observable
public final class Notices {
  /// The messages, oldest first.
  public private(set) var texts: [String] = []

  /// A message that does not answer a key press. It is drawn above the status line, so the hints stay visible.
  public private(set) var remark: String?

  /// The messages that `didResize` removes, because they depend on the terminal's size.
  private var untilResize: [String] = []

  /// The number of changes that failed. Keys that were typed behind one of them were meant for what it would have done.
  @ObservationIgnored private(set) var failures = 0

  /// True after the last frame, which no message is drawn in any more.
  @ObservationIgnored public private(set) var isOver = false

  /// What failed after the last frame or is gone with the program, as sentences.
  @ObservationIgnored public private(set) var unseen: [String] = []

  public nonisolated init() {}

  /// Adds a message unless it is already there; keeps only the last few.
  /// - Parameter untilResize: whether the message may become wrong when the terminal's size changes.
  public func say(_ text: String, untilResize: Bool = false) {
    guard texts.last != text else { return }
    if untilResize { self.untilResize.append(text) }
    texts = texts.suffix(Self.maxCount - 1) + [text]
  }

  /// A change failed.
  /// - Parameter text: the message; nil if it is shown elsewhere.
  public func changeFailed(_ text: String?) {
    failures += 1
    if let text { say(text) }
  }

  /// Something that was said to be done was refused later, which may be after the last frame.
  /// - Parameter earlier: the message that said so, which goes.
  public func refused(_ text: String, insteadOf earlier: String?) {
    texts.removeAll { $0 == earlier }
    if isOver { unseen.append(text) } else { say(text) }
  }

  /// Removes a message that is no longer true.
  public func remove(_ text: String) {
    if texts.contains(text) { texts.removeAll { $0 == text } }
  }

  /// Something is gone with the program, which is said after its end.
  public func sayAfterEnd(_ text: String) { unseen.append(text) }

  /// The last frame was drawn.
  public func end() { isOver = true }

  /// Shows a remark until the next key press or click.
  public func remark(_ text: String) {
    remark = text
  }

  private static let maxCount = 5

  /// Removes messages that may be wrong at the new terminal size.
  func didResize() {
    guard !untilResize.isEmpty else { return }
    texts.removeAll { untilResize.contains($0) }
    untilResize = []
  }

  /// Removes all messages and the remark.
  public func clear() {
    if !texts.isEmpty { texts = [] }
    if remark != nil { remark = nil }
  }
}
