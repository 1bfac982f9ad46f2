public import EventLoop
public import Texts

/// What the view may read of the run's events.
@LoopActor
public protocol EventListOutput: AnyObject {
  var texts: Texts { get }
  /// Where events go, or that they go nowhere, in sentences.
  var head: [String] { get }
  var count: Int { get }
  /// The place of the selected event; nil where there is none.
  var selected: Int? { get }
  /// The event that is open, as it is sent.
  var opened: OpenedEvent? { get }
  /// The parts of the status line, the most important first.
  var status: [String] { get }
  var shortStatus: [String] { get }
  /// The event at a place of the list, from 0.
  func row(at index: Int) -> EventRow?
}

/// An event that is looked at.
public struct OpenedEvent: Hashable, Sendable {
  /// From 1, in the order of the run.
  public let number: Int
  /// One line of JSON.
  public let wireForm: String
}
