import AllFeatures
import Domain
import EventLoop
import Terminal
import TestSupport
import Testing
import Texts

@testable import Sandbox
@testable import Screens

/// Every screen that loads from GitHub shows the same state with the same words, in the same position and role.
struct StateLooksTests {
  /// How a state of the scenes looks on every screen.
  private struct Look {
    /// In place of the content, or in the last rows if there is content.
    let message: String?
    /// What the status line begins with.
    let status: String
    var role = Role.text
  }

  private static func look(of state: String, _ texts: Texts) -> Look? {
    let words = texts.list
    func problem(_ error: AppError, _ status: String) -> Look {
      Look(message: "! " + texts.sentence(for: error), status: status, role: .problem)
    }
    return switch state {
    case "loading": Look(message: words.loading, status: words.loadingStatus(spinner: "|") + " · Esc")
    case "rate-limited":
      Look(
        message: words.pauseMessage(time: texts.wait(of: 60)).replacing("{key:stop}", with: "Esc").filter {
          !"[]".contains($0)
        },
        status: words.pauseStatus(time: texts.wait(of: 60)) + " · Esc")
    case "error": problem(.server(status: 500), words.failed + " · r")
    case "offline": problem(.offline, words.failed + " · r")
    case "loading-more": Look(message: nil, status: words.loadingMore(spinner: "|"))
    case "page-error": problem(.server(status: 500), "r")
    default: nil
    }
  }

  private static let states = ["loading", "rate-limited", "error", "offline"]
  private static let pageStates = ["loading-more", "page-error"]

  /// The scenes that load from GitHub: those with the states of `SceneRequests.usual`.
  private static func loadingScenes() throws -> [LoadedScene] {
    try SceneRegistry(Features.scenes, fixtures: .builtIn()).scenes
      .filter { scene in states.contains { state in scene.states.contains { $0.name == state } } }
  }

