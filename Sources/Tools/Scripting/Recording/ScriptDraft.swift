public import Terminal
public import Tracking

/// A script that is recorded while a user runs the program: the inputs, and after each input what the program
/// sent. It contains no times, because a script's clock stands still between its lines.
public struct ScriptDraft {
  private let size: Size
  private let clock: String
  var lines: [DraftLine] = []
  /// The index of the last line of input. Later events are added to it even if other lines have followed.
  var inputLine: Int?

  /// - Parameters:
  ///   - size: the screen size at the start.
  ///   - clock: the wall clock at the start, as `2026-01-31T12:00:00Z`.
  public init(size: Size, clock: String) {
    self.size = size
    self.clock = clock
  }

  /// Adds an event that the program sent.
  public mutating func fired(_ event: TrackingEvent) {
    add(([event.name] + event.properties.map(PropertyText.text)).reduce("event") { "\($0) \($1)" })
  }

  /// Adds an effect outside of the screen.
  public mutating func caused(_ effect: EffectKind, _ value: String?) {
    add(value.map { "effect \(effect.rawValue) \(ScriptString.quoted($0))" } ?? "effect \(effect.rawValue)")
  }

  /// Adds a received signal.
  public mutating func received(_ signal: TerminalSignal) {
    switch signal {
    // Recorded by the line with the new size.
    case .resize: break
    case .suspend: add("signal TSTP")
    case .resume: add("signal CONT")
    case .end(let number):
      add(Signal.named(number).map { "signal \($0)" } ?? "# Signal \(number) came, which no script can send.")
    }
  }

  /// Adds the program's exit.
  public mutating func ended(_ status: Int32) {
    add("exit \(status)")
  }

  /// The whole script.
  /// - Parameters:
  ///   - name: the script's file name, for the comment that says how to play it.
  ///   - cassette: the cassette's file name, relative to the script; nil if there were no requests.
  public func text(name: String, cassette: String?) -> String {
    var text = [
      "# Recorded. To play it:  octodo --script \(ScriptString.printable(name))",
      "set size \(size.columns)x\(size.rows)", "set clock \(ScriptString.quoted(clock))",
    ]
    if let cassette { text.append("cassette \(ScriptString.quoted(cassette))") }
    return (text + ["", "launch"] + lines.map(\.written)).map { $0 + "\n" }.joined()
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
