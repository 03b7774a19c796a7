/// The whole program: arguments in, exit status out.
public func runToolbarReplay() {}
