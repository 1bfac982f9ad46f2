import EventLoop
import Terminal

/// Writes a recording of each test to `FOLDER/SCRIPT/TEST.cast`, where SCRIPT is the script's path as given.
/// Notes, pauses and a failure become markers in it.
@LoopActor
final class CastRecorder: TestObserver {
  private let folder: String
  private let pace: Duration
  private var name = ""
  private var cast = CastText(title: "")
  private var picture: CastFrame?
  private var stepCount = 0

  /// - Parameter pace: how long the recording pauses before each line of a script, because on the test's own
  ///   clock input takes no time.
  init(folder: String, pace: Duration) {
    self.folder = folder
    self.pace = pace
  }

  func testBegins(_ test: String, script: String) {
    name = ArtifactPath.base(of: test, script: script) + ".cast"
    cast = CastText(title: test)
    picture = nil
    stepCount = 0
  }

  func stepBegins(_ step: Step, at time: Duration) {
    stepCount += 1
  }

  func frameShown(_ frame: Frame, at time: Duration) {
    var picture = picture ?? CastFrame(size: frame.size)
    var output = ""
    if self.picture == nil || picture.size != frame.size {
      cast.resize(to: frame.size, at: position(of: time))
      if picture.size != frame.size { output = picture.resize(to: frame.size) }
    }
    output += picture.show(frame)
    self.picture = picture
    if !output.isEmpty { cast.output(output, at: position(of: time)) }
  }

  func noted(_ label: String, at time: Duration) {
    cast.mark(label, at: position(of: time))
  }

  func paused(at step: Step, _ program: PausedProgram?, at time: Duration) {
    cast.mark("pause", at: position(of: time))
  }

  /// - Throws: `FileProblem`.
  func testEnds(failure: String?, at time: Duration) throws {
    if let failure { cast.mark(failure, at: position(of: time)) }
    cast.finish(at: position(of: time) + pace)
    try ArtifactPath.write(Array(cast.text.utf8), to: name, in: folder)
  }

  private func position(of time: Duration) -> Duration {
    time + pace * stepCount
  }
}

/// The terminal output that turns one frame into the next.
struct CastFrame {
  private var shown: Frame
  private var isCursorShown: Bool?

  /// The terminal is blank at the start.
  init(size: Size) {
    shown = Frame(size: size)
  }

  var size: Size { shown.size }

  /// Clears the terminal after a change of its size.
  mutating func resize(to size: Size) -> String {
    shown = Frame(size: size)
    return "\u{1B}[2J"
  }

  /// The output for the cells that differ from the frame on the screen; empty if none do.
  /// - Parameter frame: has this `size`.
  mutating func show(_ frame: Frame) -> String {
    var output = ""
    for row in 0..<frame.size.rows {
      guard let columns = frame.changedColumns(row: row, since: shown) else { continue }
      output += Self.move(to: Point(row: row, column: columns.lowerBound))
      output += ANSIPicture.row(row, of: frame, columns: columns)
    }
    // Drawing also moves the cursor.
    if let cursor = frame.cursor, !output.isEmpty || cursor != shown.cursor {
      output += Self.move(to: cursor)
    }
    if (frame.cursor != nil) != isCursorShown {
      isCursorShown = frame.cursor != nil
      output += isCursorShown == true ? "\u{1B}[?25h" : "\u{1B}[?25l"
    }
    shown = frame
    return output
  }

  private static func move(to point: Point) -> String {
    "\u{1B}[\(point.row + 1);\(point.column + 1)H"
  }
}

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
