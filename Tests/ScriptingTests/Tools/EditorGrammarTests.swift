import Foundation
import TestSupport
import Testing

@testable import Scripting

/// If one of these fails, run `Scripts/update grammars` to write the files again.
struct EditorGrammarTests {
  @Test func `the Vim syntax is up to date`() throws {
    let stored = try Checkout.text(of: "Editors/vim/syntax/octodo.vim")
    let made = try CommandFormat.vim.text() + "\n"
    #expect(stored == made)
  }

  @Test func `the TextMate grammar is up to date`() throws {
    let file = "Editors/textmate/octodo-steps.tmLanguage.json"
    let stored = try Checkout.text(of: file)
    let made = try CommandFormat.textmate.text() + "\n"
    #expect(stored == made)
  }

  @Test(arguments: [
    ("see \"x\" in pane list", "keyword.control.steps", "see"),
    ("  key Ctrl+R", "keyword.control.steps", "  key"),
    ("key pagedown", "constant.language.key.steps", "pagedown"),
    ("stub GET \"/x\" -> fail timeout", "constant.language.steps", "GET"),
    ("row 4 has /a\\/b/i", "string.regexp.steps", "/a\\/b/i"),
    ("advance 300ms", "constant.numeric.steps", "300ms"),
    ("cursor @3:10", "constant.numeric.steps", "@3:10"),
    ("row 4 is 'x' # c", "comment.line.number-sign.steps", "# c"),
    ("style \"x\" fg=bright-red", "constant.language.steps", "bright-red"),
    ("repeat 3 as i", "keyword.other.steps", "as"),
  ])
  func `each rule of the TextMate grammar matches its example`(line: String, rule: String, hit: String) throws
  {
    let grammar = TextMateGrammar(CommandTable())
    let pattern = try #require(grammar.patterns.first { $0.name == rule }?.match)
    let expression = try NSRegularExpression(pattern: pattern)
    let match = expression.firstMatch(in: line, range: NSRange(location: 0, length: line.utf16.count))
    let range = try #require(match.flatMap { Range($0.range, in: line) })
    #expect(String(line[range]) == hit)
  }

  @Test func `a word is not matched in a longer one`() throws {
    let grammar = TextMateGrammar(CommandTable())
    for rule in ["keyword.control.steps", "keyword.other.steps", "constant.language.steps"] {
      let pattern = try #require(grammar.patterns.first { $0.name == rule }?.match)
      let expression = try NSRegularExpression(pattern: pattern)
      let line = "see-all inner red-ish"
      #expect(
        expression.numberOfMatches(in: line, range: NSRange(location: 0, length: line.utf16.count)) == 0)
    }
  }
}
