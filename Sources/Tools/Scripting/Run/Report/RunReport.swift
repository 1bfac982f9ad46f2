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
    tell { $0.begin(fileCount: fileCount) }
  }

  /// - Parameter index: the test's index in the selection.
  mutating func add(_ result: TestResult, at index: Int) {
    early[index] = result
    while let result = early.removeValue(forKey: next) {
      tell(result, at: next)
      next += 1
    }
  }

  /// Completes all reports. Call it once.
  mutating func end(_ ending: (RunTally) -> RunEnding) {
    for index in early.keys.sorted() {
      if let result = early[index] { tell(result, at: index) }
    }
    early = [:]
    closeFile()
    let ending = ending(tally)
    tell { $0.end(ending) }
  }

  private mutating func tell(_ result: TestResult, at index: Int) {
    let selected = tests[index]
    if openFile != selected.fileIndex {
      closeFile()
      openFile = selected.fileIndex
      let testCount = fileSizes[selected.fileIndex]
      tell { $0.begin(selected.script, testCount: testCount) }
    }
    tally.add(result.verdict(of: selected.test))
    tell { $0.add(result, of: selected.test, number: selected.number) }
  }

  private mutating func closeFile() {
    guard openFile != nil else { return }
    tell { $0.endFile() }
    openFile = nil
  }

  private mutating func tell(_ what: (inout any Reporter) -> Void) {
    for index in reporters.indices { what(&reporters[index]) }
  }
}
