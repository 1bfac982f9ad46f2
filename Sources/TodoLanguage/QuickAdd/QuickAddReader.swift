public import Dates
public import Domain
public import FoundationEssentials

/// Reads the line of quick-add: a title with metadata between its words, such as
/// `Fix crash !high +bug @octodo due:fri`.
///
///     !high !5 !!      priority          due: wait: sched: until:      dates
///     +tag @project                      every: every!:                repetition, after each due date or after it is done
///     gh:owner/name#7  link              under:12  after:12,14         a part of, depends on
///
/// Other words are the title, also those of the form `key:value` with an unknown key. A backslash before metadata makes
/// it text, and so does ` -- ` before it.
public struct QuickAddReader: Sendable {
  let dates: DateReader
  let now: Date
  let zone: TimeZone
  let weekStart: WeekStart
  public let sigils: Sigils
  /// The website of the user's GitHub, such as `https://github.com`.
  public let web: String

  /// In bytes.
  public static let maxLength = 65_536

  /// - Parameters:
  ///   - zone: the zone of the user, for dates and the day of now.
  ///   - weekStart: for words such as "next week".
  public init(
    now: Date, zone: TimeZone, weekStart: WeekStart = .monday, sigils: Sigils = .octodo,
    web: String = RepoName.gitHubWeb
  ) {
    (self.now, self.zone, self.weekStart) = (now, zone, weekStart)
    (self.sigils, self.web) = (sigils, web)
    dates = DateReader(now: now, zone: zone, weekStart: weekStart)
  }

  var today: Day { Moment(now, in: zone).wallTime.day }

  /// The values of a new todo.
  /// - Parameters:
  ///   - line: with the title; nil if that is not read, and then it is not among the values.
  ///   - fields: those that are typed besides the line.
  public func newTodo(_ line: String?, _ fields: [TypedField] = []) throws(LineFault) -> TodoChanges {
    let characters = try Self.characters(of: line ?? "")
    var text = LineText(web: web)
    var builder = LineChanges(newTodoBy: self)
    for token in LineScanner.tokens(ofNew: characters, sigils: sigils) {
      if case .key(let key, let value) = token.content, value.isEmpty {
        throw Self.missingValue(of: key, value)
      }
      try builder.add(token, &text)
    }
    try builder.add(fields)
    guard line != nil else { return try builder.finished() }
    if builder.changes.values[.link] == nil { text.link.map { builder.changes.set(.link, .item($0)) } }
    let title = text.title(of: builder.changes.values[.link])
    guard !title.looksEmpty else {
      throw LineFault(column: 1, .title, "The todo has no title: write what is to be done.")
    }
    builder.changes.set(.title, .text(title))
    return try builder.finished()
  }

  /// The changes to an existing todo. A title is changed only if there is text: an address alone is a link for the todo, and
  /// the user's own title stays.
  /// - Parameters:
  ///   - fields: those that are typed besides the line.
  ///   - todo: nil if the changes are for several todos.
  public func changes(
    _ line: String, _ fields: [TypedField] = [], to todo: Todo?
  ) throws(LineFault) -> TodoChanges {
    let characters = try Self.characters(of: line)
    var text = LineText(web: web)
    var builder = LineChanges(to: todo, by: self)
    let tokens = LineScanner.tokens(ofChanges: characters, sigils: sigils)
    for token in tokens { try builder.add(token, &text) }
    try builder.add(fields)
    if let link = text.link, builder.changes.values[.link] == nil { builder.changes.set(.link, .item(link)) }
    let link = builder.changes.values[.link]
    let title = text.isOnly(link) ? "" : text.title(of: link)
    if !title.looksEmpty {
      try refuseMistakes(in: tokens, characters, hasTitle: builder.changes.values[.title] != nil)
      builder.changes.set(.title, .text(title))
    }
    return try builder.finished()
  }

  /// What a line with the words of a title would link to by them.
  public func link(inTitle title: String) -> Item? {
    var text = LineText(web: web)
    for word in title.split(whereSeparator: \.isWhitespace) { text.add(String(word)) }
    return text.link
  }

