public import Domain
public import EventLoop
public import Terminal

/// One screen of the program, drawn between the tabs and the status line.
@LoopActor
public protocol Screen: AnyObject {
  /// What the user can do here. The help lists the enabled actions.
  var actions: [Action] { get }

  /// All actions that this screen ever offers, for a list of all keys: one group per part that can have the focus.
  var actionGroups: [[Action]] { get }

  /// All actions of the parts that can have the focus now, whichever has it.
  var allActions: [Action] { get }

  /// The actions that the status line may show as hints. Every frame reads them.
  var hintedActions: [Action] { get }

  /// True while typed characters are text, so that `q` or `2` are not commands.
  var isTyping: Bool { get }

  /// True if `?` opens the help although typed characters are text: in an empty field.
  var takesQuestionMarkAsHelp: Bool { get }

  /// False while the effect of a key is incomplete, so that the next key has no target yet: while a form is being
  /// saved, or before the first rows are loaded. Input is queued meanwhile. This is for short local work; a screen
  /// that waits for the network takes input.
  var takesInput: Bool { get }

  /// Whether keys that only move the selection need not wait although `takesInput` is false: a change of marked rows takes
  /// its time, and acts on the marks.
  var takesMoves: Bool { get }

  /// Whether the first rows of its list are being loaded from the network. Keys for a row are kept meanwhile.
  var awaitsRows: Bool { get }

  /// Whether queued input is meant for this screen if it stays open. False for a form that could not be saved: the
  /// input was meant for the screen below and is discarded.
  var keepsTypeAhead: Bool { get }

  /// The parts of the status line, most important first.
  var status: [String] { get }

  /// The same in as few words as possible, for a terminal too narrow for `status`.
  var shortStatus: [String] { get }

  /// An input line that replaces the status line; nil if there is none.
  var prompt: Prompt? { get }

  /// The sentences at the end of the help; nil for those about the account.
  var helpEnding: String? { get }

  /// The route by the name that GitHub answered with, which is another one than the asked one after a move; nil until
  /// it is known.
  var answeredRoute: Route? { get }

  /// Whether it is not known yet what is shown: an issue of which only the number is known may be a pull request. Its
  /// page view waits for `Router.settle`.
  var awaitsPage: Bool { get }

  /// The selected item; nil if there is none.
  var subject: Subject? { get }

  /// The marked items, or the selected one if none is marked. Copying, opening and the user's commands
  /// work on them.
  var subjects: [Subject] { get }

  /// Makes the whole text that is read here, for the copy menu, on any thread; nil if there is none.
  var wholeText: WholeText? { get }

  /// Draws into the space between tabs and status line.
  func draw(_ canvas: Canvas)

  /// Called after a frame with this screen was presented. Work that may start after the response to a key starts
  /// here.
  func didPresent()

  /// An event that no key binding took. Mouse positions are in the terminal's coordinates. Returns whether it was
  /// used.
  func handle(_ event: InputEvent) -> Bool

  /// The part that clicks reach. If a click replaces it, the second half of a double click would hit what was not shown.
  var clickedPart: any Screen { get }

  /// Selects a row, counted from 0: the user chose it in the palette. A search that hides rows ends.
  func reveal(row: Int)

  /// Shows what an address names on its page after its `#`, as soon as it is loaded.
  func seek(_ anchor: String)

  /// Shows the tab of a route (see `Router.replaceTop`). Returns false if it has none.
  func turn(to route: Route) -> Bool

  /// The screen became the current one: it was pushed or revealed, or its tab was chosen.
  func appear()

  /// Another screen or tab becomes the current one. Delayed requests wait until this screen is back.
  func disappear()

  /// The screen was removed from the stack: cancel its work.
  func close()

  /// The user answered `questionBeforeClose` with yes: unsaved input need not be kept.
  func discard()

  /// The question before Esc closes the screen or `q` ends the program, if text would be lost because no draft could
  /// be kept; nil if the screen can close immediately.
  var questionBeforeClose: Question? { get }
}

/// Makes a text, which can take a moment.
public typealias WholeText = @Sendable () -> String

