import Glibc

/// What stopped a run early: a signal, or the user who watched it (`--visible`, `--step`, `--hand-over`).
struct Interrupt: Sendable, CustomStringConvertible {
  let number: Int32
  private let origin: String

  /// The same as Ctrl+C.
  static let byWatcher = Interrupt(number: SIGINT, origin: "ended by who watched")

  init(number: Int32) {
    let name =
      switch number {
      case SIGINT: "SIGINT"
      case SIGTERM: "SIGTERM"
      case SIGHUP: "SIGHUP"
      default: "signal \(number)"
      }
    self.init(number: number, origin: "interrupted by \(name)")
  }

  private init(number: Int32, origin: String) {
    self.number = number
    self.origin = origin
  }

  var description: String { "\(origin); the tests without a result did not end" }
}
