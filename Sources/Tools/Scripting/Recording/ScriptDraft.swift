import Domain
public import Terminal
public import Tracking

/// A script that is recorded while a user runs the program: the inputs, and after each input what the program sent.
/// A script's clock is stopped between its lines, so the time that passed for the program has lines of its own.
public struct ScriptDraft {
  private let size: Size
  private let clock: String
  private let locale: String?
  private let options: [String]
  private let launch: [LaunchProperty]
  private let remarks: [String]
  /// The program was stopped, and nothing has continued it.
  private var isStopped = false
  /// Whether a signal came that ends the program.
  private var isEnding = false
  var lines: [DraftLine] = []
  /// The index of the last line of input. Later events are added to it even if other lines have followed.
  var inputLine: Int?

  /// - Parameters:
  ///   - size: the screen size at the start.
  ///   - clock: the wall clock at the start, as `2026-01-31T12:00:00Z`.
  ///   - locale: the language of the program; nil for the one that scripts start with.
  ///   - options: the words of the command line that playing needs besides the script.
  ///   - launch: what the program was started with.
  ///   - remarks: sentences for whoever reads the script.
  public init(
    size: Size, clock: String, locale: String? = nil, options: [String] = [],
    launch: [LaunchProperty] = [], remarks: [String] = []
  ) {
    (self.size, self.clock) = (size, clock)
    (self.locale, self.options) = (locale, options)
    (self.launch, self.remarks) = (launch, remarks)
  }

  /// Adds the time that passed for the program since the last line.
  public mutating func passed(_ span: Duration) {
    guard span > .zero else { return }
    if case .advance(let before)? = lines.last { return replaceLast(with: .advance(before + span)) }
    lines.append(.advance(span))
  }

  /// The program was stopped by job control; the line that caused it is there already.
  public mutating func stopped() {
    isStopped = true
  }

  /// Adds what continues a stopped program, unless a signal did.
  public mutating func continueIfStopped() {
    if isStopped { received(.resume) }
  }

  /// Adds an event that the program sent.
  public mutating func fired(_ event: TrackingEvent) {
    add(([event.name] + event.properties.map(PropertyText.text)).reduce("event") { "\($0) \($1)" })
  }

  /// Adds an effect outside of the screen.
  public mutating func caused(_ effect: EffectKind, _ value: String?) {
    add(value.map { "effect \(effect.rawValue) \(ScriptString.quoted($0))" } ?? "effect \(effect.rawValue)")
  }

  /// Says that the program read a file that the recording does not have.
  mutating func needs(file path: String) {
    add("# \(ScriptString.printable(path)) is not part of this recording. To play it, put the file there.")
  }

  /// Adds a received signal.
  public mutating func received(_ signal: TerminalSignal) {
    // The program has ended by then, so a script could send no other one.
    guard !isEnding else { return }
    switch signal {
    // Recorded by the line with the new size.
    case .resize: break
    case .suspend: add("signal TSTP")
    case .resume:
      isStopped = false
      add("signal CONT")
    case .end(let number):
      isEnding = true
      add(Signal.named(number).map { "signal \($0)" } ?? "# Signal \(number) came, which no script can send.")
    }
  }

  /// Adds the program's exit.
  public mutating func ended(_ status: Int32) {
    continueIfStopped()
    add("exit \(status)")
  }

  /// The whole script.
  /// - Parameters:
  ///   - name: the script's file name, for the comment that says how to play it.
  ///   - cassette: the cassette's file name, relative to the script; nil if there were no requests.
  public func text(name: String, cassette: String?) -> String {
    var text = ["# Recorded. To play it:  \(command(toPlay: name))"]
    text += remarks.map { "# \(ScriptString.printable($0))" }
    text += [
      "set size \(size.columns)x\(size.rows)", "set clock \(ScriptString.quoted(clock))",
      "set tracking exhaustive",
    ]
    if let locale { text.append("set locale \(locale)") }
    if let cassette { text.append("cassette \(ScriptString.quoted(cassette))") }
    let start = launch.reduce("launch") { "\($0) \($1.name)=\(Self.value($1.value))" }
    return (text + ["", start] + lines.map(\.written)).map { $0 + "\n" }.joined()
  }

  private static func value(_ text: String) -> String {
    Bool(text) == nil ? ScriptString.quoted(text) : text
  }

  /// The command for a shell, without control characters.
  func command(toPlay path: String) -> String {
    let words = (["octodo"] + options + ["--script", path]).map(\.shellWord)
    return ScriptString.printable(words.joined(separator: " "))
  }

  mutating func add(_ line: String) {
    lines.append(.text(line))
  }
}

extension Signal {
  fileprivate static func named(_ number: Int32) -> String? {
    switch number {
    case 1: "HUP"
    case 2: "INT"
    case 15: "TERM"
    default: nil
    }
  }
}

extension ScriptDraft {
  /// The maximum number of keys in one line.
  private static let longestLine = 8

