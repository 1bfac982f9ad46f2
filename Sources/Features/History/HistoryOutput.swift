public import EventLoop
public import Texts

/// What the view may read of the history.
@LoopActor
public protocol HistoryOutput: AnyObject {
  var state: HistoryState { get }
  /// False until the history was read that a key is meant for: at first, back from another screen, and after
  /// a change.
  var isUpToDate: Bool { get }
  /// The parts of the status line, the most important first.
  var status: [String] { get }
  /// The same in fewer words.
  var shortStatus: [String] { get }
  /// What the screen says, in the language of now.
  var texts: Texts { get }
  /// The rows at these places of the whole history; nil for each that is not loaded.
  func rows(at places: Range<Int>) -> [HistoryRow?]
}
