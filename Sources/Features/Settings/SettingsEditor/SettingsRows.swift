import Dates
import Domain
import EventLoop
import Screens
import Terminal
import Texts
import Tracking

/// The rows of the settings that a key changes, each with the words for its values.
@LoopActor
struct SettingsRows {
  let environment: Environment

  private var words: SettingsTexts { environment.texts.settings }
  private var preferences: CurrentPreferences { environment.preferences }
  private var run: RunFacts { environment.run }

  var changeable: [SettingsRow] {
    [
      row(
        words.languageLabel,
        note: run.languageOverride.map { words.waitNote(cause: $0) } ?? words.languageNote, of: .language,
        [nil] + Language.allCases,
        shown: { orOverride(name(of: preferences.language), by: run.languageOverride, of: $0) }
      ) { language in
        language.map { (name(of: $0), "") }
          ?? (words.auto(name: name(of: run.environmentLanguage)), words.autoAbout)
      },
      row(
        words.theme, note: run.hasNoColor ? words.noColorNote : words.themeNote, of: .theme,
        ThemeChoice.builtIn + preferences.ownThemes.keys.sorted().map { .own($0) }
      ) { theme in
        switch theme {
        case .auto: (words.themeAuto, words.themeAutoAbout)
        case .highContrast: (words.highContrast, words.highContrastAbout)
        case .own(let name): (name, words.ownThemeAbout)
        case .plain: (words.plain, words.plainAbout)
        case .dark: (words.dark, words.darkAbout)
        case .light: (words.light, words.lightAbout)
        }
      },
      row(
        words.tracking, note: trackingNote, of: .tracking,
        // Only config.yml configures the collector, so that no accidental key press sends events off the machine.
        TrackingMode.allCases.filter { $0 != .collector || run.collector != nil },
        shown: { orOverride(say(preferences.tracking).name, by: trackingOverride, of: $0) }
      ) { say($0) },
      SettingsRow(
        words.pageSize, "\(preferences.pageSize)", note: words.pageSizeNote,
        facts: facts(about: .pageSize, preset: "\(Setting.pageSize.preset)"), isNumber: true,
        .change { .set(.pageSize, pageSize($0, of: preferences.pageSize)) }),
      row(words.confirm, note: words.confirmNote, of: .confirm, yes: words.confirmYes, no: words.confirmNo),
      row(words.preview, note: words.previewNote, of: .preview, [true, false]) {
        $0 ? (words.previewShown, words.previewYes) : (words.previewHidden, words.previewNo)
      },
      row(words.mouse, note: words.mouseNote, of: .mouse, yes: words.mouseYes, no: words.mouseNo),
      row(words.signs, note: words.signsNote, of: .signs, SignChoice.allCases) { signs in
        switch signs {
        case .auto: (words.themeAuto, words.signsAuto)
        case .unicode: ("Unicode", words.signsUnicode)
        case .ascii: ("ASCII", words.signsASCII)
        }
      },
      row(words.dates, note: words.datesNote, of: .dates, DateChoice.allCases) { dates in
        switch dates {
        case .relative: (words.ages, words.agesAbout)
        case .absolute: (words.days, words.daysAbout)
        }
      },
      row(words.weekStart, note: words.weekStartNote, of: .weekStart, [nil] + WeekStart.allCases) { day in
        day.map { (name(of: $0), "") }
          ?? (words.auto(name: name(of: run.environmentWeekStart)), words.weekStartAuto)
      },
      row(
        words.reducedMotion, note: words.reducedMotionNote, of: .reducedMotion, yes: words.motionYes,
        no: words.motionNo),
      row(words.inboxPoll, note: words.inboxPollNote, of: .inboxPoll, inboxPolls) { seconds in
        (seconds % 60 == 0 ? words.minutes(count: seconds / 60) : words.seconds(count: seconds), "")
      },
      row(words.openParts, note: words.openPartsNote, of: .openParts, OpenPartsChoice.allCases) { parts in
        switch parts {
        case .ask: (words.partsAsk, words.partsAskAbout)
        case .all: (words.partsAll, words.partsAllAbout)
        case .only: (words.partsOnly, words.partsOnlyAbout)
        }
      },
      row(words.missed, note: words.missedNote, of: .missed, MissedOccurrences.allCases) {
        $0 == .skip ? (words.missedSkip, words.missedSkipAbout) : (words.missedKeep, words.missedKeepAbout)
      },
      row(words.sigils, note: words.sigilsNote, of: .sigils, Sigils.allCases) {
        $0 == .octodo
          ? (words.sigilsOctodo, words.sigilsOctodoAbout) : (words.sigilsTodotxt, words.sigilsTodotxtAbout)
      },
    ]
  }

