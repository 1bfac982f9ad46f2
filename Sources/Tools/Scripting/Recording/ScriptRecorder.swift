import Domain
public import EventLoop
public import FoundationEssentials
import Glibc
public import HTTP
public import Screens
import Stubs
public import Terminal
public import Tracking

/// Records a script while a user runs the program (`--record-script`), so that it passes when it is played.
///
/// The program therefore runs under the conditions of playback: an empty data folder, a stopped wall clock, and each
/// input delivered only after the program has become idle, as between a script's lines. Requests to the API and their
/// responses go into a cassette next to the script.
@LoopActor
public final class ScriptRecorder {
  /// The wall clock, fixed at the start time.
  public let now: @Sendable () -> Date
  /// The maximum time that an input waits for the program to become idle. After that it is delivered anyway,
  /// so that Esc can cancel a long operation.
  private static let longestWait = Duration.seconds(3)

  var draft: ScriptDraft
  private var checks = RecordedChecks()
  private weak var screen: (any Terminal)?
  private let path: String
  private let loop: EventLoop
  private let log: RequestLog
  private let cassette: CassetteRecorder
  private let data: DataFolder
  private var queue: [InputEvent] = []
  private var isDelivering = false

  /// - Parameters:
  ///   - path: the script's path, which `check` takes; the cassette is written next to it.
  ///   - size: the screen size.
  ///   - locale: the language of the program; nil for the one that scripts start with.
  ///   - options: the words of the command line that playing needs besides the script.
  ///   - temporaryFolder: the parent of the program's data folder.
  public init(
    path: String, size: Size, start: Date, locale: String? = nil, options: [String] = [],
    temporaryFolder: String, loop: EventLoop
  ) {
    self.path = path
    self.loop = loop
    // Scripts set their clock with a precision of one second.
    let start = Date(timeIntervalSince1970: start.timeIntervalSince1970.rounded(.down))
    now = { start }
    draft = ScriptDraft(size: size, clock: start.formatted(.iso8601), locale: locale, options: options)
    log = RequestLog(loop: loop)
    cassette = CassetteRecorder(log: log)
    data = DataFolder(in: temporaryFolder)
  }

  /// Refuses a path at which no script can be recorded, so that the user learns it before the screen changes.
  /// - Parameters:
  ///   - words: the other words of the command line, for the advice.
  ///   - home: the user's home folder; empty if unknown.
  /// - Throws: `RecordingProblem` if one of the files already exists, or if the script could not be played at its
  ///   path.
  public static func check(path: String, beside words: [String], home: String) throws(RecordingProblem) {
    for file in [path, cassettePath(for: path), SnapshotPath.folder(of: path)] where isTaken(file) {
      throw RecordingProblem("There is a file \(file) already. Give --record-script another name.")
    }
    try requireRoot(for: path, words, home: home)
  }

  /// Creates the program's data folder, which is empty.
  /// - Throws: the system's error.
  public func dataFolder() throws -> String {
    try data.path()
  }

  /// The terminal of the recorded program: its frames are noted, and the recorder's display is drawn over them.
  public func terminal(_ terminal: any Terminal) -> any Terminal {
    screen = terminal
    return RecordedTerminal(terminal, recorder: self)
  }

  /// A frame of the program with the recorder's display.
  func shown(_ frame: Frame) -> Frame {
    checks.frame = frame
    return checks.drawn(over: frame)
  }

  /// The tracker of the recorded program: its events become lines of the script, and are passed on.
  public func tracker(_ tracker: any Tracker) -> any Tracker {
    RecordedTracker(tracker, recorder: self)
  }

  /// The desktop of the recorded program: its effects become lines of the script, and are passed on.
  public func desktop(_ desktop: any Desktop) -> any Desktop {
    RecordedDesktop(desktop, recorder: self, loop: loop)
  }

  /// - Parameter base: the API's address; requests to other addresses are refused.
  public func client(_ client: any HTTPClient, base: HTTPAddress) -> any HTTPClient {
    APIOnlyHTTPClient(client, base: base, log: log, recorder: cassette)
  }

