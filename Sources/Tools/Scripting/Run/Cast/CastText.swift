import Terminal

/// A recording of a terminal for `asciinema play`. Source: asciicast v2,
/// docs.asciinema.org/manual/asciicast/v2. It contains no date, so equal tests give equal bytes.
struct CastText {
  private let title: String
  private var size: Size?
  private var lines: [String] = []
  private var end = Duration.zero

  init(title: String) {
    self.title = title
  }

  /// The size before the first output becomes the initial size of the recording.
  mutating func resize(to size: Size, at time: Duration) {
    if self.size == nil {
      self.size = size
    } else {
      add("r", "\(size.columns)x\(size.rows)", at: time)
    }
  }

  mutating func output(_ text: String, at time: Duration) {
    add("o", text, at: time)
  }

  mutating func mark(_ label: String, at time: Duration) {
    add("m", label, at: time)
  }

  /// Makes the player wait until `time` before it ends.
  mutating func finish(at time: Duration) {
    if time > end { add("o", "", at: time) }
  }

  var text: String {
    let size = size ?? Size(columns: 80, rows: 24)
    let head = JSONText.object([
      ("version", .number(2)), ("width", .number(size.columns)), ("height", .number(size.rows)),
      ("title", .string(title)), ("env", .object([("TERM", "xterm-256color")])),
    ])
    return ([head.text] + lines).map { $0 + "\n" }.joined()
  }

  private mutating func add(_ kind: String, _ text: String, at time: Duration) {
    end = time
    lines.append("[\(Self.seconds(time)),\"\(kind)\",\(JSONText.string(text).text)]")
  }

  /// With six decimal places.
  private static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let digits = String(attoseconds / 1_000_000_000_000)
    return "\(seconds).\(String(repeating: "0", count: 6 - digits.count))\(digits)"
  }
}
