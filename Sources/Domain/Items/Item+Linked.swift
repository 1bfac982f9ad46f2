extension Item {
  /// The repository, issue or pull request that an address leads to: by its own page, or by a page of a pull request such as
  /// `/pull/7/files`.
  public init?(linkedPage url: String) {
    guard let address = WebAddress(url) else { return nil }
    let isTab =
      address.parts.count > 4 && address.parts[2] == ItemKind.pull.folder[0]
      && Self.tabs.contains(address.parts[4])
    let parts = isTab ? Array(address.parts.prefix(4)) : address.parts
    let item = [ItemKind.repo, .issue, .pull].lazy.compactMap { $0.item(ofPage: parts, on: address.web) }
      .first
    guard let item else { return nil }
    self = item
  }

  /// The pages of a pull request, as GitHub names them.
  private static let tabs: Set<String> = ["files", "changes", "commits", "checks"]
}
