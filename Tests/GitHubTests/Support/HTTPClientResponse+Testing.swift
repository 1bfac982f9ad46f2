import HTTP
import HTTPTypes

extension HTTPClientResponse {
  init(_ status: Int, _ headers: [String: String] = [:], _ body: String = "{}") {
    var fields = HTTPFields()
    for (name, value) in headers.sorted(by: <) {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    let response = HTTPResponse(status: .init(code: status), headerFields: fields)
    self.init(head: response, body: Array(body.utf8))
  }

  static func page(_ names: String..., headers: [String: String] = [:]) -> HTTPClientResponse {
    HTTPClientResponse(200, headers, JSON.page(names.map { JSON.repo($0) }))
  }
}
