import Terminal
import Testing

@testable import Markdown

/// Badges are left out by what they are and by where they stand.
struct BadgesTests {
  private func lines(_ source: String) -> [String] {
    MarkdownText(source).parts.flatMap { $0.rows(columns: 80) }.map(\.text.description)
  }

  private static let badge = "https://img.shields.io/badge/a-b-green"

  @Test(arguments: [
    ("[![Build](\(badge))](x) ![Chat](\(badge))\n\ntext", ["text"]),
    ("![Build](\(badge))\n![Chat](\(badge))\nThis is a kettle.", ["This is a kettle."]),
    ("# Kettle ![Build](\(badge)) 2", ["# Kettle 2"]),
    ("A | ![Build](\(badge))\n\ntext ![](\(badge))", ["A | [Build]", "", "text"]),
    ("## [![b](\(badge))](l) Badged", ["## Badged"]),
    ("# Kettle\n\n![Build](\(badge))\n\n# Use\n\ntext", ["# Kettle", "", "# Use", "", "text"]),
    (
      "# Kettle\n\n## Use\n\n![Build](\(badge))\n\n### First\n\ntext",
      ["# Kettle", "", "## Use", "", "### First", "", "text"]
    ),
  ])
  func `a row of badges is left out`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    ("Works with ![Node](\(badge)) and ![Deno](\(badge)).", ["Works with [Node] and [Deno]."]),
    ("* [![Next][next]](x)\n* ![Vue](\(badge))\n\n[next]: \(badge)", ["- [Next]", "- [Vue]"]),
    ("## ![Features](\(badge))\n\ntext", ["## [Features]", "", "text"]),
    ("|a|b|\n|-|-|\n|![Node](\(badge))|c|", ["a      | b", "-------+--", "[Node] | c"]),
    ("<ul><li><img alt=Vue src=\"\(badge)\"></li></ul>", ["- [Vue]"]),
  ])
  func `a badge that says something is named`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test func `a section of badges only shows their words`() {
    let badges = "![Swift](\(Self.badge))\n![C](\(Self.badge))"
    let text = "## Tech\n\n\(badges)\n\n## Links\n\n[![Docs](\(Self.badge))](https://docs.example)"
    #expect(lines(text) == ["## Tech", "", "[Swift] [C]", "", "## Links", "", "[Docs]"])
    let links = MarkdownText(text).links
    #expect(links.map(\.words) == ["[Docs]"] && links.map(\.part) == [6])
    let anchors = MarkdownText("\(text)\n\n## End\n\ntext").anchors
    #expect(anchors == ["tech": 0, "links": 4, "end": 8])
    #expect(lines("<h2>Tech</h2>\n\n\(badges)") == ["## Tech", "", "[Swift] [C]"])
  }

  @Test func `a text of badges only shows their words`() {
    #expect(lines("![Build](\(Self.badge))\n![Chat](\(Self.badge)) ![](\(Self.badge))") == ["[Build] [Chat]"])
  }

  @Test(arguments: [
    "![shot](https://raw.githubusercontent.com/o/badge-maker/main/shot.png)", "![shot](docs/badge/form.png)",
    "![shot](status.png)", "<img src=wide.png width=700 height=20 alt=shot>",
  ])
  func `a picture is no badge because of a folder or its height`(source: String) {
    #expect(lines(source) == ["[shot]"])
  }

  @Test(arguments: [
    "![a](https://gitlab.example/o/r/badges/main/pipeline.svg)", "![a](https://ci.example/badge/7)",
    "![a](docs/coverage-badge.png)", "![a](build-status.svg)",
  ])
  func `a badge is known by its name`(source: String) {
    #expect(lines("\(source)\n\ntext") == ["text"])
  }
}
