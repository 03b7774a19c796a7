package import ToolbarModel

/// The frozen value every region proposes from; no region sees another one's proposal.
package struct FrozenMachine: Sendable {
  package var configuration: PoseConfiguration
  package var context: MachineContext
  package var surroundings: Surroundings
  package var now: ReplayInstant

  package init(
    configuration: PoseConfiguration,
    context: MachineContext,
    surroundings: Surroundings,
    now: ReplayInstant
  ) {
    self.configuration = configuration
    self.context = context
    self.surroundings = surroundings
    self.now = now
  }

  package var device: DeviceProfile { context.device }

  /// The screen on top once every running transition has ended.
  package var screen: Screen {
    configuration.navigation.stack.target.effectiveScreen(in: context)
  }
}
