/// The tools for scripts besides running them: `--check`, `--fmt` and `--list`.
public struct ScriptTools {
  let options: ScriptOptions

  public init(options: ScriptOptions) {
    self.options = options
  }

  /// Parses the scripts and prints their errors. Returns the exit status.
  public func check(_ files: [String]) -> Int32 {
    let (scripts, status) = ScriptLoader(options: options).load(files)
    guard status == .passed else { return status.rawValue }
    let tests = scripts.map(\.tests.count).reduce(0, +)
    options.output("\(counted(scripts.count, "script")), \(counted(tests, "test")), no errors\n")
    return status.rawValue
  }

  /// Prints a line for each test that would run: its location, then its line in the script. Returns the exit
  /// status.
  public func list(_ files: [String]) -> Int32 {
    let (scripts, status) = ScriptLoader(options: options).load(files)
    guard status == .passed else { return status.rawValue }
    let selection = ScriptSelection(scripts, options: options)
    guard !selection.isEmpty else {
      options.errors("No test was selected. Look at --tags, --not-tags and the files.\n")
      return ExitStatus.usage.rawValue
    }
    for test in selection.files.flatMap(\.tests) { options.output("\(TestLine(test).text)\n") }
    return status.rawValue
  }

  private func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
