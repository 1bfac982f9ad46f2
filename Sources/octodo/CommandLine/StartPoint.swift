import AllFeatures
import Console
import Domain
import GitHub
import Screens
import Terminal

/// Where the words of the command line want octodo to start.
enum StartPoint: Equatable {
  case item(Item)
  case path(Route)
  case page(PageAddress)
  case search(String)
  /// What a notification is about, by the id of its thread.
  case notification(String)

  /// Something to do in the first screen.
  enum FirstStep: Equatable {
    /// - Parameter anchor: the comment or heading that an address names after its `#`.
    case show(Route, at: String? = nil)
    /// The route is of one of the first tab's own tabs.
    case search(String, in: Route = .repoSearch)
    case notification(String)

    /// The word of the command line that leads there on every host; nil if it is typed instead.
    var word: String? {
      guard case .show(let route, let anchor) = self else { return nil }
      // A recorded program is on github.com.
      if let anchor, let url = route.page.additional { return "\(url)#\(PercentEncoding.encode(anchor))" }
      if let item = route.visit?.item {
        let path = route.page.additional.flatMap { WebAddress.path(ofPage: $0) }
        return Item(named: "\(item)") == item ? "\(item)" : path
      }
      if let list = route.listPath { return list }
      return switch route {
      case .myWork: "work"
      case .inbox: "inbox"
      case .todoList: "todos"
      case .history: "history"
      case .settings: "settings"
      default: nil
      }
    }
  }

  /// Reads `OWNER/NAME`, `OWNER/NAME#NUMBER`, `OWNER/NAME/issues`, `OWNER/NAME/issues/NUMBER`,
  /// `OWNER/NAME/pull/NUMBER`, an address, several words, or one word to search for. A word that is nearly a command is
  /// refused, because it may be misspelt.
  /// - Parameter words: the arguments that are neither options nor their values; at least one.
  /// - Throws: `UsageProblem`.
  init(_ words: [String]) throws(UsageProblem) {
    // Text from a page or a chat often has other blanks and invisible signs.
    let words = words.map(\.asRead)
    let text = words.joined(separator: " ")
    guard text.unicodeScalars.count <= Self.longestText else {
      throw UsageProblem("The search has more than \(Self.longestText) characters. Use fewer words.")
    }
    guard let first = words.first, !text.looksEmpty else {
      throw UsageProblem("There is nothing to search for. Write OWNER/NAME, an address or several words.")
    }
    try Self.refuseCommand(first, in: words)
    let nearest = Self.nearestCommand(to: first, isAlone: words.count == 1)
    if words.count == 1, let tab = Self.tabs[first.lowercased()] {
      self = .path(tab)
      return
    }
    guard words.count == 1 else {
      if let nearest, Self.commands[nearest]?.contains(words[1]) == true {
        throw UsageProblem(
          "octodo has no command \(first.shortened). Did you mean:"
            + Self.lines([
              (["octodo \(nearest) \(words[1])"] + words.dropFirst(2).suggestion).joined(separator: " ")
            ])
            + "\nTo search for the words, quote them all.")
      }
      guard !words.contains(where: { $0.contains("://") }) else {
        throw Self.addressAmongWords
      }
      self = .search(text)
      return
    }
    let word = first.trimmingWhitespace.withoutAngleBrackets
    let name = TextLinks.withoutSentence(word)
    if word.contains(where: \.isWhitespace) {
      guard !word.contains("://") else { throw Self.addressAmongWords }
      self = .search(first)
    } else if let address = try PageAddress(name) {
      self = .page(address)
    } else if let repo = RepoName.clone(word.hasSuffix("/") ? String(word.dropLast()) : word) {
      self = .item(.repo(repo))
    } else if let item = Item(named: name) {
      self = .item(item)
    } else if let route = try Self.path(name) {
      self = .path(route)
    } else if word.contains(":") || nearest == nil && Self.isPlain(word) {
      self = .search(word)
    } else {
      throw Self.refusal(of: word, nearest: nearest)
    }
  }

  /// The screen of a path without its host, such as `OWNER/NAME/issues/7`; nil for another word.
  /// - Throws: `UsageProblem` for a page without a screen.
  private static func path(_ word: String) throws(UsageProblem) -> Route? {
    let path = word.hasSuffix("/") ? word.dropLast() : word[...]
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3, RepoName("\(parts[0])/\(parts[1])") != nil else { return nil }
    return try PageAddress.route(to: parts)
  }

  private static var addressAmongWords: UsageProblem {
    UsageProblem("An address cannot be combined with other words. Write one address, or words to search for.")
  }

  /// Whether a word is one to search for, and no path or sign.
  private static func isPlain(_ word: String) -> Bool {
    !word.contains("/") && word.contains(where: \.isLetter)
  }

  private static func refusal(of word: String, nearest: String?) -> UsageProblem {
    let start = "octodo has no command \(word.shortened). "
    let search = "octodo search repos \([word].suggestion.joined())"
    guard let nearest else { return UsageProblem("\(start)To search for it:" + lines([search])) }
    return UsageProblem(
      "\(start)Did you mean:" + lines(["octodo \(nearest)"]) + "\nTo search for the word:" + lines([search]))
  }

