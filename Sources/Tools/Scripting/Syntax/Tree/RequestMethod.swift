/// The method of a request; `ANY` matches all of them.
public enum RequestMethod: String, Sendable, CaseIterable {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
  case any = "ANY"
}
