import EventLoop
import Terminal
import Texts

/// Keeps what a user types on after a field has closed from running as commands: for a moment, a character does nothing
/// that changes, deletes or sends something, and neither does what follows such a character without a pause.
struct KeysAfterField {
  /// The time after a field closed.
  static let span = Duration.milliseconds(300)
  /// The longest time between two keys that are typed on. Who presses four keys in a second presses one after the other.
  private static let pause = Duration.milliseconds(220)

  /// No person presses two keys as soon after each other.
  private static let fastest = Duration.milliseconds(50)
  /// Keys that come sooner came in one read: over a slow line those of a person do too.
  private static let oneRead = Duration.milliseconds(1)
  /// The number of keys in a row by which a program that types a text is known.
  private static let fewestSteady = 3

  private var closed: (key: Key, at: Duration)?
  /// Whether a program typed the key that closed a form.
  private var isProgram = false
  /// The last key in a form that is open, and how many keys in a row came as a program types them.
  private var lastInForm: Duration?
  private var steadyKeys = 0
  private var lastLeftOut: Duration?
  /// What was left out since the field closed.
  private(set) var leftOut = ""

  /// A form took a key and stays open.
  mutating func formTook(at time: Duration) {
    let isOneRead = lastInForm.map { time - $0 < Self.oneRead } ?? false
    if !isOneRead { steadyKeys = isSteady(at: time) ? steadyKeys + 1 : 0 }
    lastInForm = time
  }

  /// Whether a key follows the last one in a form as soon as no person types.
  private func isSteady(at time: Duration) -> Bool {
    guard let lastInForm else { return false }
    return (Self.oneRead..<Self.fastest).contains(time - lastInForm)
  }

  /// A key closed a field. Keys that only go elsewhere, such as Down, are no end of typing.
  mutating func fieldClosed(by key: Key, at time: Duration) {
    let isProgram = key == Key(.enter) && steadyKeys >= Self.fewestSteady && isSteady(at: time)
    self = KeysAfterField()
    self.isProgram = isProgram
    switch key.code {
    case .up, .down, .tab, .backTab: break
    default: closed = (key, time)
    }
  }

  /// Whether a key does nothing.
  /// - Parameters:
  ///   - time: when the key arrived, by the loop's clock.
  ///   - action: what it would run; nil if it has no action.
  @LoopActor
  mutating func leavesOut(_ key: Key, at time: Duration, _ action: () -> Action?) -> Bool {
    guard let closed else { return false }
    let isSoon = lastLeftOut.map { time - $0 < Self.pause } ?? (time - closed.at < Self.span)
    let isNextLine = isProgram && time - closed.at < Self.fastest
    switch isSoon ? meaning(of: key, after: closed.key, isNextLine: isNextLine, action) : .command {
    case .typedOn:
      lastLeftOut = time
      leftOut += InputEvent.key(key).typedText ?? " "
      return true
    case .harmless: return false
    case .command:
      self = KeysAfterField()
      return false
    }
  }

  /// What a key is that arrived without a pause.
  private enum Meaning {
    /// It belongs to what was typed, and so may the next one.
    case typedOn
    /// It runs, and the next one may belong to what was typed.
    case harmless
    /// It is meant, and so is the next one.
    case command
  }

  @LoopActor
  private func meaning(
    of key: Key, after closing: Key, isNextLine: Bool, _ action: () -> Action?
  ) -> Meaning {
    let isText = InputEvent.key(key).typedText != nil
    // Who presses an arrow is done with typing.
    guard isText || [.enter, .tab, .backspace].contains(key.code) else { return .command }
    // What a program types is no command, whatever its first letter would do.
    guard lastLeftOut == nil, !isNextLine else { return .typedOn }
    // Esc leaves in the middle of a piece of work. Enter ends it: Tab or a second Enter is meant, and so is the next
    // piece of work, such as `t` on the first result of a search.
    let isEnded = closing != Key(.escape)
    guard isText else { return isEnded ? .command : .harmless }
    guard let effect = action()?.effect, effect <= (isEnded ? .works : .shows) else { return .typedOn }
    // After a command the next letter is one as well, such as the undo that its message names.
    return isEnded && effect != .moves ? .command : .harmless
  }
}

extension App {
  /// Whether characters are text now, in a box or on the screen.
  var isFieldOpen: Bool {
    if isHelpInFront { return helpSearch.finder.isTyping }
    if environment.dialogs.question != nil { return false }
    if let menu = environment.dialogs.menu { return menu.isTyping }
    if let form = environment.dialogs.form { return form.isTyping }
    return switch overlay {
    case .none: router.top?.isTyping ?? false
    case .help: helpSearch.finder.isTyping
    case .palette: true
    }
  }

  var isFormInFront: Bool { !hasBox && router.top is FormScreen }

  /// Whether a key was typed on after a field had closed and would do more than move. Says so.
  func leavesOut(_ event: InputEvent, at time: Duration) -> Bool {
    guard case .key(let key) = event, !isFieldOpen, !hasBox, let screen = router.top else { return false }
    let isLeftOut = keysAfterField.leavesOut(key, at: time) {
      let actions = (ownActions(of: screen) + commonActions(on: screen)).filter { $0.keys.contains(key) }
      // While rows are loading, a key is kept for the action that will be enabled.
      return actions.first { $0.isEnabled() } ?? (screen.awaitsRows ? actions.first : nil)
    }
    guard isLeftOut else { return false }
    // The answer to the key that closed the field stays.
    environment.notices.remark(environment.texts.app.leftOut(text: TitleText.short(keysAfterField.leftOut)))
    return true
  }

  /// The events of one read. Characters with a line break among them that come into a field all at once are a paste of a
  /// terminal that does not mark it, or a program that types: none of the lines is a command. In a field of one line, such
  /// as a query, a few keys after Enter are those of a quick user.
  func gathered(_ events: [InputEvent]) -> [InputEvent] {
    guard events.count > 2, isFieldOpen, isTakingInput else { return events }
    var text = ""
    var count = 0
    for event in events {
      guard case .key(let key) = event, let typed = Self.text(of: key) else { break }
      text += typed
      count += 1
    }
    let lead = text.prefix(while: \.isWhitespace)
    let blankLines = lead.lastIndex(of: "\n").map { lead[...$0].count } ?? 0
    // A line break before everything else is the Enter of a quick user, unless further lines come with it.
    let lines = text.dropFirst(blankLines)
    guard let lineBreak = lines.firstIndex(of: "\n"),
      lines[lineBreak...].count(where: { !$0.isWhitespace }) > (isFormInFront ? 0 : Self.fewKeys)
    else { return events }
    return [.paste(String(lines))] + events.dropFirst(count)
  }

  private static let fewKeys = 3

  private static func text(of key: Key) -> String? {
    switch key {
    case Key(.enter): "\n"
    case Key(.tab): "\t"
    default: InputEvent.key(key).typedText
    }
  }
}
