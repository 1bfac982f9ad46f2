public import AppCore
public import EventLoop
public import Observation
public import Texts
import Tracking

/// The tracking events of this run. The newest is selected, also when another one comes, until somebody selects
/// another one.
@LoopActor
@Observable
public final class EventListPresenter: EventListOutput {
  public internal(set) var opened: OpenedEvent?
  /// The number of the selected event; nil while the newest is selected.
  var selectedNumber: Int?
  @ObservationIgnored let environment: Environment

  public init(environment: Environment) {
    self.environment = environment
  }

  var log: EventLog { environment.events }

  public var texts: Texts { environment.texts }
  public var count: Int { log.entries.count }

  public var selected: Int? {
    let entries = log.entries
    guard let first = entries.first else { return nil }
    guard let selectedNumber else { return entries.count - 1 }
    return max(0, selectedNumber - first.number)
  }

  public var head: [String] {
    guard environment.preferences.tracking != .off else { return [texts.events.off] }
    return [destination] + (log.dropped > 0 ? [texts.events.dropped(count: log.dropped)] : [])
  }

  private var destination: String {
    if environment.preferences.tracking == .collector, let host = environment.run.collector {
      return texts.events.collector(host: host)
    }
    return log.destination.file.map { texts.events.destination(file: $0) } ?? texts.events.noDestination
  }

  public var status: [String] {
    if let opened { return [texts.events.opened(number: NumberText.grouped(opened.number))] }
    guard let selected else { return [] }
    let position = texts.events.position(
      number: NumberText.grouped(selected + 1), total: NumberText.grouped(count))
    return [position, selectedNumber == nil ? texts.events.following : ""]
  }

  public var shortStatus: [String] {
    if let opened { return ["#\(NumberText.grouped(opened.number))"] }
    return selected.map { ["\(NumberText.grouped($0 + 1))/\(NumberText.grouped(count))"] } ?? []
  }

  public func row(at index: Int) -> EventRow? {
    entry(at: index).map { EventRow($0, zone: environment.zone()) }
  }

  func entry(at index: Int) -> EventLog.Entry? {
    let entries = log.entries
    return entries.indices.contains(index) ? entries[index] : nil
  }
}
