import CLinux
import Glibc

/// What a descriptor is watched for, and what happened to it.
public struct DescriptorEvents: OptionSet, Hashable, Sendable {
  public let rawValue: Int16

  public init(rawValue: Int16) {
    self.rawValue = rawValue
  }

  /// There is something to read.
  public static let readable = DescriptorEvents(rawValue: Int16(POLLIN))
  /// It takes more.
  public static let writable = DescriptorEvents(rawValue: Int16(POLLOUT))
  /// The other side is gone, or the descriptor is broken. Always reported.
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

  /// Waits for something to happen, at most `timeout` (nil: for ever), and returns what did, in the order
  /// of the descriptors' numbers.
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
  /// Nanoseconds, as many as fit.
  fileprivate var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return min(seconds, 9_000_000_000) * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}

extension EventLoop {
  /// Calls `handler` on the loop whenever one of `events` happens to the descriptor, or it is closed. A
  /// second watch of one descriptor replaces the first.
  @LoopActor
  public func watch(
    _ descriptor: Int32, for events: DescriptorEvents,
    _ handler: @escaping @LoopActor (DescriptorEvents) -> Void
  ) {
    descriptors.watch(descriptor, for: events, handler)
  }

  /// Ends the watch of a descriptor; does nothing where there is none.
  @LoopActor
  public func unwatch(_ descriptor: Int32) {
    descriptors.unwatch(descriptor)
  }
}
