import Domain
import EventLoop
import Observation
import Screens
import Texts
import Tracking

/// The tracking events of this run. The newest is selected, also when another one arrives, until the user selects a
/// different one.
@LoopActor
@Observable
final class EventListPresenter: ListPresenting {
  struct State {
    var selection = EventSelection.last
    /// The event that is shown in its wire form; nil while the list is shown.
    var opened: OpenedEvent?
  }

  private var state = State()
  @ObservationIgnored let environment: Environment

  init(environment: Environment) {
    self.environment = environment
  }

  private var log: EventLog { environment.events }
  private var words: EventsTexts { environment.texts.events }

  // MARK: The list

  var selectedIndex: Int { state.selection.index(in: numbers) }

  func select(_ index: Int) {
    var selection = state.selection
    selection.select(index, in: numbers)
    if selection != state.selection { state.selection = selection }
  }

  func appear() {}
  func close() {}
  var isUpToDate: Bool { true }

  var numbers: Range<Int> {
    let entries = log.entries
    let first = entries.first?.number ?? 1
    return first..<(first + entries.count)
  }

  var shown: ListShown {
    ListShown(
      total: numbers.count, selected: selectedIndex, isLoaded: true, head: head, version: numbers.lowerBound)
  }

  private var isOff: Bool { environment.preferences.tracking == .off }

  /// With tracking on the list is never empty, because the launch sends an event.
  var emptyText: [String] { isOff ? [words.off] : [] }

  /// Says where events go, or that tracking is off now.
  private var head: [String] {
    if isOff { return numbers.isEmpty ? [] : [words.offNow] }
    return [destination] + (log.dropped > 0 ? [words.dropped(count: log.dropped)] : [])
  }

  private var destination: String {
    if environment.preferences.tracking == .collector, let host = environment.run.collector {
      return words.collector(host: host)
    }
    return log.destination.file.map { words.destination(file: $0) } ?? words.noDestination
  }

  var status: [String] {
    if let opened { return [words.opened(number: NumberText.grouped(opened.number))] }
    let numbers = numbers
    guard !numbers.isEmpty else { return [] }
    let number = NumberText.grouped(selectedIndex + 1)
    let position = words.position(number: number, total: NumberText.grouped(numbers.count))
    return [position, state.selection.isLast ? words.following : ""]
  }

  var shortStatus: [String] {
    if let opened { return ["#\(NumberText.grouped(opened.number))"] }
    let numbers = numbers
    guard !numbers.isEmpty else { return [] }
    let number = NumberText.grouped(selectedIndex + 1)
    return ["\(number)/\(NumberText.grouped(numbers.count))"]
  }

  func item(at index: Int) -> EventLog.Entry? {
    let entries = log.entries
    return entries.indices.contains(index) ? entries[index] : nil
  }

  // MARK: One event

  var opened: OpenedEvent? { state.opened }

  /// Shows the selected event in its wire form.
  func open() {
    guard let entry = item(at: selectedIndex), let text = wireForm(of: entry) else { return }
    state.opened = OpenedEvent(number: entry.number, name: entry.event.name, wireForm: text)
  }

  /// Shows the list again.
  func closeEvent() {
    state.opened = nil
  }

  /// Copies the opened or selected event in its wire form.
  func copy() {
    guard let text = opened?.wireForm ?? item(at: selectedIndex).flatMap(wireForm) else { return }
    environment.copy(text, named: words.eventAsJSON)
  }

  /// Lacks the wire form if the id of this installation cannot be read; `Y` and Enter then show the reason.
  func subject(of entry: EventLog.Entry) -> Subject {
    Subject(named: entry.event.name, json: try? log.wireForm(of: entry))
  }

  /// The opened event.
  var subjectOfOpened: Subject? {
    opened.map { Subject(named: $0.name, json: $0.wireForm) }
  }

  private func wireForm(of entry: EventLog.Entry) -> String? {
    do {
      return try log.wireForm(of: entry)
    } catch {
      environment.notices.say(words.noID(reason: "\(error)"))
      return nil
    }
  }
}

/// An event shown in its wire form.
struct OpenedEvent: Hashable {
  /// From 1, in the order of the run.
  let number: Int
  let name: String
  /// One line of JSON.
  let wireForm: String
}

extension Subject {
  fileprivate init(named name: String, json: String?) {
    self.init(url: nil, copies: (json.map { [Copy(.json, $0)] } ?? []) + [Copy(.name, name)])
  }
}
