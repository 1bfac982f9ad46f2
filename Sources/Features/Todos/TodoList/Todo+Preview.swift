import Domain
import FoundationEssentials
import Markdown
import Screens
import Terminal
import Texts

extension Todo {
  /// The title without the name that a todo of an issue begins with.
  var ownTitle: String {
    guard let link, title.hasPrefix("\(link) ") else { return title }
    return String(title.dropFirst("\(link) ".count))
  }

  /// All fields, for the pane beside the list.
  /// - Parameter isLinkShown: whether what it links to is shown below.
  func preview(
    _ context: RowContext, _ zone: TimeZone, web: String, isLinkShown: Bool
  ) -> [DocumentSection] {
    let words = context.texts.preview
    let dates = [
      words.added(age: context.when(createdAt, in: zone)),
      doneAt.map { words.doneAt(age: context.when($0, in: zone)) },
      isDone
        ? nil : context.texts.todoDetail.urgency(number: DecimalText.hundredths(urgency)),
    ]
    // What it links to begins with the same title.
    let isRepeated = isLinkShown && link.map { title.hasPrefix("\($0)") } == true
    let members = TodoWording(context.texts, now: context.now, in: zone).members(of: self)
    var parts: [DocumentPart] = [
      isRepeated ? nil : .words(drawn(title), .heading),
      members.isEmpty ? nil : .members(members, separator: DisplayText(" · ")),
      .facts(dates.compactMap(\.self)),
    ].compactMap(\.self)
    if let url = linkedPage(on: web) { parts.append(.words(url, .link)) }
    let text = MarkdownText(note, as: .post, words: MarkdownWords(context.texts))
    if !text.parts.isEmpty { parts.append(.blank) }
    var dated: [DocumentPart] = annotations.isEmpty ? [] : [.blank]
    for annotation in annotations {
      var line = StyledText(DisplayText(context.when(annotation.at, in: zone)), role: .faint)
      line.append(DisplayText("  \(annotation.text)"))
      dated.append(.styled(line))
    }
    let links = text.links.map {
      DocumentLink($0.destination, words: $0.words, part: $0.part + parts.count)
    }
    return [
      DocumentSection(
        parts, count: text.parts.count, below: dated,
        links: DocumentLinks(links, at: linkBase(on: web))
      ) { text.parts[$0].rows(columns: $1) }
    ]
  }
}
