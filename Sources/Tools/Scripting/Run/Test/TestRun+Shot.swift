import Terminal

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
