import HTTPTypes

extension HTTPField.Name {
  // HTTPTypes has none for these, and checks each letter of one that is made.
  static let gitHubAPIVersion = Self("X-GitHub-Api-Version")
  static let link = Self("link")
  static let rateLimitLimit = Self("x-ratelimit-limit")
  static let rateLimitRemaining = Self("x-ratelimit-remaining")
  static let rateLimitReset = Self("x-ratelimit-reset")
  static let rateLimitResource = Self("x-ratelimit-resource")
}

extension HTTPFields {
  /// The value of a header whose name was made from a text.
  subscript(named name: HTTPField.Name?) -> String? {
    get { name.flatMap { self[$0] } }
    set {
      if let name { self[name] = newValue }
    }
  }
}
