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
  /// - Parameter preferences: the keys in it are the ones that are listed.
  init(loop: EventLoop, preferences: Preferences = Preferences()) throws {
    let terminal = GridTerminal(size: Size(columns: 100, rows: 30))
    let run = RunFacts(language: .en, api: APIBase.gitHubURL)
    let dependencies = ProgramDependencies(
      terminal: terminal, http: DemoHTTPClient(), api: .gitHub, token: nil, account: .demo,
      // Screens read and write only after they have appeared, which these never do.
      database: LocalDatabase(path: "/dev/null/octodo.db", home: "", loop: loop, now: { Date() }),
      tracker: RecordingTracker(), destination: .scripted,
      desktop: LiveDesktop(environment: [:], terminal: terminal, loop: loop) { _ in }, notices: Notices(),
      preferences: preferences, run: run,
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
  var table: KeyTable {
    let texts = environment.texts
    var sections: [KeyTable.Section] = []
    for (page, screen) in screens {
      for group in screen.actionGroups {
        let rows = rows(group.filter { !$0.isEditing && !$0.keys.isEmpty })
        if !rows.isEmpty { sections.append(.init(page: page, title: page, rows: rows)) }
      }
    }
    let common = app.commonActions(on: screens.first { !$0.screen.isTyping }?.screen)
    let fixed = [
      KeyTable.Row(keys: [.ctrl("z")], id: nil, text: texts.app.toShell),
      KeyTable.Row(keys: [.ctrl("c")], id: nil, text: texts.app.quit),
    ]
    sections.append(.init(page: nil, title: "Everywhere", rows: rows(common) + fixed))
    let commands = environment.preferences.commands.compactMap { command in
      command.key.map { KeyTable.Row(keys: [$0], id: nil, text: command.name) }
    }
    if !commands.isEmpty {
      sections.append(.init(page: nil, title: "Your commands, on the selected item", rows: commands))
    }
    let editing = LineEdit.actions({ texts }) { _ in }
    sections.append(.init(page: "", title: "In a field that you type in", rows: rows(editing)))
    return KeyTable(sections)
  }

  private func rows(_ actions: [Action]) -> [KeyTable.Row] {
    environment.preferences.keys.apply(to: actions).map {
      KeyTable.Row(keys: $0.keys, id: $0.id, text: $0.text())
    }
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
