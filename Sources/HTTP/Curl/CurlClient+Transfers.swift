import CCurl
import Domain
import EventLoop

/// A transfer and the caller that waits for it.
struct RunningTransfer {
  let transfer: CurlTransfer
  let continuation: UnsafeContinuation<HTTPClientResponse, any Error>
}

extension CurlClient {
  /// In bytes. Processing a larger body takes several times its memory for a moment.
  private static let largeBody = 1 << 20

  func start(_ new: RunningTransfer, _ id: Int, on multi: CurlMulti) {
    running[id] = new
    guard multi.add(new.transfer.easy) else {
      let failure = AppError.other(reason: "libcurl did not take the request")
      return end(id, with: .failure(failure))
    }
    applyChanges(of: multi)
  }

  /// Ends a cancelled transfer. Does nothing if it is already over.
  func cancel(_ id: Int) {
    end(id, with: .failure(CancellationError()))
  }

  private func end(_ id: Int, with result: Result<HTTPClientResponse, any Error>) {
    guard let multi, let ended = running.removeValue(forKey: id) else { return }
    multi.remove(ended.transfer.easy)
    if ended.transfer.bodyBytes > Self.largeBody { loop.giveBackMemory() }
    applyChanges(of: multi)
    ended.continuation.resume(with: result)
  }

  /// Lets libcurl continue after a socket event or its timer.
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

  /// Fails all transfers; the next request creates a new handle.
  private func endAll() {
    for id in running.keys.sorted() {
      end(id, with: .failure(AppError.other(reason: "libcurl gave up on all requests. Try again")))
    }
    multi = nil
  }

  /// Updates the watched sockets and the timer as libcurl requested.
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
        do { try await loop.sleep(for: delay, on: loop.machineClock) } catch { return }
        self?.act(on: Int32(OCTODO_CURL_SOCKET_TIMEOUT), 0)
      }
    }
  }
}

extension DescriptorEvents {
  /// A closed socket gives 0, which makes libcurl check the socket itself.
  fileprivate var curlEvents: Int32 {
    var events: Int32 = 0
    if contains(.readable) { events |= Int32(OCTODO_CURL_CSELECT_IN) }
    if contains(.writable) { events |= Int32(OCTODO_CURL_CSELECT_OUT) }
    return events
  }
}
