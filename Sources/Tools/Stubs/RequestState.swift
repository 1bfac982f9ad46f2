import EventLoop

/// What an open request waits for.
enum RequestState {
  case onItsWay
  /// Until the name is released.
  case held(String)
  /// Until the loop's clock reaches this time.
  case delayed(until: LoopClock.Instant)
  /// The recorded request had no response either.
  case neverAnswered

  /// The time of the response; nil if it does not depend on the clock.
  var end: LoopClock.Instant? {
    if case .delayed(let end) = self { end } else { nil }
  }

  func text(at now: LoopClock.Instant) -> String {
    switch self {
    case .onItsWay: "on its way"
    case .held(let name): "held as \(name)"
    case .delayed(let end): "answered in \(Int(now.duration(to: end) / .milliseconds(1)))ms"
    case .neverAnswered: "never answered in the recording"
    }
  }
}
