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
      setAtStart(setting)
    }
  }

  /// Settings that the program reads once, at its start.
  private func setAtStart(_ setting: Setting) {
    switch setting {
    case .size(let size): settings.size = Size(columns: size.columns, rows: size.rows)
    case .colors(let colors): settings.colors = colors
    case .clock(let time): settings.clock = time
    case .zone(let zone): settings.zone = zone
    case .locale(let locale): settings.locale = locale
    case .seed(let seed): settings.seed = seed
    case .tracking, .network, .ignore, .watchdog: break
    }
  }

  private func set(_ mode: Setting.NetworkMode) throws {
    guard session == nil else { throw StepFailure("the network is set before `launch`") }
    guard NetworkPermission.isAllowed(mode, options) else {
      throw StepFailure("the command line does not allow this; run with --\(mode.rawValue)")
    }
    guard mode == .stub || !options.isDemo else {
      throw StepFailure("with --demo the demo data answers; leave --demo out")
    }
    // With --record, replay becomes a recording.
    let isAsked = mode == settings.network || mode == .replay && settings.network == .record
    guard isAsked else {
      throw StepFailure(
        "a test has one network from start to end, here \(settings.network.rawValue);"
          + " give this line a test of its own")
    }
  }
}
