extension PageScript {
  /// Reads the data and answers what holds at an entry. Every track is a list of changes, newest found by halving.
  static let model = #"""
    const page = JSON.parse(document.getElementById('data').textContent);
    const OVERFLOW = 8, DROPPED = 9, ABSENT = -1;
    const place = name => document.getElementById(name);

    // The index of the last row that begins at or before an entry; -1 when there is none.
    function latest(rows, entry) {
      let low = 0, high = rows.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (rows[middle][0] <= entry) low = middle + 1; else high = middle;
      }
      return low - 1;
    }

    function sums(deltas) {
      let total = 0;
      return deltas.map(delta => total += delta);
    }

    for (const side of page.sides) {
      side.at = sums(side.at);
      side.index = new Map(side.items.map((item, index) => [item.id, index]));
      side.marks = side.items.map(() => []);
      for (const finding of page.findings) {
        if (finding.side !== side.number) continue;
        for (const id of finding.items) {
          const index = side.index.get(id);
          if (index !== undefined) side.marks[index].push(finding);
        }
      }
    }

    // A step shows one entry of every side; without a comparison the steps are the entries.
    const steps = page.steps || [page.sides[0].at.map((_, index) => index)];
    const stepCount = steps[0].length;

    // Where each step stands on the axis: milliseconds, long pauses shortened, nothing on top of each other.
    const LONG = 400, SHORT = 4;
    const axis = new Float64Array(stepCount);
    const pauses = [];
    for (let step = 1; step < stepCount; step++) {
      let gap = 0;
      page.sides.forEach((side, number) => {
        gap = Math.max(gap, side.at[steps[number][step]] - side.at[steps[number][step - 1]]);
      });
      let width = Math.max(gap, SHORT);
      if (gap > LONG) {
        width = LONG + 40 * Math.log2(gap / LONG);
        pauses.push(step);
      }
      axis[step] = axis[step - 1] + width;
    }
    // The last step has some room too.
    const length = Math.max(stepCount ? axis[stepCount - 1] * 1.04 : 0, SHORT);

    // The last step at or before a position on the axis.
    function stepAt(position) {
      let low = 0, high = stepCount;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (axis[middle] <= position) low = middle + 1; else high = middle;
      }
      return Math.max(low - 1, 0);
    }

    // The first step that shows an entry of a side, or a later one.
    function stepOf(number, entry) {
      let low = 0, high = stepCount;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (steps[number][middle] < entry) low = middle + 1; else high = middle;
      }
      return Math.min(low, stepCount - 1);
    }

    function eventAt(side, entry) {
      const row = latest(side.events, entry);
      if (row < 0) return null;
      const [index, text, track, by, line] = side.events[row];
      return {isNow: index === entry, entry: index, text: side.texts[text], track: side.tracks[track] || '', by: side.texts[by] || '', line};
    }

    function whereWords(side, change) {
      if (!change || change[1] === ABSENT) return 'nowhere';
      if (change[1] === DROPPED) return 'shown nowhere: ' + side.texts[change[7]];
      if (change[1] === OVERFLOW) return 'in the overflow menu, row ' + (change[2] + 1);
      return page.bars[change[1]];
    }
    """#
}
