public import EventLoop
public import Terminal

/// One screen of the program: what is in front, under the tabs and over the status line.
@LoopActor
public protocol Screen: AnyObject {
  /// What the person can do here. The help lists the enabled ones.
  var actions: [Action] { get }

  /// All that a person can ever do here, for a list of all keys: one group for each part that can have the focus.
  var actionGroups: [[Action]] { get }

  /// The actions that the status line may hint at. Every frame asks for them.
  var hintedActions: [Action] { get }

  /// True while typed characters are text, so that `q` or `2` are no commands.
  var isTyping: Bool { get }

  /// True where `?` asks for help even though typed characters are text: an empty field.
  var takesQuestionMarkAsHelp: Bool { get }

  /// False while a key has not done all that it does, so that the next one has no place yet: while a form is
  /// saved, or before the first rows are there. Input waits then. It is for what takes a moment on this
  /// machine; a screen that waits for the network takes input.
  var takesInput: Bool { get }

  /// Whether input that waited is for this screen, where it is still in front in the end. False for a form
  /// that could not be saved: what was typed was meant for what comes after it, and is dropped.
  var keepsTypeAhead: Bool { get }

  /// The parts of the status line, the most important first.
  var status: [String] { get }

  /// The same in as few words as can be, for a terminal too narrow for `status`.
  var shortStatus: [String] { get }

  /// A line of input that stands in the place of the status line; nil if there is none.
  var prompt: Prompt? { get }

  /// What the help ends with, in sentences; nil for what there is to know of the account.
  var helpEnding: String? { get }

  /// The selected item; nil if there is none.
  var subject: Subject? { get }

  /// The marked items, or the selected one if none is marked. Copying, opening and the user's commands
  /// work on them.
  var subjects: [Subject] { get }

  /// Draws into the space between tabs and status line.
  func draw(_ canvas: Canvas)

  /// A frame with this screen in front is on the terminal: what may come later than the answer to a key is begun here.
  func didPresent()

  /// An event that no key binding took. Places of the mouse are those of the whole terminal. Returns
  /// whether it was used.
  func handle(_ event: InputEvent) -> Bool

  /// The screen came to the front: pushed, revealed, or its tab was chosen.
  func appear()

  /// Another screen or tab comes to the front. What would send requests later waits until this one is back.
  func disappear()

  /// The screen left the stack for good: stop what still runs for it.
  func close()

  /// The person answered `questionBeforeClose` with yes: what is unsaved need not be kept.
  func discard()

  /// What to ask before Esc takes it off the stack, or `q` ends the program: for text that would be lost, because no
  /// draft of it could be kept; nil where it may go at once.
  var questionBeforeClose: Question? { get }
}

extension Screen {
  public var actions: [Action] { [] }
  public var actionGroups: [[Action]] { [actions] }
  /// All that a person can ever do here, whichever part has the focus.
  public var allActions: [Action] { actionGroups.flatMap(\.self) }
  public var hintedActions: [Action] { actions }
  /// The actions that the person can take now.
  public var enabledActions: [Action] { actions.filter { $0.isEnabled() } }
  public var isTyping: Bool { false }
  public var takesQuestionMarkAsHelp: Bool { false }
  public var takesInput: Bool { true }
  public var keepsTypeAhead: Bool { true }
  public var shortStatus: [String] { status }
  public var prompt: Prompt? { nil }
  public var helpEnding: String? { nil }
  public var subject: Subject? { nil }
  public var subjects: [Subject] { subject.map { [$0] } ?? [] }
  public func didPresent() {}
  public func handle(_ event: InputEvent) -> Bool { false }
  public func appear() {}
  public func disappear() {}
  public func close() {}
  public func discard() {}
  public var questionBeforeClose: Question? { nil }
}