  static func characters(of line: String) throws(LineFault) -> [Character] {
    guard line.utf8.count <= maxLength else {
      throw LineFault(column: 1, .tooLong, "A todo has at most \(maxLength) bytes in one line: shorten it.")
    }
    // A sign that joins the one before it, such as an accent, begins a word after a blank.
    let characters = line.flatMap { character -> [Character] in
      let scalars = character.unicodeScalars
      guard scalars.count > 1, let first = scalars.first, first.isBlank else { return [character] }
      return [Character(first), Character(String(String.UnicodeScalarView(scalars.dropFirst())))]
    }
    if let control = characters.firstIndex(where: \.isControl) {
      throw LineFault(
        column: control + 1, .control, "Control characters are not allowed here: remove this one.")
    }
    return characters
  }

  private static func missingValue(of key: LineKey, _ value: QuotedWord) -> LineFault {
    LineFault(
      column: value.column(), .value(of: key.names[0]),
      "\(key.names[0]): needs a value. To write it as text: \\\(key.names[0]):")
  }
}

/// The words of a line that are text, and the link among them.
struct LineText {
  private let web: String
  private var words: [String] = []
  private(set) var link: Item?
  /// The word with the link, if it says nothing else.
  private var linkWord: String?

  init(web: String) {
    self.web = web
  }

  /// - Parameter isPlain: whether an address in it is no link, because the line says so.
  mutating func add(_ word: String, isPlain: Bool = false) {
    words.append(word)
    guard !isPlain, link == nil, let found = Self.link(in: word, on: web) else { return }
    link = found
    guard TextLinks.isAddress(word) || Self.address(withoutScheme: word, on: web) != nil else { return }
    if Self.isWhole(word, of: found, on: web) { linkWord = word }
  }

  /// The words with single blanks. The name of the link if there is no other text: an address that is not the link stays.
  func title(of link: TodoFieldValue?) -> String {
    guard case .item(let item)? = link, isOnly(link) else { return words.joined(separator: " ") }
    return "\(item)"
  }

  /// Whether there is no text, or nothing but the address of a link.
  func isOnly(_ link: TodoFieldValue?) -> Bool {
    guard case .item(let item)? = link, words.count == 1, words.first == linkWord else {
      return words.isEmpty
    }
    return self.link?.url(on: web) == item.url(on: web)
  }

  /// The repository, the issue or the pull request whose address is in a word.
  private static func link(in word: String, on web: String) -> Item? {
    var addresses = TextLinks.destinations(in: word).compactMap { destination in
      if case .address(let address) = destination { address } else { nil }
    }
    if let address = address(withoutScheme: word, on: web) { addresses.append(address) }
    return addresses.lazy.compactMap { Item(linkedPage: $0) }.first { isGitHub($0, on: web) }
  }

  /// The whole address of a page of GitHub that people write without its scheme, as browsers show it: `github.com/o/n/issues/7`.
  private static func address(withoutScheme word: String, on web: String) -> String? {
    guard !word.contains("://"), word.contains("/") else { return nil }
    let address = TextLinks.withoutSentence(word)
    return [web, RepoName.gitHubWeb].contains { web in
      WebAddress.host(ofPage: web).map { address.lowercased().hasPrefix("\($0)/") } == true
    } ? "https://\(address)" : nil
  }

  /// Whether an address is that of an item and says nothing else: what it says besides, such as the name of a comment,
  /// has to stay in the title.
  private static func isWhole(_ word: String, of item: Item, on web: String) -> Bool {
    func page(_ url: String) -> Substring {
      let name = url.lowercased().split(separator: "://").last ?? ""
      let rest = name.hasPrefix("www.") ? name.dropFirst(4) : name
      let end = ["/", ".git"].first(where: rest.hasSuffix)?.count ?? 0
      return rest.dropLast(end)
    }
    return item.url(on: web).map { page($0) == page(word) } ?? false
  }

  private static func isGitHub(_ item: Item, on web: String) -> Bool {
    func host(_ web: String) -> Substring {
      let rest = web.lowercased().split(separator: "/").last ?? ""
      return rest.hasPrefix("www.") ? rest.dropFirst(4) : rest
    }
    return item.web.map { [host(web), host(RepoName.gitHubWeb)].contains(host($0)) } ?? false
  }
}
