import Foundation
import TestSupport
import Testing

@testable import octodo

/// `octodo completion`: what shells offer after it.
struct CompletionTests {
  /// Made once, because they look at every state of every scene.
  private static let scripts = CompletionShell.allCases.map { shell in Result { try shell.script() } }

  private func script(_ shell: CompletionShell) throws -> String {
    let index = try #require(CompletionShell.allCases.firstIndex(of: shell))
    return try Self.scripts[index].get()
  }

  @Test(arguments: CompletionShell.allCases)
  func `row 28: every command and every option is completed`(shell: CompletionShell) throws {
    let script = try self.script(shell)
    for (command, words) in StartPoint.commands {
      #expect(script.contains(command), "\(command)")
      // Other words for a kind are understood, and only its name is offered.
      for word in command == "search" ? SearchKind.names : words {
        #expect(script.contains(word), "\(command) \(word)")
      }
    }
    for word in ["todos", "history", "settings"] { #expect(script.contains(word), "\(word)") }
    for name in LongOption.kinds(of: OctodoCommand.self).keys where name != "--worker" {
      #expect(script.contains(shell == .fish ? "-l \(name.dropFirst(2)) " : name), "\(name)")
    }
    #expect(!script.contains("--worker") && !script.contains("-l worker"))
  }

  @Test func `the program prints the same script`() throws {
    for shell in CompletionShell.allCases {
      let program = try FinishedProgram(["completion", shell.rawValue])
      let script = try self.script(shell)
      #expect(program.status == 0 && program.errors == "")
      #expect(program.output == script)
    }
  }

  @Test(arguments: [
    ("--de", "--demo"), ("san", "sandbox"), ("compl", "completion"), ("completion z", "zsh"),
    ("sandbox repo-s", "repo-search"), ("sandbox about --state cop", "copied copy-menu"),
    ("sandbox --state hea repo-detail", ""), ("sandbox about --state readm", ""),
    ("sandbox repo-detail --state readme-l", "readme-loading"),
    ("sandbox repo-detail-known --state readme-l", ""),
    ("--locale j", "ja"), ("help n", "names"), ("search repos x --sort = s", "stars"),
    ("search repos x --sort c", ""), ("search prs x --sort crea", "created"),
    ("search repos x --json assig", ""), ("search issue x --json assig", "assignees"),
    ("search repos x --json url,fullN", "url,fullName"), ("--help k", "keys"), ("--demo s", "search"),
    ("list --json id,ti", "id,title"), ("show 1 --jsonl priorit", "priority"),
    ("agenda 3 --fields ti", "title"),
    ("tags --json na", "name"), ("views --json fi", "filter"), ("list --json --so", "--sort"),
    ("list --sort du", "due due-asc due-desc"), ("show --json = id,ti", "id,title"),
    ("--demo t", ""), ("config c", "check"), ("tod", "todos"), ("hi", "history"),
  ])
  func `bash completes the word at the cursor`(line: String, expected: String) throws {
    // The cursor is after the last word, except where a scene follows the state.
    let words = line.split(separator: " ").map(String.init)
    let cursor = line.hasPrefix("sandbox --state") ? 3 : words.count
    let program = try FinishedProgram(
      shell: """
        bash --norc -c '. ./completion; COMP_WORDS=(octodo "${@:2}"); COMP_CWORD=$1
        _octodo 2>/dev/null; echo "${COMPREPLY[*]}"' - \(cursor) \(words.joined(separator: " "))
        """,
      files: ["completion": try script(.bash)])
    #expect(program.status == 0, "\(program.errors)")
    let offered = program.output.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(offered == (line.hasPrefix("sandbox --state") ? "headings" : expected))
  }

  @Test(arguments: [
    ("--config", "my", "[my file.yml]"), ("--script", #"a\ "#, "[a b.steps]"),
  ])
  func `bash keeps a file name with blanks whole`(option: String, word: String, expected: String) throws {
    let program = try FinishedProgram(
      shell: #"""
        bash --norc -c '. ./completion; COMP_WORDS=(octodo "$@"); COMP_CWORD=2
        _octodo 2>/dev/null; printf "[%s]" "${COMPREPLY[@]}"' - \#(option) '\#(word)'
        """#,
      files: ["my file.yml": "", "a b.steps": "", "completion": try script(.bash)])
    #expect(program.output == expected, "\(program.errors)")
  }

  /// zsh takes all words up to one that matches a pattern for values, and that word too.
  @Test func `zsh offers options after the names of scripts`() throws {
    let script = try self.script(.zsh)
    #expect(!script.contains(":*-*:"))
    let files =
      #"{if (( ${words[(I)--script]} )); then _files -g "*.steps"; else _describe command commands; fi}"#
    #expect(script.contains("'1:word:\(files)'") && script.contains("'*:word:\(files)'"))
  }

  /// With two of them zsh prints "doubled rest argument definition" and completes nothing.
  @Test func `zsh gets one entry for all words of a command`() throws {
    let blocks = try script(.zsh).components(separatedBy: "_arguments ").dropFirst()
    #expect(blocks.count > 20)
    for block in blocks {
      let entries = block.components(separatedBy: "\n}")[0].components(separatedBy: "\n")
      let words = entries.filter { $0.hasPrefix("    '*:") }
      #expect(words.count <= 1, "\(words)")
    }
  }

  @Test func `another shell is refused with those that there are`() {
    guard case .exit(let text, 2) = LaunchOptions.read(["completion", "csh"]) else {
      Issue.record("It was taken.")
      return
    }
    #expect(text.hasPrefix("There are no completions for csh. "), "\(text)")
  }

  @Test func `the plural leads to the command`() {
    guard case .exit(let text, 2) = LaunchOptions.read(["completions"]) else {
      Issue.record("It was taken.")
      return
    }
    #expect(text.contains("octodo completion needs one of bash"), "\(text)")
  }
}
