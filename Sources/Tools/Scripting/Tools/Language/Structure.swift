/// The two words that begin a line but are not commands.
struct Structure: Sendable {
  let name: String
  let usage: String
  let summary: String

  static let all: [Structure] = [
    Structure(
      name: "test", usage: "test STRING [WORD...]",
      summary: "begins a test, with its name and tags; the lines above the first one run in each test"),
    Structure(name: "end", usage: "end", summary: "closes burst, events, for, macro and repeat"),
  ]
}
