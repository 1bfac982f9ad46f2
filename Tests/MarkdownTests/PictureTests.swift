import Terminal
import Testing

@testable import Markdown

struct PictureTests {
  @Test(arguments: [
    ("Name ![logo](a.png)", ["Name [logo]"]), ("![A *picture*](a.png)", ["[A picture]"]),
    ("[![Build](a.svg)](b)", ["[Build]"]),
    ("Click ![the blue button](b.png) to start.", ["Click [the blue button] to start."]),
    ("# [![curl](a.svg)](b)", ["# [curl]"]),
    ("<img src='a' alt=\"A bird &amp; a tree\" width=9>", ["[A bird & a tree]"]),
    ("[![a](b)](c)[![d](e)](f)", ["[a] [d]"]), ("![](a.png)", ["[image]"]),
    ("a\n\n[![a](b)](c) | ![d](e)\n\nb", ["a", "", "[a] | [d]", "", "b"]),
    ("- ![](a)", ["- [image]"]), ("a · b ·", ["a · b ·"]),
    ("<a href=x><img alt=\"\"></a>", ["[image]"]), ("<video src=a></video>", ["[video]"]),
    ("a <video></video> b", ["a [video] b"]), ("A <video src=a>no <b>video</b></video> B", ["A [video] B"]),
    ("<video>\n<source src=a>\nno <a href=a>video</a>\n</video>\n\nB", ["[video]", "", "B"]),
    ("A <video src=a> B", ["A [video] B"]), ("x<sup>2</sup><video>y</video>", ["x^2[video]"]),
    ("<video><source src=a></video>", ["[video]"]),
    ("![Kettle](a.png#gh-light-mode-only) ![Kettle](b.png#gh-dark-mode-only)", ["[Kettle]"]),
    ("<img class=emoji alt=':rocket:' src=x height=20> Go", ["🚀 Go"]),
  ])
  func `a picture is named`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    ("[![Build](https://img.shields.io/a.svg)](b) ![Coverage](https://codecov.io/c)\n\nx", ["x"]),
    ("# Name &middot; [![a](https://img.shields.io/b)](c) ![d](https://x.example/badge.svg)", ["# Name"]),
    ("![a](https://github.com/o/r/actions/workflows/ci.yml/badge.svg)\n\nx", ["x"]),
    ("<img alt=Chat src=a.svg height=20> | <img alt=Docs src=b.svg height=20px>\n\nx", ["x"]),
    ("<img alt=Chat src=a.svg height=20> <img alt=Docs src=b.svg height=20>", ["[Chat] [Docs]"]),
    ("![Acme](https://acme.example/a.png) · ![b](https://badgen.net/b)", ["[Acme]"]),
    ("Build: ![a](https://travis-ci.org/o/r.svg?branch=main)", ["Build: [a]"]),
    ("Press <img alt=gear src=a.svg height=16> to start.", ["Press [gear] to start."]),
  ])
  func `badges are left out, by their address or their height`(source: String, expected: [String]) {
    #expect(lines(source) == expected)
  }

  @Test(arguments: [
    ("<img width=180 height=19 alt=Image src=https://github.com/user-attachments/assets/1>", "[Image]"),
    ("![The badge](https://user-images.githubusercontent.com/1/2-badge.png)", "[The badge]"),
  ])
  func `a small picture is shown and linked in an issue`(source: String, expected: String) {
    let text = MarkdownText(source, as: .post)
    #expect(text.parts.flatMap { $0.rows(columns: 80) }.map(\.text.description) == [expected])
    #expect(text.links.map(\.words) == [expected])
  }

  @Test func `what stands for a picture or a film without words is in the user's language`() {
    let words = MarkdownWords(image: "画像", video: "動画", details: "詳細")
    for kind in [MarkdownText.Kind.file, .post] {
      let text = MarkdownText("![](a.png) <video src=a></video> ![Tea](b.png)", as: kind, words: words)
      let rows = text.parts.flatMap { $0.rows(columns: 80) }.map(\.text.description)
      #expect(rows == ["[画像] [動画] [Tea]"])
    }
  }

  @Test func `a heading of a picture is no entry of the contents`() {
    let text = MarkdownText("# ![Logo](a.png)\n\n# Name ![Logo](a.png)\n")
    #expect(text.headings.map(\.title) == ["Name "])
  }
}