  /// Queues input and delivers it one event at a time.
  public func receive(_ events: [InputEvent], deliver: @escaping @LoopActor @Sendable (InputEvent) -> Void) {
    queue += events
    guard !isDelivering else { return }
    isDelivering = true
    loop.spawn { [self] in
      while !queue.isEmpty {
        do {
          try await loop.waitUntilIdle(watchdog: Self.longestWait)
        } catch {
          // The timeout is over.
        }
        let event = queue.removeFirst()
        switch checks.take(event) {
        case .passed:
          draft.input(event, isTyping: checks.isTyping)
          deliver(event)
        case .line(let line): draft.add(line)
        case .taken: break
        }
        // The program may have nothing to draw.
        if let frame = checks.frame { screen?.present(checks.drawn(over: frame)) }
      }
      isDelivering = false
    }
  }

  /// Records a signal, which is handled without waiting.
  public func receive(_ signal: TerminalSignal, size: Size) {
    if signal == .resize { draft.input(.resize(size), isTyping: false) }
    draft.received(signal)
  }

  /// The message at the end: where the script is, and how to play it.
  public var ending: String {
    "Your script is \(ScriptString.printable(path)). Play it with:  \(draft.command(toPlay: path))"
  }

  /// Writes the files and deletes the program's data folder.
  /// - Parameter status: the program's exit status.
  /// - Throws: `RecordingProblem`; then nothing was written.
  public func finish(status: Int32) throws {
    draft.ended(status)
    try data.remove()
    guard let recording = cassette.recording(of: nil, clock: nil) else {
      throw RecordingProblem("No script was written: \(log.takeFailures().joined(separator: " "))")
    }
    let cassettePath = Self.cassettePath(for: path)
    let hasRequests = !recording.exchanges.isEmpty
    let name = hasRequests ? cassettePath.split(separator: "/").last.map(String.init) : nil
    do {
      if hasRequests { try write(Cassette(recordings: [recording]).text, to: cassettePath) }
      for snapshot in checks.snapshots {
        let test = ScriptPath.baseName(path)
        try write(snapshot.text, to: SnapshotPath.file(of: snapshot.name, test: test, script: path))
      }
      try write(draft.text(name: path, cassette: name), to: path)
    } catch {
      throw RecordingProblem("No script was written: \(error).")
    }
  }

  private func write(_ text: String, to path: String) throws(FileProblem) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    do throws(FileFault) {
      try RootFolder.making(ScriptPath.folder(of: path)).write(Array(text.utf8), to: name)
    } catch {
      throw FileProblem(path, error, cannotBe: "written")
    }
  }

  /// True also for a dangling link, because nothing is written through a link.
  private static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func requireRoot(for path: String, _ words: [String], home: String) throws(RecordingProblem)
  {
    let folder = ScriptPath.folder(of: path)
    var status = stat()
    guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw RecordingProblem(
        "There is no folder \(folder) to record into. Make it first: mkdir -p \(folder.shellWord)")
    }
    let place: ScriptPlace
    do { place = try ScriptPlace(of: path, root: nil, home: home) } catch {
      throw RecordingProblem("No script can be recorded: \(error).")
    }
    guard !place.hasRoot else { return }
    let name = ScriptPath.baseName(path)
    let command = (["octodo"] + words + ["--record-script", "\(name)/\(name).steps"]).map(\.shellWord)
    throw RecordingProblem(
      "A script in this folder could read all of your files, so octodo would not play it. Record it into a folder of its"
        + " own, for example: mkdir \(name.shellWord); \(command.joined(separator: " "))")
  }

  private static func cassettePath(for path: String) -> String {
    (path.hasSuffix(".steps") ? String(path.dropLast(6)) : path) + ".cassette"
  }
}

/// Why a script cannot be recorded.
public struct RecordingProblem: Error, Hashable, Sendable {
  /// A sentence that says what to do next.
  public let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
