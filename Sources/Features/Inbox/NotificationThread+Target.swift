import Domain
import EventLoop
import FoundationEssentials
import GitHub
import Markdown
import Screens
import Terminal
import Texts

/// What a thread leads to.
extension NotificationThread {
  /// The screen that shows what it is about; nil if only a browser can.
  /// - Parameter web: the website that belongs to the API.
  func route(on web: String) -> Route? { item?.route(on: web) ?? Route(page: htmlURL, on: web) }

  /// The thing itself; nil if octodo has no name for it.
  private var item: Item? { Item(page: htmlURL) }

  /// What a todo of it links to: the thing, or its repository. Nil without both.
  var linkedTitle: LinkedTitle? {
    if let item { return LinkedTitle(of: item, title: title) }
    return repo.map { LinkedTitle(.repo($0), title: title) }
  }

  func subject(on web: String) -> Subject {
    Subject(
      repo: repo, number: number, url: htmlURL, copies: [.init(.name, name), .init(.title, title)])
  }

  /// `owner/name#7`, or the repository alone.
  var name: String { ItemName.text(repo, number) }

  /// The title with emoji instead of their names.
  var drawnTitle: String { title.looksEmpty ? "-" : EmojiNames.drawn(title) }

  @LoopActor
  func preview(_ context: RowContext, zone: TimeZone, isLinkShown: Bool) -> [DocumentPart] {
    let words = context.texts.inbox
    let (kind, why) = (context.texts.word(forType: type), words.word(forReason: reason))
    let state = isUnread ? words.unreadHint : words.readWord
    let facts = [state, kind, why == kind ? "" : why, updatedAt.map { context.when($0, in: zone) } ?? ""]
    let head = isLinkShown ? [] : [DocumentPart.words(drawnTitle, .heading)]
    // What it links to begins with the title, which the address comes after.
    return head + [.facts(facts)] + (isLinkShown ? [] : [.words(htmlURL, .link)])
  }
}
