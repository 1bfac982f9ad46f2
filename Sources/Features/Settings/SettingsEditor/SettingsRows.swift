import Dates
import Domain
import EventLoop
import Screens
import Terminal
import Texts
import Tracking

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
  init(
    _ label: @autoclosure @escaping @LoopActor () -> String,
    _ value: @autoclosure @escaping @LoopActor () -> String,
    note: @autoclosure @escaping @LoopActor () -> String,
    facts: @autoclosure @escaping @LoopActor () -> [String] = [],
    isNumber: Bool = false, _ use: Use = .none
  ) {
    (readLabel, readValue, readNote, readChoices, readFacts) = (label, value, note, { [] }, facts)
    (self.use, self.isNumber) = (use, isNumber)
  }

  /// A row with a few possible values.
  /// - Parameters:
  ///   - setting: what a key changes.
  ///   - choices: the values, in the order in which the keys go through them.
  ///   - name: the name of a value for the user.
  ///   - about: what a value means, in a few words.
  init<Value: Hashable & Sendable>(
    _ label: @autoclosure @escaping @LoopActor () -> String,
    _ value: @autoclosure @escaping @LoopActor () -> String,
    note: @autoclosure @escaping @LoopActor () -> String, of setting: Setting<Value>, names: SettingsNames,
    choices: @autoclosure @escaping @LoopActor () -> [Value],
    chosen: @autoclosure @escaping @LoopActor () -> Value, name: @escaping @LoopActor (Value) -> String,
    about: @escaping @LoopActor (Value) -> String
  ) {
    (readLabel, readValue, readNote, isNumber) = (label, value, note, false)
    readChoices = { choices().map { Choice(name: name($0), about: about($0), isChosen: $0 == chosen()) } }
    readFacts = { names.facts(about: setting, chosen: chosen(), preset: name(setting.preset)) }
    use = .change { .set(setting, $0.from(chosen(), in: choices())) }
  }

  /// A row with two values.
  convenience init(
    _ label: @autoclosure @escaping @LoopActor () -> String,
    _ chosen: @autoclosure @escaping @LoopActor () -> Bool, _ name: @escaping @LoopActor (Bool) -> String,
    note: @autoclosure @escaping @LoopActor () -> String, of setting: Setting<Bool>, names: SettingsNames,
    yes: @autoclosure @escaping @LoopActor () -> String, no: @autoclosure @escaping @LoopActor () -> String
  ) {
    self.init(
      label(), name(chosen()), note: note(), of: setting, names: names, choices: [true, false],
      chosen: chosen(), name: name, about: { $0 ? yes() : no() })
  }

  var label: String { readLabel() }
  var value: String { readValue() }
  var note: String { readNote() }
  /// The possible values; empty if there are too many to list.
  var choices: [Choice] { readChoices() }
  /// Its preset value, and where it is stored.
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
    let run = environment.run
    let files = run.eventsFile.map { file in
      let words = { @LoopActor in environment.texts.settings }
      return [SettingsRow(words().eventsFile, file, note: words().eventsFileNote)]
    }
    let others = links.map { link in
      SettingsRow(link.title(environment.texts), "", note: link.note(environment.texts), .open(link.route))
    }
    return changeable(environment) + backups(environment, newestBackup) + fixed(environment) + (files ?? [])
      + others
  }

  /// The setting of the daily copies; none where no copies are made.
  private static func backups(
    _ environment: Environment, _ newest: @escaping @LoopActor () -> String?
  ) -> [SettingsRow] {
    guard let folder = environment.run.backupFolder else { return [] }
    let (preferences, names) = (environment.preferences, SettingsNames(environment: environment))
    var words: SettingsTexts { environment.texts.settings }
    let value = { @LoopActor in
      let value = names.yesOrNo(preferences.makesBackups)
      return newest().map { words.newestBackup(value: value, day: $0) } ?? words.noBackup(value: value)
    }
    return [
      SettingsRow(
        words.backups, value(), note: words.backupsNote(folder: folder), of: .backups, names: names,
        choices: [true, false], chosen: preferences.makesBackups, name: { names.yesOrNo($0) },
        about: { $0 ? words.backupsYes : words.backupsNo })
    ]
  }

  private static func changeable(_ environment: Environment) -> [SettingsRow] {
    let (preferences, run) = (environment.preferences, environment.run)
    let names = SettingsNames(environment: environment)
    var words: SettingsTexts { environment.texts.settings }
    return [
      SettingsRow(
        words.languageLabel, names.language,
        note: run.languageOverride.map { words.waitNote(cause: $0) } ?? words.languageNote, of: .language,
        names: names, choices: [nil] + Language.allCases, chosen: preferences.chosen.language,
        name: { names.choice(of: $0) }, about: { $0 == nil ? words.autoAbout : "" }),
      SettingsRow(
        words.theme, names.name(of: preferences.theme),
        note: run.hasNoColor ? words.noColorNote : words.themeNote, of: .theme, names: names,
        choices: ThemeChoice.builtIn + preferences.ownThemes.keys.sorted().map { .own($0) },
        chosen: preferences.theme, name: { names.name(of: $0) }, about: { names.about($0) }),
      SettingsRow(
        words.tracking, names.tracking, note: names.trackingNote, of: .tracking, names: names,
        choices: trackingModes(run), chosen: preferences.chosen.tracking, name: { names.name(of: $0) },
        about: { names.about($0) }),
      SettingsRow(
        words.pageSize, "\(preferences.pageSize)", note: words.pageSizeNote,
        facts: names.facts(
          about: .pageSize, chosen: preferences.pageSize, preset: "\(Setting.pageSize.preset)"),
        isNumber: true,
        .change { .set(.pageSize, pageSize($0, of: preferences.pageSize)) }),
      SettingsRow(
        words.confirm, preferences.confirms, names.yesOrNo, note: words.confirmNote, of: .confirm,
        names: names,
        yes: words.confirmYes, no: words.confirmNo),
      SettingsRow(
        words.preview, preferences.preview, { $0 ? words.previewShown : words.previewHidden },
        note: words.previewNote, of: .preview, names: names, yes: words.previewYes, no: words.previewNo),
      SettingsRow(
        words.mouse, preferences.usesMouse, names.yesOrNo, note: words.mouseNote, of: .mouse, names: names,
        yes: words.mouseYes, no: words.mouseNo),
      SettingsRow(
        words.signs, names.name(of: preferences.signs), note: words.signsNote, of: .signs, names: names,
        choices: SignChoice.allCases, chosen: preferences.signs, name: { names.name(of: $0) },
        about: { names.about($0) }),
      SettingsRow(
        words.dates, names.name(of: preferences.dates), note: words.datesNote, of: .dates, names: names,
        choices: DateChoice.allCases, chosen: preferences.dates, name: { names.name(of: $0) },
        about: { $0 == .relative ? words.agesAbout : words.daysAbout }),
      SettingsRow(
        words.weekStart, names.name(of: preferences.chosen.weekStart), note: words.weekStartNote,
        of: .weekStart,
        names: names, choices: [nil] + WeekStart.allCases, chosen: preferences.chosen.weekStart,
        name: { names.name(of: $0) }, about: { $0 == nil ? words.weekStartAuto : "" }),
      SettingsRow(
        words.reducedMotion, preferences.reducesMotion, names.yesOrNo, note: words.reducedMotionNote,
        of: .reducedMotion, names: names, yes: words.motionYes, no: words.motionNo),
      SettingsRow(
        words.openParts, names.name(of: preferences.openParts), note: words.openPartsNote, of: .openParts,
        names: names, choices: OpenPartsChoice.allCases, chosen: preferences.openParts,
        name: { names.name(of: $0) }, about: { names.about($0) }),
      SettingsRow(
        words.missed, names.name(of: preferences.missed), note: words.missedNote, of: .missed,
        names: names, choices: MissedOccurrences.allCases, chosen: preferences.missed,
        name: { names.name(of: $0) },
        about: { $0 == .skip ? words.missedSkipAbout : words.missedKeepAbout }),
      SettingsRow(
        words.sigils, names.name(of: preferences.sigils), note: words.sigilsNote, of: .sigils, names: names,
        choices: Sigils.allCases, chosen: preferences.sigils, name: { names.name(of: $0) },
        about: { $0 == .octodo ? words.sigilsOctodoAbout : words.sigilsTodotxtAbout }),
    ]
  }

  private static func fixed(_ environment: Environment) -> [SettingsRow] {
    let run = environment.run
    var words: SettingsTexts { environment.texts.settings }
    return [
      SettingsRow(
        words.api, run.apiSource.map { words.from(value: run.api, source: $0) } ?? run.api,
        note: words.apiNote),
      SettingsRow(
        words.token, environment.account == .demo ? words.demo : run.tokenSource ?? words.none,
        note: environment.account == .anonymous ? noTokenNote(environment.texts) : words.tokenNote),
      SettingsRow(words.configFile, run.configFile, note: words.configFileNote),
      SettingsRow(words.databaseFile, run.databaseFile, note: words.databaseFileNote),
    ]
  }

  private static func noTokenNote(_ texts: Texts) -> String {
    texts.tokenLocation.map { texts.settings.noTokenNoteOn(advice: $0.advice(texts)) }
      ?? texts.settings.noTokenNote
  }

  /// The collector can be configured only in the settings file, so that no accidental key press sends events off the
  /// machine.
  private static func trackingModes(_ run: RunFacts) -> [TrackingMode] {
    TrackingMode.allCases.filter { $0 != .collector || run.collector != nil }
  }

  /// The next of the usual sizes, starting from any size.
  private static func pageSize(_ step: SettingsStep, of size: Int) -> Int {
    let sizes = [10, 20, 30, 50, 100]
    return switch step {
    case .next: sizes.first { $0 > size } ?? sizes[0]
    case .previous: sizes.last { $0 < size } ?? sizes[sizes.count - 1]
    }
  }
}
