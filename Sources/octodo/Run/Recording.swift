import Collector
import EventLoop
import FoundationEssentials
import GitHub
import HTTP
import Screens
import Scripting
import Storage
import Terminal
import Texts
import Tracking

/// A session that is recorded as a script (`--record-script`).
struct Recording {
  let path: String
  /// The other words of the command line, for advice.
  var words: [String] = []
  /// The file of `--config`, which playing the script needs too.
  var config: String?
  /// The word of the command line that says what is shown first; nil for the first screen and for a search.
  var start: String?
  /// The presets, which scripts use too, unless the command line names a configuration. The language is the user's.
  let preferences: Preferences
  /// The names of the user's own settings, which the recorded program does not have.
  var leftOut: [String] = []

  /// - Throws: `RecordingProblem` if no script can be recorded at the path.
  @LoopActor
  func check(home: String) throws(RecordingProblem) {
    try ScriptRecorder.check(path: path, beside: words, home: home)
  }

  /// Call `check` first.
  @LoopActor
  func recorder(size: Size, as account: Account, loop: EventLoop) -> ScriptRecorder {
    loop.usePacedTime(grain: ScriptRecorder.grain)
    return ScriptRecorder(
      path: path, size: size, start: Date(),
      locale: preferences.language == .en ? nil : preferences.language.rawValue,
      options: config.map { ["--config", $0] } ?? [],
      launch: ScriptLaunchOptions.recorded(account, start: start), remarks: [remark].filter { !$0.isEmpty },
      temporaryFolder: FileManager.default.temporaryDirectory.path,
      loop: loop)
  }

  /// Says which settings of the user the recorded program does not have; empty if there are none.
  var remark: String {
    guard !leftOut.isEmpty else { return "" }
    return
      "Recorded without your config.yml (\(leftOut.joined(separator: ", "))); --config FILE records with it."
  }

  /// The program's dependencies with the recorder in between: it records what the program requests and sends.
  /// They contain nothing about the user that a script would not know. A token is used for requests only.
  /// - Throws: the system's error.
  @LoopActor
  func dependencies(_ dependencies: ProgramDependencies, by recorder: ScriptRecorder, loop: EventLoop) throws
    -> ProgramDependencies
  {
    guard let base = HTTPAddress(url: dependencies.api.url) else { throw APIBaseError.unreadable }
    var dependencies = dependencies
    dependencies.terminal = recorder.terminal(dependencies.terminal)
    dependencies.http = recorder.client(dependencies.http, base: base)
    let mode = dependencies.preferences.tracking
    dependencies.tracker = recorder.tracker(
      ModeTracker(local: dependencies.tracker, collector: dependencies.collectorConnection?.tracker) { mode })
    dependencies.collectorConnection?.sender.allow { mode == .collector }
    dependencies.collectorConnection = nil
    dependencies.desktop = recorder.desktop(dependencies.desktop)
    let folder = try recorder.dataFolder()
    dependencies.database = LocalDatabase(
      path: folder + "/octodo.db", home: folder, loop: loop, now: recorder.now)
    dependencies.zone = { .gmt }
    // The recorder's client knows where the API is.
    dependencies.api = .gitHub
    dependencies.preferences = preferences
    // The script asserts events even if the user turned tracking off.
    dependencies.preferences.tracking = preferences.chosen.tracking
    dependencies.destination = .scripted
    dependencies.facts = .scripted
    dependencies.run = RunFacts(language: preferences.language, api: APIBase.gitHubURL)
    // What the machine adds to the settings of --config.
    dependencies.preferences.terminal = Preferences(Configuration(), in: dependencies.run).terminal
    dependencies.preferences.tokenPlace = nil
    if case .token = dependencies.account {
      dependencies.account = OctodoScriptHost.tokenAccount
      dependencies.run.tokenSource = OctodoScriptHost.tokenSource
    }
    dependencies.settings = LocalSettingsRepository(path: folder + "/config.yml", loop: loop)
    dependencies.now = recorder.now
    return dependencies
  }
}

extension Configuration {
  /// The names of the settings that a script's program does not have.
  var ownSettings: [String] {
    let presets = Configuration()
    // A recording's script asserts the events, whatever the mode is.
    let differences =
      ScriptLaunchOptions.settings.filter { $0.key != Setting.tracking.key }
      .map { ($0.key, $0.text(settings) != $0.text(presets.settings)) } + [
        ("keys", keys != presets.keys), ("commands", commands != presets.commands),
      ]
    return differences.filter(\.1).map(\.0)
  }
}
