/// One region as the manual lists it.
package struct RegionDefinition: Sendable {
  package var name: RegionName
  /// Its part of the statechart: states and the events between them.
  package var chart: ChartState
  package var policy: OverlapPolicy
}
