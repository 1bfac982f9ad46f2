extension ScriptTools {
  /// Formats the scripts in place and prints the names of those that changed. `-` formats standard input to
  /// standard output, as editors expect. Returns the exit status.
  /// - Parameter onlyLooks: writes nothing; the status is 1 if a script would change.
  public func format(_ files: [String], onlyLooks: Bool) -> Int32 {
    var status = ExitStatus.passed
    for file in files {
      do {
        let isPiped = file == "-"
        let bytes = try isPiped ? FileBytes.readStandardInput(limit: Limits.longestScript) : read(file)
        let formatted = try ScriptFormatter.format(bytes, file: isPiped ? "standard input" : file)
        if isPiped, !onlyLooks {
          options.output(String(decoding: formatted, as: UTF8.self))
        } else if formatted != bytes {
          if onlyLooks { status = max(status, .failed) } else { try write(formatted, to: file) }
          options.output("\(ScriptString.printable(file))\n")
        }
      } catch let errors as SyntaxErrors {
        options.errors("\(errors)\n")
        status = max(status, .syntax)
      } catch {
        options.errors("\(ScriptString.printable("\(error)")). Check the name of the script.\n")
        status = max(status, .usage)
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
