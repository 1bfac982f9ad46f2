import Domain

extension Route {
  /// The screen that an address shows which was pasted instead of a query: of a repository, its issues, or one of them;
  /// nil for another text.
  /// - Parameter web: the website that belongs to the API. A name belongs to one host.
  init?(pasted text: String, on web: String) {
    guard text.lowercased().hasPrefix("\(web)/"), text.utf8.count < 2_048 else { return nil }
    let path = text.dropFirst(web.count + 1).prefix { !"?# ".contains($0) }
    let parts = path.split(separator: "/").map(String.init)
    guard text.allSatisfy({ !$0.isWhitespace }), parts.count >= 2,
      let repo = RepoName("\(parts[0])/\(parts[1])")
    else { return nil }
    switch parts.count {
    case 2: self = .repoDetail(repo, known: nil)
    case 3 where parts[2] == "issues": self = .issueList(repo)
    case 4 where parts[2] == "issues" || parts[2] == "pull":
      guard let number = Int(parts[3]), number > 0 else { return nil }
      self = .issueDetail(repo, number: number, known: nil)
    default: return nil
    }
  }
}
