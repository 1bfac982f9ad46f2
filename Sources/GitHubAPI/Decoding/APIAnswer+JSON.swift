import Domain

extension APIAnswer {
  /// - Throws: `AppError.notJSON` where the body is something else than GitHub's API sends.
  func json() throws(AppError) -> JSONValue {
    do {
      return try JSONValue(body)
    } catch {
      throw .notJSON
    }
  }
}
