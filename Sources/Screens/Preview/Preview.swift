public import EventLoop
public import FoundationEssentials

/// A preview of one item beside its list. It is neither a page view nor a visit.
@LoopActor
public protocol Preview: DocumentOutput {
  /// The title in its frame.
  var title: String { get }

  /// At the right of the title: the age of a saved response that is shown; else empty.
  var remark: String { get }

  /// Shows what needs no request: the fields that the list has, and saved responses.
  func open()

  /// Whether it shows the item itself, and not only why it is missing.
  var hasContent: Bool { get }

  /// True if a request could show more and none is running.
  var canLoad: Bool { get }

  /// Sends that request.
  func load()

  /// Whether there is something to ask for again: a response that is shown, or a request that failed.
  var canReload: Bool { get }

  /// Whether its request failed, so that it shows why instead of the item.
  var hasFailed: Bool { get }

  /// The date of the saved response that is shown; nil if it is a new one, or there is none.
  var savedDate: Date? { get }

  /// When the item changed last, as far as its list knows: a saved response from before is out of date.
  var changeDate: Date? { get }

  /// Cancels the load.
  func close()
}

extension Preview {
  public var remark: String { "" }
  public func open() {}
  public var hasContent: Bool { true }
  public var canLoad: Bool { false }
  public func load() {}
  public var canReload: Bool { false }
  public var hasFailed: Bool { false }
  public var savedDate: Date? { nil }
  public var changeDate: Date? { nil }
  public func close() {}
  public var message: PaneMessage? { nil }
  public func status(percent: Int, isShort: Bool) -> [String] { [] }
}
