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

@testable import octodo

/// All screens, built but not started, to list the keys that they declare.
@LoopActor
struct ScreenTour {
  let screens: [(page: String, screen: any Screen)]
  let app: App
  private let environment: Environment

  /// Reads and writes no file, and sends nothing.
  init(loop: EventLoop) throws {
    let terminal = GridTerminal(size: Size(columns: 100, rows: 30))
    var ends = Ends(
      loop: loop, now: { Date() }, uuid: { UUID() },
      github: GitHubConnection(http: DemoHTTPClient(), userAgent: Version.userAgent),
      tracker: RecordingTracker(), destination: .scripted,
      desktop: LiveDesktop(environment: [:], terminal: terminal, loop: loop) { _ in },
      settings: LocalSettingsRepository(path: "/dev/null/config.yml", loop: loop), program: .scripted,
      run: RunFacts(language: .en, api: APIBase.gitHubURL))
    ends.account = .demo
    let composition = Composition(
      terminal: terminal, ends: ends,
      // Screens read and write only after they have appeared, which these never do.
      database: LocalDatabase(path: "/dev/null/octodo.db", home: "", loop: loop, now: { Date() }))
    app = composition.app(onQuit: {}, onSuspend: {})
    environment = app.environment
    let features = Features(environment: environment)
    var pages: Set<String> = []
    var screens: [(page: String, screen: any Screen)] = []
    for route in Features.scenes.map(\.route) where pages.insert(route.page.name).inserted {
      screens.append((route.page.name, features.screen(for: route, router: app.router)))
    }
    self.screens = screens
  }

  /// The keys of all screens, from the actions that the help of a screen lists.
  var table: KeyList {
    let texts = environment.texts
    var sections: [KeyList.ScreenKeys] = []
    for (page, screen) in screens {
      for group in screen.actionGroups {
        let rows = rows(group.filter { !$0.isEditing && !$0.keys.isEmpty })
        let isField = group.contains { $0.isEditing }
        if !rows.isEmpty { sections.append(.init(page: page, title: page, rows: rows, isField: isField)) }
      }
    }
    let common = app.commonActions(on: screens.first { !$0.screen.isTyping }?.screen)
    let fixed = [
      KeyList.Row(keys: [.ctrl("z")], id: nil, text: texts.app.toShell),
      KeyList.Row(keys: [.ctrl("c")], id: nil, text: texts.app.quit),
    ]
    sections.append(.init(page: nil, title: "Everywhere", rows: rows(common) + fixed))
    let editing = LineEdit.actions({ texts }) { _ in }
    sections.append(
      .init(page: "", title: "In a field that you type in", rows: rows(editing), isField: true))
    return KeyList(sections)
  }

  private func rows(_ actions: [Action]) -> [KeyList.Row] {
    var rows: [KeyList.Row] = []
    for action in actions {
      // One of two actions is enabled at a time, for example Enter and the other keys of a line down.
      if let same = rows.firstIndex(where: { $0.id == action.id && $0.text == action.text() }) {
        rows[same].keys += action.keys
      } else {
        rows.append(KeyList.Row(keys: action.keys, id: action.id, text: action.text()))
      }
    }
    return rows
  }
}
