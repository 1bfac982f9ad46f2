import AppTestSupport
import Domain
import EventLoop
import Terminal
import TestSupport
import Testing
import Texts

@testable import Screens

struct DocumentLinkMenuTests {
  @Test func `an awesome list of 3,180 links is listed, found in, and followed`() throws {
    try onLoop { _ in
      let links = (0..<3_180).map {
        DocumentLink(.address("https://a.example/\($0 / 2)"), words: "project \($0)", part: $0)
      }
      let section = DocumentSection(
        count: links.count, links: DocumentLinks(links, at: .note(on: RepoName.gitHubWeb))
      ) { part, _ in [StyledText(DisplayText("project \(part)"), link: part)] }
      let layout = DocumentLayout(DocumentContent(sections: [section]), width: 80)
      #expect(layout.text.hasLinks)
      #expect(layout.links.count == 3_180)
      #expect(layout.text.link(7, ofPart: 7)?.address == "https://a.example/3")

      let choices = layout.links.enumerated().map { Menu.Choice("\($0)", $1.words, detail: $1.address) }
      let menu = OpenMenu(
        Menu("links", title: "Links", choices: choices, verbs: [.init("o", "browser")]),
        CurrentPreferences(Preferences()), kills: KillBuffer())
      _ = self.frame(of: menu)
      for key in "/example/1589".unicodeScalars { _ = menu.handle(.key(.char(key))) }
      #expect(self.frame(of: menu).selected["links"] == "project 3178")
      _ = menu.handle(.key(Key(.enter)))
      guard case .verb("o", id: "3178") = menu.handle(.key(.char("o"))) else { return #expect(Bool(false)) }
      guard case .chosen("3178") = menu.handle(.key(Key(.enter))) else { return #expect(Bool(false)) }
    }
  }

  @Test func `words and addresses are in one column, and a long address is shown once`() throws {
    try onLoop { _ in
      let address = "https://a.example/" + String(repeating: "x", count: 50)
      let menu = OpenMenu(
        Menu(
          "links", title: "Links",
          choices: [
            Menu.Choice("0", " 9  words", detail: "https://b.example", indent: 4),
            Menu.Choice("1", "10  \(address)", indent: 4, isWrapped: true),
          ]), CurrentPreferences(Preferences()), kills: KillBuffer())
      let wide = rows(of: menu, columns: 80).filter { $0.contains("example") || $0.contains("words") }
      let columns = wide.map { row in row.firstRange(of: /words|https/).map { row[..<$0.lowerBound].count } }
      #expect(columns.count == 3 && Set(columns).count == 1)
      let narrow = rows(of: menu, columns: 40).joined()
      #expect(narrow.filter { $0 == "x" }.count == 50 + 2)
    }
  }

  @LoopActor
  private func rows(of menu: OpenMenu, columns: Int) -> [String] {
    let buffer = FrameBuffer(size: Size(columns: columns, rows: 24))
    menu.draw(Canvas(buffer))
    return (0..<24).map { buffer.frame.text(row: $0) }
  }

  @Test func `one page by two names is found by both`() throws {
    try onLoop { _ in
      let repo = try #require(RepoName("octo/kettle"))
      let links = DocumentLinks(
        ["Docs", "Manual", "Docs"].map { DocumentLink(.address("https://a.example"), words: $0, part: 0) },
        at: .conversation(of: .issue(7, of: repo), on: RepoName.gitHubWeb))
      let section = DocumentSection(count: 1, links: links) { _, _ in [StyledText("text")] }
      let layout = DocumentLayout(DocumentContent(sections: [section]), width: 80)
      #expect(LinkList(layout.links).entries.map(\.words) == ["Docs · Manual"])
    }
  }

  @Test func `a line with a link hangs under its indent`() {
    let part = DocumentPart.styled(StyledText("    one two three"))
    #expect(part.rows(width: 12).map(\.text.description) == ["    one two", "    three"])
  }

  @Test func `only what has an address is a link of the terminal`() throws {
    let repo = try #require(RepoName("octo/kettle"))
    let destinations: [LinkDestination] = [
      .address("https://a.example/x y"), .address("docs/parts.md"), .number(nil, 4), .account("ann"),
      .address("mailto:ann@a.example"), .address("#steam"), .address("javascript:alert(1)"),
      .address("https://a.example/" + String(repeating: "x", count: 3_000)),
    ]
    let section = DocumentSection(
      count: 1,
      links: DocumentLinks(
        destinations.map { DocumentLink($0, words: "w", part: 0) },
        at: .file(FileLocation(path: "README.md"), of: repo, on: RepoName.gitHubWeb))
    ) { _, _ in [StyledText("text")] }
    let layout = DocumentLayout(DocumentContent(sections: [section]), width: 80)
    let urls = destinations.indices.map { layout.hyperlink($0, ofPart: 0)?.url }
    #expect(
      urls == [
        "https://a.example/x%20y", "https://github.com/octo/kettle/blob/HEAD/docs/parts.md",
        "https://github.com/octo/kettle/issues/4", "https://github.com/ann", "mailto:ann@a.example", nil, nil,
        nil,
      ])
    #expect(layout.hyperlink(0, ofPart: 0) == layout.hyperlink(0, ofPart: 0))
    #expect(layout.hyperlink(9, ofPart: 0) == nil)
  }

  @LoopActor
  private func frame(of menu: OpenMenu) -> Frame {
    let buffer = FrameBuffer(size: Size(columns: 80, rows: 24))
    menu.draw(Canvas(buffer))
    return buffer.frame
  }

  @Test func `a heading is found in the text of its link first, then in the others`() throws {
    func section(_ anchors: [String: Int]) -> DocumentSection {
      DocumentSection(count: 3, links: DocumentLinks([], at: .note(on: RepoName.gitHubWeb), anchors: anchors))
      {
        _, _ in []
      }
    }
    let text = DocumentText(
      DocumentContent(header: [section(["a": 0, "b": 1])], sections: [section(["b": 2, "c": 0])]), width: 80)
    #expect(text.part(ofHeading: "b", near: 1) == 2)
    #expect(text.part(ofHeading: "b", near: 0) == -2)
    #expect(text.part(ofHeading: "C", near: 0) == 0)
    #expect(text.part(ofHeading: "user-content-a", near: 1) == -3)
    #expect(text.part(ofHeading: "", near: 1) == -3)
    #expect(text.part(ofHeading: "top", near: 1) == -3)
    #expect(text.part(ofHeading: "d", near: 1) == nil)
  }
}
