import Collector
import Glibc

/// A million octodos and the one collector that all of them send to, second by second. Each octodo is in use now and then;
/// while it is, it has events to send every `batchAge`. It sends, fails, waits and gives up for the day as the real one does:
/// the waits are the real `Backoff`'s.
struct Fleet {
  /// Who uses octodo, and when the collector is down. All times in seconds.
  struct Scene {
    var clients = 1_000_000
    var sessionsADay = 4.0
    var sessionLength = 900.0
    /// Before the outage, for the rate to settle.
    var calm = 1_800
    var outage = 3_600
    var recovery = 5_400
    /// What the collector can take in a second; the rest gets a 503.
    var capacity = Int.max
    /// Whether it answers during the outage, with a `retry-after` that names its end.
    var namesEnd = false
  }

  /// What the collector sees: requests in each second, failed ones among them.
  private(set) var requests: [Int]
  private(set) var failed: [Int]

  private let scene: Scene
  private let limits = CollectorLimits()
  private let backoff: Backoff
  private var random: SplitMix
  /// What happens in each second: the client's number, negative where it starts to be used.
  private var calendar: [[Int32]]
  private var sessionEnd: [Float]
  private var failures: [UInt8]

  init(_ scene: Scene, backoff: Backoff, seed: UInt64) {
    self.scene = scene
    self.backoff = backoff
    random = SplitMix(seed: seed)
    let seconds = scene.calm + scene.outage + scene.recovery
    requests = Array(repeating: 0, count: seconds)
    failed = requests
    calendar = Array(repeating: [], count: seconds)
    sessionEnd = Array(repeating: 0, count: scene.clients)
    failures = Array(repeating: 0, count: scene.clients)
  }

  mutating func run() {
    let gap = 86_400 / scene.sessionsADay
    for client in 0..<scene.clients { schedule(-Int32(client) - 1, at: exponential(mean: gap)) }
    for second in calendar.indices {
      let happenings = calendar[second]
      calendar[second] = []
      for what in happenings {
        if what < 0 {
          begin(Int(-what - 1), at: Double(second), gap: gap)
        } else {
          send(Int(what), at: second)
        }
      }
    }
  }

  private mutating func begin(_ client: Int, at time: Double, gap: Double) {
    sessionEnd[client] = Float(time + exponential(mean: scene.sessionLength))
    // A program that starts knows nothing of the failures of the one before.
    failures[client] = 0
    schedule(Int32(client), at: time + seconds(limits.batchAge) * chance())
    schedule(-Int32(client) - 1, at: time + exponential(mean: gap))
  }

  private mutating func send(_ client: Int, at second: Int) {
    guard Float(second) < sessionEnd[client] else { return }
    requests[second] += 1
    let isDown = second >= scene.calm && second < scene.calm + scene.outage
    if isDown || requests[second] - failed[second] > scene.capacity {
      failed[second] += 1
      failures[client] = min(failures[client] + 1, 60)
      let end = scene.calm + scene.outage
      let wait = backoff.delay(
        failures: Int(failures[client]), chance: chance(),
        retryAfter: isDown && scene.namesEnd ? .seconds(end - second) : nil)
      schedule(Int32(client), at: Double(second) + max(1, seconds(wait)))
    } else {
      failures[client] = 0
      schedule(Int32(client), at: Double(second) + seconds(limits.batchAge))
    }
  }

  /// Without jitter nothing is left to chance.
  private mutating func chance() -> Double {
    backoff.hasJitter ? random.unit() : 1
  }

  private mutating func exponential(mean: Double) -> Double {
    -mean * log(1 - random.unit())
  }

  private mutating func schedule(_ what: Int32, at time: Double) {
    guard time < Double(calendar.count) else { return }
    calendar[Int(time)].append(what)
  }

  private func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}
