/// What the invented issues are made of. A title is a subject and a trouble.
struct DemoIssueWords {
  let subjects: [String]
  let troubles: [String]
  /// The comments.
  let remarks: [String]
  /// The command in the text of an issue.
  let command: String

  /// For real repositories, of which anything could be true.
  static let programs = DemoIssueWords(
    subjects: [
      "The build", "Startup", "The command line", "The documentation", "Copying a large file", "The cache",
      "Syntax colouring", "The test suite", "Reading from a pipe", "The configuration file", "Unicode input",
      "The release archive", "Scrolling", "The error output", "The plugin interface", "Time zones",
    ],
    troubles: [
      "fails with the newest compiler", "is slower than in the last version", "ignores the environment",
      "should say what went wrong", "needs an example", "uses more memory than it should",
      "stops after the first error", "could be turned off", "differs between Linux and macOS",
      "loses its settings after an update", "has no tests",
    ],
    remarks: [
      "I can confirm this, with the newest version too.",
      "Does it also happen with `--no-cache`?\n\nIf not, it is the same as in an issue that was closed last month.",
      "> every time\n\nHere only *every second* time. A trace:\n\n```\nerror: unexpected end of input\n  at read:42\n```",
      "Thank you for the report! A fix is on its way:\n\n- [x] a test that fails\n- [ ] the fix\n- [ ] a line in the changelog",
      "+1",
      "A workaround is to set the variable before the program starts. It is not nice, but it has worked for us in production "
        + "for some weeks now, on about forty machines, without a single failure.",
    ],
    command: "make && ./run --verbose")

  /// For the invented repositories of `octo`.
  static let tea = DemoIssueWords(
    subjects: [
      "The whistle", "The spout", "The lid", "Descaling", "The thermometer", "Keeping warm", "The tea timer",
      "A second cup", "The steam", "Filling from a pipe", "The night mode",
    ],
    troubles: [
      "is too loud before eight", "should say when the water is ready", "needs an example in the README",
      "takes longer than in 2.3", "forgets its setting when the kettle is moved", "is off by two degrees",
      "could be turned off", "does not work with oolong", "has no tests",
    ],
    remarks: [
      "Mine too, every morning.",
      "Does it also happen with `--cups 1`?\n\nIf not, it is the same as the one that was closed last month.",
      "> every time\n\nHere only every *second* time:\n\n```\nkettle: 71 degrees, wanted 70\n```",
      "Thank you for the report! A fix is on its way:\n\n- [x] a test that fails\n- [ ] the fix\n- [ ] tea",
      "Vinegar helps. Lemon works as well, and smells better.",
    ],
    command: "kettle --to 96 --verbose")
}
