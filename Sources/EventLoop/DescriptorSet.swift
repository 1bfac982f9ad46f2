import CLinux
import Glibc

/// The events that a descriptor is watched for, or that happened to it.
public struct DescriptorEvents: OptionSet, Hashable, Sendable {
  public let rawValue: Int16

  public init(rawValue: Int16) {
    self.rawValue = rawValue
  }

  /// Data can be read.
  public static let readable = DescriptorEvents(rawValue: Int16(POLLIN))
  /// Data can be written.
  public static let writable = DescriptorEvents(rawValue: Int16(POLLOUT))
  /// The other side hung up, or the descriptor is broken. Always reported.
  public static let closed = DescriptorEvents(rawValue: Int16(POLLHUP | POLLERR | POLLNVAL))
}

/// The descriptors that the loop watches with `poll(2)`.
struct DescriptorSet {
  typealias Handler = @LoopActor (DescriptorEvents) -> Void

  private var watched: [Int32: (events: DescriptorEvents, handler: Handler)] = [:]
  private var polled: [pollfd] = []

  mutating func watch(_ descriptor: Int32, for events: DescriptorEvents, _ handler: @escaping Handler) {
    watched[descriptor] = (events, handler)
    polled = []
  }

  mutating func unwatch(_ descriptor: Int32) {
    watched[descriptor] = nil
    polled = []
  }

  func handler(of descriptor: Int32) -> Handler? {
    watched[descriptor]?.handler
  }

  /// Waits for events, at most `timeout` (nil: without limit), and returns them in the order of the
  /// descriptors' numbers.
  mutating func poll(alsoReading inbox: Int32, timeout: Duration?) -> [(Int32, DescriptorEvents)] {
    if polled.isEmpty {
      polled = watched.sorted { $0.key < $1.key }.map {
        pollfd(fd: $0.key, events: $0.value.events.rawValue, revents: 0)
      }
      polled.append(pollfd(fd: inbox, events: Int16(POLLIN), revents: 0))
    }
    let ready = octodo_poll(&polled, UInt(polled.count), timeout?.wholeNanoseconds ?? -1)
    guard ready > 0 else { return [] }
    return polled.filter { $0.revents != 0 && $0.fd != inbox }
      .map { ($0.fd, DescriptorEvents(rawValue: $0.revents)) }
  }
}

extension Duration {
  /// The duration in nanoseconds, clamped so that it does not overflow.
  fileprivate var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return min(seconds, 9_000_000_000) * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}

extension EventLoop {
  /// Calls `handler` on the loop whenever one of `events` happens to the descriptor, or it is closed.
  /// Watching a descriptor again replaces its handler.
  @LoopActor
  public func watch(
    _ descriptor: Int32, for events: DescriptorEvents,
    _ handler: @escaping @LoopActor (DescriptorEvents) -> Void
  ) {
    descriptors.watch(descriptor, for: events, handler)
  }

  /// Stops watching a descriptor; does nothing if it is not watched.
  @LoopActor
  public func unwatch(_ descriptor: Int32) {
    descriptors.unwatch(descriptor)
  }
}
