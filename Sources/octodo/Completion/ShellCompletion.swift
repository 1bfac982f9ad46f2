import ArgumentParser
import Console
import Domain

/// A shell for which `octodo completion` prints a script.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  static let names = allCases.map(\.rawValue)

  /// The script.
  /// - Throws: the errors of `CommandTree.octodo`.
  func script() throws -> String {
    let tree = try CommandTree.octodo()
    return switch self {
    case .bash: BashCompletion(tree).text
    case .zsh: ZshCompletion(tree).text
    case .fish: FishCompletion(tree).text
    }
  }

  static let mark =
    "# Printed by `octodo completion`, from octodo's own options. Print it again after an update."
}

/// The command line of `octodo completion`.
struct CompletionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completion", _superCommandName: "octodo",
    abstract: "Print the completions of octodo for a shell.",
    discussion: """
        bash   eval "$(octodo completion bash)"                    in ~/.bashrc
        zsh    octodo completion zsh >~/.zsh/_octodo               in a folder of $fpath
        fish   octodo completion fish >~/.config/fish/completions/octodo.fish

      octodo's packages install all three.
      """,
    version: "octodo \(Version.number)")

  @Argument(
    help: "Which shell: \(CompletionShell.names.joined(separator: ", ")).",
    completion: .list(CompletionShell.names))
  var shell: String

  enum Reading {
    case shell(CompletionShell)
    case exit(text: String, status: Int32)
  }

  /// - Parameter arguments: those after `completion`.
  static func read(_ arguments: [String]) -> Reading {
    do {
      let word = try parse(arguments).shell
      if let shell = CompletionShell(rawValue: word) { return .shell(shell) }
      let nearest = Spelling.nearest(to: word, among: CompletionShell.names)
      throw UsageProblem(
        "There are no completions for \(word.shortened). "
          + (nearest.map { "Did you mean \($0)?" }
            ?? "There are some for \(CompletionShell.names.joined(separator: ", "))."))
    } catch {
      let (text, status) = ParserMessage.text(for: error, of: Self.self)
      return .exit(text: text, status: status)
    }
  }
}

extension String {
  /// One word of bash or zsh.
  var singleQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
