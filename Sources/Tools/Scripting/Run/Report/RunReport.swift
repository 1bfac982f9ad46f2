import Console
import Glibc
import Synchronization

/// Forwards results to all reporters of a run in the order of files and tests, no matter in which order the
/// tests end.
struct RunReport: Sendable {
  private let tests: [SelectedTest]
  private let fileSizes: [Int]
  private var reporters: [any Reporter]
  /// Results that arrived before those of earlier tests.
  private var early: [Int: TestResult] = [:]
  private var next = 0
  private var openFile: Int?
  private(set) var tally = RunTally()

  init(_ selection: ScriptSelection, reporters: [any Reporter]) {
    tests = selection.tests
    fileSizes = selection.files.map(\.tests.count)
    self.reporters = reporters
  }

  mutating func begin() {
    let fileCount = fileSizes.count
    report { $0.begin(fileCount: fileCount) }
  }

  /// - Parameter index: the test's index in the selection.
  mutating func add(_ result: TestResult, at index: Int) {
    early[index] = result
    while let result = early.removeValue(forKey: next) {
      report(result, at: next)
      next += 1
    }
  }

  /// Completes all reports. Call it once.
  mutating func end(_ ending: (RunTally) -> RunEnding) {
    for index in early.keys.sorted() {
      if let result = early[index] { report(result, at: index) }
    }
    early = [:]
    closeFile()
    let ending = ending(tally)
    report { $0.end(ending) }
  }

  private mutating func report(_ result: TestResult, at index: Int) {
    let selected = tests[index]
    if openFile != selected.fileIndex {
      closeFile()
      openFile = selected.fileIndex
      let testCount = fileSizes[selected.fileIndex]
      report { $0.begin(selected.script, testCount: testCount) }
    }
    tally.add(result.outcome(of: selected.test))
    report { $0.add(result, of: selected.test, number: selected.number) }
  }

  private mutating func closeFile() {
    guard openFile != nil else { return }
    report { $0.endFile() }
    openFile = nil
  }

  private mutating func report(_ what: (inout any Reporter) -> Void) {
    for index in reporters.indices { what(&reporters[index]) }
  }
}

/// Reports a run of scripts while it runs. Files and tests arrive in their order in the selection, no matter
/// in which order the tests end.
protocol Reporter: Sendable {
  mutating func begin(fileCount: Int)
  mutating func begin(_ file: ScriptFile, testCount: Int)
  /// - Parameter number: the test's position in its file, from 1; numbers are missing if a run is
  ///   interrupted.
  mutating func add(_ result: TestResult, of test: ScriptTest, number: Int)
  mutating func endFile()
  mutating func end(_ ending: RunEnding)
}

/// A requested report (`--report FORMAT[=FILE]`).
public struct ReportTarget: Hashable, Sendable {
  /// TAP (testanything.org), JUnit's XML, or one JSON document.
  public enum Format: String, CaseIterable, Sendable {
    case tap, junit, json
  }

  public var format: Format
  /// Nil means standard output.
  public var file: String?

  public init(_ format: Format, file: String? = nil) {
    self.format = format
    self.file = file
  }

  func reporter(writing write: @escaping @Sendable (String) -> Void) -> any Reporter {
    switch format {
    case .tap: TAPReporter(write: write)
    case .junit: JUnitReporter(write: write)
    case .json: JSONReporter(write: write)
    }
  }
}

/// A run's reports and their destinations.
struct ReportOutputs {
  let reporters: [any Reporter]
  private let files: [ReportFile]

  /// Opens all files before the run, so that a mistyped name is reported first.
  /// - Throws: `FileProblem`.
  init(_ options: ScriptOptions) throws(FileProblem) {
    let targets = options.reports.isEmpty ? [ReportTarget(.tap)] : options.reports
    var reporters: [any Reporter] = []
    var files: [ReportFile] = []
    for target in targets {
      guard let path = target.file else {
        reporters.append(target.reporter(writing: options.output))
        continue
      }
      let file = try ReportFile(path)
      files.append(file)
      reporters.append(target.reporter { file.write($0) })
    }
    self.reporters = reporters
    self.files = files
  }

  /// Write errors.
  var problems: [FileProblem] { files.compactMap(\.problem) }
}

/// A file to which a report is written piece by piece.
final class ReportFile: Sendable {
  private let path: String
  private let descriptor: Int32
  private let firstProblem = Mutex<FileProblem?>(nil)

  /// - Parameter path: chosen by the user, so it may be anywhere; a missing folder is created.
  /// - Throws: the system's error.
  init(_ path: String) throws(FileProblem) {
    self.path = path
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    var descriptor = open(path, flags, 0o666)
    var reason = errno
    if descriptor < 0, reason == ENOENT {
      do throws(FileFault) {
        _ = try RootFolder.making(ScriptPath.folder(of: path))
        descriptor = open(path, flags, 0o666)
        reason = errno
      } catch {
        if case .system(let code) = error { reason = code }
      }
    }
    self.descriptor = descriptor
    guard descriptor >= 0 else { throw FileProblem("\(path) cannot be written", reason) }
  }

  deinit {
    close(descriptor)
  }

  /// The first write error, if any.
  var problem: FileProblem? { firstProblem.withLock { $0 } }

  func write(_ text: String) {
    guard problem == nil, let code = StandardOutput.write(text, to: descriptor) else { return }
    firstProblem.withLock { $0 = FileProblem("\(path) cannot be written", code) }
  }
}
