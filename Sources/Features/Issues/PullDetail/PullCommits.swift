import Domain
import EventLoop
import GitHub
import Markdown
import Screens
import Terminal
import Texts
import UseCases

/// The commits of a pull request, oldest first, each with its whole message beside the list.
@LoopActor
struct PullCommits {
  private let parts: PullParts
  private let commits: PagedListPresenter<PullCommit>
  private let authors = LongestText()

  init(_ parts: PullParts) {
    self.parts = parts
    commits = PullPages<PullCommit>(parts) { .commits(ofPull: $0, of: $1) }
      .list(limit: 250, total: { $0.commits }, part: { $0.someCommits(limit: $1, total: $2) }) {
        $0.noCommits(name: $1)
      }
    commits.isNamed = { $0.sha.hasPrefix($1) }
  }

  private static let maxAuthorColumns = 20

  func screen() -> any Screen {
    let (commits, parts, authors) = (commits, parts, authors)
    let environment = parts.environment
    let subject = { @LoopActor (commit: PullCommit) in
      Subject(
        repo: parts.pull.item.repo, url: commit.htmlURL,
        copies: [.init(.sha, commit.sha), .init(.title, commit.subject)])
    }
    let list = ListPane(
      "commits", commits,
      columns: { width, context in
        let words = context.texts.pull
        let longest = authors.columns(commits.rowsVersion) {
          commits.pages.current.firstPage.map { $0.author ?? "" }
        }
        let columns = max(DisplayText(words.author).width, min(longest, Self.maxAuthorColumns))
        // A preview says who wrote it.
        let hasAuthor = width >= 60 && !context.hasPreview
        return Table(
          width: width,
          [
            TableColumn(words.commit, .fixed(max(7, DisplayText(words.commit).width)), role: .secondary),
            TableColumn(words.commitTitle, .rest, role: .name),
            hasAuthor ? TableColumn(words.author, .fixed(columns), role: .secondary) : nil,
            width >= 40 ? .age(context.ageTitle, context) : nil,
          ]
        ) { commit in
          [
            commit.shortSHA,
            commit.subject.looksEmpty ? words.noMessage : EmojiNames.drawn(commit.subject),
            commit.author ?? "ghost",
            context.age(commit.createdAt),
          ]
        }
      }, title: \.shortSHA,
      subject: subject,
      actions: parts.open(\.openCommit, in: commits, subject: subject) + parts.todos + commits.actions)
    return PreviewedList(
      list, environment, title: { $0.pull.commitsTitle(name: "\(parts.pull.item)") },
      links: LinkActions(environment, parts.router), selected: { commits.selectedItem }
    ) { commit in
      LinkedPreview(commit.shortSHA, environment) { context, _ in
        [Self.message(of: commit, context, at: parts.base)]
      }
    }
  }

  /// The whole message with its links, the first line in bold.
  private static func message(
    of commit: PullCommit, _ context: RowContext, at base: LinkBase?
  ) -> DocumentSection {
    let facts = [commit.author ?? "ghost", context.age(commit.createdAt)].compactMap(\.self)
    let lines = commit.message.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let first = lines.first, !commit.message.isEmpty else {
      return DocumentSection([.words(context.texts.pull.noMessage, .faint)])
    }
    var (parts, links) = ([DocumentPart](), [DocumentLink]())
    func add(_ line: Substring, _ attributes: Style.Attributes = []) {
      let linked = LinkedWords(String(line), attributes: attributes, from: links.count)
      links += linked.links.map { DocumentLink($0.destination, words: $0.words, part: parts.count) }
      parts.append(
        linked.links.isEmpty ? .line(EmojiNames.drawn(String(line))[...], attributes) : .styled(linked.text))
    }
    add(first, .bold)
    parts += [.facts(facts), .blank]
    for line in lines.dropFirst().drop(while: \.isEmpty) {
      if line.isEmpty { parts.append(.blank) } else { add(line) }
    }
    return DocumentSection(parts, links: base.map { DocumentLinks(links, at: $0) })
  }
}
