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
  func ends(_ ends: ProgramDependencies, by recorder: ScriptRecorder, loop: EventLoop) throws
    -> ProgramDependencies
  {
    guard let base = HTTPAddress(url: ends.api.url) else { throw APIBaseError.unreadable }
    var ends = ends
    ends.terminal = recorder.terminal(ends.terminal)
    ends.http = recorder.client(ends.http, base: base)
    let mode = ends.preferences.tracking
    ends.tracker = recorder.tracker(
      ModeTracker(local: ends.tracker, collector: ends.collecting?.tracker) { mode })
    ends.collecting?.sender.allow { mode == .collector }
    ends.collecting = nil
    ends.desktop = recorder.desktop(ends.desktop)
    let folder = try recorder.dataFolder()
    ends.database = LocalDatabase(path: folder + "/octodo.db", home: folder, loop: loop, now: recorder.now)
    ends.zone = { .gmt }
    // There is no token when the recording is played, and the screens must be the same.
    if ends.account != .demo { ends.account = .anonymous }
    ends.preferences = preferences
    // The script asserts events even if the user turned tracking off.
    ends.preferences.tracking = preferences.trackingChoice
    ends.destination = .scripted
    ends.facts = .scripted
    ends.run = RunFacts(language: preferences.language, api: ends.api.url)
    ends.settings = LocalSettingsRepository(path: folder + "/config.yml", loop: loop)
    ends.now = recorder.now
    return ends
  }
}
