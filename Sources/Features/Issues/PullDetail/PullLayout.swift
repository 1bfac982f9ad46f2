import Domain
import FoundationEssentials
import GitHub
import Markdown
import Screens
import Terminal
import Texts

/// What a pull request shows besides what an issue has.
extension IssueLayout {
  private var words: PullTexts { texts.pull }

  /// Title, state, branches and the other fields, with a rule below.
  /// - Parameters:
  ///   - pull: nil until it is loaded.
  ///   - isAsking: whether GitHub is asked again whether it can be merged; nil where no reload asks it.
  func head(_ issue: GitHubIssue, _ pull: PullDetail?, isAsking: Bool?) -> DocumentSection {
    guard let pull else { return head(issue, nil) }
    let reviewers = pull.reviewers.isEmpty ? nil : texts.list(pull.reviewers.map(EmojiNames.drawn))
    return head(
      issue, pull.detail,
      facts: [branches(pull)] + [changes(of: pull), merge(pull, isAsking: isAsking)].compactMap(\.self),
      people: reviewers.map { words.reviewers(names: $0) })
  }

  /// Where it is merged into, and what is merged.
  private func branches(_ pull: PullDetail) -> DocumentPart {
    let name = pull.head.name
    let fork = pull.head.repo.map { $0 == pull.base.repo ? "" : "\($0.owner):" }
    let head = name.isEmpty ? words.branchGone : fork.map { $0 + name } ?? words.forkGone(branch: name)
    let base = pull.base.name.isEmpty ? words.branchGone : pull.base.name
    return .styled(
      StyledText(DisplayText(base + " ")).with(StyledText(signs[.from], role: .faint))
        .with(StyledText(DisplayText(" " + head))))
  }

  private func changes(of pull: PullDetail) -> DocumentPart? {
    texts.changes(of: pull).map { .words($0, .faint) }
  }

  /// Whether an open one can be merged.
  private func merge(_ pull: PullDetail, isAsking: Bool?) -> DocumentPart? {
    guard pull.detail.issue.isOpen else { return nil }
    if pull.isComputingMerge {
      let words = isAsking == nil ? texts.without([.reload]).pull : words
      return .words(isAsking == true ? words.mergeComputing : words.mergeUnknown, .faint)
    }
    return switch pull.mergeState {
    // The state can be older than the answer to whether it can be merged.
    case _ where pull.isMergeable == false, "dirty": .words(words.mergeConflicts, .problem)
    case "clean", "has_hooks": .words(words.mergeClean, .good)
    case "blocked": .words(words.mergeBlocked, .warning)
    case "behind": .words(words.mergeBehind, .warning)
    case "unstable": .words(words.mergeUnstable, .warning)
    case "draft": .words(words.mergeDraft, .faint)
    case nil, "unknown": .words(words.mergeClean, .faint)
    case let state?: .words(words.mergeOther(state: state), .faint)
    }
  }

  // MARK: Timeline

  /// A review: with its text like a comment, or as one line.
  func review(_ state: String, _ post: IssuePost) -> DocumentSection {
    let who = post.author ?? "ghost"
    let (sign, role): (Sign, Role) =
      switch state {
      case "approved": (.done, .good)
      case "changes_requested": (.failed, .problem)
      default: (.event, .faint)
      }
    guard !post.text.looksEmpty else {
      return line(sign, role, words.review(state, by: who), of: post)
    }
    var author = StyledText()
    author.append(shown(sign) + " ", role: role)
    author.append(DisplayText(words.review(state, by: who)), attributes: .bold)
    return comment(post, author)
  }

  /// A comment on a line or on a commit.
  func remark(_ event: TimelineEvent, _ post: IssuePost) -> DocumentSection {
    comment(
      post,
      StyledText(
        DisplayText(words.sentence(of: event, by: post.author ?? "ghost")), attributes: .bold))
  }

  /// Something that happened, in one dim line.
  func line(of event: TimelineEvent, _ post: IssuePost) -> DocumentSection {
    let sign: (Sign, Role) =
      switch event.name {
      case "merged": (.merged, .merged)
      case "closed": (.notPlanned, .done)
      case "reopened", "ready_for_review": (.proposed, .good)
      default: (.event, .faint)
      }
    let drawn = event.drawn
    let sentence = words.sentence(of: drawn, by: post.author ?? "ghost")
    return line(sign.0, sign.1, sentence, with: drawn.commit(in: sentence), of: post)
  }

  /// - Parameter commit: one that the sentence names, which is a link whatever its name looks like.
  private func line(
    _ sign: Sign, _ role: Role, _ sentence: String, with commit: (TimelineCommit, Range<String.Index>)? = nil,
    of post: IssuePost
  ) -> DocumentSection {
    var line = StyledText(shown(sign) + " ", role: role)
    var words: [DocumentLink] = []
    func append(_ text: Substring) {
      let linked = LinkedWords(String(text), role: .faint, from: words.count)
      line.append(linked.text)
      words += linked.links.map { DocumentLink($0.destination, words: $0.words, part: 0) }
    }
    if let (commit, range) = commit {
      append(sentence[..<range.lowerBound])
      line.append(DisplayText(commit.name), role: .link, link: words.count)
      words.append(DocumentLink(commit.destination, words: commit.name, part: 0))
      append(sentence[range.upperBound...])
    } else {
      append(sentence[...])
    }
    let links = base.map { DocumentLinks(words, at: $0, anchors: anchors(of: post)) }
    return DocumentSection(id: post.id, [.styled(line.with(date(of: post)))], count: 0, links: links) {
      _, _ in
      []
    }
  }

  /// The sign of a todo has three columns in ASCII.
  private func shown(_ sign: Sign) -> DisplayText {
    sign == .done && signs.isASCII ? "+" : signs[sign]
  }
}

extension Texts {
  /// How much a pull request changes; nil if that is not known.
  func changes(of pull: PullDetail) -> String? {
    guard let added = pull.additions, let removed = pull.deletions, let files = pull.changedFiles else {
      return nil
    }
    return self.pull.changes(
      added: NumberText.grouped(added), removed: NumberText.grouped(removed), count: files)
  }
}

extension TimelineEvent {
  /// With emoji instead of their names.
  fileprivate var drawn: TimelineEvent {
    TimelineEvent(
      name, about: subject.map(EmojiNames.drawn), instead: old.map(EmojiNames.drawn), commit: commit)
  }

  /// Its commit, and where a sentence about the event names it: at the last place, because an account before it can have
  /// the same name.
  fileprivate func commit(in sentence: String) -> (TimelineCommit, Range<String.Index>)? {
    guard let commit, let subject, subject.hasPrefix(commit.name),
      let start = sentence.ranges(of: subject).last?.lowerBound
    else { return nil }
    return (commit, start..<sentence.index(start, offsetBy: commit.name.count))
  }
}

extension PullTexts {
  func review(_ state: String, by who: String) -> String {
    switch state {
    case "approved": approved(who: who)
    case "changes_requested": changesRequested(who: who)
    case "commented", "": reviewed(who: who)
    case "dismissed": reviewOfDismissed(who: who)
    default: reviewedAs(who: who, state: state)
    }
  }
}
