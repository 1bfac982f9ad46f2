import Stubs

/// The files that the lines of a script name. A run reads them at their lines, and `--check` before that.
struct NamedFiles {
  let script: ScriptFile
  let files: ScriptFiles

  /// Why files cannot be read, each line once. A cassette may be missing, because a run can record it.
  var problems: [String] {
    var known: Set<String> = []
    return (script.preamble + script.tests.flatMap(\.steps)).flatMap(problems).filter {
      known.insert($0).inserted
    }
  }

  private func problems(of step: Step) -> [String] {
    guard let (name, kind) = Self.file(of: step.command) else { return [] }
    do {
      _ = try files.read(ScriptPath.resolve(name, relativeTo: step.location.file), as: kind)
      return []
    } catch {
      return ["\(ScriptString.printable("\(step.location)")): error: \(error)"]
    }
  }

  private static func file(of command: Command) -> (name: String, kind: ScriptFiles.Kind)? {
    switch command {
    case .fixture(let source, _): return (source, .fixture)
    case .stub(_, let reply), .then(let reply):
      guard case .response(let response) = reply.content, case .file(let name) = response.body else {
        return nil
      }
      return (name, .response)
    default: return nil
    }
  }
}
