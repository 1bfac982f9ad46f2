public import Domain
public import EventLoop
public import Texts

/// What the view may read of the history.
@LoopActor
public protocol HistoryOutput: AnyObject {
  /// The stretch of the history that is loaded.
  var window: VisitWindow { get }
  /// The place of the selected row in the whole history.
  var selected: Int { get }
  /// Whether the history was read, or could not be.
  var isLoaded: Bool { get }
  /// False until the history was read that a key is meant for: at first, back from another screen, and after
  /// a change.
  var isUpToDate: Bool { get }
  /// The name of the file that an export writes, while the way is asked for.
  var exportName: String? { get }
  /// Why the history could not be read.
  var problem: String? { get }
  /// The parts of the status line, the most important first.
  var status: [String] { get }
  /// The same in fewer words.
  var shortStatus: [String] { get }
  /// What the screen says, in the language of now.
  var texts: Texts { get }
  /// The row at a place of the whole history; nil while it is not loaded.
  func row(at index: Int) -> HistoryRow?
}
