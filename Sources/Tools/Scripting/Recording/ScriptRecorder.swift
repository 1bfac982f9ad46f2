public import Domain
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
/// The program therefore runs under the conditions of playback: an empty data folder, a clock that moves only while
/// something waits for it (`EventLoop.usePacedTime`), and each input delivered only after the program has become idle,
/// as between a script's lines. Requests to the API and their responses go into a cassette next to the script.
@LoopActor
public final class ScriptRecorder {
  /// The wall clock, which moves with the loop's clock.
  public nonisolated let now: @Sendable () -> Date
  /// A pause of the user that is shorter and that no timer ends takes no time: the grain of the loop's paced clock.
  public nonisolated static let grain = Duration.milliseconds(500)
  /// The maximum time that an input waits for the program to become idle: longer than a request can take. After that
  /// it is delivered anyway.
  private static let longestWait = Duration.seconds(25)
  /// The same for an input that can stop a long operation.
  private static let longestWaitOfStop = Duration.seconds(3)

  /// Continues a program that no shell could continue, as its signal does.
  public var onVainStop: (@LoopActor () -> Void)?

  private var draft: ScriptDraft
  private var checks = RecordedChecks()
  private weak var screen: (any Terminal)?
  private let loop: EventLoop
  private let log: RequestLog
  private let cassette: CassetteRecorder
  private let data: DataFolder
  private let files: RecordedFiles
  /// The time of the last line.
  private var lineTime: LoopClock.Instant
  private var savedPaths: [String] = []
  private var queue: [InputEvent] = []
  private var isDelivering = false
  private var isKeeping = false
  private var isFinished = false

  /// - Parameters:
  ///   - path: the script's path, which `check` takes; the other files are written next to it.
  ///   - size: the screen size.
  ///   - locale: the language of the program; nil for the one that scripts start with.
  ///   - options: the words of the command line that playing needs besides the script.
  ///   - launch: what the program is started with.
  ///   - remarks: sentences for whoever reads the script.
  ///   - temporaryFolder: the parent of the program's data folder.
  public init(
    path: String, size: Size, start: Date, locale: String? = nil, options: [String] = [],
    launch: [LaunchProperty] = [], remarks: [String] = [], temporaryFolder: String, loop: EventLoop
  ) {
    self.loop = loop
    // Scripts set their clock with a precision of one second.
    let start = Date(timeIntervalSince1970: start.timeIntervalSince1970.rounded(.down))
    now = RecordedClock(start: start, loop: loop).read
    lineTime = loop.clock.now
    draft = ScriptDraft(
      size: size, clock: start.formatted(.iso8601), locale: locale, options: options, launch: launch,
      remarks: remarks)
    log = RequestLog(loop: loop)
    cassette = CassetteRecorder(log: log)
    data = DataFolder(in: temporaryFolder)
    files = RecordedFiles(script: path)
  }

