import AllFeatures
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts

@testable import Sandbox

/// Every screen that loads from GitHub shows the same state with the same words, in the same place and role.
struct StateLooksTests {
  /// The name of a state in the scenes, and the message that each screen must show for it.
  private static func message(of state: String, _ texts: Texts) -> (line: String, role: Role)? {
    switch state {
    case "loading": (texts.list.loading, .text)
    case "rate-limited": (texts.list.pauseMessage(seconds: "60"), .text)
    case "error": ("! " + texts.sentence(for: AppError.server(status: 500)), .problem)
    case "offline": ("! " + texts.sentence(for: AppError.offline), .problem)
    default: nil
    }
  }

  private static let states = ["loading", "rate-limited", "error", "offline"]

  @Test(arguments: Language.allCases)
  func `each state looks the same on every screen that loads from GitHub`(language: Language) throws {
    let folder = try TemporaryFolder(inMemory: true)
    let texts = Texts(language)
    try onLoop { loop in
      let camera = SceneCamera(
        loop: loop, folder: folder.path, preferences: Preferences(language: language, theme: .dark))
      let scenes = try SceneRegistry(Features.scenes, fixtures: .builtIn()).scenes
        // A scene with known content shows that above its message.
        .filter { $0.states.contains { $0.name == "rate-limited" } && !$0.name.hasSuffix("-known") }
      #expect(scenes.count >= 4)
      for scene in scenes {
        for name in Self.states {
          let state = try #require(
            scene.states.first { $0.name == name }, "\(scene.name) has no state \(name)")
          let message = try #require(Self.message(of: name, texts))
          let size = Size(columns: 200, rows: 24)
          let frame = try #require(try await camera.frames(of: scene, in: state, sizes: [size]).first)
          let place = try #require(frame.place(of: message.line), "\(scene.name) \(name): no \(message.line)")
          // Above it are the tab bar, the screen's header if it has one, and an empty row or a rule.
          let head = scene.name.hasPrefix("repo-") ? 1 : 0
          #expect(place.row == 2 + head, "\(scene.name) \(name)")
          #expect(place.column == (scene.name == "repo-detail" ? 1 : 2), "\(scene.name) \(name)")
          #expect(frame[place.row, place.column].style == Theme.dark[message.role], "\(scene.name) \(name)")
        }
      }
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
        for (columns, words) in [
          (200, Texts(language).list.savedOffline(age: Texts(language).format.now)),
          (40, Texts(language).list.savedShort(age: Texts(language).format.now)),
        ] {
          let size = Size(columns: columns, rows: 24)
          let frame = try #require(try await camera.frames(of: scene, in: state, sizes: [size]).first)
          #expect(frame.text(row: 23).hasPrefix(" " + words), "\(scene.name): \(frame.text(row: 23))")
          #expect(!frame.text(row: 4).allSatisfy { $0 == " " }, "\(scene.name) shows nothing")
        }
      }
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

  @Test(arguments: ["todo-list", "history"])
  func `an unreadable todo file is reported in the same place`(name: String) throws {
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
  fileprivate func place(of line: String) -> Point? {
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
