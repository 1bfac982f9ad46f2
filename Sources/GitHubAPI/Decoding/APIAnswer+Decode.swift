import Domain
import FoundationEssentials

extension APIAnswer {
  /// - Throws: `AppError.notJSON` where the body is something else than GitHub's API sends here.
  func decode<Value: Decodable>(_ type: Value.Type) throws(AppError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch {
      throw .notJSON
    }
  }
}