  /// The setting of the daily copies; none where no copies are made.
  func backups(_ newest: @escaping @LoopActor () -> String?) -> [SettingsRow] {
    guard let folder = run.backupFolder else { return [] }
    return [
      row(
        words.backups, note: words.backupsNote(folder: folder), of: .backups, yes: words.backupsYes,
        no: words.backupsNo,
        shown: { value in
          newest().map { words.newestBackup(value: value, day: $0) } ?? words.noBackup(value: value)
        })
    ]
  }

  // MARK: The parts of a row

  /// - Parameters:
  ///   - choices: the values, in the order in which the keys go through them.
  ///   - shown: the row's value, made from the name of the chosen one.
  ///   - say: the name of a value, and what it means in a few words.
  private func row<Value: Equatable>(
    _ label: @autoclosure @escaping @LoopActor () -> String,
    note: @autoclosure @escaping @LoopActor () -> String, of setting: Setting<Value>,
    _ choices: @autoclosure @escaping @LoopActor () -> [Value],
    shown: @escaping @LoopActor (String) -> String = { $0 },
    _ say: @escaping @LoopActor (Value) -> (name: String, about: String)
  ) -> SettingsRow {
    let chosen = { @LoopActor [preferences] in setting.value(in: preferences.chosen) }
    return SettingsRow(
      label(), shown(say(chosen()).name), note: note(),
      choices: choices().map { value in
        let (name, about) = say(value)
        return SettingsRow.Choice(name: name, about: about, isChosen: value == chosen())
      }, facts: facts(about: setting, preset: say(setting.preset).name),
      .change { .set(setting, $0.from(chosen(), in: choices())) })
  }

  /// A row with two values.
  private func row(
    _ label: @autoclosure @escaping @LoopActor () -> String,
    note: @autoclosure @escaping @LoopActor () -> String, of setting: Setting<Bool>,
    yes: @autoclosure @escaping @LoopActor () -> String, no: @autoclosure @escaping @LoopActor () -> String,
    shown: @escaping @LoopActor (String) -> String = { $0 }
  ) -> SettingsRow {
    row(label(), note: note(), of: setting, [true, false], shown: shown) {
      $0 ? (words.asks, yes()) : (words.asksNot, no())
    }
  }

  /// The preset value of a setting, and how the chosen one is written and where.
  private func facts<Value>(about setting: Setting<Value>, preset: String) -> [String] {
    [
      words.preset(value: preset), words.written(line: setting.line(setting.value(in: preferences.chosen))),
      words.storedIn(file: run.configFile),
    ]
  }

  /// What holds in this run, and the user's choice if something overrides it.
  private func orOverride(_ value: String, by cause: String?, of choice: String) -> String {
    cause.map { words.override(value: value, cause: $0, choice: choice) } ?? choice
  }

  /// The name of a language in that language.
  private func name(of language: Language) -> String {
    switch language {
    case .en: words.english
    case .ja: words.japanese
    }
  }

  private func name(of day: WeekStart) -> String { day == .monday ? words.monday : words.sunday }

  private func say(_ mode: TrackingMode) -> (name: String, about: String) {
    switch mode {
    case .off: (words.off, words.offAbout)
    case .local: (words.local, words.localAbout)
    case .collector: (words.collector(host: run.collector ?? "?"), words.collectorAbout)
    }
  }

  private var trackingNote: String {
    if let cause = trackingOverride { return words.waitNote(cause: cause) }
    return preferences.tracking == .collector ? words.collectorNote : words.trackingNote
  }

  /// What overrides the user's tracking mode; nil if nothing does.
  private var trackingOverride: String? {
    let isLimited = run.maxTracking == .off || preferences.chosen.tracking > run.maxTracking
    return isLimited ? run.trackingOverride : nil
  }

  /// The usual times between two polls, in seconds, and the one that the file has.
  private var inboxPolls: [Int] {
    let usual = [60, 300, 900, 1_800, 3_600]
    let chosen = preferences.chosen.inboxPoll
    return usual.contains(chosen) ? usual : (usual + [chosen]).sorted()
  }

  /// The next of the usual sizes, starting from any size.
  private func pageSize(_ step: SettingsStep, of size: Int) -> Int {
    let sizes = [10, 20, 30, 50, 100]
    return switch step {
    case .next: sizes.first { $0 > size } ?? sizes[0]
    case .previous: sizes.last { $0 < size } ?? sizes[sizes.count - 1]
    }
  }
}
