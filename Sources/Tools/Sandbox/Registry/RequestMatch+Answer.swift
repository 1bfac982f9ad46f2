import HTTP
import HTTPTypes
import Screens
import Stubs

extension RequestMatch {
  init(_ answer: Answer) {
    self.init(
      method: HTTPRequest.Method(answer.method.rawValue), target: answer.target,
      including: answer.including?.map { ParameterMatch(name: $0.name, value: .equal($0.value)) })
  }
}
