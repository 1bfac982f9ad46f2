import HTTP
import HTTPTypes

/// A request and its response while they are parsed.
struct CassetteDraft {
  enum Head {
    case response(HTTPResponse)
    case fault(StubFault)
    case abandoned
  }

  let method: HTTPRequest.Method
  let target: RequestTarget
  let line: Int
  var requestBody: [UInt8] = []
  var head: Head?
  var answerBody: [UInt8] = []

  init(method: HTTPRequest.Method, target: RequestTarget, line: Int) {
    self.method = method
    self.target = target
    self.line = line
  }

  /// Nil until the response is parsed.
  var exchange: CassetteExchange? {
    head.map { head in
      let reply: CassetteExchange.Reply =
        switch head {
        case .response(let response): .answer(HTTPAnswer(response: response, body: answerBody))
        case .fault(let fault): .fault(fault)
        case .abandoned: .abandoned
        }
      return CassetteExchange(
        method: method, target: target, body: requestBody, reply: reply, line: line)
    }
  }
}
