import Collector
import Console
import Domain
import EventLoop
import FoundationEssentials
import HTTP
import Screens
import Storage
import Texts
import Tracking

/// Sends events to the configured collector.
@LoopActor
struct CollectorConnection {
  let tracker: CollectorTracker
  let sender: CollectorSender

  /// - Parameters:
  ///   - folder: where the events wait.
  ///   - folders: of the installation, for messages.
  ///   - certificates: finds the trusted certificates.
  ///   - say: receives messages for the user.
  init(
    to endpoint: CollectorEndpoint, limits: CollectorLimits, folder: String, in folders: Folders,
    identity: @escaping @Sendable () throws -> String,
    texts: Texts, certificates: @escaping () -> CurlCertificates, loop: EventLoop,
    say: @escaping @LoopActor @Sendable (String) -> Void
  ) {
    var httpLimits = CurlClient.Limits()
    // Events may be sent only to the configured host.
    httpLimits.redirects = 0
    let host = endpoint.address.origin.description
    let outbox = Outbox(folder: folder, identity: identity)
    sender = CollectorSender(
      loop: loop,
      http: CurlClient(
        loop: loop, userAgent: Version.userAgent, certificates: certificates(), limits: httpLimits),
      endpoint: endpoint,
      outbox: outbox, limits: limits, chance: { Double.random(in: 0..<1) },
      onProblem: { say(texts.sentence(for: $0, host: host, in: folders)) })
    tracker = CollectorTracker(
      outbox: outbox, sender: sender, identity: identity, now: { Date() }, uuid: { UUID() },
      onFailure: { say(texts.notKept($0, in: folders)) })
  }
}

extension Outbox {
  /// On this machine, with its clock.
  convenience init(folder: String, identity: @escaping @Sendable () throws -> String) {
    self.init(folder: folder, now: { Date() }) { count in
      let time = Date()
      return RecordedEvent(
        .eventsDropped(count: count), id: EventIdentifier.make(at: time, random: UUID()),
        userID: try identity(),
        time: time.timeIntervalSince1970)
    }
  }
}

extension Texts {
  /// Why events are not sent, and what to do next.
  /// - Parameter folders: the data and the state are in folders that two variables choose.
  func sentence(for problem: CollectorProblem, host: String, in folders: Folders) -> String {
    switch problem {
    case .response(.unreachable): tracking.unreachable(host: host)
    case .response(.status(let status)): tracking.status(host: host, status: "\(status)")
    case .response(.page): tracking.page(host: host)
    case .response(.redirected): tracking.redirected(host: host)
    case .response(.invalidRequest): tracking.invalidRequest(host: host)
    case .storage(let error): tracking.queue(reason: reason(of: error, in: folders))
    }
  }

  /// Why an event was not saved, and what to do next.
  func notKept(_ error: AppError, in folders: Folders) -> String {
    tracking.notKept(reason: reason(of: error, in: folders))
  }

  private func reason(of error: AppError, in folders: Folders) -> String {
    guard case .storage(let error) = error else { return String(sentence(for: error).dropLast()) }
    let shown = error.writingHome(folders.home)
    guard case .cannotOpen(let path?, _) = error, !folders.data.hasPrefix(path), !path.hasPrefix(folders.data)
    else { return reason(of: shown) }
    return reason(of: shown, folderVariable: "XDG_STATE_HOME")
  }
}
