public import EventLoop
public import Screens
public import Terminal
import Texts

/// A counter. It is neither a list, a document nor a form, so it draws itself.
@LoopActor
public final class __Name__Screen: Screen {
  private let input: any __Name__Input
  private let output: any __Name__Output

  /// The screen of `Route.__name__`.
  public static func make(_ environment: Environment) -> any Screen {
    let presenter = __Name__Presenter(environment)
    return __Name__Screen(input: presenter, output: presenter)
  }

  init(input: any __Name__Input, output: any __Name__Output) {
    self.input = input
    self.output = output
  }

  public var actions: [Action] {
    let texts = output.texts.__name__
    return [
      Action(
        "more", [.char("+"), .char("k"), Key(.up)], texts.helpMore, effect: .works, hint: texts.hintMore
      ) { [input] in
        input.increment()
      },
      Action(
        "less", [.char("-"), .char("j"), Key(.down)], texts.helpLess, effect: .works, hint: texts.hintLess
      ) { [input] in
        input.decrement()
      },
      Action("reset", [.char("0")], texts.helpReset, effect: .works, hint: texts.hintReset) { [input] in
        input.reset()
      },
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

  public var status: [String] { output.status }

  public func draw(_ canvas: Canvas) {
    let texts = output.texts.__name__
    let pane = canvas.pane("__word__", Rect(canvas.size))
    canvas.reportFocus("__word__")
    pane.draw(DisplayText(texts.title), row: 1, column: 2, style: canvas.theme[.heading])
    pane.draw(DisplayText(NumberText.grouped(output.count)), row: 3, column: 2)
    Paragraph.draw(pane, [DisplayText(texts.explanation)], row: 5, style: canvas.theme[.faint])
  }
}
