import Console
public import Scenes

/// The program of one feature: what `octodo sandbox` does, with the scenes of that feature only.
public enum FeatureSandbox {
  /// Reads the command line, runs, and ends the process.
  public static func run(_ scenes: [Scene]) -> Never {
    ProcessEnd.ignorePipes()
    let path = CommandLine.arguments.first ?? SandboxCommand.name
    let program = path.split(separator: "/").last.map(String.init) ?? path
    switch SandboxOptions.read(Array(CommandLine.arguments.dropFirst()), program: program) {
    case .exit(let text, let status):
      if status == 0 { StandardOutput.print(text + "\n") } else { StandardError.print(text) }
      ProcessEnd.exit(with: status)
    case .options(let options):
      let environment = ProcessEnvironment.read()
      ProcessEnd.exit(with: SandboxRun.status(of: scenes, options: options, environment: environment))
    }
  }
}