  /// Commands to copy, each on a line of its own.
  private static func lines(_ commands: [String]) -> String {
    commands.map { "\n  \($0)" }.joined()
  }

  /// Other programs' commands and names of projects are not misspelt: `apple` does not mean sample, nor `data` date.
  /// - Parameter isAlone: only then it can mean a tab.
  private static func nearestCommand(to word: String, isAlone: Bool) -> String? {
    let known =
      commands.keys.filter { !isLikeOtherNames($0) }.sorted() + (isAlone ? tabNames.map(\.word) : [])
    return Spelling.nearest(to: word, among: known.filter { Spelling.isSlip(word, of: $0) })
  }

  /// Whether many names of projects are one slip away from a command.
  private static func isLikeOtherNames(_ command: String) -> Bool {
    command == "date" || TodoCommands.names.contains(command)
  }

  /// GitHub takes 256 characters besides qualifiers.
  private static let longestText = 2_048

  /// What one word can be.
  static let examples =
    "OWNER/NAME, OWNER/NAME#7, todos, work, inbox, history, settings, an address, or words to search for"

  /// What to do in the first screen.
  /// - Throws: `UsageProblem` for an address of another host than the API's, or of a page without a screen.
  func step(on api: APIBase) throws(UsageProblem) -> FirstStep {
    switch self {
    case .item(let item): item.route(on: api.webURL).map { .show($0) } ?? .search("\(item)")
    case .path(let route): .show(route)
    case .page(let address): try address.step(on: api)
    case .search(let text): .search(text)
    case .notification(let id): .notification(id)
    }
  }

  /// By their names, with the words that may follow: `trackng off` is a misspelt command, `simple editor` is a search.
  static let commands: [String: [String]] = {
    var commands: [String: [String]] = [
      "backup": BackupCommand.Subcommand.allCases.map(\.rawValue),
      "completion": CompletionShell.names,
      "config": ConfigCommand.Subcommand.allCases.map(\.rawValue), "date": [],
      "help": HelpTopic.allCases.map(\.rawValue),
      "open": [], "repeat": [], "sample": SampleKind.names, "sandbox": [], "search": SearchKind.words,
      "tracking": TrackingCommand.Subcommand.allCases.map(\.rawValue),
    ]
    for name in TodoCommands.names { commands[name] = [] }
    return commands
  }()
  /// The words that open a tab.
  private static let tabs: [String: Route] = [
    "todos": .todoList, "todo": .todoList, "history": .history, "settings": .settings,
    "work": .myWork, "inbox": .inbox,
  ]
  /// Those of these words that completions offer.
  static let tabNames = [
    (word: "todos", abstract: "Open the todos."), (word: "work", abstract: "Open what waits for you."),
    (word: "inbox", abstract: "Open the notifications."),
    (word: "history", abstract: "Open the history."),
    (word: "settings", abstract: "Open the settings."),
  ]
  /// The names of commands to come. They start no search now, so that they can get a meaning later.
  private static let reserved: Set = [
    "sync", "auth", "outbox",
  ]

  private static func refuseCommand(_ word: String, in words: [String]) throws(UsageProblem) {
    if commands.keys.contains(word) {
      throw UsageProblem("\(word) is a command and comes first: octodo \(word)")
    }
    guard reserved.contains(word) else { return }
    throw UsageProblem(
      "\(word) is reserved for a later version of octodo. To search for it:"
        + lines(["octodo search repos \(words.suggestion.joined(separator: " "))"]))
  }
}

extension String {
  /// For messages, which do not repeat what a mad paste put on the command line. Not for commands to copy: it would
  /// cut a closing quote.
  var shortened: String { count > 40 ? prefix(40) + "…" : self }
}

extension Collection<String> {
  /// The words for a command to copy, each quoted for a shell: all of them, or `WORDS` if they do not fit into a line.
  var suggestion: [String] {
    let words = map(\.shellWord)
    return words.joined(separator: " ").count > 58 ? ["WORDS"] : words
  }
}

extension StartPoint.FirstStep {
  /// The screen that is shown first: on top of the first tab's, unless it is a kind of things that one searches for; nil
  /// for the first tab's own.
  var route: Route? {
    switch self {
    case .show(let route, _): route
    case .search(_, in: let kind): kind == .repoSearch ? nil : kind
    case .notification: nil
    }
  }

  /// The comment or heading to show; nil for the beginning of the page.
  var anchor: String? { if case .show(_, let anchor) = self { anchor } else { nil } }

  /// The search for the screen that is shown first; nil if it is known.
  var routeSearch: RouteSearch? {
    if case .notification(let id) = self { Features.search(forNotification: id) } else { nil }
  }

  /// The input that a person would search with, so that the same events are sent and the same things are remembered.
  var input: [InputEvent] {
    if case .search(let text, _) = self { [.paste(text), .key(Key(.enter))] } else { [] }
  }
}
