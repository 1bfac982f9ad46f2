import AllFeatures
import Demo
import Domain
import EventLoop
import FoundationEssentials
import GitHub
import Screens
import Storage
import Terminal
import Texts
import Tracking

/// All screens, built but not started, to list the keys that they declare.
@LoopActor
struct ScreenTour {
  private let screens: [(page: String, screen: any Screen)]
  private let app: App
  private let environment: Environment

  /// Reads and writes no file, and sends nothing.
  init(loop: EventLoop) throws {
    let terminal = GridTerminal(size: Size(columns: 100, rows: 30))
    let run = RunFacts(language: .en, api: APIBase.gitHubURL)
    let dependencies = ProgramDependencies(
      terminal: terminal, http: DemoHTTPClient(), api: .gitHub, token: nil, account: .demo,
      // Screens read and write only after they have appeared, which these never do.
      database: LocalDatabase(path: "/dev/null/octodo.db", home: "", loop: loop, now: { Date() }),
      tracker: RecordingTracker(), destination: .scripted,
      desktop: LiveDesktop(environment: [:], terminal: terminal, loop: loop) { _ in }, notices: Notices(),
      preferences: Preferences(), run: run,
      settings: LocalSettingsRepository(path: "/dev/null/config.yml", loop: loop), facts: .scripted,
      now: { Date() }, zone: { .gmt }, uuid: { UUID() })
    let composition = Composition(loop: loop, ends: dependencies)
    app = composition.app(onQuit: {}, onSuspend: {})
    environment = composition.environment()
    let features = Features(environment: environment)
    var pages: Set<String> = []
    var screens: [(page: String, screen: any Screen)] = []
    for route in Features.scenes.map(\.route) where pages.insert(route.page.name).inserted {
      screens.append((route.page.name, features.screen(for: route, router: app.router)))
    }
    self.screens = screens
  }

  /// The keys of all screens, from the actions that the help of a screen lists.
  var keys: String {
    let texts = environment.texts
    let editing = LineEdit.actions({ texts }) { _ in }
    let ids = Set(editing.map(\.id))
    var text = ""
    for (page, screen) in screens {
      let own = screen.allActions.filter { !ids.contains($0.id) && !$0.keys.isEmpty }
      text += Self.section(page, own.map { ($0.keys, $0.text()) })
    }
    text += Self.section("In a field that you type in", editing.map { ($0.keys, $0.text()) })
    if let screen = screens.first(where: { !$0.screen.isTyping })?.screen {
      text += Self.section("Everywhere", app.keysEverywhere(on: screen))
    }
    return text + "On a screen, ? (or F1 while you type) lists the keys that work there now."
  }

  private static func section(_ title: String, _ keys: [(keys: [Key], text: String)]) -> String {
    guard !keys.isEmpty else { return "" }
    let lines = keys.map { keys, text in
      TwoColumns.row(keys.map(\.description).joined(separator: " "), text)
    }
    return "\(title)\n\(lines.joined())\n"
  }
}
