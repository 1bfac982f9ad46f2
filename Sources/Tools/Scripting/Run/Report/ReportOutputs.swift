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
