extension PageScript {
  /// The time line: events by track, findings, and one row an item, drawn once; scrubbing only moves the head.
  static let lanes = #"""
    const LANE = 24, PAD = 8;
    const lanes = place('lanes'), canvas = lanes.querySelector('canvas'), head = place('head'), labels = place('labels');
    const pen = canvas.getContext('2d');
    const ids = [];
    for (const side of page.sides) for (const item of side.items) if (!ids.includes(item.id)) ids.push(item.id);
    const trackNames = [];
    for (const side of page.sides) for (const name of side.tracks) if (!trackNames.includes(name)) trackNames.push(name);
    let shownIDs = ids, laneWidth = 0;

    const itemOf = (side, id) => side.items[side.index.get(id)];
    const nameOf = id => (page.sides.map(side => itemOf(side, id)).find(Boolean) || {name: id}).name;
    const changesOften = id => page.sides.some(side => {
      const item = itemOf(side, id);
      return item && (item.changes.length > 1 || item.changes[0][0] > 0);
    });

    function xOf(position) { return PAD + position / length * (laneWidth - 2 * PAD); }
    function positionOf(x) { return Math.min(Math.max((x - PAD) / Math.max(laneWidth - 2 * PAD, 1), 0), 1) * length; }

    function fillLabels() {
      labels.replaceChildren();
      const plain = words => {
        const node = document.createElement('div');
        node.textContent = words;
        labels.append(node);
      };
      plain('Time');
      for (const name of trackNames) plain(name ? 'Events: ' + name : 'Events');
      plain('Findings');
      for (const id of shownIDs) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = nameOf(id);
        button.title = nameOf(id) + ' (' + id + ')';
        button.dataset.item = id;
        button.setAttribute('aria-pressed', String(id === picked));
        button.addEventListener('click', () => pick(id));
        labels.append(button);
      }
    }

    function drawLanes() {
      const style = getComputedStyle(document.documentElement);
      const color = name => style.getPropertyValue('--' + name).trim();
      const rows = 2 + trackNames.length + shownIDs.length;
      const ratio = window.devicePixelRatio || 1;
      laneWidth = lanes.clientWidth;
      canvas.width = Math.round(laneWidth * ratio);
      canvas.height = Math.round(rows * LANE * ratio);
      canvas.style.height = rows * LANE + 'px';
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      pen.clearRect(0, 0, laneWidth, rows * LANE);
      pen.textBaseline = 'middle';
      pen.font = '11px system-ui, sans-serif';
      drawTimes(color);
      trackNames.forEach((name, index) => drawEvents(name, (1 + index) * LANE, color));
      drawFindings((1 + trackNames.length) * LANE, color);
      shownIDs.forEach((id, index) => drawItem(id, (2 + trackNames.length + index) * LANE, color));
      moveHead();
    }

    function drawTimes(color) {
      let free = -1;
      pen.fillStyle = color('soft');
      for (let step = 0; step < stepCount; step++) {
        const x = xOf(axis[step]);
        if (x < free) continue;
        const words = timeOf(step) + ' ms';
        const width = pen.measureText(words).width;
        if (x + width > laneWidth && free > 0) break;
        pen.fillText(words, x, LANE / 2);
        pen.fillRect(x, LANE - 5, 1, 5);
        free = x + width + 24;
      }
      pen.strokeStyle = color('line');
      for (const step of pauses) {
        const from = xOf(axis[step - 1]), to = xOf(axis[step]);
        if (to - from < 14) continue;
        const x = (from + to) / 2;
        pen.beginPath();
        for (const shift of [-2, 2]) { pen.moveTo(x + shift - 2, LANE); pen.lineTo(x + shift + 2, LANE - 7); }
        pen.stroke();
      }
    }

    // Events too close to tell apart share one label.
    function drawEvents(name, top, color) {
      const side = page.sides[page.sides.length - 1];
      const groups = [];
      for (const [entry, text, track] of side.events) {
        if ((side.tracks[track] || '') !== name) continue;
        const x = xOf(axis[stepOf(side.number, entry)]);
        const last = groups[groups.length - 1];
        if (last && x - last.x < 16) {
          if (x - last.end >= 1) { last.ticks.push(x); last.end = x; }
          if (last.words.length < 4) last.words.push(side.texts[text]);
        } else groups.push({x, end: x, ticks: [x], words: [side.texts[text]]});
      }
      let free = -1;
      groups.forEach((group, index) => {
        pen.fillStyle = color('tint');
        for (const x of group.ticks) pen.fillRect(x - 1, top + 4, 2, LANE - 8);
        pen.fillStyle = color('ink');
        const words = group.words.join(', '), next = groups[index + 1];
        const short = fitted(words, (next ? next.x : laneWidth) - group.end - 10);
        if (short) pen.fillText(short, group.end + 5, top + LANE / 2);
        else if (!next && group.x - 8 - pen.measureText(words).width > free)
          pen.fillText(words, group.x - 6 - pen.measureText(words).width, top + LANE / 2);
        free = group.end + 5 + (short ? pen.measureText(short).width : 0);
      });
    }

    function fitted(words, room) {
      if (room < 14) return '';
      if (pen.measureText(words).width <= room) return words;
      let low = 0, high = words.length;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (pen.measureText(words.slice(0, middle) + '…').width <= room) low = middle; else high = middle - 1;
      }
      return low > 0 ? words.slice(0, low) + '…' : '';
    }

    function drawFindings(top, color) {
      const tones = {info: color('tint'), warning: color('warn'), error: color('bad')};
      for (const finding of shownFindings) {
        const from = xOf(axis[stepOf(finding.side, finding.entries[0])]);
        const to = xOf(axis[stepOf(finding.side, finding.entries[finding.entries.length - 1])]);
        pen.fillStyle = tones[finding.severity];
        pen.globalAlpha = .3;
        pen.fillRect(from, top + LANE / 2 - 2, Math.max(to - from, 1), 4);
        pen.globalAlpha = 1;
        pen.beginPath();
        pen.moveTo(to, top + 4);
        pen.lineTo(to + 6, top + LANE - 6);
        pen.lineTo(to - 6, top + LANE - 6);
        pen.fill();
      }
    }

    function drawItem(id, top, color) {
      const count = page.sides.length, height = (LANE - 4) / count;
      pen.fillStyle = color('line');
      pen.fillRect(0, top + LANE - 1, laneWidth, .5);
      page.sides.forEach((side, number) => {
        const item = itemOf(side, id);
        if (!item) return;
        const y = top + 2 + number * height;
        let start = 0, bar = ABSENT, drawnTo = -1;
        const close = end => {
          if (bar === ABSENT || end <= drawnTo) return;
          const isDropped = bar === DROPPED;
          pen.fillStyle = color('c' + bar);
          pen.fillRect(start, isDropped ? y + height / 2 - 2 : y, Math.max(end - start, .7), isDropped ? 4 : height - 1);
          drawnTo = end;
          const words = isDropped ? '' : page.bars[bar];
          if (height > 14 && words && pen.measureText(words).width + 10 < end - start) {
            pen.fillStyle = color('ink');
            pen.fillText(words, start + 5, y + height / 2);
          }
        };
        for (const change of item.changes) {
          const x = xOf(axis[stepOf(number, change[0])]);
          if (change[1] === bar) {
            // A move within the bar: a notch.
            if (x - start > 2 && bar < OVERFLOW) marks.push([x, y, height]);
            continue;
          }
          close(x);
          start = x;
          bar = change[1];
        }
        close(xOf(length));
        pen.fillStyle = color('ink');
        pen.globalAlpha = .5;
        let last = -9;
        for (const [x, y, height] of marks) {
          if (x - last >= 2) { pen.fillRect(x, y + height * .55, 1.5, height * .45); last = x; }
        }
        pen.globalAlpha = 1;
        marks.length = 0;
      });
    }
    const marks = [];

    function moveHead() {
      head.style.transform = 'translateX(' + xOf(position) + 'px)';
    }
    """#
}
