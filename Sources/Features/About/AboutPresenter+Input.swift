import AppCore
import Domain
import EventLoop
import Texts

extension AboutPresenter: AboutInput {
  public func moveSelection(by count: Int) {
    let places = selectable
    guard let place = places.firstIndex(of: selected) else { return }
    selected = places[max(0, min(place + count, places.count - 1))]
  }

  public func select(_ index: Int) {
    let places = selectable
    if let nearest = places.first(where: { $0 >= index }) ?? places.last { selected = nearest }
  }

  public func openSelected() {
    if case .license(let name) = rows[selected].kind { router.show(.licenses(of: name)) }
  }

  public func openAll() {
    router.show(.licenses(of: nil))
  }

  public func openInBrowser() {
    guard let address = selectedDependency?.address else {
      return environment.notices.say(texts.about.noAddress)
    }
    do {
      try environment.desktop.open(address)
      environment.notices.say(texts.about.opening(address: address))
    } catch {
      environment.notices.say(environment.texts.sentence(for: error))
    }
  }

  public func copy() {
    if let address = selectedDependency?.address {
      environment.desktop.copy(address)
      environment.notices.say(texts.about.copiedAddress(address: address))
    } else {
      environment.desktop.copy(versions)
      environment.notices.say(texts.about.copiedVersions)
    }
  }
}
