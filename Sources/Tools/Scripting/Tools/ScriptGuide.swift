/// The language on a few screens, made from the parser's tables: `octodo --help script`.
public enum ScriptGuide {
  /// At most 80 columns wide.
  public static let text: String = {
    var page = GuidePage()
    page.add(start)
    for family in Verb.Family.allCases {
      page.addSection(title(of: family))
      for verb in Verb.all where verb.family == family { page.addEntry(verb.usage, verb.summary) }
      if family == .network {
        page.addGap()
        for option in ReplyOption.allCases { page.addEntry("OPTION: \(option.usage)", option.summary) }
      }
    }
    page.addSection("SETTINGS (set SETTING VALUE)")
    for rule in SettingRule.all {
      let preset = rule.preset.isEmpty ? "" : " (\(rule.preset))"
      page.addEntry("\(rule.name) \(rule.usage)", rule.summary + preset)
    }
    page.addSection("REGIONS")
    for form in RegionForm.allCases { page.addEntry(form.usage, form.summary) }
    page.addSection("WORDS IN CAPITALS")
    for notation in Notation.all {
      let example = notation.example.isEmpty ? "" : ", such as \(notation.example)"
      page.addEntry(notation.name, notation.meaning + example)
    }
    page.addSection("WORDS")
    let table = CommandTable()
    page.addEntry("KEY", list(table.keys.filter { !isLaterFunctionKey($0) }) + " to F12")
    page.addEntry("METHOD", list(table.methods))
    page.addEntry("FAULT", list(table.faults))
    page.addEntry("SIGNAL", list(table.signals))
    page.addEntry("EFFECT", list(table.effects))
    page.addEntry("ATTRIBUTE", list(table.attributes))
    page.addEntry("COLOR", list(table.colors))
    page.add(end)
    return page.text
  }()

  private static let start = """
    The script language (.steps)

    A script says what a person does, what must then be on the screen, what was
    asked of GitHub and which events were sent. It runs the whole program without
    a terminal, with a clock, a network and a data folder of its own, so it gives
    the same result each time. Nothing sleeps: each step passes or fails at once.

      # search.steps
      set tracking exhaustive
      stub GET "/search/repositories" including q="kettle" -> 200 file "search.json"

      test "search finds a repository" smoke
      launch
      ignore events
      type "kettle"
      key Enter
      event search query="kettle" page=1
      see "octo/kettle" in pane results
      snapshot "results"

      octodo --script search.steps        runs it; exit status 0 when all passed
      octodo --script *.steps --check     reads the scripts only
      octodo --script *.steps --fmt       formats them in place
      octodo --script *.steps --list      names the tests, with file and line
      octodo --record-script FILE         your input becomes a script; F8 adds a
                                          see, F9 a snapshot
      octodo sample search > search.json   a response for a stub
      octodo help names                   panes, focuses, pages, events, scenes

    A line is one command; # starts a comment; indentation is free; a block ends
    with end. The lines above the first test run at the start of each test, and
    each test has a fresh program. Rows and columns count from 1.

    In a usage, [ ] is optional, | separates alternatives, ... may be repeated, and
    words in capitals are explained below.

    TESTS
      test STRING [WORD...]         begins a test, with its name and its tags
      end                           closes burst, events, for, macro and repeat
    """

  private static let end = """

    FLOWS THAT NEED TIME
      previews                      from 100 columns on; what is asked for, such as
                                    a README, comes after key p, or with a token
                                    after advance next
      rate limits                   after 429 the screen counts down: advance 1s, or
                                    wait for what comes after it
      slow responses                delay 300ms and advance 300ms, or hold and
                                    release without a clock
      ignore events                 discards what is pending now; repeat it after
                                    each step, or leave tracking at listed

    WHAT A SCRIPT CAN REACH
      files                         plain ones below its root: its own folder, or
                                    the current one where that is above it and
                                    holds a .git; no names that begin with a dot
      --root DIR                    another root
      --snapshots, --shots DIR, --cast DIR
                                    without them it writes nothing
      --record                      real requests with your token, recorded in
                                    cassettes
      --live                        real requests, for set network live

    EXIT STATUS
      0                             all tests passed
      1                             a test failed
      2                             the command line is wrong, or selects no test
      3                             a script has syntax errors; nothing was run
      4                             a crash, a hang, or an error of the runner
      130                           interrupted

    The whole description, with an example for each command, is
    Docs/script-language.md.
    """

  private static func title(of family: Verb.Family) -> String {
    switch family {
    case .script: "THE SCRIPT ITSELF"
    case .program: "THE PROGRAM"
    case .input: "INPUT (the program becomes idle after each line)"
    case .time: "TIME (virtual)"
    case .check: "CHECKS"
    case .tracking: "TRACKING EVENTS"
    case .network: "NETWORK"
    case .picture: "PICTURES"
    }
  }

  private static func isLaterFunctionKey(_ name: String) -> Bool {
    name.count > 1 && name.hasPrefix("F") && name != "F1"
  }

  private static func list(_ words: [String]) -> String {
    words.joined(separator: " ")
  }
}

/// Text in two columns, at most 80 characters wide.
public struct GuidePage {
  private static let width = 80
  private static let secondColumn = 32
  private var lines: [String] = []

  public init() {}

  public var text: String { lines.joined(separator: "\n") }

  public mutating func add(_ text: String) {
    lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  mutating func addGap() {
    lines.append("")
  }

  public mutating func addSection(_ title: String) {
    lines += ["", title]
  }

  /// Puts `meaning` next to `usage`, or below it if that is too long.
  public mutating func addEntry(_ usage: String, _ meaning: String) {
    let indent = String(repeating: " ", count: Self.secondColumn)
    var first = "  \(usage)"
    if first.count > Self.secondColumn - 2 {
      lines.append(first)
      first = ""
    }
    for (number, line) in wrapped(meaning).enumerated() {
      let start = number == 0 ? first : ""
      lines.append(start + indent.dropFirst(start.count) + line)
    }
  }

  private func wrapped(_ text: String) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      let isFull = line.count + 1 + word.count > Self.width - Self.secondColumn
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if isFull {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = line + " " + word
      }
    }
    return lines
  }
}
