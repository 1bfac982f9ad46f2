import EventLoop

/// What a request without an answer waits for.
enum RequestState {
  case onItsWay
  /// A name must be released.
  case held(String)
  /// The loop's clock must get there.
  case delayed(until: LoopClock.Instant)
  /// As when it was recorded, no answer comes.
  case neverAnswered

  /// When the clock brings the answer; nil where something else does.
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
