"""Writes timelines of any length, always the same ones, for the tests of size and speed."""

ITEMS = 16
WIDE, NARROW = 669, 466


def text(entries):
    """A timeline in which a window is dragged to and fro while controls move and overflow."""
    lines = [
        "timeline: 1",
        "scenario: long/%d-entries" % entries,
        "device: iphone-duo",
        'os: "27.1"',
        "items:",
    ]
    symbols = ["square.and.arrow.up", "trash", "heart", "crop", "pencil", "folder", "bell", "flag"]
    for item in range(ITEMS):
        symbol = symbols[item % len(symbols)]
        lines.append("  item%d: {title: Item %d, symbol: %s, placement: topBarTrailing}" % (item, item, symbol))
    lines.append("entries:")
    frames = {}
    shown = -1
    for entry in range(entries):
        swing = entry % 200
        width = NARROW + 2 * (100 - abs(swing - 100))
        count = min(ITEMS, (width - 100) // 36)
        lines.append("  - after: %d" % (0 if entry == 0 else 8))
        if entry % 50 == 0:
            lines.append("    event: %s" % ("start" if entry == 0 else '"resize: [%d, 700]"' % width))
        elif entry % 50 == 49:
            lines.append("    event: settled")
            lines.append("    settled: true")
        if entry == 0:
            lines.append("    settled: true")
            lines.append("    traits: {orientation: portrait, window: [%d, 700], sizeClass: [regular, regular], strip: none, safeArea: [54, 0, 0, 0]}" % width)
        elif entry % 50 != 49:
            lines.append("    traits: {window: [%d, 700]}" % width)
        if entry % 50 == 49:
            continue
        if count != shown:
            bar = ["item%d" % item for item in range(count)] + (["overflow"] if count < ITEMS else [])
            lines.append("    bars:")
            lines.append("      navigationBar: [%s]" % ", ".join(bar))
            if count < ITEMS:
                rest = ["item%d" % item for item in range(count, ITEMS)]
                lines.append("      overflow: [%s]" % ", ".join(rest))
            shown = count
            frames = {name: value for name, value in frames.items() if name in bar}
        changed = []
        places = ["item%d" % item for item in range(count)] + (["overflow"] if count < ITEMS else [])
        for index, name in enumerate(places):
            # Two of three stay where they are, as in real drags.
            x = 16 + 36 * index + (swing % 4 if index % 3 == 0 else 0)
            if frames.get(name) != x:
                frames[name] = x
                changed.append("      %s: [%d, 5, 34, 44]" % (name, x))
        if changed:
            lines.append("    frames:")
            lines += changed
    lines.append("findings: []")
    return "\n".join(lines) + "\n"
