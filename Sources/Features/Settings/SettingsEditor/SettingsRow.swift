import Domain
import EventLoop
import Screens
import Texts

/// One row of the settings. Its texts are read again for each frame, because every change applies immediately.
@LoopActor
final class SettingsRow {
  /// What Enter does on a row.
  enum Use {
    /// Changes the value to a neighbouring one.
    case change(@LoopActor (SettingsStep) -> SettingChange)
    /// Opens another screen.
    case open(Route)
    /// Nothing: the row is read-only.
    case none
  }

  /// A possible value.
  struct Choice {
    let name: String
    /// What it means, in a few words.
    let about: String
    let isChosen: Bool
  }

  private let readLabel: @LoopActor () -> String
  private let readValue: @LoopActor () -> String
  private let readNote: @LoopActor () -> String
  private let readChoices: @LoopActor () -> [Choice]
  private let readFacts: @LoopActor () -> [String]
  let use: Use
  /// Whether `+` and `-` change it by one.
  let isNumber: Bool

  /// - Parameters:
  ///   - value: empty for a row that opens another screen.
  ///   - note: what the setting does, in a sentence.
  ///   - choices: the values; empty if there are too many to list.
  ///   - facts: its preset value, and where it is stored.
  init(
    _ label: @autoclosure @escaping @LoopActor () -> String,
    _ value: @autoclosure @escaping @LoopActor () -> String,
    note: @autoclosure @escaping @LoopActor () -> String,
    choices: @autoclosure @escaping @LoopActor () -> [Choice] = [],
    facts: @autoclosure @escaping @LoopActor () -> [String] = [],
    isNumber: Bool = false, _ use: Use = .none
  ) {
    (readLabel, readValue, readNote, readChoices, readFacts) = (label, value, note, choices, facts)
    (self.use, self.isNumber) = (use, isNumber)
  }

  var label: String { readLabel() }
  var value: String { readValue() }
  var note: String { readNote() }
  var choices: [Choice] { readChoices() }
  var facts: [String] { readFacts() }

  var canChange: Bool { if case .change = use { true } else { false } }
  var opens: Bool { if case .open = use { true } else { false } }
}

/// Which neighbouring value to change to.
enum SettingsStep: Int {
  case next = 1
  case previous = -1

  /// The neighbour of a value; the last one's is the first.
  func from<Value: Equatable>(_ value: Value, in values: [Value]) -> Value {
    let index = (values.firstIndex(of: value) ?? 0) + rawValue
    return values[(index + values.count) % values.count]
  }
}

extension SettingsRow {
  /// All rows; the last ones open other screens.
  /// - Parameter newestBackup: the day of the newest copy of the todo file.
  static func all(
    _ environment: Environment, links: [SettingsLink],
    newestBackup: @escaping @LoopActor () -> String? = { nil }
  ) -> [SettingsRow] {
    let others = links.map { link in
      SettingsRow(link.title(environment.texts), "", note: link.note(environment.texts), .open(link.route))
    }
    let rows = SettingsRows(environment: environment)
    return rows.changeable + rows.backups(newestBackup) + fixed(environment) + others
  }

  /// What only the command line or config.yml decides.
  private static func fixed(_ environment: Environment) -> [SettingsRow] {
    let run = environment.run
    var words: SettingsTexts { environment.texts.settings }
    let files = run.eventsFile.map { SettingsRow(words.eventsFile, $0, note: words.eventsFileNote) }
    return [
      SettingsRow(
        words.api, run.apiSource.map { words.from(value: run.api, source: $0) } ?? run.api,
        note: words.apiNote),
      SettingsRow(
        words.token, environment.account == .demo ? words.demo : run.tokenSource ?? words.none,
        note: environment.account == .anonymous ? noTokenNote(environment.texts) : words.tokenNote),
      SettingsRow(words.configFile, run.configFile, note: words.configFileNote),
      SettingsRow(words.databaseFile, run.databaseFile, note: words.databaseFileNote),
    ] + [files].compactMap(\.self)
  }

  private static func noTokenNote(_ texts: Texts) -> String {
    texts.tokenLocation.map { texts.settings.noTokenNoteOn(advice: $0.advice(texts)) }
      ?? texts.settings.noTokenNote
  }
}
