import CNCurses
import EventLoop

/// Writes to the terminal without blocking, so that keys and signals are handled while it accepts no output:
/// after Ctrl+S, or with a stalled connection.
@LoopActor
final class TerminalOutput {
  private static let patienceMilliseconds: Int32 = 100

  private let descriptor: Int32
  private let loop: EventLoop
  /// Bytes that are not written yet start at `taken`.
  private var bytes: [UInt8] = []
  private var taken = 0

  /// Called each time everything is written after output was stuck.
  var onDrain: @LoopActor () -> Void = {}

  /// - Parameter descriptor: a non-blocking descriptor of the terminal.
  init(descriptor: Int32, loop: EventLoop) {
    self.descriptor = descriptor
    self.loop = loop
  }

  /// True while output is not written yet. Further output is kept in memory, so there should be little of it.
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

  /// Gives the terminal a last moment to accept the rest, and then discards it.
  func finish() {
    guard isStuck else { return }
    loop.unwatch(descriptor)
    let rest = Array(bytes[taken...])
    bytes = []
    taken = 0
    // The lost output belongs to a screen that is being left anyway.
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
      // If the terminal is gone, its reader notices.
      taken = count < 0 ? bytes.count : taken + count
    }
    bytes = []
    taken = 0
  }
}
