import ArgumentParser
import Console
import Dates
import Domain

/// The command line of `octodo date`.
struct DateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "date", _superCommandName: "octodo",
    abstract: "Print the day or time that date words mean.",
    discussion: """
      It prints a day (2026-11-27), a time (2026-11-27T17:00:00+01:00), or someday.

      Days: today, tomorrow, yesterday, workday, fri, dec, 15th, dec 24, 24 dec 2027, next fri, next week, next month, \
      2026-12-24, 2026-W52-4, 2026-358.
      Edges: s or e, o, then n for the next or p for the previous one, and d, w, ww (the work week), m, q or y: som is the \
      start of the month, eonw the end of the next week.
      Feasts: easter, goodfriday, eastermonday, ascension, pentecost.
      Times: 17:00, 5pm, noon, midnight, alone or beside a day: fri 17:00, 5pm tomorrow.
      Spans: 3d, in 2 weeks, 3 days ago, with min, h, d, w, mo, q, y and wd (workdays); also after a date: eom-2d.
      No date: someday, later.

      Exit status: 0 done, 1 the output could not be written, 2 the words are no date; the reason and its column are on \
      standard error.
      """,
    version: "octodo \(Version.number)")

  @Argument(help: ArgumentHelp("The date words.", valueName: "words"))
  var words: [String] = []

  @OptionGroup var clock: ClockOptions

  enum Reading {
    case command(DateCommand)
    case exit(text: String, status: Int32)
  }

  /// - Parameter arguments: those after `date`.
  static func read(_ arguments: [String]) -> Reading {
    do {
      return .command(try parse(withWordsLast(arguments, valueOptions: ClockOptions.valueOptions)))
    } catch {
      let (text, status) = ParserMessage.text(for: error, of: Self.self)
      return .exit(text: text, status: status)
    }
  }

  /// Returns the exit status: 2 if the words are no date, with the reason on standard error.
  func run(_ environment: [String: String], _ output: StandardOutput) -> Int32 {
    do throws(UsageProblem) {
      output.printLine(
        try Self.text(of: words.joined(separator: " ").asRead, try clock.values(environment).dates))
      return 0
    } catch {
      StandardError.print(error.sentence)
      return ProcessEnd.usageStatus
    }
  }

  private static func text(of words: String, _ reader: DateReader) throws(UsageProblem) -> String {
    do throws(DateFault) {
      switch try reader.read(words) {
      case .someday: return "someday"
      case .value(let value): return value.printed
      }
    } catch {
      throw UsageProblem("\(error.message) (column \(error.column))")
    }
  }
}
