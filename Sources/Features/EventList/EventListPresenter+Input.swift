import AppCore
import Domain
import EventLoop
import Texts
import Tracking

extension EventListPresenter: EventListInput {
  public func moveSelection(by count: Int) {
    guard let selected else { return }
    select(selected + count)
  }

  public func select(_ index: Int) {
    let last = count - 1
    let wanted = max(0, min(index, last))
    selectedNumber = wanted == last ? nil : entry(at: wanted)?.number
  }

  public func open() {
    guard let entry = selectedEntry, let text = wireForm(of: entry) else { return }
    opened = OpenedEvent(number: entry.number, wireForm: text)
  }

  public func closeEvent() {
    opened = nil
  }

  public func copy() {
    guard let text = opened?.wireForm ?? selectedEntry.flatMap(wireForm) else { return }
    environment.desktop.copy(text)
    environment.notices.say(texts.events.copied)
  }

  private var selectedEntry: EventLog.Entry? { selected.flatMap { entry(at: $0) } }

  private func wireForm(of entry: EventLog.Entry) -> String? {
    do {
      return try log.wireForm(of: entry)
    } catch {
      environment.notices.say(texts.events.noID(reason: "\(error)"))
      return nil
    }
  }
}
