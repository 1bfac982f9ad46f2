import FoundationEssentials
import Terminal
import Testing

@testable import Scripting

struct ParserSetTests {
  @Test(arguments: [
    ("set size 100x30", Setting.size(Size(columns: 100, rows: 30))),
    ("set size 1x1", .size(Size(columns: 1, rows: 1))),
    ("set colors 1", .colors(.none)),
    ("set colors 8", .colors(.eight)),
    ("set colors 256", .colors(.palette)),
    ("set colors true", .colors(.trueColor)),
    ("set clock \"2026-01-01T00:00:00Z\"", .clock(.seconds(1_767_225_600))),
    ("set locale en", .locale("en")),
    ("set locale \"en_GB\"", .locale("en_GB")),
    ("set seed 42", .seed(42)),
    ("set tracking exhaustive", .tracking(.exhaustive)),
    ("set tracking listed", .tracking(.listed)),
    ("set tracking off", .tracking(.off)),
    ("set network stub", .network(.stub)),
    ("set network replay", .network(.replay)),
    ("set network record", .network(.record)),
    ("set network live", .network(.live)),
    ("set ignore background", .ignore("background")),
    ("set watchdog 500ms", .watchdog(.milliseconds(500))),
  ])
  func `a setting is read`(line: String, expected: Setting) throws {
    let commands = try Script.commands(line)
    #expect(commands == [.set(expected)])
  }

  @Test(arguments: ["Asia/Tokyo", "America/Argentina/Buenos_Aires"])
  func `a time zone is read`(name: String) throws {
    guard case .set(.zone(let zone))? = try Script.commands("set zone \"\(name)\"").first else {
      Issue.record("\(name) is no time zone")
      return
    }
    #expect(zone.identifier == name)
  }

  private static let known =
    "size, colors, background, clock, zone, locale, seed, tracking, network, ignore, watchdog"

  @Test(arguments: [
    Mistake("set sice 80x24", 5, "\"sice\" is not a setting; known are \(known)", "size"),
    Mistake("set colour 5", 5, "\"colour\" is not a setting; known are \(known)", "colors"),
    Mistake("set", 4, "a setting (\(known)) is missing at the end of the line"),
    Mistake("set size 80", 10, "\"80\" does not fit here; expected a size such as 80x24"),
    Mistake("set size 0x24", 10, "a screen has 1 to 1000 columns and rows"),
    Mistake("set size 80x1001", 10, "a screen has 1 to 1000 columns and rows"),
    Mistake("set size 80x24 3", 16, "\"3\" does not fit here; expected the end of the line"),
    Mistake(
      "set colors 5", 12, "\"5\" does not fit here; expected a number of colours (1, 8, 16, 256 or true)"),
    Mistake(
      "set clock \"2026-02-30T00:00:00Z\"", 11, "this is not a time; write it like \"2026-01-01T00:00:00Z\""),
    Mistake("set clock", 10, "a time such as \"2026-01-01T00:00:00Z\" is missing at the end of the line"),
    Mistake("set zone", 9, "a time zone such as UTC or \"Europe/Paris\" is missing at the end of the line"),
    Mistake("set locale", 11, "a locale such as en or ja_JP is missing at the end of the line"),
    Mistake(
      "set zone \"Europe//Paris\"", 10,
      "there is no time zone Europe//Paris; write one of IANA's, such as \"Europe/Paris\""),
    Mistake("set locale \"x\"", 12, "octodo has no texts in x; there are en and ja"),
    Mistake("set locale fr_FR", 12, "octodo has no texts in fr_FR; there are en and ja"),
    Mistake(
      "set zone \"Europe/Pariss\"", 10,
      "there is no time zone Europe/Pariss; write one of IANA's, such as \"Europe/Paris\""),
    Mistake(
      "set ignore page-veiw", 12,
      "there is no event \"page-veiw\"; there are launch, background, page-view, search, notification, events-dropped",
      "page-view"),
    Mistake("set seed -1", 10, "\"-1\" does not fit here; expected a whole number from 0"),
    Mistake(
      "set tracking lsted", 14, "\"lsted\" is not a way of tracking; known are exhaustive, listed, off",
      "listed"),
    Mistake(
      "set network stubs", 13, "\"stubs\" is not a kind of network; known are stub, replay, record, live",
      "stub"),
    Mistake("set watchdog 0s", 14, "the watchdog needs some time, such as 5s"),
  ])
  func `an invalid setting is named`(mistake: Mistake) {
    mistake.expectReport()
  }
}