extension Screen {
  public var actions: [Action] { [] }
  public var actionGroups: [[Action]] { [actions] }
  public var allActions: [Action] { actionGroups.flatMap(\.self) }
  public var hintedActions: [Action] { actions }
  /// The actions that the user can run now.
  public var enabledActions: [Action] { actions.filter { $0.isEnabled() } }
  public var isTyping: Bool { false }
  public var takesQuestionMarkAsHelp: Bool { false }
  public var takesInput: Bool { true }
  public var takesMoves: Bool { false }
  public var awaitsRows: Bool { false }
  public var keepsTypeAhead: Bool { true }
  public var shortStatus: [String] { status }
  public var prompt: Prompt? { nil }
  public var helpEnding: String? { nil }
  public var answeredRoute: Route? { nil }
  public var awaitsPage: Bool { false }
  public var subject: Subject? { nil }
  public var subjects: [Subject] { subject.map { [$0] } ?? [] }
  public var wholeText: WholeText? { nil }
  public func didPresent() {}
  public func handle(_ event: InputEvent) -> Bool { false }
  public var clickedPart: any Screen { self }
  public func reveal(row: Int) {}
  public func seek(_ anchor: String) {}
  public func turn(to route: Route) -> Bool { false }
  public func appear() {}
  public func disappear() {}
  public func close() {}
  public func discard() {}
  public var questionBeforeClose: Question? { nil }
}

/// A screen that contains another one and forwards to it every requirement that it does not implement itself.
@LoopActor
public protocol ContainerScreen: Screen {
  /// The screen that is shown.
  var content: any Screen { get }
}

extension ContainerScreen {
  public var actions: [Action] { content.actions }
  public var actionGroups: [[Action]] { content.actionGroups }
  public var allActions: [Action] { content.allActions }
  public var hintedActions: [Action] { content.hintedActions }
  public var isTyping: Bool { content.isTyping }
  public var takesQuestionMarkAsHelp: Bool { content.takesQuestionMarkAsHelp }
  public var takesInput: Bool { content.takesInput }
  public var takesMoves: Bool { content.takesMoves }
  public var awaitsRows: Bool { content.awaitsRows }
  public var keepsTypeAhead: Bool { content.keepsTypeAhead }
  public var status: [String] { content.status }
  public var shortStatus: [String] { content.shortStatus }
  public var prompt: Prompt? { content.prompt }
  public var helpEnding: String? { content.helpEnding }
  public var answeredRoute: Route? { content.answeredRoute }
  public var awaitsPage: Bool { content.awaitsPage }
  public var subject: Subject? { content.subject }
  public var subjects: [Subject] { content.subjects }
  public var wholeText: WholeText? { content.wholeText }
  public func draw(_ canvas: Canvas) { content.draw(canvas) }
  public func didPresent() { content.didPresent() }
  public func handle(_ event: InputEvent) -> Bool { content.handle(event) }
  public var clickedPart: any Screen { content.clickedPart }
  public func reveal(row: Int) { content.reveal(row: row) }
  public func seek(_ anchor: String) { content.seek(anchor) }
  public func turn(to route: Route) -> Bool { content.turn(to: route) }
  public func appear() { content.appear() }
  public func disappear() { content.disappear() }
  public func close() { content.close() }
  public func discard() { content.discard() }
  public var questionBeforeClose: Question? { content.questionBeforeClose }
}

/// A part of a screen that can stand beside others: a list or a document. A pane of another kind says why it is neither.
@LoopActor
public protocol Pane: Screen {
  /// Whether its keys are active.
  var hasFocus: Bool { get set }
  /// Whether it is at its start, so that Up leaves the pane: the first row is selected, or the first line is on view.
  var isAtStart: Bool { get }
  /// Whether it has no rows or text.
  var isEmpty: Bool { get }
  /// Whether a search hides some of its rows.
  var isSearched: Bool { get }
  /// Whether the heading of a section is selected, which has no item.
  var isAtHeading: Bool { get }
  /// The number of rows and the selected row, which are also part of `status`.
  var frameLabels: FrameLabels { get }
  /// Whether a preview of its selected row is drawn beside it.
  var isBesidePreview: Bool { get set }
}

extension Pane {
  public var isSearched: Bool { false }
  public var isAtHeading: Bool { false }
  public var frameLabels: FrameLabels { FrameLabels() }
  public var isBesidePreview: Bool {
    get { false }
    set {}
  }
}
