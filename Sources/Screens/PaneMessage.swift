public import FoundationEssentials
import Terminal
public import Texts

/// The message that a pane shows instead of its content, or below it.
public struct PaneMessage: Hashable, Sendable {
  private let text: String
  private let isProblem: Bool

  public init(text: String) {
    self.text = text
    isProblem = false
  }

  /// - Parameter problem: a sentence that says what failed and what to do next.
  public init(problem: String) {
    text = problem
    isProblem = true
  }

  /// What a pane says below content that could not be reloaded; nil if the phase is no failure.
  /// - Parameter date: when the content was loaded; nil if that is as new as can be.
  public init?(_ phase: LoadPhase, below date: Date?, now: Date, _ texts: Texts) {
    guard case .failed(let error) = phase else { return nil }
    let age = date.map { texts.list.older(age: AgeText(texts).short($0, now: now)) }
    self.init(problem: [texts.sentence(for: error), age].compactMap(\.self).joined(separator: " "))
  }

  /// What every pane says while it waits for GitHub, or if GitHub's answer was a failure; nil at rest.
  public init?(_ phase: LoadPhase, _ texts: Texts) {
    switch phase {
    case .resting, .loadingMore: return nil
    case .loading: self.init(text: texts.list.loading)
    case .waiting(let seconds): self.init(text: texts.list.pauseMessage(seconds: "\(seconds)"))
    case .failed(let error): self.init(problem: texts.sentence(for: error))
    }
  }

  /// The mark distinguishes a problem from other messages without colours.
  var line: String { isProblem ? "! \(text)" : text }
  var role: Role { isProblem ? .problem : .text }

  /// Draws the message instead of the content.
  func drawAlone(_ canvas: Canvas) {
    Paragraph.draw(canvas, [DisplayText(line)], row: 1, style: canvas.theme[role])
  }

  /// Draws the message in the last rows. Returns the rows used, at most half of them.
  func drawBelow(_ canvas: Canvas) -> Int {
    let lines = DisplayText(line).wrapped(to: max(1, canvas.size.columns - 4)).prefix(canvas.size.rows / 2)
    for (index, line) in lines.enumerated() {
      canvas.draw(
        line, row: canvas.size.rows - lines.count + index, column: 2, style: canvas.theme[role])
    }
    return lines.count
  }
}

extension DocumentPart {
  /// The message for a missing part of a document.
  public static func message(_ message: PaneMessage) -> DocumentPart {
    .words(message.line, message.role)
  }
}
