import Terminal

extension TestRun {
  func set(_ setting: Setting) throws {
    switch setting {
    case .tracking(let mode): settings.tracking = mode
    case .ignore(let event): settings.ignored.insert(event)
    case .watchdog(let span): settings.watchdog = span
    case .network(let mode): try set(mode)
    default:
      guard session == nil else {
        throw StepFailure("this is set before `launch`; the program has started with another value")
      }
      try setAtStart(setting)
    }
  }

  /// What a program is told once, when it starts.
  private func setAtStart(_ setting: Setting) throws {
    switch setting {
    case .size(let size): settings.size = Size(columns: size.columns, rows: size.rows)
    case .colors(let colors): settings.colors = colors
    case .clock(let time): settings.clock = time
    case .zone(let zone):
      guard zone == "UTC" else { throw unknownYet("set zone \(zone)") }
    case .locale(let locale):
      guard locale == "en" else { throw unknownYet("set locale \(locale)") }
    case .seed(let seed): settings.seed = seed
    case .tracking, .network, .ignore, .watchdog: break
    }
  }

  private func set(_ mode: Setting.NetworkMode) throws {
    guard session == nil else { throw StepFailure("the network is set before `launch`") }
    switch mode {
    case .stub:
      guard !settings.isLive else {
        throw StepFailure("a test is live as a whole; give the lines with stubs a test of their own")
      }
    case .live:
      guard !options.isDemo else { throw StepFailure("with --demo the demo data answers; leave --demo out") }
    case .replay, .record:
      throw unknownYet("set network \(mode.rawValue)")
    }
  }
}
