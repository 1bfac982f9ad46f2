import AllFeatures
import EventLoop
import Foundation
import Sandbox
import Scripting
import TestSupport
import Testing

@testable import octodo

/// The names that scripts use: the program's table of them and Docs/script-language.md, which `Scripts/update names-doc`
/// writes, and this project's flows.
struct ScreenNamesTests {
  private static let start = "<!-- names: made from the screens by Scripts/update names-doc -->\n"
  private static let end = "<!-- end of names -->"

  /// The names that the screens have now. Found once for all tests, because that takes seconds.
  private static let names = Result {
    let folder = try TemporaryFolder()
    return try onLoop { loop in
      loop.useVirtualTime()
      let registry = try SceneRegistry(Features.scenes, fixtures: .builtIn())
      let (pages, otherFeature) = try await PartTour(loop: loop, folder: folder.path).names(in: registry)
      return ScreenNames(
        pages: pages.map { ScreenNames.PageNames(name: $0.page, parts: $0.names) }, otherFeature: otherFeature
      )
    }
  }

  /// The table of the program, in Swift.
  private func source(_ names: ScreenNames) -> String {
    let pages = names.pages + [ScreenNames.PageNames(name: "", parts: names.otherFeature)]
    let lines = pages.map { page in
      let lists = [page.parts.panes, page.parts.focuses].map { $0.sorted().joined(separator: " ") }
      return "    \(([page.name] + lists).joined(separator: "|"))\n"
    }
    return """
      // swift-format-ignore-file
      // Made from the screens by Scripts/update names-doc.

      extension ScreenNames {
        /// Each page with its panes and what can have the focus; the placeholder for other features is last.
        static let table = \"""
      \(lines.joined())    \"""
      }

      """
  }

  @Test func `parts are found in every state, behind keys, and in questions and menus`() throws {
    let names = try Self.names.get()
    let rows = names.rows
    func row(_ page: String) -> ScreenNames.Row? { rows.first { $0.title == page } }
    #expect(rows.first?.panes == ["dialog", "help", "status", "tabs"])
    #expect(row("repository-search")?.panes.contains("results") == true)
    #expect(row("repository-search")?.focuses.contains("query") == true)
    #expect(row("repository-detail")?.panes.contains("header") == true)
    #expect(row("issue-detail")?.panes == ["comments", "contents", "copy", "header", "headings", "palette"])
    #expect(row("todo-list")?.panes.contains("preview") == true)
    #expect(row("todo-editor")?.focuses.contains("note") == true)
    #expect(row("history")?.panes.contains("export") == true)
    #expect(row("events")?.panes.contains("event") == true)
    #expect(rows.last?.panes == ["dummy"])
    let withDummy = rows.dropLast().filter { $0.panes.contains("dummy") }.map(\.title)
    #expect(withDummy == [])
    let text = names.text
    for line in [
      "  page-view              page additional\n", "  repo-search            start ",
      "  todo-editor            ",
    ] { #expect(text.contains(line), "\(line)") }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `the program and the document list the names that the screens have`() throws {
    let document = Checkout.file("Docs/script-language.md")
    let table = Checkout.file("Sources/octodo/Help/ScreenNames+Generated.swift")
    let text = try String(contentsOf: document, encoding: .utf8)
    let start = try #require(text.firstRange(of: Self.start))
    let end = try #require(text.firstRange(of: Self.end))
    let list = start.upperBound..<end.lowerBound
    let names = try Self.names.get()
    let (markdown, source) = (names.markdown, source(names))
    if ProcessInfo.processInfo.environment["OCTODO_UPDATE_NAMES_DOC"] == "1" {
      try source.write(to: table, atomically: true, encoding: .utf8)
      try text.replacingCharacters(in: list, with: markdown)
        .write(to: document, atomically: true, encoding: .utf8)
    } else {
      #expect(text[list] == markdown, "Run Scripts/update names-doc.")
      let written = try String(contentsOf: table, encoding: .utf8)
      #expect(written == source, "Run Scripts/update names-doc.")
    }
  }

  /// Not while the names are being written, because the program has the table that it was built with.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["OCTODO_UPDATE_NAMES_DOC"] != "1"))
  func `the flows of this project use only names that are found`() throws {
    let flows = Checkout.file("Tests/Flows")
    let scripts = try FileManager.default.subpathsOfDirectory(atPath: flows.path).filter {
      $0.hasSuffix(".steps")
    }
    try #require(scripts.count > 10)
    let check = try FinishedProgram(
      ["--script", "--check", "--root", flows.path] + scripts.sorted().map { "\(flows.path)/\($0)" })
    #expect(check.status == 0, "\(check.errors)")
    #expect(check.output.hasPrefix("\(scripts.count) scripts, "))
  }

  @Test func `a check finds every unknown name, and a run all but those of parts`() throws {
    let script = """
      launch scene nosuch state y
      event foo a=1
      focused bar
      see "x" in pane nosuch
      """
    let check = try FinishedProgram(["--script", "t.steps", "--check"], files: ["t.steps": script])
    #expect(check.status == 3)
    for location in [
      "t.steps:1:14: error: ", "t.steps:2:7: error: ", "t.steps:3:9: error: ", "t.steps:4:17: error: ",
    ] {
      #expect(check.errors.contains(location), "\(check.errors)")
    }
    let run = try FinishedProgram(["--script", "t.steps"], files: ["t.steps": script])
    #expect(run.status == 3)
    #expect(run.errors.contains("t.steps:2:7: error: ") && !run.errors.contains("t.steps:3"))
  }
}
