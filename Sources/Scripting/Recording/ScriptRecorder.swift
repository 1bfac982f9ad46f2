public import AppCore
public import EventLoop
public import FoundationEssentials
import Glibc
public import HTTP
public import Terminal
public import Tracking

/// Writes a script while a person uses the program (`--record-script`), such that it passes when it is
/// played.
///
/// So the program is given what it will be given then: an empty data folder, a wall clock that stands still,
/// and each input only once it has come to rest after the one before, as a script's lines do. What was asked
/// of the API goes into a cassette beside the script.
@LoopActor
public final class ScriptRecorder {
  /// The wall clock stands where it stood at the start.
  public let now: @Sendable () -> Date
  /// An input waits this long for the program to rest. Then it is handed over all the same, so that Esc can
  /// end what takes too long.
  private static let longestWait = Duration.seconds(3)

  var draft: ScriptDraft
  private let path: String
  private let loop: EventLoop
  private let log: RequestLog
  private let cassette: CassetteRecorder
  private let data: DataFolder
  private var queue: [InputEvent] = []
  private var isDelivering = false

  /// - Parameters:
  ///   - path: where the script goes; the cassette lies beside it.
  ///   - size: the screen's.
  ///   - temporaryFolder: the program's data folder is made in here.
  /// - Throws: `RecordingProblem` where one of the files is there already.
  public init(
    path: String, size: Size, start: Date, temporaryFolder: String, loop: EventLoop
  ) throws(RecordingProblem) {
    self.path = path
    self.loop = loop
    // Scripts set their clock to the second.
    let start = Date(timeIntervalSince1970: start.timeIntervalSince1970.rounded(.down))
    now = { start }
    draft = ScriptDraft(size: size, clock: start.formatted(.iso8601))
    log = RequestLog(loop: loop)
    cassette = CassetteRecorder(log: log)
    data = DataFolder(in: temporaryFolder)
    for file in [path, Self.cassettePath(for: path)] where Self.isTaken(file) {
      throw RecordingProblem("There is a file \(file) already. Give --record-script another name.")
    }
  }

  /// The program's data folder, which is empty at first.
  /// - Throws: what the system says.
  public func dataFolder() throws -> String {
    try data.path()
  }

  public func terminal(_ terminal: any Terminal) -> any Terminal {
    RecordedTerminal(terminal, recorder: self)
  }

  public func tracker(_ tracker: any Tracker) -> any Tracker {
    RecordedTracker(tracker, recorder: self)
  }

  public func desktop(_ desktop: any Desktop) -> any Desktop {
    RecordedDesktop(desktop, recorder: self, loop: loop)
  }

  /// - Parameter base: the API's; nothing else is asked.
  public func client(_ client: any HTTPClient, base: HTTPAddress) -> any HTTPClient {
    APIOnlyHTTPClient(client, base: base, log: log, recorder: cassette)
  }

  /// Takes input, and hands it over one by one.
  public func receive(_ events: [InputEvent], deliver: @escaping @LoopActor @Sendable (InputEvent) -> Void) {
    queue += events
    guard !isDelivering else { return }
    isDelivering = true
    loop.spawn { [self] in
      while !queue.isEmpty {
        do {
          try await loop.settle(watchdog: Self.longestWait)
        } catch {
          // It has waited long enough.
        }
        let event = queue.removeFirst()
        draft.input(event)
        deliver(event)
      }
      isDelivering = false
    }
  }

  /// A signal came, which does not wait for anything.
  public func receive(_ signal: TerminalSignal, size: Size) {
    if signal == .resize { draft.input(.resize(size)) }
    draft.received(signal)
  }

  /// Writes the files, and takes the program's data folder away.
  /// - Parameter status: the one that the program ended with.
  /// - Throws: `RecordingProblem`; nothing was written then.
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

  /// Also by a link that leads nowhere, which nothing is written through.
  private static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func cassettePath(for path: String) -> String {
    (path.hasSuffix(".steps") ? String(path.dropLast(6)) : path) + ".cassette"
  }
}
