/// Why the demo rejects a query. It responds with 422, like GitHub, because an empty list would mean that
/// there are no results.
enum DemoQueryError: Error, Hashable {
  case unknownQualifier(String)
  case badValue(String, qualifier: String)

  /// Part of a sentence, without a full stop, like GitHub's messages.
  var message: String {
    switch self {
    case .unknownQualifier(let name): "the demo does not know the qualifier \(name)"
    case .badValue(let value, let qualifier): "\(value) is no value for \(qualifier)"
    }
  }
}
