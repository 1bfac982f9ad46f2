import Console
public import Screens

/// The sandbox as a program of its own.
public enum StandaloneSandbox {
  /// Parses the command line, runs the sandbox, and exits the process.
  public static func run(_ scenes: [Scene]) -> Never {
    let output = ProcessStart.prepare()
    let path = CommandLine.arguments.first ?? SandboxCommand.name
    let program = path.split(separator: "/").last.map(String.init) ?? path
    switch SandboxOptions.read(Array(CommandLine.arguments.dropFirst()), program: program) {
    case .exit(let text, let status):
      if status == 0 { output.print(text + "\n", as: .file) } else { StandardError.print(text) }
      ProcessEnd.exit(with: output.finish(status))
    case .options(let options):
      let environment = ProcessEnvironment.read()
      let status = SandboxRun.status(
        of: scenes, options: options, environment: environment, output: output)
      ProcessEnd.exit(with: output.finish(status))
    }
  }
}
