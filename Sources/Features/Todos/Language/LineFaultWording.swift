import Screens
import Texts
import TodoLanguage

extension Texts {
  /// Why a line cannot be read, with its column. The reader has English sentences, which name every case; other languages
  /// say what is expected.
  func sentence(for fault: LineFault) -> String {
    let reason = language == .en ? fault.message : todoFaults.reason(fault.topic)
    return todoFields.fault(column: "\(fault.column)", reason: reason)
  }
}

extension TodoFaultsTexts {
  fileprivate func reason(_ topic: LineFaultTopic) -> String {
    switch topic {
    case .tooLong: tooLong
    case .control: control
    case .parenthesis: parenthesis
    case .quote: quote
    case .condition: condition
    case .field: field
    case .value(let key): value(key: key)
    case .name: name
    case .comparison: comparison
    case .number: number
    case .item: item
    case .date(let nearest): nearest.map { nearestDate(word: $0) } ?? date
    case .repetition: repetition
    case .title: title
    case .twice: twice
    }
  }
}
