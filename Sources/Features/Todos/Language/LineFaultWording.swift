import Dates
import Screens
import Texts
import TodoLanguage

extension Texts {
  /// Why a line cannot be read, with its column. The reader has English sentences, which name every case; other languages
  /// say what is expected.
  func sentence(for fault: LineFault) -> String {
    todoFields.fault(column: "\(fault.column)", reason: reason(of: fault))
  }

  /// The same without the column, for a field that is typed on its own.
  func reason(of fault: LineFault) -> String {
    language == .en ? fault.message : todoFaults.reason(fault.topic, list: list)
  }
}

extension TodoFaultsTexts {
  fileprivate func reason(_ topic: LineFaultTopic, list: ([String]) -> String) -> String {
    switch topic {
    case .tooLong: tooLong
    case .control: control
    case .parenthesis: parenthesis
    case .quote: quote
    case .condition: condition
    case .field(let name, let nearest):
      nearest.map { nearestField(name: name, word: $0) } ?? noField(name: name)
    case .value(let key, let choices):
      switch choices.count {
      case 0: value(key: key)
      case 1: nearestValue(key: key, word: choices[0])
      default: choiceOf(key: key, words: list(choices))
      }
    case .name: name
    case .comparison: comparison
    case .number: number
    case .item: item
    case .date(let nearest?, _): nearestDate(word: nearest)
    case .date(nil, let topic): reason(topic)
    case .repetition: repetition
    case .title: title
    case .titleOrValue(let title, let value): titleOrValue(value: value, title: title)
    case .twice: twice
    }
  }

  private func reason(_ topic: DateFaultTopic) -> String {
    switch topic {
    case .notDate(let text): notDate(text: text)
    case .noUnit(let number): noUnit(number: number)
    case .notUnit(let text): notUnit(text: text)
    case .minutesOrMonths(let number): minutesOrMonths(number: number)
    case .noSuchDay(let text): noSuchDay(text: text)
    case .notTime(let text): notTime(text: text)
    case .leftover(let text): leftover(text: text)
    case .offsetBehindDay: offsetBehindDay
    case .other: date
    }
  }
}
