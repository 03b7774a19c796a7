import PoseMachine
import Testing
import ToolbarModel

@Suite("The regions")
struct RegionTests {
  @Test(
    "the hinge counts by the direction of its change",
    arguments: [
      ([], HingeStatus.closed), ([1940], .closed), ([2259], .closed), ([2260], .partiallyOpen),
      ([5000], .partiallyOpen), ([5000, 6000], .partiallyOpen), ([5000, 4500], .closed),
      ([17_480], .partiallyOpen), ([18_000], .fullyOpen), ([18_000, 17_999], .partiallyOpen),
      ([18_000, 9350], .partiallyOpen), ([18_000, 8271], .partiallyOpen),
      ([18_000, 8270], .closed),
      ([18_000, 8270, 2000], .closed), ([18_000, 8270, 5000], .closed),
      ([18_000, 2000, 5000], .partiallyOpen),
    ]
  )
  func hinge(angles: [Int], status: HingeStatus) {
    var machine = MachineFixture()
    for angle in angles {
      machine.send(.hinge(hundredthsOfDegree: angle))
      machine.settle()
    }
    #expect(machine.configuration.hinge.status.target == status)
  }

  @Test("a fold leaves the hinge at the angle its state stands for")
  func anglesOfStates() {
    var machine = MachineFixture()
    machine.send(.unfold(to: .partiallyOpen, orientation: nil))
    #expect(machine.configuration.hinge.angle == 12_800)
    machine.send(.unfold(to: .fullyOpen, orientation: nil))
    #expect(machine.configuration.hinge.angle == 18_000)
    machine.send(.fold(to: .closed, orientation: nil))
    #expect(machine.configuration.hinge.angle == 0)
  }

  @Test(
    "opening turns the orientation, closing turns it back",
    arguments: [
      (Orientation.portrait, Orientation.landscapeRight), (.landscapeRight, .portrait),
      (.portraitUpsideDown, .landscapeLeft), (.landscapeLeft, .portraitUpsideDown),
    ]
  )
  func orientationMap(outer: Orientation, inner: Orientation) {
    var machine = MachineFixture(orientation: outer)
    machine.send(.unfold(to: .fullyOpen, orientation: nil))
    machine.settle()
    #expect(machine.configuration.orientation.value.presented == inner)
    machine.send(.fold(to: .partiallyOpen, orientation: nil))
    machine.settle()
    #expect(machine.configuration.orientation.value.presented == inner)
    machine.send(.fold(to: .closed, orientation: nil))
    machine.settle()
    #expect(machine.configuration.orientation.value.presented == outer)
  }

  @Test("the window follows the display in use and its orientation")
  func windowFollows() {
    var machine = MachineFixture()
    machine.send(.unfold(to: .fullyOpen, orientation: nil))
    #expect(machine.configuration.window.extent.presented.size == Size(width: 466, height: 678))
    machine.pass(55)
    #expect(machine.configuration.window.extent.presented.size == Size(width: 951, height: 669))
    machine.send(.splitView(.left))
    machine.settle()
    #expect(machine.configuration.window.extent.target.split == .left)
    machine.send(.fold(to: .closed, orientation: nil))
    machine.settle()
    #expect(machine.configuration.window.extent.target.split == SplitSide.none)
  }

  @Test("a device that does not turn to an orientation stays as it is, with a warning")
  func unsupportedOrientation() {
    var machine = MachineFixture(.iPhone17, hinge: nil)
    machine.send(.rotate(.portraitUpsideDown))
    #expect(machine.warnings == [.unsupportedOrientation(.portraitUpsideDown)])
    #expect(machine.inTransition.isEmpty)
  }

  @Test("an opposite event before the flip undoes what no one has seen")
  func undoneBeforeFlip() {
    var machine = MachineFixture()
    machine.send(.rotate(.landscapeLeft))
    machine.pass(54)
    machine.send(.rotate(.portrait))
    #expect(machine.state.isSettled)
    #expect(machine.configuration.orientation.value.presented == .portrait)
  }

  @Test("retargeting starts again from the presented value")
  func retarget() {
    var machine = MachineFixture()
    machine.send(.rotate(.landscapeLeft))
    machine.pass(120)
    machine.send(.rotate(.portrait))
    #expect(machine.configuration.orientation.value.presented == .landscapeLeft)
    machine.pass(55)
    #expect(machine.configuration.orientation.value.presented == .portrait)
    machine.pass(244)
    #expect(!machine.state.isSettled)
    machine.pass(1)
    #expect(machine.state.isSettled)
  }

  @Test(
    "the other overlap policies",
    arguments: [
      (OverlapPolicy.queue, [Orientation.landscapeLeft, .landscapeRight, .portraitUpsideDown]),
      (.coalesce, [.landscapeLeft, .portraitUpsideDown, .portraitUpsideDown]),
      (.reject, [.landscapeLeft, .landscapeLeft, .landscapeLeft]),
      (.retarget, [.portraitUpsideDown, .portraitUpsideDown, .portraitUpsideDown]),
    ]
  )
  func overlap(policy: OverlapPolicy, seen: [Orientation]) {
    var machine = MachineFixture(overlap: [.orientation: policy])
    machine.send(.rotate(.landscapeLeft))
    machine.pass(60)
    machine.send(.rotate(.landscapeRight))
    machine.pass(10)
    machine.send(.rotate(.portraitUpsideDown))
    var presented: [Orientation] = []
    for wait in [225, 300, 300] {
      machine.pass(wait)
      presented.append(machine.configuration.orientation.value.presented)
    }
    #expect(presented == seen)
    #expect(machine.warnings.count == (policy == .reject ? 2 : 0))
  }

