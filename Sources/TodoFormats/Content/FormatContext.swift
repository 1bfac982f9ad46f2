import Dates
public import Domain
public import FoundationEssentials

/// What the reading and writing of files depends on besides their text.
public struct FormatContext: Sendable {
  public let now: Date
  /// Where dates without a zone are meant.
  public let zone: TimeZone
  /// The website of the user's GitHub, for links.
  public let web: String
  /// That of octodo, for files that name the program that made them.
  public let version: String

  public init(now: Date, zone: TimeZone, web: String = RepoName.gitHubWeb, version: String) {
    (self.now, self.zone, self.web, self.version) = (now, zone, web, version)
  }

  func hasBegun(_ date: DateValue) -> Bool { date.hasBegun(at: now, in: zone) }

  /// The day of an instant, on the calendars of the zone.
  func day(of instant: Date) -> Day { Moment(instant, in: zone).wallTime(in: zone).day }

  /// When a day begins.
  func start(of day: Day) -> Date { Moment(WallTime(day, .midnight), in: zone).date }

  /// The repository, issue or pull request whose address is in a text.
  func link(in text: String) -> Item? {
    // Most texts have no address, and the search for one takes a third of the time of reading a line.
    guard text.utf8.contains(UInt8(ascii: "/")) else { return nil }
    for destination in TextLinks.destinations(in: text) {
      if case .address(let address) = destination, let item = link(page: address) { return item }
    }
    return nil
  }

  /// Whether a text has the address of a link.
  func names(_ link: Item, in text: String) -> Bool { self.link(in: text)?.isSame(as: link) == true }

  /// A title without the address of a link, which a file adds to one that does not name it.
  func title(_ title: String, without link: Item) -> String {
    let words = title.blankSeparated.filter { !(TextLinks.isAddress($0) && names(link, in: $0)) }
    return words.isEmpty ? title : words.joined(separator: " ")
  }

  /// The repository, issue or pull request of an address.
  func link(page address: String) -> Item? {
    Item(linkedPage: address).flatMap { isOfGitHub($0) ? $0 : nil }
  }

  /// The link of an address in a file that octodo may have written. On a server that is not known it may be any page, and
  /// is only taken if it is kept as it is.
  func stored(link address: String) -> Item? {
    guard let item = Item(page: address) else { return nil }
    let page = address.hasSuffix("/") ? String(address.dropLast()) : address
    let isKept = item.url(on: web)?.lowercased() == page.lowercased()
    return isOfGitHub(item) || isKept ? item : nil
  }

  private func isOfGitHub(_ item: Item) -> Bool {
    [web, RepoName.gitHubWeb].contains { item.web?.lowercased() == $0.lowercased() }
  }
}

extension TodoFieldValue {
  /// Whether both values of a field mean the same.
  static func isSame(_ one: TodoFieldValue?, _ other: TodoFieldValue?) -> Bool {
    if case .item(let one)? = one, case .item(let other)? = other { return one.isSame(as: other) }
    return one == other
  }
}
