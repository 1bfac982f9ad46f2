import Domain

extension APIAnswer {
  /// - Throws: `AppError.notJSON` where the body is something else than GitHub's API sends, `AppError.tooManyValues`
  ///   where it is far more.
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
