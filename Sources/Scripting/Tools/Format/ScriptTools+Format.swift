import Glibc

extension ScriptTools {
  /// Formats the scripts in place and names those that changed. `-` formats standard input to standard
  /// output, which is what editors ask for. Returns the status to exit with.
  /// - Parameter onlyLooks: nothing is written; a script that would change makes the status 1.
  public func format(_ files: [String], onlyLooks: Bool) -> Int32 {
    var status = ExitStatus.passed
    for file in files {
      do {
        let isPiped = file == "-"
        let bytes = try isPiped ? ScriptBytes.readStandardInput() : ScriptBytes.read(file)
        let formatted = try ScriptFormatter.format(bytes, file: isPiped ? "standard input" : file)
        if isPiped, !onlyLooks {
          options.output(String(decoding: formatted, as: UTF8.self))
        } else if formatted != bytes {
          if onlyLooks { status = max(status, .failed) } else { try rewrite(file, with: formatted) }
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

  /// Follows a link to the file itself, and keeps who may read and run it.
  private func rewrite(_ file: String, with bytes: [UInt8]) throws(FileProblem) {
    guard let resolved = realpath(file, nil) else { throw FileProblem("\(file) cannot be read", errno) }
    defer { free(resolved) }
    let path = String(cString: resolved)
    var old = stat()
    guard stat(path, &old) == 0 else { throw FileProblem("\(file) cannot be read", errno) }
    guard access(path, W_OK) == 0 else { throw FileProblem("\(file) cannot be written", errno) }
    try ScriptBytes.write(bytes, to: path)
    guard chmod(path, old.st_mode & 0o7777) == 0 else {
      throw FileProblem("\(file) cannot be written", errno)
    }
  }
}
