import AllFeatures
import EventLoop
import Foundation
import Screens
import Terminal
import TestSupport
import Testing
import Texts

@testable import Sandbox
@testable import Scripting
@testable import octodo

/// Compares every state of every scene with its stored screen. `Scripts/update scenes` stores them again.
struct SceneScreensTests {
  @Test func `every state of every scene matches its stored screen`() throws {
    let store = SceneFolder()
    let folder = try TemporaryFolder(inMemory: true)
    let files = try onLoop { loop in
      let registry = try SceneRegistry(Features.scenes, fixtures: .builtIn())
      var files: [SceneScreens] = []
      for language in Language.allCases {
        let camera = SceneCamera(
          loop: loop, folder: folder.path, preferences: Preferences(language: language, theme: .auto))
        for scene in registry.scenes {
          var file = SceneScreens(scene: scene.name, language: language)
          for state in scene.states {
            let sizes = SceneScreens.sizes + (state.isWide ? [SceneScreens.wide] : [])
            file.add(
              state.name, try await camera.frames(of: scene, in: state, sizes: sizes),
              isStyled: state.isStyled)
          }
          files.append(file)
        }
      }
      return files
    }
    if ProcessInfo.processInfo.environment["OCTODO_UPDATE_SCENES"] == "1" { return try store.write(files) }
    for problem in try store.problems(of: files) { Issue.record("\(problem)") }
  }

  @Test func `a changed screen, a missing one and a file without a scene are reported`() throws {
    let folder = try TemporaryFolder()
    let store = SceneFolder(URL(filePath: folder.path))
    func file(_ scene: String, _ screens: [(state: String, row: String)]) -> SceneScreens {
      var file = SceneScreens(scene: scene, language: .en)
      for screen in screens {
        file.add(screen.state, "size 3x1\ncursor hidden\n|\(screen.row)|\n1:1-3 bold\n")
      }
      return file
    }
    let tea = file("tea", [("hot", "tea"), ("cold", "ice")])
    try store.write([tea, file("old", [("a", "abc")]), file("more", [("a", "abc"), ("b", "abc")])])
    let same = try store.problems(of: [
      tea, file("old", [("a", "abc")]), file("more", [("a", "abc"), ("b", "abc")]),
    ])
    #expect(same == [])

    let problems = try store.problems(of: [
      file("tea", [("hot", "ten"), ("cold", "ice")]), file("more", [("a", "abc"), ("c", "abc")]),
      file("new", []),
    ])
    try #require(problems.count == 6)
    #expect(problems[0].contains("old.en.txt belongs to no scene"))
    #expect(problems[1].contains("tea.en.txt: hot size 3x1") && problems[1].contains("|ten|"))
    #expect(problems[3].contains("- b size 3x1") && problems[3].contains("+ c size 3x1"))
    #expect(problems[5].contains("new.en.txt is missing"))

    try store.write([tea])
    let written = try store.problems(of: [tea])
    #expect(written == [])
  }

  @Test func `a narrow screen is kept for the first state, and if it shows other text`() throws {
    func frame(_ text: DisplayText) -> Frame {
      let buffer = FrameBuffer(size: Size(columns: text.width, rows: 1))
      Canvas(buffer).draw(text, row: 0)
      return buffer.frame
    }
    var file = SceneScreens(scene: "tea", language: .en)
    file.add("first", [frame("green tea"), frame("green")])
    file.add("part", [frame("green tea"), frame("gre…")])
    file.add("other", [frame("green tea"), frame("black")])
    #expect(file.screens.map(\.state) == ["first", "first", "part", "other", "other"])
  }

  @Test func `blank rows in a row are one line, and only some states have styles`() throws {
    func frame(_ texts: [DisplayText]) -> Frame {
      let buffer = FrameBuffer(size: Size(columns: 3, rows: texts.count))
      for (row, text) in texts.enumerated() { Canvas(buffer).draw(text, row: row, style: Style(.bold)) }
      return buffer.frame
    }
    var file = SceneScreens(scene: "tea", language: .en)
    file.add("first", [frame(["tea", "", "", "", "cup", ""])])
    file.add("plain", [frame(["", "tea", "", ""])])
    file.add("styled", [frame(["tea"])], isStyled: true)
    #expect(
      file.text == """
        state first
        size 3x6
        cursor hidden 1:1
        |tea|
        3 blank rows
        |cup|
        |   |
        1:1-3 bold
        5:1-3 bold

        state plain
        size 3x4
        cursor hidden 1:1
        |   |
        |tea|
        2 blank rows

        state styled
        size 3x1
        cursor hidden 1:1
        |tea|
        1:1-3 bold

        """)
    let store = SceneFolder(URL(filePath: try TemporaryFolder().path))
    try store.write([file])
    var other = SceneScreens(scene: "tea", language: .en)
    other.add("first", [frame(["tea", "", "hot", "", "cup", ""])])
    other.add("plain", [frame(["", "tea", "", ""])])
    other.add("styled", [frame(["tea"])], isStyled: true)
    let problems = try store.problems(of: [other])
    #expect(problems.first?.contains("+|hot|") == true || problems.first?.contains("|hot|") == true)
  }

  @Test(arguments: [
    ("size 3x1\ncursor hidden\n|tea|\n", ["- 1:1-3 bold", "+ cursor hidden", "- cursor 1:1"]),
    ("size 3x1\ncursor 1:2\n|tea|\n1:1-3 bold\n", ["- cursor 1:1", "+ cursor 1:2"]),
    ("size 3x1\ncursor 1:1\n|tea|\n1:1-3 dim\n", ["- 1:1-3 bold", "+ 1:1-3 dim"]),
    ("size 3x1\ncursor 1:1\n|tea|\n1:1-2 bold\n", ["- 1:1-3 bold", "+ 1:1-2 bold"]),
  ])
  func `a screen that differs only in style or cursor is reported`(now: String, lines: [String]) throws {
    let folder = try TemporaryFolder()
    let store = SceneFolder(URL(filePath: folder.path))
    func file(_ text: String) -> SceneScreens {
      var file = SceneScreens(scene: "tea", language: .en)
      file.add("hot", text)
      return file
    }
    try store.write([file("size 3x1\ncursor 1:1\n|tea|\n1:1-3 bold\n")])
    let problems = try store.problems(of: [file(now)])
    let problem = try #require(problems.first)
    #expect(problems.count == 2)
    #expect(Set(problem.split(separator: "\n").dropFirst().map(String.init)) == Set(lines))
  }
}
