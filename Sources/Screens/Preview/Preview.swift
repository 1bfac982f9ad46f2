public import EventLoop

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

  /// Cancels the load.
  func close()
}

extension Preview {
  public var remark: String { "" }
  public func open() {}
  public var hasContent: Bool { true }
  public var canLoad: Bool { false }
  public func load() {}
  public func close() {}
  public var message: PaneMessage? { nil }
  public func status(percent: Int, isShort: Bool) -> [String] { [] }
}
