import ArgumentParser

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
        octodo search repos swift -- -language:go

      Nothing is recorded of these searches, and no file is written.

      Exit status: 0, also if nothing is found; 1 if the search failed; 2 if the command line is wrong; 4 if GitHub \
      wants a token or refuses it.
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
      valueName: "FIELDS"))
  var json: String?

  @Option(help: ArgumentHelp("Print at most N hits, 1 to 1000; 30 if not given.", valueName: "N"))
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

  @Option(name: .customLong("api-url"), help: "Another GitHub API, for example https://HOST/api/v3.")
  var apiURL: String?

  @Option(help: ArgumentHelp("Another configuration file.", valueName: "FILE"))
  var config: String?
}
