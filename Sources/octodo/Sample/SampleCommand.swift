import ArgumentParser
import Console
import Domain

/// The command line of `octodo sample`.
struct SampleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample", _superCommandName: "octodo",
    abstract: "Print a response of GitHub, for the stubs of a script.",
    discussion: """
      \(SampleKind.all.map { "  \($0.name.padding(to: 10))\($0.summary)" }.joined(separator: "\n"))

      The response has the fields that octodo reads, and comes from the demo data: no network, no token. It goes to \
      standard output, and a stub for it to standard error:

        octodo sample search > search.json
      """,
    version: "octodo \(Version.number)")

  @Argument(
    help: "Which response: \(SampleKind.names.joined(separator: ", ")).",
    completion: .list(SampleKind.names))
  var kind: String

  enum Reading {
    case kind(SampleKind)
    case exit(text: String, status: Int32)
  }

  /// - Parameter arguments: those after `sample`.
  static func read(_ arguments: [String]) -> Reading {
    do {
      let word = try parse(arguments).kind
      if let kind = SampleKind.all.first(where: { $0.name == word }) { return .kind(kind) }
      let nearest = Spelling.nearest(to: word, among: SampleKind.names)
      throw UsageProblem(
        "There is no sample \(word.shortened). "
          + (nearest.map { "Did you mean \($0)?" }
            ?? "There are \(SampleKind.names.joined(separator: ", "))."))
    } catch {
      let (text, status) = ParserMessage.text(for: error, of: Self.self)
      return .exit(text: text, status: status)
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
