import ArgumentParser
import Console
import Domain

/// A search on the command line.
struct SearchTask {
  let kind: SearchKind
  let request: SearchRequest
  /// Nil for a table.
  let fields: [String]?
  /// The API, the configuration and whether it is the demo.
  let options: LaunchOptions

  enum Reading {
    case task(SearchTask)
    case exit(text: String, status: Int32)
  }

  /// - Parameter arguments: the arguments after `search`.
  static func read(_ arguments: [String]) -> Reading {
    do { return .task(try SearchTask(SearchCommand.parse(arguments))) } catch {
      let (text, status) = ParserMessage.text(for: error, of: SearchCommand.self)
      return .exit(text: text, status: status)
    }
  }

  private init(_ command: SearchCommand) throws(UsageProblem) {
    guard let kind = SearchKind.named(command.kind) else {
      throw Self.unknownKind(command)
    }
    self.kind = kind
    fields = try command.json.map { text throws(UsageProblem) in try Self.fields(text, of: kind) }
    let text = command.query.joined(separator: " ").asQuery
    guard !text.looksEmpty else {
      throw UsageProblem("There is nothing to search for. Write words after octodo search \(kind.name).")
    }
    request = SearchRequest(
      text: text, sort: try Self.sort(command.sort, of: kind),
      order: try Self.order(command.order, isSorted: command.sort != nil),
      limit: try Self.limit(command.limit))
    var options = LaunchOptions()
    options.isDemo = command.demo
    options.apiURL = command.apiURL
    options.config = command.config
    try options.checkDemo()
    self.options = options
  }

  private static func unknownKind(_ command: SearchCommand) -> UsageProblem {
    let kind = command.kind
    let finds = "octodo search finds \(SearchKind.names.joined(separator: ", ")), not \(kind.shortened). "
    if let nearest = Spelling.nearest(to: kind, among: SearchKind.names) {
      return UsageProblem(finds + "Did you mean \(nearest)?")
    }
    // What another program searches for is a kind, not a word to search for.
    let words = (foreignKinds.contains(kind) ? [] : [kind]) + command.query
    let query = words.isEmpty ? "WORDS" : words.suggestion.joined(separator: " ")
    return UsageProblem(finds + "Write: octodo search \(SearchKind.repos.name) \(query)")
  }

  /// The kinds of GitHub's search that octodo cannot search yet, as gh names them.
  private static let foreignKinds: Set = [
    "code", "commits", "commit", "users", "user", "topics", "topic",
  ]

  private static func fields(_ text: String, of kind: SearchKind) throws(UsageProblem) -> [String] {
    let list = kind.fields.joined(separator: "\n  ")
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map {
      String($0).trimmingWhitespace
    }
    guard names.allSatisfy({ !$0.isEmpty }) else {
      throw UsageProblem("--json takes one or more of these fields, separated by commas:\n  \(list)")
    }
    for name in names where !kind.fields.contains(name) {
      let nearest = Spelling.nearest(to: name, among: kind.fields).map { " Did you mean \($0)?" } ?? ""
      throw UsageProblem("There is no field \(name.shortened).\(nearest) The fields are:\n  \(list)")
    }
    return names
  }

  private static func sort(_ text: String?, of kind: SearchKind) throws(UsageProblem) -> String? {
    guard let text else { return nil }
    guard kind.sorts.contains(text) else {
      throw UsageProblem("--sort", takes: kind.sorts, not: text)
    }
    return text
  }

  private static func order(_ text: String?, isSorted: Bool) throws(UsageProblem) -> SortOrder {
    guard let text else { return .descending }
    guard let order = SortOrder(rawValue: text) else {
      throw UsageProblem("--order", takes: ["asc", "desc"], as: "asc or desc", not: text)
    }
    guard isSorted else {
      throw UsageProblem("--order needs --sort, because the best match has no order.")
    }
    return order
  }

  /// GitHub returns only the first 1,000 hits of a search.
  private static func limit(_ text: String?) throws(UsageProblem) -> Int {
    guard let text else { return 30 }
    guard let limit = Int(text), (1...1_000).contains(limit) else {
      throw UsageProblem("--limit takes a number from 1 to 1000, not \(text.shortened).")
    }
    return limit
  }
}

/// The command line of `octodo search`.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", _superCommandName: "octodo",
    abstract: "Search GitHub and print what is found.",
    discussion: """
      QUERY is what you would type into octodo: words and GitHub's qualifiers. Words that begin with - come last, after \
      --. On a terminal the result is a table. Anywhere else it is a line for each hit, without a head, with tabs \
      between the values.

        octodo search repos http client language:swift
        octodo search repos topic:cli --sort stars --limit 5 --json fullName,url
        octodo search prs author:@me is:open --sort updated
        octodo search repos swift -- -language:go

      Nothing is recorded of these searches, and no file is written.

      Exit status: 0, also if nothing is found; 1 if the search failed or the output could not be written; 2 if the \
      command line is wrong; 4 if GitHub wants a token or refuses it.
      """,
    version: "octodo \(Version.number)")

  @Argument(
    help: "What to search for: \(SearchKind.names.joined(separator: ", ")).",
    completion: .list(SearchKind.names))
  var kind: String

  @Argument(help: "The words to search for.")
  var query: [String] = []

  @Option(
    defaultAsFlag: "", parsing: .next,
    help: ArgumentHelp(
      "Print JSON with these fields, separated by commas. Without FIELDS: name all fields.",
      valueName: "FIELDS"),
    completion: .list(SearchKind.all.flatMap(\.fields)))
  var json: String?

  // A negative number is a wrong value, not an option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Print at most N hits, 1 to 1000; 30 if not given.", valueName: "N"))
  var limit: String?

  @Option(
    help: ArgumentHelp("Sort by \(SearchKind.allSorts); the best match first if not given.", valueName: "BY"),
    completion: .list(SearchKind.all.flatMap(\.sorts)))
  var sort: String?

  @Option(
    help: ArgumentHelp("With --sort: asc or desc; desc if not given.", valueName: "ORDER"),
    completion: .list(["asc", "desc"]))
  var order: String?

  @Flag(help: "Search the embedded demo data: no network, no token.")
  var demo = false

  @Option(
    name: .customLong("api-url"),
    help: ArgumentHelp("Another GitHub API, for example https://HOST/api/v3.", valueName: "URL"))
  var apiURL: String?

  @Option(help: ArgumentHelp("Another configuration file.", valueName: "FILE"))
  var config: String?
}
