public import Domain
public import EventLoop

/// The calls that the view of a document makes on its presenter.
@LoopActor
public protocol DocumentInput: AnyObject {
  /// The document became the current screen: loads it if it was not loaded before.
  func appear()

  /// The document was closed: cancels the load.
  func close()

  /// The user went to the end: loads the end if it is not loaded.
  func goToEnd()

  /// Loads more of the sections that are missing at `DocumentOutput.gap`.
  func loadGap()

  /// The sections on view, counted without the header's; 0 if the header is on view. Called in each frame, so it must
  /// not change the content synchronously.
  func didDraw(sections: ClosedRange<Int>)
}

extension DocumentInput {
  public func appear() {}
  public func close() {}
  public func goToEnd() {}
  public func loadGap() {}
  public func didDraw(sections: ClosedRange<Int>) {}
}

/// What the view of a document reads from its presenter.
@LoopActor
public protocol DocumentOutput: AnyObject {
  /// Changes whenever `content` changes for a reason other than language or time. A frame observes this value
  /// instead of each part of the state.
  var version: Int { get }
  /// The message instead of the content, or below the content if there is any.
  var message: PaneMessage? { get }
  /// Language and time.
  var rowContext: RowContext { get }
  /// Whether all of the text is there, so that it can be copied as a whole.
  var isWhole: Bool { get }
  /// Whether more can be loaded at the end.
  var isPart: Bool { get }
  /// The index of the section that marks missing sections, counted without the header's; nil if none are missing or a
  /// load is running.
  var gap: Int? { get }
  /// Whether the content is being loaded again, and that takes long. It is then drawn faint.
  var isReloading: Bool { get }
  /// Whether content could not be loaded, so that what is not there may come with a reload.
  var isMissing: Bool { get }
  /// Whether content is being loaded, so that what is not there may still come.
  var isLoading: Bool { get }
  /// The route by the name that GitHub answered with, and whether that is awaited (see `Screen`).
  var answeredRoute: Route? { get }
  var awaitsPage: Bool { get }
  /// The content. Called only after a change.
  func content(_ context: RowContext) -> DocumentContent
  /// The parts of the status line, the most important first.
  /// - Parameters:
  ///   - percent: how far down the last row on view is.
  ///   - isShort: in few words, for a narrow terminal.
  func status(percent: Int, isShort: Bool) -> [String]
}

extension DocumentOutput {
  public var isWhole: Bool { true }
  public var isPart: Bool { false }
  public var gap: Int? { nil }
  public var isReloading: Bool { false }
  public var isLoading: Bool { false }
  public var isMissing: Bool { message != nil }
  public var awaitsPage: Bool { false }
  public var answeredRoute: Route? { nil }
}
