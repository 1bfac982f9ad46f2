public import Domain

/// A link in a document.
public struct DocumentLink: Hashable, Sendable {
  let destination: LinkDestination
  let words: String
  let part: Int

  /// - Parameters:
  ///   - words: its text; can be empty.
  ///   - part: the number of the part in its section, including the parts above.
  public init(_ destination: LinkDestination, words: String, part: Int) {
    (self.destination, self.words, self.part) = (destination, words, part)
  }
}

/// The links of a section. Its rows name a link by its index.
public struct DocumentLinks: Sendable {
  let links: [DocumentLink]
  let base: LinkBase
  private let anchors: [String: Int]

  /// - Parameters:
  ///   - base: where the section stands.
  ///   - anchors: the part of each anchor that a link can name.
  public init(_ links: [DocumentLink], at base: LinkBase, anchors: [String: Int] = [:]) {
    (self.links, self.base, self.anchors) = (links, base, anchors)
  }

  /// The part of a heading. GitHub puts a prefix before the names in its pages, and browsers leave it out.
  func part(of heading: String) -> Int? {
    let prefix = "user-content-"
    let name = heading.hasPrefix(prefix) ? String(heading.dropFirst(prefix.count)) : heading
    return anchors[name] ?? anchors[name.lowercased()]
  }
}

extension DocumentText {
  /// A link that can be followed.
  struct Link {
    /// Its index in its section, and that section's among all.
    let number: Int
    let section: Int
    /// The number of its part in the document.
    let part: Int
    var words: String
    let target: LinkTarget

    /// The address as it is shown and copied.
    var address: String {
      switch target {
      case .page(let url): url
      case .heading(let name): "#\(name)"
      }
    }
  }
}
