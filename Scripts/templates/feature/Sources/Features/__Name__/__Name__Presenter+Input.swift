import Screens
import EventLoop
import Texts

extension __Name__Presenter: __Name__Input {
  public func increment() {
    change(by: 1, orSay: most)
  }

  public func decrement() {
    change(by: -1, orSay: texts.__name__.least)
  }

  public func reset() {
    count = 0
  }

  private var most: String {
    texts.__name__.most(limit: NumberText.grouped(__Name__UseCase.range.upperBound))
  }

  private func change(by step: Int, orSay sentence: String) {
    if let changed = useCase.count(count, changedBy: step) {
      count = changed
    } else {
      environment.notices.say(sentence)
    }
  }
}
