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
  /// The defaults, which scripts use too, unless the command line names a configuration.
  let preferences: Preferences

  /// - Throws: `RecordingProblem` if no script can be recorded at the path.
  @LoopActor
  func check(home: String) throws(RecordingProblem) {
    try ScriptRecorder.check(path: path, beside: words, home: home)
  }

  /// Call `check` first.
  @LoopActor
  func recorder(size: Size, loop: EventLoop) -> ScriptRecorder {
    ScriptRecorder(
      path: path, size: size, start: Date(),
      locale: preferences.language == .en ? nil : preferences.language.rawValue,
      options: config.map { ["--config", $0] } ?? [],
      temporaryFolder: FileManager.default.temporaryDirectory.path,
      loop: loop)
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
      ModeTracker(local: dependencies.tracker, collector: dependencies.collecting?.tracker) { mode })
    dependencies.collecting?.sender.allow { mode == .collector }
    dependencies.collecting = nil
    dependencies.desktop = recorder.desktop(dependencies.desktop)
    let folder = try recorder.dataFolder()
    dependencies.database = LocalDatabase(
      path: folder + "/octodo.db", home: folder, loop: loop, now: recorder.now)
    dependencies.zone = { .gmt }
    // There is no token when the recording is played, and the screens must be the same.
    if dependencies.account != .demo { dependencies.account = .anonymous }
    dependencies.preferences = preferences
    // The script asserts events even if the user turned tracking off.
    dependencies.preferences.tracking = preferences.trackingChoice
    dependencies.destination = .scripted
    dependencies.facts = .scripted
    dependencies.run = RunFacts(language: preferences.language, api: dependencies.api.url)
    dependencies.settings = LocalSettingsRepository(path: folder + "/config.yml", loop: loop)
    dependencies.now = recorder.now
    return dependencies
  }
}
