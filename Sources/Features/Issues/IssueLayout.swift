import Domain
import EventLoop
import FoundationEssentials
import GitHub
import Markdown
import Screens
import Terminal
import Texts

/// Lays out an issue and its comments as sections of a document.
struct IssueLayout {
  let context: RowContext
  private let zone: TimeZone
  let base: LinkBase?
  var texts: Texts { context.texts }
  var signs: Signs { context.signs }
  private var words: IssueDetailTexts { texts.issueDetail }

  /// - Parameter base: where the texts stand; nil if their links are not followed.
  init(_ context: RowContext, zone: TimeZone, base: LinkBase? = nil) {
    (self.context, self.zone, self.base) = (context, zone, base)
  }

  /// The fields of an issue in a list, for its preview.
  func beginning(of issue: GitHubIssue) -> [DocumentSection] {
    var text = issue.text ?? ""
    // Ends with a whole word.
    if issue.isTextCut, let end = text.lastIndex(where: \.isWhitespace) { text = String(text[..<end]) }
    let post = IssuePost(
      id: 0, author: issue.author, createdAt: issue.createdAt,
      text: MarkdownText(text, as: .post, words: MarkdownWords(texts))
    )
    return [head(issue, nil), body(post)] + (issue.isTextCut ? [note(words.isPreviewCut)] : [])
  }

  /// Title, state and the other known fields, with a rule below.
  /// - Parameters:
  ///   - facts: parts below the state.
  ///   - people: what is said beside the people who are assigned.
  func head(
    _ issue: GitHubIssue, _ detail: IssueDetail?, facts more: [DocumentPart] = [], people asked: String? = nil
  ) -> DocumentSection {
    let linked = LinkedWords(issue.title.looksEmpty ? issue.drawnTitle : issue.title, role: .heading)
    var title = linked.text
    title.append(DisplayText(" #\(issue.number)"), role: .faint)
    let role = issue.pull == .merged ? Role.merged : issue.isOpen ? .good : .done
    var state = StyledText()
    if !signs.isASCII { state.append(signs[issue.sign] + " ", role: role) }
    state.append(DisplayText(self.state(of: issue)), role: role, attributes: .bold)
    let facts = [
      issue.author ?? "ghost", issue.createdAt.map(when), issue.comments.map { words.comments(count: $0) },
    ]
    let shown = facts.compactMap(\.self).map { StyledText(DisplayText($0), role: .faint) }
    var parts = [DocumentPart.styled(title), .members([state] + shown, separator: " · ", .faint)] + more
    if !issue.labels.isEmpty { parts.append(.members(issue.labels.map(\.chip), separator: " ")) }
    let people = detail.map(\.assignees) ?? []
    let rest = [
      people.isEmpty ? nil : words.assignees(names: texts.list(people)), asked,
      detail?.milestone.map { words.milestone(name: EmojiNames.drawn($0)) },
    ].compactMap(\.self)
    if !rest.isEmpty { parts.append(.facts(rest)) }
    let links = linked.links.map { DocumentLink($0.destination, words: $0.words, part: 0) }
    return DocumentSection(parts + [.rule], links: base.map { DocumentLinks(links, at: $0) })
  }

  private func state(of issue: GitHubIssue) -> String {
    switch issue.pull {
    case .open: words.pull(state: texts.issueList.open)
    case .closed: words.pull(state: texts.issueList.closed)
    case .draft: words.pull(state: words.draft)
    case .merged: words.pull(state: words.merged)
    case nil: texts.issueList.state(of: issue)
    }
  }

  /// The issue's own text.
  func body(_ post: IssuePost) -> DocumentSection {
    post.text.looksEmpty ? note(words.noText) : section([], of: post)
  }

  /// A post after the first one.
  func reply(_ post: IssuePost) -> DocumentSection {
    switch post.kind {
    case .comment: comment(post, StyledText(DisplayText(post.author ?? "ghost"), attributes: .bold))
    case .review(let state): review(state, post)
    case .remark(let event): remark(event, post)
    case .event(let event): line(of: event, post)
    }
  }

  /// A text, with who wrote it and when.
  func comment(_ post: IssuePost, _ author: StyledText) -> DocumentSection {
    section([.rule, .styled(author.with(date(of: post))), .blank], of: post)
  }

  /// When it was written, after what says who did it.
  func date(of post: IssuePost) -> StyledText {
    StyledText(DisplayText(post.createdAt.map { " · \(when($0))" } ?? ""), role: .faint)
  }

  /// The section instead of comments that are not loaded.
  func gap(_ gap: ListGap) -> DocumentSection {
    let text = texts.list.line(of: gap)
    return DocumentSection(
      [.rule, .words(text, .faint), .blank], entries: [DocumentEntry(part: 0, text)])
  }

  /// A note instead of a text.
  func note(_ text: String) -> DocumentSection { DocumentSection([.words(text, .faint), .blank]) }

  private func section(_ above: [DocumentPart], of post: IssuePost) -> DocumentSection {
    let parts = post.text.parts
    let note = post.text.isCut ? words.isCut : post.text.looksEmpty ? words.blankText : nil
    let below: [DocumentPart] = note.map { [.words($0, .faint), .blank] } ?? [.blank]
    return DocumentSection(
      id: post.id, above, count: parts.count, below: below, entries: entries(of: post, above: above.count),
      links: links(of: post, above: above.count)
    ) { parts[$0].rows(columns: $1) }
  }

  private func links(of post: IssuePost, above: Int) -> DocumentLinks? {
    base.map { base in
      let links = post.text.links.map {
        DocumentLink($0.destination, words: $0.words, part: above + $0.part)
      }
      return DocumentLinks(links, at: base, anchors: anchors(of: post, above: above))
    }
  }

  /// The anchors that addresses can name: the post itself, and its headings.
  func anchors(of post: IssuePost, above: Int = 0) -> [String: Int] {
    var anchors = post.text.anchors.mapValues { above + $0 }
    for name in post.anchors { anchors[name] = 0 }
    return anchors
  }

  /// Who wrote the post, when, and how it begins; below that its headings.
  private func entries(of post: IssuePost, above: Int) -> [DocumentEntry] {
    let detail = [context.age(post.createdAt) ?? "", post.text.opening].filter { !$0.looksEmpty }
    let author = DocumentEntry(part: 0, post.author ?? "ghost", detail: detail.joined(separator: " · "))
    return [author]
      + post.text.headings.map { DocumentEntry(part: above + $0.part, level: 1 + $0.level, $0.title) }
  }

  private func when(_ date: Date) -> String {
    context.when(date, in: zone)
  }
}

extension StyledText {
  func with(_ other: StyledText) -> StyledText {
    var text = self
    text.append(other)
    return text
  }
}

extension IssueLabel {
  /// The label in its colour, or in brackets.
  var chip: StyledText {
    var text = StyledText()
    text.append(chip: EmojiNames.drawn(name), color.flatMap { Tint(hex: $0) })
    return text
  }
}

extension GitHubIssue {
  /// Its labels, each in its colour.
  var chips: StyledText {
    var text = StyledText()
    for label in labels {
      if text.width > 0 { text.append(" ") }
      text.append(label.chip)
    }
    return text
  }
}
