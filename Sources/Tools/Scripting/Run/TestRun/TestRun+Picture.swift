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

extension TestRun {
  /// Writes the screen, or a part of it, as a picture if the command line names a folder. Each test has its
  /// own subfolder: `SHOTS/SCRIPT/TEST/FILE` (see `ArtifactPath`).
  func shoot(_ shot: Shot) throws {
    let file = ArtifactPath.path(of: shot.file)
    if let line = shots[file] {
      throw StepFailure("this test has a shot of this name on line \(line) already; give it another")
    }
    shots[file] = step?.location.line
    let frame = try screen().frame
    let rect = try ScreenArea(shot.region, of: frame).rect
    guard let folder = options.shotFolder else {
      if let step {
        remarks.append(
          "\(step.location.file):\(step.location.line): no picture was written; --shots DIR says where to")
      }
      return
    }
    let name = "\(ArtifactPath.base(of: test.name, script: script.name))/\(file)"
    do {
      try ArtifactPath.write(Array(picture(shot.format, of: frame, in: rect).utf8), to: name, in: folder)
    } catch {
      throw StepFailure(error.description)
    }
  }

  private func picture(_ format: Shot.Format, of frame: Frame, in rect: Rect) -> String {
    switch format {
    case .svg: SVGPicture.text(of: frame, in: rect, title: test.name)
    case .ansi: ANSIPicture.text(of: frame, in: rect)
    case .txt:
      (rect.row..<rect.endRow).map { row in
        RowText(frame, row: row, columns: rect.column..<rect.endColumn).trimmed + "\n"
      }.joined()
    }
  }
}
