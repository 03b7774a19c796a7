import CLibYAML

/// libyaml's own event loop over bytes in memory, doing nothing with the events: what every figure is compared with.
enum BareLibYAML {
  /// The number of events, or nil when the text is not YAML.
  static func events(in bytes: [UInt8]) -> Int? {
    unsafe bytes.withUnsafeBufferPointer { buffer -> Int? in
      var parser = unsafe yaml_parser_t()
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_initialize(&parser) == 1 else { return nil }
      defer { unsafe yaml_parser_delete(&parser) }
      unsafe yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      var count = 0
      while true {
        guard unsafe yaml_parser_parse(&parser, &event) == 1 else { return nil }
        let type = unsafe event.type
        unsafe yaml_event_delete(&event)
        count += 1
        if type == YAML_STREAM_END_EVENT { return count }
      }
    }
  }
}
