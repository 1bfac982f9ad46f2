public import EventLoop
public import Texts

/// The presenter's values for the view.
@LoopActor
public protocol __Name__Output: AnyObject {
  var texts: Texts { get }
  var count: Int { get }
  /// The parts of the status line, the most important first.
  var status: [String] { get }
}
