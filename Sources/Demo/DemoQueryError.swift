/// Why the demo refuses a query, as GitHub would with 422: an empty list would say that there is nothing.
enum DemoQueryError: Error, Hashable {
  case unknownQualifier(String)
  case badValue(String, qualifier: String)

  /// The part of a sentence without a full stop, as GitHub's reasons are.
  var message: String {
    switch self {
    case .unknownQualifier(let name): "the demo does not know the qualifier \(name)"
    case .badValue(let value, let qualifier): "\(value) is no value for \(qualifier)"
    }
  }
}
