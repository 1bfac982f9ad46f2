import Testing

@testable import octodo

struct ParserMessageTests {
  @Test(arguments: [
    (["--hepl"], "There is no option --hepl. Did you mean --help?"),
    (["--demoo"], "There is no option --demoo. Did you mean --demo?"),
    (["--versoin"], "Did you mean --version?"), (["--scirpt", "x"], "Did you mean --script?"),
    (["--xylophone"], "There is no option --xylophone.\n"),
    (
      ["swift", "-language:go"],
      "There is no option -language:go. Words that begin with - come last, after --."
    ),
    (["tracking", "--hepl"], "Did you mean --help?"),
  ])
  func `an unknown option leads to the right one`(arguments: [String], part: String) {
    let text: String
    if case .exit(let said, _)? = TrackingTask.read(arguments) {
      text = said
    } else if case .exit(let said, 2) = LaunchOptions.read(arguments) {
      text = said
    } else {
      Issue.record("\(arguments) was taken.")
      return
    }
    #expect(text.contains(part))
    #expect(text.contains("See 'octodo"))
  }

  @Test(arguments: [
    (["tracking", "shwo"], "Did you mean show? Please provide"),
    (["tracking", "statsu"], "Did you mean status? Please provide"),
    (["tracking", "xylophone"], "is invalid for '<action>'. Please provide"),
  ])
  func `a misspelt value leads to the right one`(arguments: [String], part: String) {
    guard case .exit(let text, _)? = TrackingTask.read(arguments) else {
      Issue.record("\(arguments) was taken.")
      return
    }
    #expect(text.contains(part), "\(text)")
  }

  @Test(arguments: [["help"], ["--help"]])
  func `the help names the commands before the options, and those for scripts apart`(arguments: [String])
    throws
  {
    guard case .exit(let text, 0) = LaunchOptions.read(arguments) else {
      Issue.record("There is no help.")
      return
    }
    let positions = try ["\nCOMMANDS:\n  ", "\nARGUMENTS:\n", "\nOPTIONS:\n", "\nSCRIPT OPTIONS:\n"].map {
      title in
      try #require(text.firstRange(of: title), "\(text)").lowerBound
    }
    #expect(positions == positions.sorted())
  }

  @Test(arguments: [
    (["config"], "octodo config needs one of path, check and edit. Write: octodo config check"),
    (["completion"], "octodo completion needs one of bash, zsh, fish. Write: octodo completion bash"),
    (["sample"], "octodo sample needs one of search, repo, readme, issues, issue, comments."),
    (["search"], "octodo search needs what to search for."),
  ])
  func `a command without its argument is answered in a sentence`(arguments: [String], sentence: String) {
    guard case .exit(let text, 2) = LaunchOptions.read(arguments) else {
      Issue.record("\(arguments) was taken.")
      return
    }
    #expect(text.hasPrefix(sentence), "\(text)")
  }

  @Test func `the parser's own completions are refused, with the command that prints better ones`() {
    let sentence = LaunchOptions.refusal(of: ["--generate-completion-script", "bash"])
    #expect(sentence?.hasSuffix("octodo completion bash|zsh|fish.") == true)
    #expect(LaunchOptions.refusal(of: ["--", "--generate-completion-script"]) == nil)
  }

  @Test func `a huge option is not repeated in full`() {
    guard case .exit(let text, 2) = LaunchOptions.read(["--" + String(repeating: "x", count: 20_000)]) else {
      Issue.record("It was taken.")
      return
    }
    #expect(text.count < 1_000)
  }
}
