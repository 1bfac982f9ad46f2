import Terminal

extension TestRun {
  func check(_ snapshot: Snapshot) throws {
    if let line = snapshots[snapshot.name] {
      throw StepFailure("this test has a snapshot of this name on line \(line) already; give it another")
    }
    snapshots[snapshot.name] = step?.location.line
    let frame = try screen().frame
    let area = try ScreenArea(snapshot.region, of: frame)
    let actual = SnapshotText(frame, in: area.rect, isPlain: snapshot.isPlain)
    let path = SnapshotPath.file(of: snapshot.name, test: test.name, script: script.name)
    do {
      try compare(actual, with: path)
    } catch let problem as FileProblem {
      throw StepFailure(problem.description)
    }
  }

  private func compare(_ actual: SnapshotText, with path: String) throws {
    guard let bytes = try stored(path) else {
      guard options.snapshots.writes(isMissing: true) else {
        throw StepFailure("there is no \(path)\n    to accept:  run again with --snapshots missing")
      }
      return try files.write(Array(actual.text.utf8), to: path)
    }
    if options.snapshots == .all { return try files.write(Array(actual.text.utf8), to: path) }
    guard bytes != Array(actual.text.utf8) else { return }
    if options.snapshots.writes(isMissing: false) {
      return try files.write(Array(actual.text.utf8), to: path)
    }
    let lines = try differences(of: actual, from: bytes, at: path)
    throw StepFailure((lines + ["    to accept:  run again with --snapshots failed"]).joined(separator: "\n"))
  }

  private func differences(of actual: SnapshotText, from bytes: [UInt8], at path: String) throws -> [String] {
    let expected: SnapshotText
    do {
      expected = try SnapshotText(reading: bytes)
    } catch {
      return ["\(path):\(error.line): \(error.message)"]
    }
    let differences = expected.differences(from: actual)
    // The bytes differ but the screens do not: a repeated style run, or a missing line feed.
    guard !differences.isEmpty else { return ["\(path) was not written by octodo, though it means the same"] }
    return ["the screen is not that of \(path)          (expected -, actual +)"] + differences
  }

  /// The bytes of a stored screen; nil if there is none.
  private func stored(_ path: String) throws -> [UInt8]? {
    do {
      return try files.read(path, as: .snapshot)
    } catch  where error.isMissing {
      return nil
    }
  }
}
