public import AppCore
public import EventLoop
public import Terminal
public import Texts

/// A document on view, with the keys and the wheel that scroll it: the same ones in every document.
@LoopActor
public final class ScrolledDocument<Content: Document> {
  /// Nil before the first frame.
  public private(set) var content: Content?
  public var scroll = DocumentScroll()

  public init() {}

  /// Shows a document from now on, at the same place where it is the same one in another form.
  /// - Parameter isNew: It is another one, which begins at its start.
  public func show(_ content: Content, isNew: Bool = false) {
    self.content = content
    if isNew { scroll = DocumentScroll() }
  }

  /// - Parameters:
  ///   - taken: what the screen has another use for.
  ///   - last: what the help says of `G`; nil for the usual words.
  public func keys(_ texts: Texts, except taken: [Key] = [], last: String? = nil) -> [KeyBinding] {
    let words = texts.moves
    func binding(
      _ keys: [Key], _ help: String, _ move: @escaping (inout DocumentScroll, Content) -> Void
    ) -> KeyBinding {
      KeyBinding(keys.without(taken), help) { [self] in
        if let content { move(&scroll, content) }
      }
    }
    return [
      binding([.char("j"), Key(.down), Key(.enter)], words.lineDown) { $0.scroll(by: 1, in: $1) },
      binding([.char("k"), Key(.up)], words.lineUp) { $0.scroll(by: -1, in: $1) },
      binding([.char(" "), Key(.pageDown), .ctrl("f")], words.pageDown) { $0.scroll(pages: 1, in: $1) },
      binding([Key(.pageUp), .ctrl("b")], words.pageUp) { $0.scroll(pages: -1, in: $1) },
      binding([.ctrl("d")], words.halfDown) { $0.scroll(pages: 0.5, in: $1) },
      binding([.ctrl("u")], words.halfUp) { $0.scroll(pages: -0.5, in: $1) },
      binding([.char("g"), Key(.home)], words.toStart) { $0.scrollToStart(of: $1) },
      binding([.char("G"), Key(.end)], last ?? words.toEnd) { $0.scrollToEnd(of: $1) },
    ]
  }

  /// Takes the wheel. Returns whether the event was for the document.
  public func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event, let content else { return false }
    switch mouse.kind {
    case .scrollDown: scroll.scroll(by: 3, in: content)
    case .scrollUp: scroll.scroll(by: -3, in: content)
    default: return false
    }
    return true
  }
}
