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
      try compare(actual, with: path, columns: area.rect.columns)
    } catch let problem as FileProblem {
      throw StepFailure(problem.description)
    }
  }

  private func compare(_ actual: SnapshotText, with path: String, columns: Int) throws {
    guard let bytes = try stored(path) else {
      guard options.snapshots.writes(isMissing: true) else {
        throw StepFailure("there is no \(path)\n    to accept:  run again with --snapshots missing")
      }
      return try ScriptBytes.write(Array(actual.text.utf8), to: path)
    }
    if options.snapshots == .all { return try ScriptBytes.write(Array(actual.text.utf8), to: path) }
    guard bytes != Array(actual.text.utf8) else { return }
    if options.snapshots.writes(isMissing: false) {
      return try ScriptBytes.write(Array(actual.text.utf8), to: path)
    }
    let expected = SnapshotText(String(decoding: bytes, as: UTF8.self))
    let head = "the screen is not that of \(path)          (expected -, actual +)"
    let lines = expected.differences(from: actual, columns: columns)
    throw StepFailure(
      ([head] + lines + ["    to accept:  run again with --snapshots failed"]).joined(separator: "\n"))
  }

  /// The bytes of a stored screen; nil where there is none.
  private func stored(_ path: String) throws -> [UInt8]? {
    do {
      return try ScriptBytes.read(path)
    } catch  where error.isMissing {
      return nil
    }
  }
}
