import Glibc

/// Reads and parses all scripts of a run. If any script has an error, none is run, and all errors are
/// reported.
struct ScriptLoader {
  let options: ScriptOptions

  private static let standardInput =
    "Standard input (-) can only be formatted, with --fmt: a script is read more than once;"
    + " save it as a file.\n"

  func load(_ files: [String]) -> (scripts: [ScriptFile], status: ExitStatus) {
    var scripts: [ScriptFile] = []
    var status = ExitStatus.passed
    for file in distinct(files) {
      guard file != "-" else {
        options.errors(Self.standardInput)
        status = max(status, .usage)
        continue
      }
      do {
        let files = try ScriptFiles(of: file, options)
        let parser = ScriptParser(variables: options.variables, names: options.names) {
          try files.read($0, as: .include)
        }
        let script = try parser.parse(files.readScript(file), file: file)
        for warning in script.warnings { options.errors("\(warning)\n") }
        scripts.append(script)
      } catch {
        status = max(status, options.report(error))
      }
    }
    if status == .passed { reportUnusedVariables(of: scripts) }
    return (scripts, status)
  }

  /// Removes files that are the same as an earlier one.
  private func distinct(_ files: [String]) -> [String] {
    var names: [String: String] = [:]
    return files.filter { file in
      guard let resolved = realpath(file, nil) else { return true }
      defer { free(resolved) }
      let path = String(cString: resolved)
      guard let first = names[path] else {
        names[path] = file
        return true
      }
      let (again, before) = (ScriptString.printable(file), ScriptString.printable(first))
      options.errors("\(again) is the same script as \(before), and runs once.\n")
      return false
    }
  }

  private func reportUnusedVariables(of scripts: [ScriptFile]) {
    let used = Set(scripts.flatMap(\.usedNames))
    for name in options.variables.keys.sorted() where !used.contains(name) {
      options.errors("No script uses ${\(name)}, which --var gives. Check its name.\n")
    }
  }
}

extension ScriptOptions {
  /// Prints why a script could not be read. Returns the exit status.
  func report(_ error: any Error) -> ExitStatus {
    if let errors = error as? SyntaxErrors {
      self.errors("\(errors)\n")
      return .syntax
    }
    errors("\(ScriptString.printable("\(error)")). Check the name of the script.\n")
    return .usage
  }
}
