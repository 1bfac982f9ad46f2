public import Screens
public import EventLoop
public import Terminal
import Texts

/// Draws the count.
@LoopActor
public final class __Name__View: Screen {
  let input: any __Name__Input
  let output: any __Name__Output

  /// The screen of `Route.__name__`.
  public static func make(_ environment: Environment) -> any Screen {
    let presenter = __Name__Presenter(environment: environment)
    return __Name__View(input: presenter, output: presenter)
  }

  public init(input: any __Name__Input, output: any __Name__Output) {
    self.input = input
    self.output = output
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
