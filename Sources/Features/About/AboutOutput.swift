public import EventLoop
public import Texts

/// What the view may read of About.
@LoopActor
public protocol AboutOutput: AnyObject {
  var texts: Texts { get }
  var rows: [AboutRow] { get }
  /// The place of the selected row, which is no heading.
  var selected: Int { get }
  /// The parts of the status line.
  var status: [String] { get }
}
