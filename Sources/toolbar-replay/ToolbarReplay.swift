import ReplayCommands

@main
enum ToolbarReplay {
  static func main() {
    runToolbarReplay()
  }
}
