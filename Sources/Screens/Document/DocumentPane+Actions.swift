import EventLoop
import Terminal
import Texts

/// The actions of every document: scrolling, and jumping between its sections.
extension DocumentPane {
  /// - Parameter own: the actions whose keys none of these has.
  func scrollActions(beside own: [Action]) -> [Action] {
    // The actions must not retain the pane.
    let output = output
    var words: MovesTexts { output.rowContext.texts.moves }
    let taken = own.flatMap(\.keys)
    let isGapOnView = isGapOnView
    func action(
      _ id: String, _ keys: [Key], _ text: @escaping @autoclosure @LoopActor () -> String,
      when isEnabled: @escaping @LoopActor () -> Bool = { true },
      _ move: @escaping (inout DocumentScroll, DocumentLayout) -> Void
    ) -> Action {
      Action(id, keys.without(taken), text(), effect: .moves, when: isEnabled) { [weak self] in
        self?.scroll(move)
      }
    }
    return [
      action("line-down", [.char("j"), Key(.down)], words.lineDown) { $0.scroll(by: 1, in: $1) },
      action("line-down", [Key(.enter)], words.lineDown, when: { !isGapOnView() }) {
        $0.scroll(by: 1, in: $1)
      },
      action("line-up", [.char("k"), Key(.up)], words.lineUp) { $0.scroll(by: -1, in: $1) },
      action("page-down", [.char(" "), Key(.pageDown), .ctrl("f")], words.pageDown) {
        $0.scroll(pages: 1, in: $1)
      },
      action("page-up", [Key(.pageUp), .ctrl("b")], words.pageUp) { $0.scroll(pages: -1, in: $1) },
      action("half-page-down", [.ctrl("d")], words.halfDown) { $0.scroll(pages: 0.5, in: $1) },
      action("half-page-up", [.ctrl("u")], words.halfUp) { $0.scroll(pages: -0.5, in: $1) },
      action("start", [.char("g"), Key(.home)], words.toStart) { $0.scrollToStart(of: $1) },
      action("end", [.char("G"), Key(.end)], words.toEnd) { [input] scroll, layout in
        scroll.scrollToEnd(of: layout)
        input.goToEnd()
      },
    ]
  }

  private var isGapOnView: @LoopActor () -> Bool {
    { [weak self, output] in output.gap.map { self?.sectionsOnView?.contains($0) == true } ?? false }
  }

  /// Loads missing sections while their line is on view; otherwise Enter scrolls.
  var gapAction: Action {
    .loadGap({ [output] in output.rowContext.texts }, when: isGapOnView) { [weak self, input] in
      // Leaves the end, so that the loaded sections appear instead of the line.
      self?.scroll(by: 0)
      input.loadGap()
    }
  }

  /// The keys that jump between sections, such as comments, or between the headings of the contents.
  /// - Parameter sections: nil for the headings.
  func jumpActions(_ sections: SectionWords?) -> [Action] {
    let output = output
    var words: SectionTexts {
      let texts = output.rowContext.texts
      return sections?(texts) ?? SectionTexts(texts.moves)
    }
    let jumpToNext = sections == nil ? Self.jumpToNextHeading : Self.jumpToNext
    let jumpToPrevious = sections == nil ? Self.jumpToPreviousHeading : Self.jumpToPrevious
    let hasSections = { @LoopActor [weak self] in
      guard let layout = self?.shown?.layout else { return false }
      return sections == nil ? !layout.parts.isEmpty : layout.start(ofSection: 0) != nil
    }
    let whyNothing = { @LoopActor [weak self] (reason: String?) in self?.whyNothing(reason) }
    func moves(_ jump: @escaping (inout DocumentScroll, DocumentLayout) -> Void) -> @LoopActor () -> Bool {
      { [weak self] in
        guard let self, hasSections(), let layout = shown?.layout else { return false }
        var scroll = scroll
        jump(&scroll, layout)
        return scroll.top(in: layout) != self.scroll.top(in: layout)
      }
    }
    return [
      Action(
        "next-section", [.char("}")], words.next, effect: .works, hint: words.hint,
        when: moves(jumpToNext),
        whyNot: whyNothing(hasSections() && !output.isPart ? words.atEnd : nil)
      ) { [weak self] in self?.scroll(jumpToNext) },
      Action(
        "previous-section", [.char("{")], words.previous, effect: .works, when: moves(jumpToPrevious),
        whyNot: hasSections() ? words.atStart : nil
      ) { [weak self] in self?.scroll(jumpToPrevious) },
    ]
  }

  private static func jumpToNextHeading(_ scroll: inout DocumentScroll, _ layout: DocumentLayout) {
    let top = scroll.top(in: layout)
    guard let entry = layout.entries.first(where: { $0.part > top.part }) else { return }
    scroll.scroll(toPart: entry.part, in: layout)
  }

  /// Goes to the heading of what is being read first.
  private static func jumpToPreviousHeading(_ scroll: inout DocumentScroll, _ layout: DocumentLayout) {
    let top = scroll.top(in: layout)
    let entry = layout.entries.last { $0.part < top.part || $0.part == top.part && top.row > 0 }
    guard let entry else { return scroll.scrollToStart(of: layout) }
    scroll.scroll(toPart: entry.part, in: layout)
  }

  private static func jumpToNext(_ scroll: inout DocumentScroll, _ layout: DocumentLayout) {
    let next = layout.section(of: scroll.top(in: layout).part).map { $0 + 1 } ?? 0
    let stop = layout.text.stop(from: next, .next)
    if let part = stop.flatMap({ layout.start(ofSection: $0) }) { scroll.scroll(toPart: part, in: layout) }
  }

  /// Goes to the start of the current section first.
  private static func jumpToPrevious(_ scroll: inout DocumentScroll, _ layout: DocumentLayout) {
    let top = scroll.top(in: layout)
    guard let section = layout.section(of: top.part), let start = layout.start(ofSection: section) else {
      return scroll.scrollToStart(of: layout)
    }
    let isAtStart = top.part == start && top.row == 0
    let stop = layout.text.stop(from: isAtStart ? section - 1 : section, .previous)
    let part = stop.flatMap { layout.start(ofSection: $0) }
    guard let part else { return scroll.scrollToStart(of: layout) }
    scroll.scroll(toPart: part, in: layout)
  }
}
