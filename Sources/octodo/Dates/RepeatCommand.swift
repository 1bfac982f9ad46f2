import ArgumentParser
import Console
import Dates
import Domain
import FoundationEssentials

/// The command line of `octodo repeat`.
struct RepeatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repeat", _superCommandName: "octodo",
    abstract: "Print the days of a rule for repeating.",
    discussion: """
      RULE is an RRULE of RFC 5545, such as "FREQ=MONTHLY;BYDAY=-1FR", or the words of every: in a todo: day, weekday, week, \
      month, quarter, year, 3d, 2w, 6mo, 2y, mon,thu, 2nd tue, last fri, 15th.

      It prints a line for each occurrence: a day, or a time if --from has one.

      Exit status: 0 done, 1 the output could not be written, 2 the rule or a date cannot be read; the reason and its \
      column are on standard error.
      """,
    version: "octodo \(Version.number)")

  @Argument(help: ArgumentHelp("The rule.", valueName: "rule"))
  var rule: [String] = []

  @Option(
    help: ArgumentHelp(
      "The first day, or the first time such as 2026-11-27T17:00; date words are read, too.",
      valueName: "DATE"))
  var from: String?

  @Option(help: ArgumentHelp("Print at most N occurrences; 10 is preset.", valueName: "N"))
  var count: String?

  @OptionGroup var clock: ClockOptions

  enum Reading {
    case command(RepeatCommand)
    case exit(text: String, status: Int32)
  }

  /// - Parameter arguments: those after `repeat`.
  static func read(_ arguments: [String]) -> Reading {
    do {
      return .command(try parse(arguments))
    } catch {
      let (text, status) = ParserMessage.text(for: error, of: Self.self)
      return .exit(text: text, status: status)
    }
  }

  /// Returns the exit status: 2 if something cannot be read, with the reason on standard error.
  func run(_ environment: [String: String], _ output: StandardOutput) -> Int32 {
    do throws(UsageProblem) {
      let clock = try clock.values(environment)
      let limit = try chosenCount()
      let start = try start(clock.dates)
      let first = start.day(in: clock.zone)
      write(try chosenRule(from: first, clock.weekStart), start, first, clock.zone, limit, output)
      return 0
    } catch {
      StandardError.print(error.sentence)
      return ProcessEnd.usageStatus
    }
  }

  private func write(
    _ rule: RecurrenceRule, _ start: DateValue, _ first: Day, _ zone: TimeZone, _ limit: Int,
    _ output: StandardOutput
  ) {
    var time: ClockTime?
    if case .moment(let moment) = start { time = moment.wallTime(in: zone).time }
    var days = rule.occurrences(from: first, at: time, in: zone)
    var isEmpty = true
    for _ in 0..<limit {
      guard let day = days.next() else { break }
      isEmpty = false
      let value = time.map { .moment(Moment(WallTime(day, $0), in: zone)) } ?? DateValue.day(day)
      output.printLine(value.printed)
    }
    if days.isGivenUp || isEmpty {
      StandardError.print("The rule has no further date, or none for centuries.")
    }
  }

  private func chosenCount() throws(UsageProblem) -> Int {
    guard let count else { return 10 }
    guard let number = Int(count), (1...10_000).contains(number) else {
      throw UsageProblem("--count takes a number from 1 to 10000, not \(count.shortened).")
    }
    return number
  }

  private func start(_ reader: DateReader) throws(UsageProblem) -> DateValue {
    guard let from = from?.asRead else {
      throw UsageProblem("octodo repeat needs the first day. Write: octodo repeat RULE --from 2026-11-27")
    }
    do throws(DateFault) {
      if case .value(let value) = try reader.read(from) { return value }
    } catch {
      throw UsageProblem("--from: \(error.message) (column \(error.column))")
    }
    throw UsageProblem("--from takes a day such as 2026-11-27, not \(from.shortened).")
  }

  private func chosenRule(from first: Day, _ weekStart: WeekStart) throws(UsageProblem) -> RecurrenceRule {
    let text = rule.joined(separator: " ").asRead
    // As it is written in a todo.
    let prefix = ["every:", "every!:"].first { text.lowercased().hasPrefix($0) } ?? ""
    let words = String(text.dropFirst(prefix.count))
    do throws(RuleFault) {
      let rule = try RecurrenceRule(
        words: words, first: first, weekStart: weekStart,
        origin: prefix == "every!:" ? .completion : .schedule)
      if rule.isUnderstood { return rule }
    } catch {
      let column = error.column + prefix.count
      throw UsageProblem("\(error.message) (column \(column))")
    }
    throw UsageProblem(
      "octodo keeps this rule for other programs, and cannot tell its days. It reads rules of days, weeks, months and "
        + "years, without times. (column 1)")
  }
}
