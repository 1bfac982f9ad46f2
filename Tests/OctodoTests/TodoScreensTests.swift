import AllFeatures
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts

@testable import Sandbox

/// The screens of todos where there is little: few columns, no signs beyond ASCII, no colours.
struct TodoScreensTests {
  private static let size = Size(columns: 40, rows: 12)

  /// Signs of Unicode that ASCII replaces by others.
  private static let signs = Sign.allCases.compactMap { Signs.unicode[$0].glyphs.first?.base }
    .filter { !$0.isASCII }

  @Test(arguments: Language.allCases)
  func `row 27: every todo screen works in 40 columns, in ASCII, without colours, in each language`(
    language: Language
  ) throws {
    let folder = try TemporaryFolder(inMemory: true)
    var preferences = Preferences(language: language, theme: .plain)
    preferences.signs = .ascii
    let scenes = try SceneRegistry(Features.scenes, fixtures: .builtIn()).scenes
      .filter { $0.name.hasPrefix("todo-") }
    #expect(
      Set(scenes.map(\.name)).isSuperset(of: [
        "todo-list", "todo-agenda", "todo-calendar", "todo-views", "todo-import", "todo-detail",
        "todo-editor",
      ]))
    try onLoop { [preferences] in
      let camera = SceneCamera(loop: $0, folder: folder.path, preferences: preferences)
      for scene in scenes {
        for state in scene.states {
          let frame = try #require(try await camera.frames(of: scene, in: state, sizes: [Self.size]).first)
          Self.check(frame, "\(scene.name) \(state.name)")
        }
      }
    }
  }

  private static func check(_ frame: Frame, _ name: String) {
    let rows = (0..<size.rows).map { frame.text(row: $0) }
    #expect(frame.size == size, "\(name)")
    #expect(rows.count { $0.contains { !$0.isWhitespace } } > 2, "\(name) shows nothing")
    let text = rows.joined(separator: "\n")
    for sign in signs {
      #expect(!text.unicodeScalars.contains(sign), "\(name): \(sign) is not ASCII")
    }
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let style = frame[row, column].style
        #expect(
          style.foreground == .default && style.background == .default,
          "\(name): a colour at \(row), \(column)")
      }
    }
  }
}
