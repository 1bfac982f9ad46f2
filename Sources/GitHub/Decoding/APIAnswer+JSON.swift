import Domain

extension APIAnswer {
  /// Parses the body.
  /// - Throws: `AppError.notJSON` if it is no JSON, `AppError.tooManyValues` if it exceeds `JSONBounds`.
  func json() throws(AppError) -> JSONValue {
    do {
      return try JSONValue(body)
    } catch .tooMuch {
      throw .tooManyValues
    } catch {
      throw .notJSON
    }
  }
}
