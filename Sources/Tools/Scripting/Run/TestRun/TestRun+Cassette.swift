import FoundationEssentials
import HTTP
import Stubs

extension TestRun {
  /// The network mode of a whole test: the one that it sets; otherwise replay if it has a cassette; otherwise
  /// stubs. `--record` turns replay into recording.
  func network(of steps: [Step]) -> Setting.NetworkMode {
    var mode: Setting.NetworkMode?
    var hasCassette = false
    for step in steps {
      switch step.command {
      case .set(.network(let set)): mode = mode ?? set
      case .cassette: hasCassette = true
      default: break
      }
    }
    let chosen = mode ?? (hasCassette ? .replay : .stub)
    return chosen == .replay && options.isRecording ? .record : chosen
  }

  func cassette(_ name: String) throws {
    guard session == nil else {
      throw StepFailure("a cassette is there before the program starts; move this line above `launch`")
    }
    if let cassette {
      throw StepFailure("this test has the cassette \(cassette.file) already; one is enough")
    }
    let file = CassetteFile(path: path(name), files: files)
    do {
      switch settings.network {
      case .replay: try play(file)
      case .record: try record(file)
      case .stub, .live:
        throw StepFailure(
          "with `set network \(settings.network.rawValue)` no cassette is played or recorded;"
            + " take one of the two lines out")
      }
    } catch let problem as FileProblem {
      throw StepFailure(problem.description)
    } catch let error as CassetteError {
      throw StepFailure(error.description)
    }
  }

  private func play(_ file: CassetteFile) throws {
    guard let cassette = try file.read() else {
      throw StepFailure("there is no \(file.path)\(howToRecord)")
    }
    guard let recording = cassette.recording(of: test.name) else {
      throw StepFailure("\(file.path) has no recording of this test\(howToRecord)")
    }
    let clock = recording.clock.flatMap(RFC3339.sinceEpoch)
    if let text = recording.clock, clock == nil {
      throw StepFailure(
        "\(file.path): \(ScriptString.quoted(text)) is not a time; write 2026-01-01T00:00:00Z")
    }
    let client = ReplayHTTPClient(
      recording, file: file.path, advice: recordingAdvice, loop: loop, base: api, log: log)
    self.cassette = TestCassette(file: file.path, use: .played(client), clock: clock)
  }

  private func record(_ file: CassetteFile) throws {
    guard !options.isCI else { throw StepFailure("with CI=true nothing is recorded; do it by hand") }
    guard !isOfDemo else {
      throw StepFailure("this asks GitHub for the demo's data\(howToRecord)")
    }
    guard file.path.hasSuffix(CassetteFile.ending) else {
      throw StepFailure(
        "a recording goes into a file that ends in \(CassetteFile.ending); give the cassette such a name")
    }
    // Fails for an unreadable cassette, so that it is not overwritten unnoticed.
    _ = try file.read()
    let clock = Date().formatted(.iso8601)
    cassette = TestCassette(
      file: file.path, use: .recorded(CassetteRecorder(log: log), clock: clock))
  }

  /// - Throws: `StepFailure` if `set network` needs a cassette and there is none.
  func requireCassette() throws {
    guard cassette == nil, settings.network == .replay || settings.network == .record else { return }
    let verb = settings.network == .replay ? "play" : "record"
    throw StepFailure("there is nothing to \(verb); write `cassette \"NAME.cassette\"` above `launch`")
  }

  /// - Throws: `StepFailure` if a recorded request was not sent.
  func requireCassettePlayed() throws {
    guard let cassette, case .played(let client) = cassette.use, !client.unplayed.isEmpty else { return }
    let count = client.unplayed.count
    let head =
      count == 1
      ? "a request of \(cassette.file) was not sent" : "\(count) requests of \(cassette.file) were not sent"
    throw StepFailure(([head] + client.unplayed).joined(separator: "\n") + howToRecord)
  }

  /// Saves the recording if the whole test passed; otherwise the old cassette is kept.
  func keepCassette() throws {
    guard failures.isEmpty, let cassette, case .recorded(let recorder, let clock) = cassette.use else {
      return
    }
    // A script that sets its own clock has the same time when the cassette is played.
    let recorded = recorder.recording(of: test.name, clock: settings.clock == nil ? clock : nil)
    guard let recorded else { return }
    do {
      try CassetteFile(path: cassette.file, files: files).keep(recorded)
    } catch {
      throw StepFailure("\(error)")
    }
  }

  private var howToRecord: String { "\n    to record it:  \(recordingAdvice)" }

  /// The demo has data that GitHub does not have, so its requests are never sent to the real API.
  private var recordingAdvice: String {
    isOfDemo ? "octodo --demo --record-script FILE, because the demo answered it" : "run with --record"
  }

  /// The script was recorded in the demo.
  private var isOfDemo: Bool {
    (script.preamble + test.steps).contains { step in
      guard case .launch(let launch) = step.command else { return false }
      return launch.properties.contains { property in
        guard property.name == "demo", case .equals(let value) = property.condition else { return false }
        return value.literal == "true"
      }
    }
  }
}

/// A test's cassette, played or recorded.
struct TestCassette {
  enum Use {
    case played(ReplayHTTPClient)
    /// - Parameter clock: the wall clock at the start of the recording.
    case recorded(CassetteRecorder, clock: String)
  }

  /// The file's path.
  let file: String
  let use: Use
  /// When it was recorded, since 1970. Nil if the cassette does not contain the time.
  var clock: Duration?
}

/// A cassette on disk.
struct CassetteFile {
  let path: String
  let files: ScriptFiles

  static let ending = ".cassette"

  /// Returns nil if the file does not exist.
  /// - Throws: `FileProblem`, `CassetteError`.
  func read() throws -> Cassette? {
    do {
      return try Cassette(reading: files.read(path, as: .cassette), file: path)
    } catch let problem as FileProblem where problem.isMissing {
      return nil
    }
  }

  /// Saves a recording and keeps those of other tests. Safe to call from several processes at once.
  /// - Throws: `FileProblem`, `CassetteError`.
  func keep(_ recording: CassetteRecording) throws {
    try files.update(path, as: .cassette) { bytes in
      var cassette = try bytes.map { try Cassette(reading: $0, file: path) } ?? Cassette()
      cassette.replace(recording)
      return try cassette.bytes(of: path)
    }
  }
}
