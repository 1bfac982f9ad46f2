public import FoundationEssentials

/// A GitHub repository, from a search or from its own endpoint. All texts are as GitHub sent them,
/// unsanitised.
public struct Repo: Hashable, Sendable, Identifiable {
  public var id: Int
  public var name: RepoName
  /// Its page, from GitHub or from the name.
  public var htmlURL: String {
    get { otherURL ?? name.htmlURL }
    set { otherURL = newValue == name.htmlURL ? nil : newValue }
  }
  /// Nil if the address follows from the name. The addresses of a thousand repositories would take 0.1 MB
  /// (`Scripts/bench`, private memory with 1,000 results).
  private var otherURL: String?
  public var description: String?
  public var language: String?
  public var license: String?
  public var topics: [String]
  public var homepage: String?
  public var defaultBranch: String?
  /// Like the other numbers, nil if it is not known.
  public var stars: Int?
  public var forks: Int?
  /// The number of watchers. Only the repository's own endpoint sends it, so it is nil after a search.
  public var watchers: Int?
  public var openIssues: Int?
  public var createdAt: Date?
  public var pushedAt: Date?
  public var isArchived: Bool
  public var isFork: Bool
  public var isTemplate: Bool

  public init(
    id: Int, name: RepoName, htmlURL: String? = nil, description: String? = nil, language: String? = nil,
    license: String? = nil, topics: [String] = [], homepage: String? = nil, defaultBranch: String? = nil,
    stars: Int? = nil, forks: Int? = nil, watchers: Int? = nil, openIssues: Int? = nil,
    createdAt: Date? = nil, pushedAt: Date? = nil, isArchived: Bool = false, isFork: Bool = false,
    isTemplate: Bool = false
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.language = language
    self.license = license
    self.topics = topics
    self.homepage = homepage
    self.defaultBranch = defaultBranch
    self.stars = stars
    self.forks = forks
    self.watchers = watchers
    self.openIssues = openIssues
    self.createdAt = createdAt
    self.pushedAt = pushedAt
    self.isArchived = isArchived
    self.isFork = isFork
    self.isTemplate = isTemplate
    if let htmlURL { self.htmlURL = htmlURL }
  }
}
