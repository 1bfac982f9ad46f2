import Screens
import AppTestSupport
import EventLoop
import TestSupport
import Testing
import Texts
import __Name__

struct __Name__PresenterTests {
  @Test func `it counts up, down and from 0 again`() throws {
    try onWorld { world in
      let presenter = __Name__Presenter(environment: world.environment)
      #expect(presenter.count == 0)
      presenter.increment()
      presenter.increment()
      presenter.decrement()
      #expect(presenter.count == 1)
      #expect(presenter.status == ["1 thing"])
      presenter.increment()
      #expect(presenter.status == ["2 things"])
      presenter.reset()
      #expect(presenter.count == 0)
    }
  }

  @Test func `at both ends it stays and says what to do`() throws {
    try onWorld { world in
      let presenter = __Name__Presenter(environment: world.environment)
      presenter.decrement()
      #expect(presenter.count == 0)
      #expect(world.lastNotice == "It is at 0 already. Press + to count.")
      for _ in 0..<100 { presenter.increment() }
      #expect(presenter.count == 99)
      #expect(world.lastNotice == "It counts to 99 only. Press 0 to begin anew.")
    }
  }

  @Test func `a changed language is used at once`() throws {
    try onWorld { world in
      let presenter = __Name__Presenter(environment: world.environment)
      world.environment.preferences.values.language = .ja
      #expect(presenter.status == ["0個"])
    }
  }
}