  /// Refuses a path at which no script can be recorded, so that the user learns it before the screen changes.
  /// - Parameters:
  ///   - words: the other words of the command line, for the advice.
  ///   - home: the user's home folder; empty if unknown.
  /// - Throws: `RecordingProblem` if one of the files already exists, or if the script could not be played at its
  ///   path.
  public static func check(path: String, beside words: [String], home: String) throws(RecordingProblem) {
    for file in [path, RecordedFiles.cassette(of: path), SnapshotPath.folder(of: path)] where isTaken(file) {
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
  /// - Parameter web: the website of the API that answers, which is opened instead of GitHub's.
  public func desktop(_ desktop: any Desktop, web: String = RepoName.gitHubWeb) -> any Desktop {
    RecordedDesktop(desktop, recorder: self, loop: loop, web: web)
  }

  /// Reads for the recorded program. The script says that it needs the file, which can be private.
  public func readFile(_ read: @escaping ReadFile) -> ReadFile {
    { [weak self, loop] path, limit in
      let bytes = try read(path, limit)
      // Recorded before the next input, because that waits until the loop is idle.
      loop.spawn { self?.write { $0.needs(file: path) } }
      return bytes
    }
  }

  /// The client of the recorded program, which sends its requests to GitHub's API as in a script.
  /// - Parameter base: the address of the API that answers.
  public func client(_ client: any HTTPClient, base: HTTPAddress) -> any HTTPClient {
    RecordedClient(
      APIOnlyHTTPClient(client, base: base, log: log, recorder: cassette), base: base, now: now
    ) { [weak self] in self?.letTimePass(for: $0) }
  }

  /// Job control of the recorded program: what stops it is recorded with what continues it. Where no shell could
  /// continue it, it goes on at once, because in a script every program can be stopped.
  /// - Parameter goOn: continues the program as its signal does.
  public func jobControl(_ control: JobControl) -> JobControl {
    JobControl(
      canSuspend: { true },
      suspend: { [weak self] in
        self?.write { $0.stopped() }
        if control.canSuspend() { control.suspend() } else { self?.loop.spawn { self?.onVainStop?() } }
      }, resume: control.resume)
  }

  /// Queues input and delivers it one event at a time.
  public func receive(_ events: [InputEvent], deliver: @escaping @LoopActor @Sendable (InputEvent) -> Void) {
    queue += events
    guard !isDelivering else { return }
    isDelivering = true
    loop.spawn { [self] in
      while !queue.isEmpty {
        await waitUntilIdle()
        let event = queue.removeFirst()
        switch checks.take(event) {
        case .passed:
          write { $0.input(event, isTyping: checks.isTyping) }
          deliver(event)
        case .line(let line): write { $0.add(line) }
        case .taken: break
        }
        show()
      }
      isDelivering = false
    }
  }

  /// Waits until the program is idle; not long if the user wants to stop what it does.
  private func waitUntilIdle() async {
    var waited = Duration.zero
    while waited < (queue.contains(where: Self.stops) ? Self.longestWaitOfStop : Self.longestWait) {
      // The queue may have got another input meanwhile.
      do { return try await loop.waitUntilIdle(watchdog: .seconds(1)) } catch { waited += .seconds(1) }
    }
  }

  private static func stops(_ event: InputEvent) -> Bool {
    [.key(Key(.escape)), .key(.ctrl("c")), .key(.char("q"))].contains(event)
  }

  /// Records a signal, which is handled without waiting.
  public func receive(_ signal: TerminalSignal, size: Size) {
    write { draft in
      if signal == .resize { draft.input(.resize(size), isTyping: false) }
      draft.received(signal)
    }
  }

  /// Shows a sentence of the recorder until the next input.
  public func say(_ sentence: String) {
    guard !sentence.isEmpty else { return }
    checks.say(sentence)
    show()
  }

  /// The program may have nothing to draw.
  private func show() {
    if let frame = checks.frame { screen?.present(checks.drawn(over: frame)) }
  }

  /// Changes the script, after the time that has passed since its last line.
  func write(_ change: (inout ScriptDraft) -> Void) {
    let now = loop.clock.now
    draft.passed(lineTime.duration(to: now))
    lineTime = now
    change(&draft)
    keepSoon()
  }

  /// Notes a file that the program saved.
  func saved(_ text: String, at path: String) {
    savedPaths.append(path)
    write { $0.caused(.file, text) }
  }

  /// While GitHub refuses requests, time passes even if no timer is pending, because it decides what the program may do.
  private func letTimePass(for span: Duration) {
    loop.spawn { [loop] in
      do { try await loop.sleep(for: span) } catch { return }
    }
  }

  // MARK: Files

  /// Writes the files once the program is idle: then all responses to the inputs of the script are there.
  private func keepSoon() {
    guard !isKeeping, !isFinished else { return }
    isKeeping = true
    loop.spawn { [self] in
      do { try await loop.waitUntilIdle() } catch { return }
      isKeeping = false
      guard !isFinished else { return }
      do throws(FileProblem) { try files.keep(draft, cassette.takeEnded(), checks.snapshots) } catch {
        // The whole line is seen in 80 columns. What could not be written is tried again with the next line.
        say("The script cannot be kept: \(error.reason).")
      }
    }
  }

  /// The message at the end: where the script is, and how to play it.
  public var ending: String {
    let saved = savedPaths.map { "\nYou saved \(ScriptString.printable($0))." }.joined()
    return "Your script is \(ScriptString.printable(files.script)). Play it with:  "
      + draft.command(toPlay: files.script) + saved
  }

  /// Writes the end of the script and deletes the program's data folder.
  /// - Parameter status: the program's exit status.
  /// - Throws: `RecordingProblem`; then nothing is left of the recording, or what was kept before.
  public func finish(status: Int32) throws {
    write { $0.ended(status) }
    isFinished = true
    try data.remove()
    do {
      guard let recording = cassette.recording(of: nil, clock: nil) else {
        try files.remove()
        throw RecordingProblem("No script was written: \(log.takeFailures().joined(separator: " "))")
      }
      try files.finish(draft, recording, checks.snapshots)
    } catch let problem as FileProblem {
      let play = files.hasScript ? " Up to there it plays with:  \(draft.command(toPlay: files.script))" : ""
      throw RecordingProblem("The script is not complete: \(problem).\(play)")
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
    let location: ScriptLocation
    do { location = try ScriptLocation(of: path, root: nil, home: home) } catch {
      throw RecordingProblem("No script can be recorded: \(error).")
    }
    guard !location.hasRoot else { return }
    let name = ScriptPath.baseName(path)
    let command = (["octodo"] + words + ["--record-script", "\(name)/\(name).steps"]).map(\.shellWord)
    throw RecordingProblem(
      "A script in this folder could read all of your files, so octodo would not play it. Record it into a folder of its"
        + " own, for example: mkdir \(name.shellWord); \(command.joined(separator: " "))")
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
