import Dispatch
import Foundation
import Synchronization

/// A real HTTP/1.1 server on 127.0.0.1 that follows its script, valid or not, on its own threads. It records
/// all requests.
public final class LoopbackServer: Sendable {
  public typealias Script = @Sendable (ReceivedRequest) -> [ServerAction]

  private struct State {
    var requests: [ReceivedRequest] = []
    var connectionCount = 0
    var open: [Int: Socket] = [:]
    var isStopped = false
  }

  public let port: UInt16
  private let listener: Socket
  private let onConnect: [ServerAction]
  private let script: Script
  private let state = Mutex(State())
  private let threads = DispatchGroup()
  private let connections = DispatchGroup()

  /// - Parameters:
  ///   - onConnect: actions on each connection before anything is read from it.
  ///   - script: the actions for each request.
  /// - Throws: if no socket can be opened.
  public init(onConnect: [ServerAction] = [], _ script: @escaping Script) throws {
    (listener, port) = try Socket.listening()
    self.onConnect = onConnect
    self.script = script
    Self.startThread(in: threads) { self.acceptConnections() }
  }

  /// Host and port, as in a URL.
  public var authority: String { "127.0.0.1:\(port)" }

  public var requests: [ReceivedRequest] { state.withLock { $0.requests } }

  /// The number of connections so far.
  public var connectionCount: Int { state.withLock { $0.connectionCount } }

  /// Ends all connections and threads, and waits for them.
  public func stop() {
    state.withLock { state in
      state.isStopped = true
      listener.shutDown()
      for socket in state.open.values { socket.shutDown() }
    }
    threads.wait()
  }

  /// Waits until no connection is open, at most five seconds. Returns false on a timeout.
  public func waitUntilClientsHaveGone() -> Bool {
    connections.wait(timeout: .now() + 5) == .success
  }

  private func acceptConnections() {
    while let socket = listener.accept() {
      let number = state.withLock { state -> Int? in
        guard !state.isStopped else { return nil }
        state.connectionCount += 1
        state.open[state.connectionCount] = socket
        return state.connectionCount
      }
      guard let number else { return }
      connections.enter()
      Self.startThread(in: threads) { self.serve(socket, number) }
    }
  }

  private func serve(_ socket: Socket, _ number: Int) {
    var reader = RequestReader(socket, connection: number)
    var isOpen = onConnect.allSatisfy { $0.perform(on: socket) }
    while isOpen, let request = reader.next() {
      state.withLock { $0.requests.append(request) }
      isOpen = script(request).allSatisfy { $0.perform(on: socket) }
    }
    state.withLock { $0.open[number] = nil }
    connections.leave()
  }

  private static func startThread(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
    group.enter()
    Thread.detachNewThread {
      body()
      group.leave()
    }
  }
}
