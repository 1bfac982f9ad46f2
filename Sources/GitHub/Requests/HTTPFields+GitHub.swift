import HTTPTypes

extension HTTPField.Name {
  // Constants, because HTTPTypes lacks these names and validates each letter of a new one.
  static let gitHubAPIVersion = Self("X-GitHub-Api-Version")
  static let acceptedPermissions = Self("X-Accepted-GitHub-Permissions")
  static let acceptedScopes = Self("X-Accepted-OAuth-Scopes")
  static let link = Self("link")
  static let pollInterval = Self("X-Poll-Interval")
  static let rateLimitLimit = Self("x-ratelimit-limit")
  static let rateLimitRemaining = Self("x-ratelimit-remaining")
  static let rateLimitReset = Self("x-ratelimit-reset")
  static let rateLimitResource = Self("x-ratelimit-resource")
  static let singleSignOn = Self("X-GitHub-SSO")
  static let scopes = Self("X-OAuth-Scopes")
}

extension HTTPFields {
  /// The value of a header; nil if the name is nil.
  subscript(named name: HTTPField.Name?) -> String? {
    get { name.flatMap { self[$0] } }
    set {
      if let name { self[name] = newValue }
    }
  }
}
