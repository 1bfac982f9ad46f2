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

/// All screens, built but not started, to list what they declare: their keys, and their names for scripts.
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

  // MARK: Keys

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
      row(keys.map(\.description).joined(separator: " "), text)
    }
    return "\(title)\n\(lines.joined())\n"
  }

  // MARK: Names

  /// The names of pages, panes, focus, events and scenes, from the screens and tables that scripts are compared with.
  var names: String {
    var text = "Pages with their panes; a star marks what has the focus first\n"
    for (page, screen) in screens {
      let buffer = FrameBuffer(size: Size(columns: 100, rows: 30))
      screen.draw(Canvas(buffer))
      let (panes, focus) = (buffer.frame.panes.keys.sorted(), buffer.frame.focus)
      let names = panes + (focus.map { panes.contains($0) ? [] : [$0] } ?? [])
      text += Self.row(page, names.map { $0 == focus ? "\($0)*" : $0 }.joined(separator: " "))
    }
    text += Self.row("all pages", "tabs status; help and dialog while they are open")
    text += "\nEvents with their properties\n"
    for name in TrackingEvent.Name.allCases {
      text += Self.row(name.rawValue, name.documentation.map(\.name).joined(separator: " "))
    }
    text += "\nScenes with their states\n"
    for scene in Features.scenes {
      text += Self.row(scene.name, scene.states.map(\.name).joined(separator: " "))
    }
    return text
      + "\nMenus and boxes add panes while they are open. A check of a pane that is not\n"
      + "on the screen names those that are. Docs/script-language.md has the whole table."
  }

  private static let leftColumns = 22

  /// A line in two columns; the right one is wrapped.
  private static func row(_ left: String, _ right: String) -> String {
    let left = DisplayText(left)
    let lines = DisplayText(right).wrapped(to: 80 - leftColumns - 3)
    let first = lines.first ?? .empty
    guard first.width > 0 else { return "  \(left)\n" }
    let blank = DisplayText(repeating: " ", count: leftColumns)
    let start =
      left.width <= leftColumns
      ? "  \(left.padded(to: leftColumns)) \(first)\n" : "  \(left)\n  \(blank) \(first)\n"
    return lines.dropFirst().reduce(start) { $0 + "  \(blank) \($1)\n" }
  }
}
