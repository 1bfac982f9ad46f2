import AllFeatures
import EventLoop
import Terminal
import TestSupport
import Testing
import Texts

@testable import Sandbox
@testable import Screens
@testable import octodo

struct GalleryCheckTests {
  private let theme = Theme.dark

  private func findings(_ pictures: [(GalleryPicture, (Canvas) -> Void)]) -> [String] {
    var check = GalleryCheck(theme: theme)
    for (picture, draw) in pictures {
      let buffer = FrameBuffer(size: picture.size)
      draw(Canvas(buffer, theme: theme))
      check.look(at: buffer.frame, of: picture)
    }
    return check.findings
  }

  private func picture(_ state: String) -> GalleryPicture {
    GalleryPicture(
      feature: "Tea", scene: "tea", state: state, language: .en, theme: .dark, size: GalleryPicture.sizes[0])
  }

  private func list(_ canvas: Canvas, column: Int = 40, name: DisplayText, status: DisplayText = "") {
    canvas.draw("Name", row: 1, column: 2, style: theme[.tableHeader])
    canvas.draw("Age", row: 1, column: column, style: theme[.tableHeader])
    canvas.draw(name, row: 2, column: 2, style: theme[.name])
    canvas.draw(status, row: canvas.size.rows - 1, column: 1)
  }

  /// `Scripts/gallery` looks at more sizes and themes, and is run seldom.
  @Test(arguments: Language.allCases)
  func `no state of a scene has a finding`(language: Language) throws {
    let folder = try TemporaryFolder(inMemory: true)
    try onLoop { loop in
      var check = GalleryCheck(theme: .dark)
      let camera = SceneCamera(
        loop: loop, folder: folder.path, preferences: Preferences(language: language, theme: .dark))
      for (scene, state) in try SceneRegistry(Features.scenes, fixtures: .builtIn()).allStates {
        for frame in try await camera.frames(
          of: scene, in: state, sizes: Array(GalleryPicture.sizes.prefix(2)))
        {
          let picture = GalleryPicture(
            feature: scene.feature, scene: scene.name, state: state.name, language: language, theme: .dark,
            size: frame.size)
          check.look(at: frame, of: picture)
        }
      }
      #expect(check.findings == [])
    }
  }

  @Test func `a name that is cut in the first half is found`() {
    let found = findings([(picture("cut"), { list($0, column: 70, name: "a long na…") })])
    #expect(found == ["tea/cut.en.dark.80x24.svg: a name is cut in row 3."])
    let late = findings([
      (picture("late"), { list($0, column: 70, name: DisplayText(String(repeating: "x", count: 60) + "…")) })
    ])
    #expect(late == [])
  }

  @Test func `a name that is cut beside a preview is found if another text has its room`() {
    func found(_ name: DisplayText) -> [String] {
      findings([
        (
          picture("preview"),
          {
            _ = $0.pane("preview", Rect(row: 1, column: 50, rows: 20, columns: 30))
            list($0, column: 45, name: name)
          }
        )
      ])
    }
    #expect(found("a name of more than half…") == ["tea/preview.en.dark.80x24.svg: a name is cut in row 3."])
    #expect(found("a name that has all of the columns of it…") == [])
  }

  @Test func `the details of the selected row are no name`() {
    let found = findings([
      (
        picture("selected"),
        {
          _ = $0.pane("preview", Rect(row: 1, column: 50, rows: 20, columns: 30))
          list($0, column: 45, name: "a name @project +bug +detai…")
          $0.draw("▌", row: 2, column: 1)
        }
      )
    ])
    #expect(found == [])
  }

  @Test func `a title that a message of two lines shortens is no cut name`() {
    let found = findings([
      (
        picture("message"),
        {
          let status = $0.pane("status", Rect(row: 22, column: 0, rows: 2, columns: 80))
          status.draw("Todo added: a lo…ng name", row: 0, column: 1, style: theme[.name])
        }
      )
    ])
    #expect(found == [])
  }

  @Test func `an empty part is found if there is something to show`() {
    let cut = findings([
      (
        picture("right"),
        {
          list($0, name: "a")
          $0.draw("cut…", row: 2, column: 40)
        }
      )
    ])
    #expect(cut == ["tea/right.en.dark.80x24.svg: text is cut, and the right fifth is empty."])
    let few = findings([(picture("few"), { list($0, column: 70, name: "a", status: "1 of 1,200 · 9 left") })])
    #expect(few == ["tea/few.en.dark.80x24.svg: 2 of 1200 rows are shown, and the rest is empty."])
    let page = findings([
      (
        picture("page"),
        {
          list($0, column: 70, name: "a", status: "1 of 65")
          for row in 3..<15 { $0.draw("b", row: row, column: 2) }
        }
      )
    ])
    #expect(page == ["tea/page.en.dark.80x24.svg: 14 of 65 rows are shown, and the rest is empty."])
    let all = findings([(picture("all"), { list($0, column: 70, name: "a", status: "1 of 1") })])
    #expect(all == [])
  }

  @Test func `columns that jump are found`() {
    let found = findings([
      (picture("one"), { list($0, column: 70, name: "a") }),
      (picture("two"), { list($0, column: 71, name: "a") }),
    ])
    #expect(found == ["tea/two.en.dark.80x24.svg: the columns are not those of tea/one.en.dark.80x24.svg."])
  }

  @Test func `another list may have other columns`() {
    let found = findings([
      (picture("one"), { list($0, column: 70, name: "a") }),
      (picture("two"), { list($0, column: 71, name: "b") }),
    ])
    #expect(found == [])
  }
}
