public import Domain
public import EventLoop
import Terminal
import Texts

/// What can be done with the links of a text, on any screen.
@LoopActor
public struct LinkActions {
  private let environment: Environment
  private let router: Router
  private let named: @LoopActor (String) -> Route?

  /// - Parameter named: the screen of what the text names by `#name` and does not contain; nil for none.
  public init(
    _ environment: Environment, _ router: Router,
    named: @escaping @LoopActor (String) -> Route? = { _ in nil }
  ) {
    (self.environment, self.router, self.named) = (environment, router, named)
  }

  /// Shows the screen of what the text names by `#name`. Returns false if there is none.
  func follow(named name: String) -> Bool {
    guard let route = named(name) else { return false }
    router.show(route)
    return true
  }

  var texts: Texts { environment.texts }

  func say(_ sentence: String) { environment.notices.say(sentence) }

  /// Shows the screen of a page, or opens the page in the browser if there is none.
  public func follow(_ url: String) {
    switch PageTarget(page: url, on: router.web) {
    case .search(let search): router.show(search.kind, at: search.text)
    case .screen(let route, let anchor): router.show(route, at: anchor)
    case .tab(let route): router.goTo(route)
    case nil: environment.openInBrowser(url)
    }
  }

  /// Shows links in a menu, each with its whole address, so that it is seen before it is opened.
  /// - Parameters:
  ///   - links: their words, which can be empty, and their addresses.
  ///   - page: the address of the page that the text is on; nil if it is on none. It begins the address of a heading.
  ///   - focus: the index of the link that has the focus first.
  ///   - onChoice: follows the link at an index.
  public func show(
    _ links: [(words: String, address: String)], on page: String? = nil, focus: Int = 0,
    onChoice: @escaping @LoopActor (Int) -> Void
  ) {
    let width = "\(links.count)".count
    let choices = links.enumerated().map { index, link in
      let number = "\(index + 1)"
      let lead = String(repeating: " ", count: width - number.count) + number
      let address = ReadableAddress.text(of: link.address)
      let isAddress = link.words.isEmpty || [address, link.address].contains(link.words)
      return Menu.Choice(
        "\(index)", "\(lead)  \(isAddress ? address : link.words)",
        detail: isAddress ? nil : address, indent: width + 2, isWrapped: isAddress)
    }
    let words = texts.links
    let menu = Menu(
      "links", title: words.title, choices: choices, focus: focus,
      verbs: [Menu.Verb("o", words.browser), Menu.Verb("y", words.copy)], widest: Self.widest)
    environment.dialogs.show(menu) { [self] key, id in
      guard let index = Int(id) else { return }
      let name = links[index].address
      let address = name.begins(with: "#") ? page.map { $0 + (Self.isNote(name) ? "" : name) } : name
      if key == "y" {
        environment.copyAddress(address ?? name)
      } else if let address {
        environment.openInBrowser(address)
      } else {
        // The text is on no page.
        onChoice(index)
      }
    } onChoice: {
      if let index = Int($0) { onChoice(index) }
    }
  }

  /// Whether it is a footnote, whose name on the page is not known.
  private static func isNote(_ name: String) -> Bool { name.wholeMatch(of: /#fn-[0-9]+/) != nil }

  private static let widest = 100
}
