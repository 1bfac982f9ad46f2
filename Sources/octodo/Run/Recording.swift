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

  /// The program with the recorder in between: it records what the program requests and sends. The ends contain nothing
  /// about the user that a script would not know. A token is used for requests only.
  /// - Throws: the system's error.
  @LoopActor
  func composition(_ live: Composition, by recorder: ScriptRecorder) throws -> Composition {
    guard let base = HTTPAddress(url: live.ends.github.base.url) else { throw APIBaseError.unreadable }
    // The recorder's clock stands still between keys, so its events are for the script alone.
    let local = ModeTracker(local: live.ends.tracker, collector: live.collectorConnection?.tracker) { .off }
    live.collectorConnection?.sender.allow { false }
    let folder = try recorder.dataFolder()
    let database = LocalDatabase(
      path: folder + "/octodo.db", home: folder, loop: live.ends.loop, now: recorder.now,
      uids: .numbered)
    var ends = live.ends
    ends.now = recorder.now
    ends.zone = { .gmt }
    ends.github.http = recorder.client(ends.github.http, base: base)
    // The recorder's client knows where the API is.
    ends.github.base = .gitHub
    ends.github.cache = database
    ends.tracker = recorder.tracker(local)
    ends.destination = .scripted
    ends.desktop = recorder.desktop(ends.desktop, web: live.ends.github.base.webURL)
    ends.readFile = recorder.readFile(ends.readFile)
    ends.settings = LocalSettingsRepository(path: folder + "/config.yml", loop: ends.loop)
    ends.program = .scripted
    ends.run = RunFacts(language: preferences.language, api: APIBase.gitHubURL)
    ends.preferences = preferences
    // The script asserts events even if the user turned tracking off.
    ends.preferences.tracking = preferences.chosen.tracking
    // What the machine adds to the settings of --config.
    ends.preferences.terminal = Preferences(Configuration(), in: ends.run).terminal
    ends.preferences.tokenLocation = nil
    if case .token = ends.account {
      ends.account = OctodoScriptHost.tokenAccount
      ends.run.tokenSource = OctodoScriptHost.tokenSource
    }
    return Composition(terminal: recorder.terminal(live.terminal), ends: ends, database: database)
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
