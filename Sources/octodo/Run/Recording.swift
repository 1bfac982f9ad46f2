import AppCore
import Collector
import EventLoop
import FoundationEssentials
import GitHubAPI
import HTTP
import Repositories
import Scripting
import Terminal
import Tracking

/// A session that is written down as a script (`--record-script`).
struct Recording {
  let path: String
  /// A script has the usual ones too, unless its run names a configuration.
  let preferences: Preferences

  /// - Throws: `RecordingProblem`.
  @LoopActor
  func recorder(size: Size, loop: EventLoop) throws(RecordingProblem) -> ScriptRecorder {
    try ScriptRecorder(
      path: path, size: size, start: Date(), temporaryFolder: FileManager.default.temporaryDirectory.path,
      loop: loop)
  }

  /// The program's ends as the recorder wants them: what it asks and sends out goes by the recorder, and it
  /// knows nothing of the person that a script would not know. A token is used for asking only.
  /// - Throws: what the system says.
  @LoopActor
  func ends(_ ends: ProgramEnds, by recorder: ScriptRecorder, loop: EventLoop) throws -> ProgramEnds {
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
    ends.account = .anonymous
    ends.preferences = preferences
    // The script has its events even where the person wants none to be kept.
    ends.preferences.tracking = preferences.trackingChoice
    ends.destination = .scripted
    ends.facts = .scripted
    ends.run = RunFacts(language: preferences.language, api: ends.api.url)
    ends.settings = LocalSettingsRepository(path: folder + "/config.yml", loop: loop)
    ends.now = recorder.now
    return ends
  }
}
