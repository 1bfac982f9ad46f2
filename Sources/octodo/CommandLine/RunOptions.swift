import Console
import Scripting

/// The options for running and reporting scripts.
struct RunOptions {
  var reports: [ReportTarget] = []
  var keepsGoing = false
  var tags: Set<String> = []
  var excludedTags: Set<String> = []
  var variables: [String: String] = [:]
  var jobs = 1
  var prunesSnapshots = false
  var isRecording = false
  var isLive = false
  var root: String?
  /// Nil if this process is not a worker.
  var workerFolder: String?

  init() {}

  /// - Throws: `UsageProblem`.
  init(_ command: ScriptArguments) throws {
    reports = try command.reports.map(Self.report)
    guard reports.count(where: { $0.file == nil }) < 2 else {
      throw UsageProblem(
        "Two reports cannot both go to standard output. Write --report FORMAT=FILE for one of them.")
    }
    keepsGoing = command.keepGoing
    tags = Self.words(command.tags)
    excludedTags = Self.words(command.notTags)
    for text in command.variables {
      let (name, value) = try Self.variable(text)
      guard variables.updateValue(value, forKey: name) == nil else {
        throw UsageProblem("--var gives \(name) two values. Leave out one of them.")
      }
    }
    jobs = try Self.jobs(command.jobs)
    prunesSnapshots = command.prune
    isRecording = command.record
    isLive = command.live
    root = command.root
    workerFolder = command.worker
  }

  /// The given options that require `--script`.
  static func givenNames(in command: ScriptArguments) -> [String] {
    let given: [(String, Bool)] = [
      ("--report", !command.reports.isEmpty), ("--keep-going", command.keepGoing),
      ("--tags", !command.tags.isEmpty), ("--not-tags", !command.notTags.isEmpty),
      ("--var", !command.variables.isEmpty), ("--jobs", command.jobs != nil), ("--prune", command.prune),
      ("--snapshots", command.snapshots != SnapshotMode.check.rawValue), ("--record", command.record),
      ("--live", command.live), ("--root", command.root != nil),
    ]
    return given.filter(\.1).map(\.0)
  }

  private static func report(_ text: String) throws -> ReportTarget {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportTarget.Format(rawValue: String(parts[0])), parts.count == 1 || !parts[1].isEmpty
    else {
      throw UsageProblem(
        "--report", takes: ReportTarget.Format.allCases.map(\.rawValue),
        as: "tap, junit or json, and =FILE to write a file", not: text)
    }
    return ReportTarget(format, file: parts.count == 2 ? String(parts[1]) : nil)
  }

  private static func words(_ lists: [String]) -> Set<String> {
    Set(lists.flatMap { $0.split(separator: ",").map(String.init) })
  }

  private static func variable(_ text: String) throws -> (name: String, value: String) {
    guard let equals = text.firstIndex(of: "="), isName(text[..<equals]) else {
      throw UsageProblem("--var takes NAME=VALUE, --var repo=apple/swift for example, not \(text).")
    }
    return (String(text[..<equals]), String(text[text.index(after: equals)...]))
  }

  /// Whether a text is a word of the script language: a letter, then letters, digits, `_ - .`.
  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "_-.".unicodeScalars.contains($0)
    }
  }

  private static func jobs(_ text: String?) throws -> Int {
    guard let text else { return 1 }
    guard let jobs = Int(text), (1...256).contains(jobs) else {
      throw UsageProblem("--jobs takes a number from 1 to 256, not \(text).")
    }
    return jobs
  }
}
