/// The eleven regions in document order: the one list that the machine runs and the manual prints.
package enum MachineRegions {
  package static let all: [RegionDefinition] = RegionName.allCases.map(definition)

  package static func definition(of name: RegionName) -> RegionDefinition {
    RegionDefinition(name: name, chart: chart(of: name), policy: .retarget) { event, frozen in
      switch name {
      case .hinge: HingeRegion.propose(event, in: frozen)
      case .orientation: OrientationRegion.propose(event, in: frozen)
      case .window: WindowRegion.propose(event, in: frozen)
      case .activity: ActivityRegion.propose(event, in: frozen)
      case .search: SearchRegion.propose(event, in: frozen)
      case .keyboard: KeyboardRegion.propose(event, in: frozen)
      case .minimization: MinimizationRegion.propose(event, in: frozen)
      case .navigation: NavigationRegion.propose(event, in: frozen)
      case .arrangement: ArrangementRegion.propose(event, in: frozen)
      case .application: ApplicationRegion.propose(event, in: frozen)
      case .menu: MenuRegion.propose(event, in: frozen)
      }
    }
  }
}