  @Test func `every screen of a route that loads from GitHub has all of the states`() throws {
    let scenes = try Self.loadingScenes()
    for scene in scenes {
      // The inbox is polled, and no copy of it is kept.
      let states = Self.states + (scene.name == "inbox" ? [] : ["saved"])
      #expect(Set(states).isSubset(of: scene.states.map(\.name)), "\(scene.name)")
      // What has pages has both of their states.
      let pages = scene.states.map(\.name).filter(Self.pageStates.contains)
      #expect(pages == [] || pages == Self.pageStates, "\(scene.name)")
    }
    // Every route that loads; the others show what is on this machine.
    let names = Set(scenes.map(\.name))
    #expect(
      names == [
        "repo-search", "repo-detail", "repo-detail-known", "issue-search", "issue-list", "issue-detail",
        "issue-detail-known", "pull-search", "pull-list", "pull-detail", "pull-commits", "pull-checks",
        "pull-files", "my-work", "inbox",
      ])
  }

  @Test(arguments: Language.allCases)
  func `each state looks the same on every screen that loads from GitHub`(language: Language) throws {
    let folder = try TemporaryFolder(inMemory: true)
    let texts = Texts(language)
    try onLoop { loop in
      let camera = SceneCamera(
        loop: loop, folder: folder.path, preferences: Preferences(language: language, theme: .dark))
      for scene in try Self.loadingScenes() {
        for state in scene.states {
          guard let look = Self.look(of: state.name, texts) else { continue }
          // Without the frames of a preview.
          let size = Size(columns: 99, rows: 24)
          let frame = try #require(try await camera.frames(of: scene, in: state, sizes: [size]).first)
          let name = "\(scene.name) \(state.name)"
          #expect(frame.text(row: 23).hasPrefix(" " + look.status), "\(name): \(frame.text(row: 23))")
          guard let message = look.message else { continue }
          let position = try #require(frame.position(of: message), "\(name): no \(message)")
          #expect(frame[position.row, position.column].style == Theme.dark[look.role], "\(name)")
          guard let head = Self.head(of: scene.name, state.name) else { continue }
          #expect(position == head, "\(name)")
        }
      }
    }
  }

  /// Where the message stands: below the tab bar and the screen's header, after an empty row or a rule; below content in
  /// the last row above the status line. Nil if that depends on the length of what is known.
  private static func head(of scene: String, _ state: String) -> Point? {
    if pageStates.contains(state) { return Point(row: 22, column: 2) }
    if scene.hasSuffix("-known") { return nil }
    switch scene {
    case "repo-search": return Point(row: 3, column: 2)
    // Below the kinds of the search.
    case "issue-search", "pull-search": return Point(row: 4, column: 2)
    // Below the titles of the tabs.
    case "pull-detail", "pull-commits", "pull-checks", "pull-files": return Point(row: 3, column: 2)
    // Below the heading of the first section.
    case "my-work": return Point(row: 3, column: 4)
    // In place of the README, which begins where the header does.
    case "repo-detail": return Point(row: 3, column: 1)
    default: return Point(row: 2, column: 2)
    }
  }

  @Test(arguments: Language.allCases)
  func `every screen that loads from GitHub shows the age of a saved copy`(language: Language) throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let camera = SceneCamera(
        loop: loop, folder: folder.path, preferences: Preferences(language: language, theme: .dark))
      let scenes = try SceneRegistry(Features.scenes, fixtures: .builtIn()).scenes
        .filter { $0.states.contains { $0.name == "saved" } }
      #expect(scenes.count >= 4)
      for scene in scenes {
        let state = try #require(scene.states.first { $0.name == "saved" })
        let list = Texts(language).list
        let words = list.savedOffline(copy: list.savedNow)
        for columns in [200, 40] {
          let size = Size(columns: columns, rows: 24)
          let frame = try #require(try await camera.frames(of: scene, in: state, sizes: [size]).first)
          // A narrow line is cut for the key of the help.
          let begin = " " + (columns > 40 ? words : String(words.prefix(11)))
          #expect(frame.text(row: 23).hasPrefix(begin), "\(scene.name): \(frame.text(row: 23))")
          #expect(!frame.text(row: 4).allSatisfy { $0 == " " }, "\(scene.name) shows nothing")
        }
      }
    }
  }

  @Test(
    arguments: [
      ("todo-list", "empty"), ("history", "empty"), ("issue-list", "empty"), ("repo-search", "none"),
    ],
    Language.allCases)
  func `every empty list says so in the same position and role`(
    _ names: (scene: String, state: String), language: Language
  ) throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let camera = SceneCamera(
        loop: loop, folder: folder.path, preferences: Preferences(language: language, theme: .dark))
      let scene = try #require(
        SceneRegistry(Features.scenes, fixtures: .builtIn()).scenes.first { $0.name == names.scene })
      let state = try #require(scene.states.first { $0.name == names.state })
      let frame = try #require(
        try await camera.frames(of: scene, in: state, sizes: [Size(columns: 80, rows: 24)]).first)
      // The search has its field above the list.
      let row = names.scene == "repo-search" ? 3 : 2
      let text = frame.text(row: row)
      #expect(frame.text(row: row - 1).allSatisfy { $0 == " " })
      #expect(text.prefix { $0 == " " }.count == 2 && text.contains { $0 != " " }, "\(text)")
      #expect(frame[row, 2].style == Theme.dark[.text])
      #expect(frame.text(row: 23).contains("? "), "\(frame.text(row: 23))")
    }
  }

  @Test func `in every state each key has one meaning, and no text controls the terminal`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let camera = SceneCamera(loop: loop, folder: folder.path, preferences: Preferences(language: .en))
      var twice: [String] = []
      var steered: [String] = []
      for (scene, state) in try SceneRegistry(Features.scenes, fixtures: .builtIn()).allStates {
        _ = try await camera.visit(scene, in: state, size: Size(columns: 120, rows: 30)) {
          run, terminal, pass in
          try await run.rest(pass)
          let keys = run.app?.router.top?.enabledActions.flatMap(\.keys) ?? []
          if Set(keys).count < keys.count { twice.append("\(scene.name) \(state.name)") }
          let shown = (0..<30).map { String(terminal.frame.text(row: $0)) }.joined().unicodeScalars
          if shown.contains(where: { $0.properties.generalCategory == .control || $0 == "\u{202E}" }) {
            steered.append("\(scene.name) \(state.name)")
          }
        }
      }
      #expect(twice == [])
      #expect(steered == [])
    }
  }

  @Test(arguments: Language.allCases)
  func `at 40 columns the key of the help is the last to go, on every screen`(language: Language) throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let camera = SceneCamera(loop: loop, folder: folder.path, preferences: Preferences(language: language))
      var (missing, count): ([String], Int) = ([], 0)
      for (scene, state) in try SceneRegistry(Features.scenes, fixtures: .builtIn()).allStates {
        _ = try await camera.visit(scene, in: state, size: Size(columns: 40, rows: 24)) {
          run, terminal, pass in
          try await run.rest(pass)
          // A box has keys of its own, a message stays until the next key, and the field of a search is all of the line.
          guard let app = run.app, let screen = app.router.top, !app.hasBox, screen.prompt == nil,
            app.environment.notices.texts.isEmpty
          else { return }
          let help = app.helpHint(on: screen)
          count += 1
          let row = String(terminal.frame.text(row: 23))
          if !row.hasSuffix(" \(help.key) \(help.words) ") {
            missing.append("\(scene.name) \(state.name): \(row)")
          }
        }
      }
      #expect(missing == [])
      #expect(count > 100)
    }
  }

  @Test func `in plain no screen has a sign beyond ASCII`() throws {
    let folder = try TemporaryFolder(inMemory: true)
    let signs = Set(Sign.allCases.map { Signs.unicode[$0].description })
    try onLoop { loop in
      let camera = SceneCamera(
        loop: loop, folder: folder.path, preferences: Preferences(language: .en, theme: .plain))
      var found: [String] = []
      // The settings choose other themes.
      for (scene, state) in try SceneRegistry(Features.scenes, fixtures: .builtIn()).allStates
      where scene.name != "settings" {
        let frames = try await camera.frames(of: scene, in: state, sizes: [Size(columns: 80, rows: 40)])
        for row in 0..<40 {
          let text = frames[0].text(row: row)
          if text.contains(where: { signs.contains(String($0)) }) {
            found.append("\(scene.name) \(state.name): \(text)")
          }
        }
      }
      #expect(found == [])
    }
  }

  @Test(arguments: ["todo-list", "history"])
  func `an unreadable todo file is reported in the same position`(name: String) throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      let camera = SceneCamera(
        loop: loop, folder: folder.path, preferences: Preferences(language: .en, theme: .dark))
      let scene = try #require(
        SceneRegistry(Features.scenes, fixtures: .builtIn()).scenes.first { $0.name == name })
      let state = try #require(scene.states.first { $0.name == "broken-file" })
      let frame = try #require(
        try await camera.frames(of: scene, in: state, sizes: [Size(columns: 80, rows: 24)]).first)
      #expect(frame.text(row: 2).hasPrefix("  ! The todo file could not be read"))
      #expect(frame[2, 2].style == Theme.dark[.problem])
    }
  }
}

extension Frame {
  /// The first cell of a text that is alone in its row or starts a paragraph.
  fileprivate func position(of line: String) -> Point? {
    for row in 0..<size.rows {
      var text = text(row: row)
      while text.hasSuffix(" ") { text.removeLast() }
      let column = text.prefix { $0 == " " }.count
      let shown = text.dropFirst(column)
      if !shown.isEmpty, shown.count > 5, line.hasPrefix(shown) { return Point(row: row, column: column) }
    }
    return nil
  }
}
