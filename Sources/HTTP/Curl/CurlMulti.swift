import CCurl
import EventLoop

/// The transfers that run at the same time and the connections they share. libcurl must not be called from
/// its own callbacks; they only note here what is to change, and the client does it after each call.
final class CurlMulti {
  /// What a socket is to be watched for from now on; nothing: not at all.
  struct SocketChange {
    let socket: Int32
    let events: DescriptorEvents
  }

  private let pointer: OpaquePointer
  private var socketChanges: [SocketChange] = []
  /// Outer nil: as before. Inner nil: no timer.
  private var timerChange: Duration??

  /// - Throws: `HTTPFailure.fewDescriptors`, `HTTPFailure.noCurl`, `HTTPFailure.other`.
  init(connectionsPerHost: Int) throws(HTTPFailure) {
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
    // Closing its connections, libcurl would call back into what no longer exists.
    _ = octodo_curl_multi_on_socket(pointer, nil, nil)
    _ = octodo_curl_multi_on_timer(pointer, nil, nil)
    octodo_curl_multi_free(pointer)
  }

  func add(_ easy: CurlEasy) -> Bool {
    octodo_curl_multi_add(pointer, easy.pointer)
  }

  func remove(_ easy: CurlEasy) {
    // It fails only for what was never added, and that is removed then.
    _ = octodo_curl_multi_remove(pointer, easy.pointer)
  }

  /// False when libcurl cannot go on at all.
  func act(on socket: Int32, _ events: Int32) -> Bool {
    octodo_curl_multi_act(pointer, socket, events)
  }

  /// The next transfer that has ended, and how.
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
