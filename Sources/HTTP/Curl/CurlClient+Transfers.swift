import CCurl
import EventLoop

/// A transfer that somebody waits for.
struct RunningTransfer {
  let transfer: CurlTransfer
  let continuation: UnsafeContinuation<HTTPAnswer, any Error>
}

extension CurlClient {
  /// Bytes. What is made of so long a body takes several times its memory for a moment.
  private static let largeBody = 1 << 20

  func start(_ new: RunningTransfer, _ id: Int, on multi: CurlMulti) {
    running[id] = new
    guard multi.add(new.transfer.easy) else {
      let failure = HTTPFailure.other(reason: "libcurl did not take the request.")
      return end(id, with: .failure(failure))
    }
    applyChanges(of: multi)
  }

  /// Ends a transfer that nobody waits for any more. Does nothing when it is over already.
  func cancel(_ id: Int) {
    end(id, with: .failure(CancellationError()))
  }

  private func end(_ id: Int, with result: Result<HTTPAnswer, any Error>) {
    guard let multi, let ended = running.removeValue(forKey: id) else { return }
    multi.remove(ended.transfer.easy)
    if ended.transfer.bodyBytes > Self.largeBody { loop.giveBackMemory() }
    applyChanges(of: multi)
    ended.continuation.resume(with: result)
  }

  /// Lets libcurl go on: something happened to a socket, or its time has come.
  private func act(on socket: Int32, _ events: Int32) {
    guard let multi else { return }
    let isIntact = multi.act(on: socket, events)
    applyChanges(of: multi)
    while let (easy, code) = multi.nextDone() {
      guard let (id, done) = running.first(where: { $0.value.transfer.easy.pointer == easy }) else {
        continue
      }
      end(id, with: done.transfer.result(code))
    }
    if !isIntact { endAll() }
  }

  /// Gives up all transfers and begins afresh with the next one.
  private func endAll() {
    for id in running.keys.sorted() {
      end(id, with: .failure(HTTPFailure.other(reason: "libcurl gave up on all requests. Try again.")))
    }
    multi = nil
  }

  /// Watches what libcurl wants watched now, and sets its timer.
  private func applyChanges(of multi: CurlMulti) {
    for change in multi.takeSocketChanges() {
      guard !change.events.isEmpty else {
        loop.unwatch(change.socket)
        continue
      }
      loop.watch(change.socket, for: change.events) { [weak self] happened in
        self?.act(on: change.socket, happened.curlEvents)
      }
    }
    guard let delay = multi.takeTimerChange() else { return }
    timer?.cancel()
    timer = delay.map { delay in
      loop.spawn { [weak self, loop] in
        do { try await loop.sleep(for: delay) } catch { return }
        self?.act(on: Int32(OCTODO_CURL_SOCKET_TIMEOUT), 0)
      }
    }
  }
}

extension DescriptorEvents {
  /// Nothing but a closed socket is told as 0: libcurl then looks for itself.
  fileprivate var curlEvents: Int32 {
    var events: Int32 = 0
    if contains(.readable) { events |= Int32(OCTODO_CURL_CSELECT_IN) }
    if contains(.writable) { events |= Int32(OCTODO_CURL_CSELECT_OUT) }
    return events
  }
}
