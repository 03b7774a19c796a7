import Synchronization
import ToolbarLayoutCore
import ToolbarModel

/// Layout engines that each have one of the faults peers are known for, built around the sound core.
enum FaultyEngine: String, CaseIterable {
  /// The button appears, which leaves less room, which changes who is shown, and so the button goes.
  case buttonFeedback
  /// Items leave by their real length and return by a smaller one.
  case asymmetricThresholds
  /// Everything is shown, then hidden one by one until it fits.
  case revealThenMeasure
  /// A hidden item measures nothing, so it always seems to fit.
  case decisionDependentSizes
  /// What once left comes back only by chance.
  case history
  /// Measurements are kept by item and never refreshed.
  case staleMeasurements
  /// A covered screen keeps the layout it had and shows it again when uncovered.
  case staleOnReturn
  /// A vertical bar gives up its first item first.
  case wrongEndOnTheStrip

  /// The five causes of churn that peers' bug histories show.
  static let causes: [FaultyEngine] = [
    .buttonFeedback, .asymmetricThresholds, .revealThenMeasure, .decisionDependentSizes, .history,
  ]

  func make() -> any LayoutEngine {
    switch self {
    case .buttonFeedback: ButtonFeedbackEngine()
    case .asymmetricThresholds: AsymmetricThresholdEngine()
    case .revealThenMeasure: RevealThenMeasureEngine()
    case .decisionDependentSizes: DecisionDependentSizeEngine()
    case .history: HistoryEngine()
    case .staleMeasurements: StaleMeasurementEngine()
    case .staleOnReturn: StaleOnReturnEngine()
    case .wrongEndOnTheStrip: WrongEndEngine()
    }
  }
}

/// What the sound core says: the layout, how many items it shows and how many there are.
struct SoundLayout {
  var layout: ToolbarLayout
  var shown: Int
  var all: Int

  init(_ screen: Screen, _ traits: Traits, _ device: DeviceProfile) {
    layout = ToolbarLayoutCore().layout(of: screen, in: traits, on: device)
    shown = layout.shownItems.count
    all = shown + layout.menuItems.count
  }
}

struct ButtonFeedbackEngine: LayoutEngine {
  func layouts(
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile,
    previous: ToolbarLayout?
  ) -> [ToolbarLayout] {
    let sound = SoundLayout(screen, traits, device)
    guard sound.shown < sound.all else { return [sound.layout] }
    return (0..<8).map { pass in
      // With the button the rest fits, so the button goes; without it nothing fits, so it comes.
      pass % 2 == 0 ? sound.layout.showing(sound.all) : sound.layout
    }
  }
}

struct AsymmetricThresholdEngine: LayoutEngine {
  func layouts(
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile,
    previous: ToolbarLayout?
  ) -> [ToolbarLayout] {
    let sound = SoundLayout(screen, traits, device)
    guard sound.shown < sound.all, let before = previous?.shownItems.count else {
      return [sound.layout]
    }
    // By its smallest length one more would fit; by its real one it does not.
    return [before > sound.shown ? sound.layout : sound.layout.showing(sound.shown + 1)]
  }
}

struct RevealThenMeasureEngine: LayoutEngine {
  func layouts(
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile,
    previous: ToolbarLayout?
  ) -> [ToolbarLayout] {
    let sound = SoundLayout(screen, traits, device)
    return stride(from: sound.all, through: sound.shown, by: -1).map { sound.layout.showing($0) }
  }
}

struct DecisionDependentSizeEngine: LayoutEngine {
  func layouts(
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile,
    previous: ToolbarLayout?
  ) -> [ToolbarLayout] {
    let sound = SoundLayout(screen, traits, device)
    guard sound.shown < sound.all else { return [sound.layout] }
    var passes: [ToolbarLayout] = []
    var shown = previous?.shownItems.count ?? sound.all
    for _ in 0..<6 {
      // The hidden ones measure 0, so all seem to fit; once shown they have their length again.
      shown = shown > sound.shown ? sound.shown : min(sound.all, shown + 1)
      passes.append(sound.layout.showing(shown))
    }
    return passes
  }
}

struct HistoryEngine: LayoutEngine {
  func layouts(
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile,
    previous: ToolbarLayout?
  ) -> [ToolbarLayout] {
    let sound = SoundLayout(screen, traits, device)
    let before = previous?.shownItems.count ?? sound.shown
    return [sound.layout.showing(min(before, sound.shown))]
  }
}

final class StaleMeasurementEngine: LayoutEngine {
  private let least = Mutex(Int.max)

  func layouts(
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile,
    previous: ToolbarLayout?
  ) -> [ToolbarLayout] {
    let sound = SoundLayout(screen, traits, device)
    let count = least.withLock { least in
      least = min(least, sound.shown)
      return least
    }
    return [sound.layout.showing(count)]
  }
}

final class StaleOnReturnEngine: LayoutEngine {
  private struct Memory {
    var current: String?
    var layouts: [String: ToolbarLayout] = [:]
  }

  private let memory = Mutex(Memory())

  func layouts(
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile,
    previous: ToolbarLayout?
  ) -> [ToolbarLayout] {
    let name = screen.title ?? ""
    let sound = SoundLayout(screen, traits, device).layout
    return memory.withLock { memory in
      defer { memory.current = name }
      guard previous != nil, memory.current != name, let old = memory.layouts[name] else {
        memory.layouts[name] = sound
        return [sound]
      }
      return [old]
    }
  }
}

struct WrongEndEngine: LayoutEngine {
  func layouts(
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile,
    previous: ToolbarLayout?
  ) -> [ToolbarLayout] {
    let sound = SoundLayout(screen, traits, device)
    guard sound.layout.environment.strip != .none, sound.shown < sound.all else {
      return [sound.layout]
    }
    let all = sound.layout.showing(sound.all)
    return [all.shownItems.prefix(sound.all - sound.shown).reduce(all) { $0.hiding($1) }]
  }
}
