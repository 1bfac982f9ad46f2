import AllFeatures
import Domain
import EventLoop
import Screens
import Terminal
import Texts

@testable import Sandbox
@testable import octodo

/// Collects the names that screens give to their parts: visits every state of every scene, and presses each offered
/// key once, those for help, palette and copying included. So the list of names does not need to be maintained.
@LoopActor
struct PartTour {
  private let camera: SceneCamera

  /// Large enough for panes that only a wide screen has room for.
  private static let size = Size(columns: 160, rows: 50)

  /// - Parameters:
  ///   - loop: has a virtual clock.
  ///   - folder: for the scenes' own files, which are deleted after each state.
  init(loop: EventLoop, folder: String) {
    camera = SceneCamera(loop: loop, folder: folder, preferences: Preferences(language: .en))
  }

  /// The names by page, in the order of the scenes, and those of the dummy screen for other features.
  /// - Throws: the system's error.
  func names(
    in registry: SceneRegistry
  ) async throws -> (pages: [(page: String, names: PartNames)], otherFeature: PartNames) {
    var pages: [(page: String, names: PartNames)] = []
    var found = FoundNames()
    for (scene, state) in registry.allStates {
      let page = scene.route.page.name
      let index = pages.firstIndex { $0.page == page } ?? pages.endIndex
      if index == pages.endIndex { pages.append((page, PartNames())) }
      // Some keys send requests that the scene does not answer, which does not matter here.
      _ = try await camera.visit(scene, in: state, size: Self.size) { run, terminal, pass in
        let running = StateRun(run: run, terminal: terminal, pass: pass)
        try await running.look(&found)
        try await running.tryKeys(of: page, &found)
      }
      pages[index].names.formUnion(found.takeOwn())
    }
    return (pages, found.ofOtherFeature)
  }

  private struct FoundNames {
    /// Of the current page.
    private var own = PartNames()
    private(set) var ofOtherFeature = PartNames()
    /// The actions whose keys were pressed, by page.
    private var tried: Set<String> = []

    mutating func add(_ frame: Frame, of screen: any Screen) {
      let names = PartNames(
        panes: Set(frame.panes.keys), focuses: Set([frame.focus].compactMap(\.self)))
      if screen is DummyScreen { ofOtherFeature.formUnion(names) } else { own.formUnion(names) }
    }

    /// Returns false if the action was tried before.
    mutating func tries(_ action: String) -> Bool { tried.insert(action).inserted }

    mutating func takeOwn() -> PartNames {
      defer { own = PartNames() }
      return own
    }
  }

  /// One running state.
  @LoopActor
  private struct StateRun {
    let run: SceneRun
    let terminal: GridTerminal
    let pass: SceneCamera.Pass

    func look(_ found: inout FoundNames) async throws {
      try await run.rest(pass)
      if let screen = run.app?.router.top { found.add(terminal.frame, of: screen) }
    }

    /// Presses the key of each action that was not tried yet on this page, and goes back each time.
    func tryKeys(of page: String, _ found: inout FoundNames) async throws {
      guard let app = run.app, let screen = app.router.top else { return }
      try await press(Key(.function(1)), once: "\(page) help", &found)
      if !screen.isTyping {
        try await press(.char(":"), once: "\(page) commands", &found)
        if !screen.subjects.isEmpty { try await press(.char("y"), once: "\(page) copy-menu", &found) }
      }
      for action in screen.enabledActions {
        guard let key = action.keys.first, app.router.top === screen, action.isEnabled() else { continue }
        try await press(key, once: "\(page) \(action.id)", &found)
      }
    }

    private func press(_ key: Key, once action: String, _ found: inout FoundNames) async throws {
      guard found.tries(action) else { return }
      let before = (screen: run.app?.router.top, panes: terminal.frame.panes.keys)
      run.userLooked()
      run.receive([.key(key)])
      try await look(&found)
      // Closes a question, a menu or another screen, and a question that may come before that.
      for _ in 0..<2 where run.app?.router.top !== before.screen || terminal.frame.panes.keys != before.panes
      {
        run.receive([.key(Key(.escape))])
        try await look(&found)
      }
    }
  }
}
