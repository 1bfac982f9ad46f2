public import Screens
import EventLoop
public import Terminal
import Texts

extension __Name__View {
  public var actions: [Action] {
    let texts = output.texts.__name__
    return [
      Action("more", [.char("+"), .char("k"), Key(.up)], texts.helpMore, hint: texts.hintMore) { [input] in
        input.increment()
      },
      Action("less", [.char("-"), .char("j"), Key(.down)], texts.helpLess, hint: texts.hintLess) { [input] in
        input.decrement()
      },
      Action("reset", [.char("0")], texts.helpReset, hint: texts.hintReset) { [input] in input.reset() },
    ]
  }

  public func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    switch mouse.kind {
    case .scrollUp: input.increment()
    case .scrollDown: input.decrement()
    default: return false
    }
    return true
  }
}