  /// Adds an input of the user or the terminal.
  /// - Parameter isTyping: a text field of the program takes characters.
  public mutating func input(_ event: InputEvent, isTyping: Bool) {
    continueIfStopped()
    switch event {
    case .key(let key): input(key, isTyping: isTyping)
    case .paste(let text): addInput(.text("paste \(ScriptString.quoted(text))"))
    case .resize(let size): addInput(.text("resize \(size.columns)x\(size.rows)"))
    case .focus(let isIn): addInput(.text("focus \(isIn ? "in" : "out")"))
    case .mouse(let mouse): input(mouse)
    }
  }

  private mutating func input(_ key: Key, isTyping: Bool) {
    if isTyping, key.modifiers.isEmpty, case .character(let scalar) = key.code {
      if case .typed(let text)? = lines.last { return replaceLast(with: .typed(text + String(scalar))) }
      return addInput(.typed(String(scalar)))
    }
    guard let name = key.scriptText else {
      return addInput(.text("# Here a key was pressed that no script can name: \(key)"))
    }
    guard case .keys(var keys)? = lines.last else { return addInput(.keys([(name, 1)])) }
    if let last = keys.last, last.name == name {
      keys[keys.count - 1].count += 1
    } else if keys.count < Self.longestLine {
      keys.append((name, 1))
    } else {
      return addInput(.keys([(name, 1)]))
    }
    replaceLast(with: .keys(keys))
  }

  /// A script's `click` is a press and a release; its `drag` also has moves between them. Requests and events
  /// sent in between are written after the whole action.
  private mutating func input(_ mouse: MouseEvent) {
    switch mouse.kind {
    case .press(let button): addInput(.press(button, at: mouse.at, to: nil, isUp: false))
    case .drag(let button): extend(button, to: mouse.at, isUp: false)
    case .release(let button): extend(button, to: mouse.at, isUp: true)
    case .doubleClick: addDoubleClick(at: mouse.at)
    case .scrollUp: scroll("up", at: mouse.at)
    case .scrollDown: scroll("down", at: mouse.at)
    }
  }

  private mutating func extend(_ button: MouseEvent.Button, to point: Point, isUp: Bool) {
    guard let inputLine, case .press(button, let start, let end, false) = lines[inputLine] else { return }
    let wasDragged = end != nil || point != start
    lines[inputLine] = .press(button, at: start, to: wasDragged ? point : nil, isUp: isUp)
  }

  /// The first of the two clicks already has a line.
  private mutating func addDoubleClick(at point: Point) {
    guard let inputLine, case .press(.left, point, nil, true) = lines[inputLine] else {
      return addInput(.doubleClick(at: point))
    }
    lines[inputLine] = .doubleClick(at: point)
  }

  private mutating func scroll(_ direction: String, at point: Point) {
    if case .scroll(direction, let count, point)? = lines.last {
      return replaceLast(with: .scroll(direction, count: count + 1, at: point))
    }
    addInput(.scroll(direction, count: 1, at: point))
  }

  fileprivate mutating func replaceLast(with line: DraftLine) {
    lines[lines.count - 1] = line
  }

  private mutating func addInput(_ line: DraftLine) {
    lines.append(line)
    inputLine = lines.count - 1
  }
}

/// A line of a recorded script that may still grow: the next input can become part of it.
enum DraftLine {
  case text(String)
  case typed(String)
  case keys([(name: String, count: Int)])
  /// A pressed button, and where the pointer was dragged to.
  case press(MouseEvent.Button, at: Point, to: Point?, isUp: Bool)
  case doubleClick(at: Point)
  case scroll(String, count: Int, at: Point)
  case advance(Duration)

  /// The line as written in the script.
  var written: String {
    switch self {
    case .text(let line): line
    case .typed(let text): "type \(ScriptString.quoted(text))"
    case .keys(let keys):
      "key " + keys.map(Self.words).joined(separator: " ")
    case .press(_, let point, let end?, _): "drag \(Self.cell(point)) to \(Self.cell(end))"
    case .press(let button, let point, nil, _): "click \(Self.word(for: button))\(Self.cell(point))"
    case .advance(let span): "advance \(span.scriptText)"
    case .doubleClick(let point): "doubleclick \(Self.cell(point))"
    case .scroll(let direction, let count, let point): "scroll \(direction) \(count) \(Self.cell(point))"
    }
  }

  /// Two equal keys are easier to read as such.
  private static func words(for key: (name: String, count: Int)) -> String {
    switch key.count {
    case 1: key.name
    case 2: "\(key.name) \(key.name)"
    default: "\(key.name)*\(key.count)"
    }
  }

  private static func cell(_ point: Point) -> String {
    "@\(point.row + 1):\(point.column + 1)"
  }

  private static func word(for button: MouseEvent.Button) -> String {
    switch button {
    case .left: ""
    case .middle: "middle "
    case .right: "right "
    }
  }
}
