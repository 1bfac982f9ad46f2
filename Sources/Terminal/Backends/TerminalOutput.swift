import CNCurses
import EventLoop

/// Writes to the terminal without ever waiting for it, so that keys and signals are answered while it takes
/// nothing: after Ctrl+S, or at the other end of a line that is stuck.
@LoopActor
final class TerminalOutput {
  private static let patienceMilliseconds: Int32 = 100

  private let descriptor: Int32
  private let loop: EventLoop
  /// What the terminal has not taken yet begins at `taken`.
  private var bytes: [UInt8] = []
  private var taken = 0

  /// Is called each time the terminal has taken everything after it had not.
  var onDrain: @LoopActor () -> Void = {}

  /// - Parameter descriptor: of the terminal; one that is not blocking.
  init(descriptor: Int32, loop: EventLoop) {
    self.descriptor = descriptor
    self.loop = loop
  }

  /// True while the terminal has something to take yet. What is written then waits in memory, so there should be
  /// little of it.
  var isStuck: Bool { taken < bytes.count }

  func write(_ more: [UInt8]) {
    guard !more.isEmpty else { return }
    guard !isStuck else {
      bytes += more
      return
    }
    bytes = more
    taken = 0
    writeWhatIsTaken()
    if isStuck { loop.watch(descriptor, for: .writable) { [weak self] _ in self?.goOn() } }
  }

  /// Gives the terminal a last moment to take the rest, and forgets it then.
  func finish() {
    guard isStuck else { return }
    loop.unwatch(descriptor)
    let rest = Array(bytes[taken...])
    bytes = []
    taken = 0
    // What it does not take belongs to a picture that is left now.
    _ = octodo_output_write_in_time(descriptor, rest, rest.count, Self.patienceMilliseconds)
  }

  private func goOn() {
    writeWhatIsTaken()
    guard !isStuck else { return }
    loop.unwatch(descriptor)
    onDrain()
  }

  private func writeWhatIsTaken() {
    while isStuck {
      let count = bytes.withUnsafeBytes {
        octodo_output_write(descriptor, $0.baseAddress?.advanced(by: taken), $0.count - taken)
      }
      guard count != 0 else { return }
      // A terminal that is gone is noticed by who reads from it.
      taken = count < 0 ? bytes.count : taken + count
    }
    bytes = []
    taken = 0
  }
}
