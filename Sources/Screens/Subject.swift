public import Domain
import EventLoop
import Texts

/// An item as other programs see it: what can be copied from it, its web address, and the arguments for the user's
/// commands. Repository, number and address are safe as arguments: none of them starts with a dash.
public struct Subject: Hashable, Sendable {
  public let repo: RepoName?
  /// The number of an issue.
  public let number: Int?
  /// An https address.
  public let url: String?
  /// What can be copied, most likely first.
  public let copies: [Copy]

  /// One text that can be copied.
  public struct Copy: Hashable, Sendable {
    public let kind: Kind
    public let text: String

    public init(_ kind: Kind, _ text: String) {
      (self.kind, self.text) = (kind, text)
    }
  }

  /// The kind of text. Each kind has its own key in the menu.
  public enum Kind: String, Sendable, CaseIterable {
    case address, name, title, sha, cloneAddress = "clone", sshAddress = "ssh", versions, json
    case settingsFile = "settings", todoFile = "todos", eventsFile = "events"

    var key: Unicode.Scalar {
      switch self {
      case .address: "a"
      case .name: "n"
      case .title: "t"
      case .sha: "h"
      case .cloneAddress: "c"
      case .sshAddress: "s"
      case .versions: "v"
      case .json: "j"
      case .settingsFile: "f"
      case .todoFile: "d"
      case .eventsFile: "l"
      }
    }

    func label(_ texts: CopyTexts) -> String {
      switch self {
      case .address: texts.address
      case .name: texts.name
      case .title: texts.titleText
      case .sha: texts.sha
      case .cloneAddress: texts.clone
      case .sshAddress: texts.ssh
      case .versions: texts.versions
      case .json: texts.json
      case .settingsFile: texts.settingsFile
      case .todoFile: texts.todoFile
      case .eventsFile: texts.eventsFile
      }
    }
  }

  /// - Parameter copies: what can be copied besides the address.
  public init(repo: RepoName? = nil, number: Int? = nil, url: String?, copies: [Copy] = []) {
    (self.repo, self.number, self.url) = (repo, number, url)
    self.copies = (url.map { [Copy(.address, $0)] } ?? []) + copies
  }

  /// What an item is to other programs.
  /// - Parameters:
  ///   - title: its own; nil if it has none, or it is not loaded.
  ///   - url: the address that is meant, such as that of a comment; nil for the item's page.
  ///   - web: the website that belongs to the API.
  public init(_ item: Item, title: String? = nil, url: String? = nil, on web: String) {
    let page = item.url(on: web)
    let name = item.kind == .todo ? [] : [Copy(.name, "\(item)")]
    var copies = name + (title.map { [Copy(.title, $0)] } ?? [])
    if item.kind == .repo, let page {
      copies.append(Copy(.cloneAddress, "\(page).git"))
      copies += Self.sshHost(of: page).map { [Copy(.sshAddress, "git@\($0):\(item).git")] } ?? []
    }
    self.init(repo: item.repo, number: item.number, url: url ?? page, copies: copies)
  }

  /// The host without its port, which is the one of https and would be read as a part of the path. Nil for a page without
  /// https, because such a server is a stand-in on this machine and not one of git.
  private static func sshHost(of url: String) -> String? {
    guard url.hasPrefix("https://") else { return nil }
    let host = url.dropFirst("https://".count).prefix { $0 != "/" }
    guard let port = host.lastIndex(of: ":"), host[port...].dropFirst().allSatisfy(\.isNumber) else {
      return String(host)
    }
    return String(host[..<port])
  }
}

extension Environment {
  /// The number of pages that are opened without a question.
  private static var maxPages: Int { 5 }

  /// Opens the pages of all subjects in the browser and shows a notice. Asks first if there are many.
  public func openInBrowser(_ subjects: [Subject]) {
    let urls = subjects.compactMap(\.url)
    guard urls.count > Self.maxPages else { return open(urls) }
    let words = texts.copy
    let question = Question(
      title: words.openQuestion(count: urls.count),
      detail: urls.map(ReadableAddress.text).joined(separator: "\n"),
      yes: words.openAnswer
    )
    dialogs.ask(question) { [self] isYes in if isYes { open(urls) } }
  }

  private func open(_ urls: [String]) {
    guard urls.count > 1 else { return urls.first.map { openInBrowser($0) } ?? () }
    do {
      for url in urls { try desktop.open(url) }
      notices.say(texts.copy.opening(count: urls.count))
    } catch {
      notices.say(texts.sentence(for: error))
    }
  }

  /// Copies the addresses of all subjects, one line each, and shows a notice.
  public func copyAddresses(of subjects: [Subject]) {
    copy(subjects.compactMap(\.url))
  }

  /// Copies texts, one line each, and shows a notice.
  func copy(_ copied: [String]) {
    guard copied.count > 1 else { return copied.first.map { copyAddress($0) } ?? () }
    copy(copied.joined(separator: "\n"), named: texts.copy.lines(count: copied.count))
  }

  /// A title for a message about several items: the first title and the number of the others.
  public func title(_ first: String, andMore count: Int) -> String {
    let title = TitleText.short(first)
    return count > 0 ? texts.list.andMore(title: title, count: count) : title
  }

  /// A title for a message about todos, as a list shows it.
  public func title(of todos: [Todo]) -> String {
    title(todos.first.map { $0.drawn($0.title) } ?? "", andMore: todos.count - 1)
  }
}
