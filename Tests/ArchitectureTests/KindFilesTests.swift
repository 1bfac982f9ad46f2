import Foundation
import TestSupport
import Testing

/// A kind of things lives in its own files. Everything else knows it by the table of kinds.
struct KindFilesTests {
  @Test(arguments: ["issue", "pull"])
  func `three files besides its own name a kind`(kind: String) throws {
    let files = try Checkout.files(in: Checkout.file("Sources"), endings: ["swift"]).filter { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return !Self.isOwn(file.path) && Self.names(kind, in: text)
    }
    #expect(
      files.map(\.lastPathComponent).sorted() == ["Features.swift", "ItemKind+Screens.swift", "Route.swift"],
      "let the table of kinds say it: Docs/architecture.md, \"A kind, a setting\"")
  }

  @Test(arguments: [
    ("case issueList", true), ("let showIssues = 1", true), ("[\"issues\": 1]", true), ("case issuer", false),
    ("/// An issue", false), ("\"An issue's page.\"", false), ("repo.openIssues", false), ("tissue", false),
  ])
  func `a name is told from words`(code: String, isName: Bool) {
    #expect(Self.names("issue", in: code) == isName)
  }

  /// Its feature with the scenes and the demo's data, its values, its endpoints, and its part of a command.
  private static func isOwn(_ path: String) -> Bool {
    path.contains(/\/Features\/Issues\/|\/Tools\/Demo\/|(Scenes|Samples|\+Generated|\+Issues)\.swift/)
      || path.contains(/\/Domain\/(GitHubIssue|IssueFilter|IssueQuery)\.swift/)
      || path.contains(/\/Endpoints\/(Issues\w*|FoundIssue|Pull\w*|Timeline)\.swift/)
  }

  /// Whether code names a kind. Sentences for users, and GitHub's names of a repository's fields, do not count.
  private static func names(_ kind: String, in text: String) -> Bool {
    guard text.contains(kind) || text.contains(kind.capitalized) else { return false }
    let code = text.replacing(/"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*/) { found in
      found.output.contains(" ") || found.output.hasPrefix("//") ? "" : found.output
    }
    .replacing(/\b(?:open|has|help-wanted-)_?Issues?\w*/.ignoresCase().wordBoundaryKind(.simple), with: "")
    let word = kind.capitalized
    return code.split { !$0.isLetter }.contains { name in
      words(of: name).contains { [word, word + "s"].contains($0.capitalized) }
    }
  }

  /// The words of a name such as `showIssues`.
  private static func words(of name: Substring) -> [String] {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }
}
