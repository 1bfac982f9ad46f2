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
    environment.openInBrowser(address)
  }

  public func copy() {
    guard let address = selectedDependency?.address else {
      environment.desktop.copy(versions)
      return environment.notices.say(texts.about.copiedVersions)
    }
    environment.copyAddress(address)
  }
}
