import Domain
import Terminal

/// A repository's header and README in lines of a given width.
struct LaidOutRepo {
  struct Line {
    var text: DisplayText
    var style: Style = .plain
  }

  let lines: [Line]
  let headerLines: Int
  private let header: RepoHeader
  private let readme: ReadmeState
  private let columns: Int

  /// The columns that prose takes at most; longer lines are hard to read.
  private static let widest = 100

  init(header: RepoHeader, readme: ReadmeState, columns: Int) {
    self.header = header
    self.readme = readme
    self.columns = columns
    let width = max(1, min(columns - 2, Self.widest))
    let top = Self.header(header, width: width)
    headerLines = top.count
    lines = top + Self.readme(readme, width: width)
  }

  func isFor(_ header: RepoHeader, _ readme: ReadmeState, _ columns: Int) -> Bool {
    self.columns == columns && self.header == header && self.readme == readme
  }

  private static func header(_ header: RepoHeader, width: Int) -> [Line] {
    let marks = header.marks.map { " [\($0)]" }.joined()
    var lines = wrap(header.name + marks, width, Style(.bold))
    if let description = header.description { lines += wrap(description, width) }
    for group in [header.figures, header.facts] where !group.isEmpty {
      lines += join(group, separator: " · ", width: width)
    }
    if !header.topics.isEmpty { lines += join(header.topics.map { "#" + $0 }, separator: " ", width: width) }
    if let homepage = header.homepage { lines += wrap(homepage, width, Style(.underline)) }
    lines.append(Line(text: DisplayText(String(repeating: "-", count: width)), style: Style(.dim)))
    return lines
  }

  private static func readme(_ readme: ReadmeState, width: Int) -> [Line] {
    switch readme {
    case .loading: [Line(text: "Loading the README...")]
    case .missing: [Line(text: "This repository has no README.")]
    case .failed(let error): wrap(error.message, width)
    case .waiting(let seconds):
      wrap("GitHub asks for a pause. The rest comes by itself in \(seconds) s.", width)
    case .text(let text): ReadmeText.lines(text, width: width)
    }
  }

  private static func wrap(_ text: String, _ width: Int, _ style: Style = .plain) -> [Line] {
    DisplayText(text).wrapped(to: width).map { Line(text: $0, style: style) }
  }

  /// Puts as many parts into a line as fit, and breaks between parts only.
  private static func join(_ parts: [String], separator: String, width: Int) -> [Line] {
    let between = DisplayText(separator)
    var lines: [DisplayText] = []
    for part in parts.map({ DisplayText($0) }) {
      if let last = lines.last, last.width + between.width + part.width <= width {
        lines[lines.count - 1] = last + between + part
      } else {
        lines.append(part.truncated(to: width))
      }
    }
    return lines.map { Line(text: $0) }
  }
}
