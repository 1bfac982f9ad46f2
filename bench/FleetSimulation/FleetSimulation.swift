import Collector

/// Prints what a collector has to take from a million octodos around an outage of an hour, with jitter and without.
@main
struct FleetSimulation {
  static func main() {
    let scene = Fleet.Scene()
    print(
      "\(scene.clients) clients, \(scene.sessionsADay) sessions a day of \(scene.sessionLength / 60) minutes each,"
        + " a batch every \(CollectorLimits().batchAge.components.seconds) s in use; an outage of"
        + " \(scene.outage / 60) minutes.")
    print(
      "Requests a second:         usual   outage: most   back: most in a second   in a minute, mean   over usual"
    )
    show("with jitter", scene, Backoff())
    show("without jitter", scene, Backoff(hasJitter: false))
    var polite = scene
    polite.namesEnd = true
    print("A collector that answers during the outage, with the time of its end as retry-after:")
    show("with jitter", polite, Backoff())
    show("without jitter", polite, Backoff(hasJitter: false))
    var weak = polite
    weak.capacity = usual(of: scene) * 3 / 2
    print("The same, when it takes \(weak.capacity) requests a second and refuses the rest:")
    show("with jitter", weak, Backoff())
    show("without jitter", weak, Backoff(hasJitter: false))
  }

  private static func show(_ name: String, _ scene: Fleet.Scene, _ backoff: Backoff) {
    var fleet = Fleet(scene, backoff: backoff, seed: 1)
    fleet.run()
    let end = scene.calm + scene.outage
    let usual = mean(fleet.requests[(scene.calm - 600)..<scene.calm])
    let down = fleet.requests[scene.calm..<end].max() ?? 0
    let back = fleet.requests[end...].max() ?? 0
    let minute = (end..<(fleet.requests.count - 60)).map { mean(fleet.requests[$0..<($0 + 60)]) }.max() ?? 0
    let refused = fleet.failed[end...].reduce(0, +)
    print(
      column(name, 22, left: true) + column(usual, 10) + column(down, 15) + column(back, 25)
        + column(minute, 20)
        + column("\((Double(back) / Double(max(usual, 1)) * 100).rounded() / 100)", 13)
        + (refused > 0 ? "   refused: \(refused)" : ""))
  }

  private static func usual(of scene: Fleet.Scene) -> Int {
    var calm = scene
    (calm.outage, calm.recovery) = (0, 0)
    var fleet = Fleet(calm, backoff: Backoff(), seed: 1)
    fleet.run()
    return mean(fleet.requests.suffix(600))
  }

  private static func mean(_ counts: ArraySlice<Int>) -> Int {
    counts.isEmpty ? 0 : counts.reduce(0, +) / counts.count
  }

  private static func column(_ value: some CustomStringConvertible, _ width: Int, left: Bool = false)
    -> String
  {
    let text = value.description
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return left ? text + blanks : blanks + text
  }
}
