public import EventLoop
public import Texts

/// What the view may read.
@LoopActor
public protocol __Name__Output: AnyObject {
  var texts: Texts { get }
  var count: Int { get }
  /// The parts of the status line, the most important first.
  var status: [String] { get }
}
