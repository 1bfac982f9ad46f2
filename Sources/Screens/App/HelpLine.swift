import EventLoop
import Terminal

/// One line of the help.
struct HelpLine {
  var text: StyledText

  /// The width of the column with the keys.
  private static let keyColumns = 20

  typealias Entry = (keys: [Key], text: String)

  @LoopActor
  static func entry(_ action: Action) -> Entry { (action.keys, action.text()) }

  static func section(_ title: String, _ keys: [Entry], columns: Int) -> [HelpLine] {
    guard !keys.isEmpty else { return [] }
    let left = min(keyColumns, columns / 2)
    let lines = keys.flatMap { keys, help in
      let names = DisplayText(keys.map(\.description).joined(separator: " ")).wrapped(to: left)
      let words = DisplayText(help).wrapped(to: max(8, columns - left - 1))
      return (0..<max(names.count, words.count)).map { line in
        let name = line < names.count ? names[line] : .empty
        var text = StyledText(name.padded(to: left + 1), role: .name)
        text.append(line < words.count ? words[line] : .empty)
        return HelpLine(text: text)
      }
    }
    return [HelpLine(text: StyledText(DisplayText(title), role: .heading))] + lines + [
      HelpLine(text: StyledText())
    ]
  }

  static func text(_ text: String, columns: Int) -> [HelpLine] {
    DisplayText(text).wrapped(to: columns).map { HelpLine(text: StyledText($0, role: .secondary)) }
  }
}
