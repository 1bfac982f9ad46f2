/// The tools for scripts besides running them: `--check`, `--fmt` and `--list`.
public struct ScriptTools {
  let options: ScriptOptions

  public init(options: ScriptOptions) {
    self.options = options
  }

  /// Parses the scripts, looks for the files that they name, and prints the errors. Returns the exit status.
  public func check(_ files: [String]) -> Int32 {
    var (scripts, status) = ScriptLoader(options: options).load(files)
    for script in scripts {
      do {
        for problem in try NamedFiles(script: script, files: ScriptFiles(of: script.name, options)).problems {
          options.errors("\(problem)\n")
          status = max(status, .syntax)
        }
      } catch {
        status = max(status, options.report(error))
      }
    }
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

extension ScriptTools {
  /// Formats the scripts in place and prints the names of those that changed. `-` formats standard input to standard
  /// output, as editors expect. Returns the exit status.
  /// - Parameter onlyLooks: if true, writes nothing; the status is 1 if a script would change.
  public func format(_ files: [String], onlyLooks: Bool) -> Int32 {
    var status = ExitStatus.passed
    for file in files {
      do {
        let isPiped = file == "-"
        let bytes = try isPiped ? FileBytes.readStandardInput(limit: ScriptLimits.longestScript) : read(file)
        let formatted = try ScriptFormatter.format(bytes, file: isPiped ? "standard input" : file)
        if isPiped, !onlyLooks {
          options.output(String(decoding: formatted, as: UTF8.self))
        } else if formatted != bytes {
          if onlyLooks { status = max(status, .failed) } else { try write(formatted, to: file) }
          options.output("\(ScriptString.printable(file))\n")
        }
      } catch {
        status = max(status, options.report(error))
      }
    }
    return status.rawValue
  }

  private func read(_ file: String) throws(FileProblem) -> [UInt8] {
    try ScriptFiles(of: file, options).readScript(file)
  }

  private func write(_ bytes: [UInt8], to file: String) throws(FileProblem) {
    try ScriptFiles(of: file, options).rewriteScript(file, with: bytes)
  }
}

/// A test as printed by `--list`.
struct TestLine {
  let text: String

  init(_ test: ScriptTest) {
    let location = "\(ScriptString.printable(test.location.file)):\(test.location.line)"
    var words = ["\(location): test \(ScriptString.quoted(test.name))"]
    words += test.tags
    switch test.directive {
    case .skip(let reason): words.append("(skip \(ScriptString.quoted(reason)))")
    case .todo(let reason): words.append("(todo \(ScriptString.quoted(reason)))")
    case nil: break
    }
    if test.isOnly { words.append("(only)") }
    text = words.joined(separator: " ")
  }
}
