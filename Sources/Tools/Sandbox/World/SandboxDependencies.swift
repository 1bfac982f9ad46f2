import Domain
import EventLoop
import FoundationEssentials
import Screens
import Tracking

/// A desktop that opens and copies nothing, and reports its calls.
@LoopActor
final class SandboxDesktop: Desktop {
  private let report: @LoopActor (String) -> Void

  init(_ report: @escaping @LoopActor (String) -> Void) {
    self.report = report
  }

  func open(_ url: String) { report("browser \(url)") }
  func copy(_ text: String, then: @escaping @LoopActor (CopyResult) -> Void) {
    report("clipboard \(text)")
    then(.sent)
  }

  let mailForm: MailForm? = .text(limit: .max)

  func compose(_ mail: Mail) { report("mail \(mail.subject)") }

  func run(
    _ command: [String], inTerminal: Bool, onEnd: @escaping @LoopActor (CommandEnd) -> Void
  ) {
    report("command \(command.commandLine)")
    onEnd(CommandEnd(status: 0))
  }

  func edit(_ text: String, as name: String) -> String {
    report("editor \(name)")
    return text
  }

  func shownPath(for name: String) -> String { "~/\(name)" }

  nonisolated func save(_ text: String, as name: String) -> SavedFile {
    SavedFile(path: "~/\(name)", shownPath: "~/\(name)")
  }
}

/// Reports each event when it fires, and sends it nowhere.
@LoopActor
final class SandboxTracker: Tracker {
  private let report: @LoopActor (String) -> Void
  private(set) var writtenCount = 0

  init(_ report: @escaping @LoopActor (String) -> Void) {
    self.report = report
  }

  func track(_ event: TrackingEvent, at time: Date?) {
    writtenCount += 1
    report("event " + ([event.name] + event.properties.map(\.description)).joined(separator: " "))
  }
}

/// Settings without a file.
struct SceneSettingsRepository: SettingsRepository {
  /// Why a change cannot be saved; nil if it can.
  var problem: SettingsProblem?

  func check() async throws(SettingsProblem) {
    if let problem { throw problem }
  }

  func keep(_ change: SettingChange) async throws(SettingsProblem) {
    try await check()
  }
}