  @Test(
    "a scroll minimizes and a reversal restores, as declared",
    arguments: [
      (
        BarMinimizationBehavior.onScrollDown, ToolbarMinimizationRestoration.automatic,
        [true, false, false]
      ),
      (.onScrollDown, .atScrollEdge, [true, true, false]),
      (.onScrollUp, .automatic, [false, true, true]),
      (.onScrollUp, .atScrollEdge, [false, true, true]),
      (.never, .automatic, [false, false, false]),
      (.automatic, .automatic, [false, false, false]),
    ]
  )
  func minimization(
    behavior: BarMinimizationBehavior,
    restoration: ToolbarMinimizationRestoration,
    minimized: [Bool]
  ) {
    let screen = Screen(
      minimization: ToolbarMinimization(behavior: behavior, restoration: restoration)
    )
    var machine = MachineFixture(.iPhone17, hinge: nil, screen: screen)
    var seen: [Bool] = []
    for command in [ScrollCommand.by(2000), .up, .top] {
      machine.send(.scroll(command))
      machine.settle()
      seen.append(machine.configuration.minimization.bars.presented.navigationBar)
    }
    #expect(seen == minimized)
  }

  @Test("108: automatic minimizes where search is at the principal place")
  func automaticMinimization() {
    let screen = Screen(searchable: Searchable(placement: .toolbarPrincipal))
    var machine = MachineFixture(.iPhone17, hinge: nil, screen: screen)
    machine.send(.scroll(.down))
    machine.settle()
    #expect(machine.configuration.minimization.bars.presented.navigationBar)
  }

  @Test(
    "107: the tab bar minimizes on phones only, and never where its behaviour is automatic",
    arguments: [
      (DeviceProfile.iPhone17, BarMinimizationBehavior.onScrollDown, [true, false]),
      (.iPhone17, .onScrollUp, [false, true]),
      (.iPhone17, .automatic, [false, false]),
      (.iPad11, .onScrollDown, [false, false]),
      (.iPad11, .onScrollUp, [false, false]),
      (.iPad11, .automatic, [false, false]),
    ]
  )
  func tabBarMinimization(
    device: DeviceProfile,
    behavior: BarMinimizationBehavior,
    minimized: [Bool]
  ) {
    let screen = Screen(tabs: [TabItem(name: "A")], tabBarMinimizeBehavior: behavior)
    var machine = MachineFixture(device, hinge: nil, screen: screen)
    var seen: [Bool] = []
    for command in [ScrollCommand.by(2000), .up] {
      machine.send(.scroll(command))
      machine.settle()
      seen.append(machine.configuration.minimization.bars.presented.tabBar)
    }
    #expect(seen == minimized)
  }

  @Test("navigation starts the scroll over and restores minimized bars")
  func navigationRestores() {
    let screen = Screen(minimization: ToolbarMinimization(behavior: .onScrollDown))
    var machine = MachineFixture(.iPhone17, hinge: nil, screen: screen)
    machine.send(.scroll(.down))
    machine.settle()
    machine.send(.push("two"))
    #expect(machine.configuration.minimization.offset == 0)
    #expect(machine.configuration.minimization.bars.target == .expanded)
  }

  @Test("a search opens the search tab for as long as it lasts")
  func searchTab() {
    let screen = Screen(tabs: [TabItem(name: "A"), TabItem(name: "Find", role: .search)])
    var machine = MachineFixture(screen: screen)
    machine.send(.search(.activate))
    #expect(machine.configuration.navigation.stack.target.tab == "Find")
    #expect(machine.configuration.search.isActive.target)
    machine.settle()
    machine.send(.search(.cancel))
    machine.settle()
    #expect(machine.configuration.navigation.stack.target.tab == "A")
  }

  @Test("menus open on their owners and close when what they hang on changes")
  func menus() {
    var machine = MachineFixture()
    machine.send(.tap("a"))
    #expect(machine.configuration.menu.value.target == .closed)
    machine.send(.tap(.overflow))
    #expect(machine.configuration.menu.value.target == .open(owner: .overflow))
    machine.settle()
    machine.send(.rotate(.landscapeLeft))
    #expect(machine.configuration.menu.value.target == .closed)
  }

  @Test("measured transients: hinge first, then geometry, then bounds")
  func measuredUnfold() {
    var machine = MachineFixture(transients: .measured)
    machine.send(.unfold(to: .fullyOpen, orientation: nil))
    #expect(machine.configuration.hinge.status.presented == .fullyOpen)
    #expect(machine.configuration.orientation.value.presented == .portrait)
    machine.pass(55)
    #expect(machine.configuration.orientation.value.presented == .landscapeRight)
    #expect(machine.configuration.window.extent.presented.size == Size(width: 466, height: 678))
    machine.pass(8)
    #expect(machine.configuration.window.extent.presented.size == Size(width: 951, height: 669))
  }

  @Test("measured transients: a folded landscape reports the other landscape for 600 ms")
  func measuredFold() {
    var machine = MachineFixture(hinge: .fullyOpen, transients: .measured)
    machine.send(.fold(to: .closed, orientation: .landscapeLeft))
    #expect(machine.configuration.orientation.value.presented == .landscapeRight)
    machine.pass(599)
    #expect(machine.configuration.orientation.value.presented == .landscapeRight)
    machine.pass(1)
    #expect(machine.configuration.orientation.value.presented == .landscapeLeft)
    #expect(machine.state.isSettled)
  }
}
