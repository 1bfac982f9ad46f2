import Domain

/// A picture in a text, which a terminal shows by its words.
struct Picture {
  let address: String
  /// Its alternative text.
  let alt: String
  /// In pixels; nil if the text does not say.
  var height: Int?
  var width: Int?
  /// Whether it is in an issue or a comment.
  var isInPost = false

  /// What is shown instead.
  func words(_ words: MarkdownWords) -> String {
    let alt = alt.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let drawn = EmojiNames.replaced(in: alt)
    // GitHub's own pictures of emoji.
    if drawn != alt, drawn.count == 1 { return drawn }
    return drawn.isEmpty ? "[\(words.image)]" : "[\(drawn)]"
  }

  /// True for one that is as high as a line of text, which is a badge or a sign in a row of pictures.
  var isIcon: Bool {
    !isUpload && height.map { $0 <= Self.highestIcon } == true && width.map { $0 > Self.widestIcon } != true
  }

  /// The size of badges.
  private static let (highestIcon, widestIcon) = (20, 250)

  /// True for a badge: a fact of the day in a picture, which means nothing as words.
  var isBadge: Bool {
    guard !isUpload else { return false }
    // By bytes: a README can have hundreds of pictures, and characters take ten times as long.
    let address = Substring(address.lowercased()).utf8
    guard let scheme = address.firstIndex(of: UInt8(ascii: "/")),
      address[scheme...].starts(with: "//".utf8)
    else { return !isLarge && Self.isBadgeName(Substring(address)) }
    let host = Substring(address[scheme...].dropFirst(2).prefix { !"/?".utf8.contains($0) })
    let path = Substring(address[host.endIndex...].prefix { !"?#".utf8.contains($0) })
    if Self.isBadgeHost(host) || host.hasPrefix("badge") { return true }
    return !isLarge && !isButton && Self.isBadgeName(path)
  }

  /// Whether it is higher than any badge, whatever its address says.
  private var isLarge: Bool { height.map { $0 > Self.highestBadge } == true }

  /// In pixels. Badges have 20, and those in capitals 28.
  private static let highestBadge = 36

  /// Whether it is what leads to a download, which stores call a badge: `Get it on …`, `Download on …`.
  private var isButton: Bool {
    let first = alt.split(separator: " ", maxSplits: 1).first?.lowercased()
    return first.map { ["get", "download", "available", "install"].contains($0) } == true
  }

  /// Whether someone put it into an issue, where it shows what the issue is about, however small it is.
  private var isUpload: Bool {
    isInPost && (address.contains("user-images.githubusercontent.com/") || address.contains("/assets/"))
  }

  /// Whether the host or a domain around it sends badges.
  private static func isBadgeHost(_ host: Substring) -> Bool {
    var domain = host
    while !hosts.contains(domain) {
      guard let dot = domain.firstIndex(of: ".") else { return false }
      domain = domain[domain.index(after: dot)...]
    }
    return true
  }

  /// Hosts that send nothing but badges, or badges by their addresses.
  private static let hosts: Set<Substring> = [
    "shields.io", "badgen.net", "badge.fury.io", "travis-ci.org", "travis-ci.com", "appveyor.com",
    "codecov.io",
    "coveralls.io", "circleci.com", "snyk.io", "david-dm.org", "codeclimate.com", "codacy.com",
    "goreportcard.com",
    "gitter.im", "pepy.tech", "poser.pugx.org", "nodei.co", "isitmaintained.com", "repology.org",
    "cirrus-ci.com",
    "sonarcloud.io", "scrutinizer-ci.com", "bestpractices.dev", "bestpractices.coreinfrastructure.org",
    "visitor-badge.laobi.icu", "hits.seeyoufarm.com", "api.netlify.com", "api.securityscorecards.dev",
    "godoc.org",
    "ci.debian.net", "drone.io", "semaphoreci.com", "saucelabs.com", "tokei.rs", "deps.rs",
    "packagephobia.com",
    "packagephobia.now.sh", "img.badgesize.io", "inch-ci.org", "waffle.io", "zenodo.org",
  ]

  /// What services and people call badges: `badge.svg`, `/badges/main/build.svg`, `build-status.svg`. A photograph in a
  /// folder of badges is none.
  private static func isBadgeName(_ path: Substring) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    guard let file = parts.last else { return false }
    if file.utf8.split(whereSeparator: \.isBetweenWords).contains(where: { isBadgeWord(Substring($0)) }) {
      return true
    }
    let isDrawing = file.hasSuffix(".svg") || !file.contains(".")
    return files.contains(file) || isDrawing && parts.dropLast().contains(where: isBadgeWord)
  }

  private static func isBadgeWord(_ word: Substring) -> Bool { word == "badge" || word == "badges" }

  private static let files: Set<Substring> = [
    "status.svg", "build-status.svg", "build-status.png", "build-passing.svg", "passing.svg",
    "coverage.svg",
  ]

  /// Where a page shows one of two pictures, by the colours of its reader.
  var isForDarkPages: Bool { address.hasSuffix("#gh-dark-mode-only") }
}

extension UInt8 {
  /// Whether it is a sign of ASCII and no letter.
  fileprivate var isBetweenWords: Bool {
    self < 0x80 && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
