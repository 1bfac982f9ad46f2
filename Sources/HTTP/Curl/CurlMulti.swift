import CCurl
import Domain
import EventLoop
import Glibc

/// The concurrent transfers and the connections that they share. libcurl must not be called from its own
/// callbacks, so they only note the changes; the client applies them after each call.
final class CurlMulti {
  /// The new events to watch a socket for; an empty set stops watching.
  struct SocketChange {
    let socket: Int32
    let events: DescriptorEvents
  }

  private let pointer: OpaquePointer
  private var socketChanges: [SocketChange] = []
  /// Outer nil: unchanged. Inner nil: no timer.
  private var timerChange: Duration??

  /// - Throws: `AppError.fewDescriptors`, `AppError.noCurl`, `AppError.other`.
  init(connectionsPerHost: Int) throws(AppError) {
    try CurlLibrary.load()
    guard let pointer = octodo_curl_multi_new() else {
      throw DescriptorLack.isLikely ? .fewDescriptors : .curlIsShortOfMemory
    }
    self.pointer = pointer
    let context = Unmanaged.passUnretained(self).toOpaque()
    guard octodo_curl_multi_set_number(pointer, OCTODO_CURLMOPT_MAX_HOST_CONNECTIONS, connectionsPerHost),
      octodo_curl_multi_on_socket(pointer, Self.noteSocket, context),
      octodo_curl_multi_on_timer(pointer, Self.noteTimer, context)
    else { throw .curlIsShortOfMemory }
  }

  deinit {
    // libcurl closes its connections below and would call back into this object.
    _ = octodo_curl_multi_on_socket(pointer, nil, nil)
    _ = octodo_curl_multi_on_timer(pointer, nil, nil)
    octodo_curl_multi_free(pointer)
  }

  func add(_ easy: CurlEasy) -> Bool {
    octodo_curl_multi_add(pointer, easy.pointer)
  }

  func remove(_ easy: CurlEasy) {
    // Fails only for a handle that was never added.
    _ = octodo_curl_multi_remove(pointer, easy.pointer)
  }

  /// Returns false if libcurl cannot continue.
  func act(on socket: Int32, _ events: Int32) -> Bool {
    octodo_curl_multi_act(pointer, socket, events)
  }

  /// The next ended transfer and its result code.
  func nextDone() -> (OpaquePointer, octodo_curl_code)? {
    var code = OCTODO_CURLE_OK
    return octodo_curl_multi_next_done(pointer, &code).map { ($0, code) }
  }

  func takeSocketChanges() -> [SocketChange] {
    defer { socketChanges = [] }
    return socketChanges
  }

  func takeTimerChange() -> Duration?? {
    defer { timerChange = nil }
    return timerChange
  }

  private static let noteSocket: octodo_curl_socket_callback = { _, socket, what, context, _ in
    guard let context else { return 0 }
    let multi = Unmanaged<CurlMulti>.fromOpaque(context).takeUnretainedValue()
    multi.socketChanges.append(SocketChange(socket: socket, events: DescriptorEvents(curlPoll: what)))
    return 0
  }

  private static let noteTimer: octodo_curl_timer_callback = { _, milliseconds, context in
    guard let context else { return 0 }
    let multi = Unmanaged<CurlMulti>.fromOpaque(context).takeUnretainedValue()
    multi.timerChange = .some(milliseconds < 0 ? nil : .milliseconds(milliseconds))
    return 0
  }
}

extension DescriptorEvents {
  fileprivate init(curlPoll what: Int32) {
    self =
      switch octodo_curl_poll(rawValue: UInt32(what)) {
      case OCTODO_CURL_POLL_IN: .readable
      case OCTODO_CURL_POLL_OUT: .writable
      case OCTODO_CURL_POLL_INOUT: [.readable, .writable]
      default: []
      }
  }
}

/// The installed libcurl.
public enum CurlLibrary {
  /// The version, such as 7.88.1. Loads libcurl if needed; nil if it cannot be loaded.
  public static func version() -> String? {
    guard octodo_curl_load(), let text = octodo_curl_version() else { return nil }
    let first = String(cString: text).prefix { $0 != " " }
    return first.split(separator: "/").last.map(String.init)
  }

  /// - Throws: `AppError.fewDescriptors`, `AppError.noCurl`.
  static func load() throws(AppError) {
    guard !octodo_curl_load() else { return }
    throw DescriptorLack.isLikely ? .fewDescriptors : .noCurl
  }
}

/// Whether the process is about to reach its limit of open files. Neither dlopen(3) nor libcurl reports why
/// it could not open a file, so this is checked after a failure that this may have caused.
enum DescriptorLack {
  /// The descriptors that a request needs at the same time and closes if it fails: sockets of libcurl and the
  /// resolver, one per address family, and system files.
  private static let need = 8

  static var isLikely: Bool {
    var spare: [Int32] = []
    defer { for descriptor in spare { close(descriptor) } }
    while spare.count < need {
      let descriptor = open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { return errno == EMFILE || errno == ENFILE }
      spare.append(descriptor)
    }
    return false
  }
}
