extension ScriptTools {
  /// Formats the scripts in place and names those that changed. `-` formats standard input to standard
  /// output, which is what editors ask for. Returns the status to exit with.
  /// - Parameter onlyLooks: nothing is written; a script that would change makes the status 1.
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
