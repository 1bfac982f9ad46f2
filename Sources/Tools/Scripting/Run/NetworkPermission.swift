/// Whether the command line allows the network access that scripts declare. Real requests carry the user's
/// token, so a script alone cannot enable them.
enum NetworkPermission {
  /// Why a run is refused: one line for each test that needs a missing flag. Nil if the run may start.
  static func refusal(of selection: ScriptSelection, _ options: ScriptOptions) -> String? {
    var locations: Set<SourceLocation> = []
    let lines = selection.files.flatMap { file in
      let preamble = demands(of: file.script.preamble, options)
      return file.tests.filter { !isSkipped($0) }.flatMap { preamble + demands(of: $0.steps, options) }
    }.filter { locations.insert($0.location).inserted }.map(\.sentence)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private struct Demand {
    let location: SourceLocation
    let mode: Setting.NetworkMode

    var sentence: String {
      let location = "\(ScriptString.printable(location.file)):\(location.line)"
      return
        "\(location): `set network \(mode.rawValue)` asks the real API with your token, so the command line must"
        + " allow it. Run with --\(mode.rawValue) if you trust this script."
    }
  }

  private static func demands(of steps: [Step], _ options: ScriptOptions) -> [Demand] {
    steps.compactMap { step in
      guard case .set(.network(let mode)) = step.command, !isAllowed(mode, options) else { return nil }
      return Demand(location: step.location, mode: mode)
    }
  }

  static func isAllowed(_ mode: Setting.NetworkMode, _ options: ScriptOptions) -> Bool {
    switch mode {
    case .stub, .replay: true
    case .record: options.isRecording
    case .live: options.isLive
    }
  }

  private static func isSkipped(_ test: ScriptTest) -> Bool {
    if case .skip = test.directive { true } else { false }
  }
}
