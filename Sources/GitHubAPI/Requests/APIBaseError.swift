/// Why a text is no address of an API that octodo would ask.
public enum APIBaseError: Error, Hashable, Sendable {
  case unreadable
  case insecure(host: String)
  case hasUser
  case hasQuery
}
