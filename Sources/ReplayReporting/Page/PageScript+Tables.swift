extension PageScript {
  /// What holds now, the explanation of an item, the table of findings, the list of changes of a comparison.
  static let tables = #"""
    let picked = null, shownFindings = page.findings;
    const ROWS = 200;

    function cell(row, words, kind) {
      const node = document.createElement('td');
      if (kind) node.className = kind;
      node.textContent = words;
      row.append(node);
      return node;
    }

    function link(words, action) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'link';
      button.textContent = words;
      button.addEventListener('click', action);
      return button;
    }

    function timeOf(step) {
      return Math.max(...page.sides.map((side, number) => side.at[steps[number][step]]));
    }

    function showNow() {
      const side = page.sides[page.sides.length - 1];
      const entry = steps[side.number][step];
      const event = eventAt(side, entry);
      place('time').textContent = side.at[entry] + ' ms';
      place('count').textContent = (page.steps ? 'step ' : 'entry ') + (step + 1) + ' of ' + stepCount;
      place('event').textContent = event ? event.text : '';
      const facts = [];
      if (event && !event.isNow) facts.push('last event, ' + (side.at[entry] - side.at[event.entry]) + ' ms ago');
      if (event && event.track) facts.push('track ' + event.track);
      if (event && event.by) facts.push('raised by ' + event.by);
      if (event && event.line > 0) facts.push('line ' + event.line);
      facts.push(side.settled.has(entry) ? 'settled' : 'on the way');
      place('facts').textContent = facts.join(' · ');
      const poseRow = latest(side.pose, entry);
      place('pose').textContent = side.poses[poseRow < 0 ? 0 : side.pose[poseRow][1]].words;
      const dropped = side.items.map(item => [item, item.changes[latest(item.changes, entry)]])
        .filter(([, change]) => change && change[1] === DROPPED)
        .map(([item, change]) => item.name + ' (' + side.texts[change[7]] + ')');
      place('dropped').textContent = dropped.length ? 'Shown nowhere: ' + dropped.join(', ') : '';
    }

    function pick(id) {
      picked = picked === id ? null : id;
      for (const button of labels.querySelectorAll('button'))
        button.setAttribute('aria-pressed', String(button.dataset.item === picked));
      page.sides.forEach((side, number) => side.items.forEach((item, index) =>
        stages[number].nodes[index].node.classList.toggle('picked', item.id === picked)));
      fillItem();
      if (picked) place('item').scrollIntoView({block: 'nearest', behavior: 'auto'});
    }

    // The parts of the explanation that do not change while scrubbing.
    function fillItem() {
      const about = place('about'), history = place('history');
      about.replaceChildren();
      history.replaceChildren();
      place('itemName').textContent = picked ? nameOf(picked) : 'Item';
      place('itemHint').hidden = Boolean(picked);
      if (!picked) { place('where').textContent = place('why').textContent = ''; return; }
      const side = page.sides.slice().reverse().find(side => itemOf(side, picked));
      const item = itemOf(side, picked);
      for (const [key, value] of item.about) {
        const term = document.createElement('dt'), words = document.createElement('dd');
        term.textContent = key;
        words.textContent = value;
        about.append(term, words);
      }
      let before = null, count = 0;
      for (const change of item.changes) {
        const words = whereWords(side, change).replace(/, row.*/, '');
        if (words === before) continue;
        const row = document.createElement('li');
        const entry = change[0];
        row.append(link(side.at[entry] + ' ms: ' + (before === null ? '' : before + ' → ') + words, () => go(stepOf(side.number, entry))));
        history.append(row);
        before = words;
        if (++count === ROWS) break;
      }
      showItemNow();
    }

    function showItemNow() {
      if (!picked) return;
      const words = [], reasons = [];
      page.sides.forEach((side, number) => {
        const item = itemOf(side, picked);
        const change = item && item.changes[latest(item.changes, steps[number][step])];
        const frame = change && change[1] >= 0 && change[1] < OVERFLOW
          ? ', ' + change.slice(2, 4).join(', ') + ', ' + change.slice(4, 6).join(' × ') : '';
        const prefix = page.sides.length > 1 ? side.name + ': ' : '';
        words.push(prefix + whereWords(side, change) + frame);
        if (change && change[11] !== undefined) reasons.push(prefix + side.texts[change[11]]);
      });
      place('where').textContent = 'Now: ' + words.join(' | ');
      place('why').textContent = reasons.join(' | ');
    }

    function fillFindings(limit) {
      const body = place('findings');
      body.replaceChildren();
      const levels = new Set([...document.querySelectorAll('[data-severity]')].filter(box => box.checked).map(box => box.dataset.severity));
      const words = place('filter').value.trim().toLowerCase();
      shownFindings = page.findings.filter(finding => levels.has(finding.severity) && (!words
        || finding.rule.includes(words) || finding.items.some(id => id.toLowerCase().includes(words) || nameOf(id).toLowerCase().includes(words))));
      for (const finding of shownFindings.slice(0, limit)) {
        const row = document.createElement('tr');
        const severity = document.createElement('span');
        severity.className = 'severity ' + finding.severity;
        severity.textContent = finding.severity;
        cell(row, '').append(severity);
        const end = finding.entries.length ? finding.entries[finding.entries.length - 1] : 0;
        cell(row, '').append(link(finding.at + ' ms', () => go(stepOf(finding.side, end))));
        cell(row, (page.sides.length > 1 ? (finding.isNew ? 'new: ' : 'before: ') : '') + finding.rule);
        cell(row, finding.items.map(nameOf).join(', '));
        const message = cell(row, finding.message);
        for (const words of [finding.measured, finding.cause, finding.hint]) if (words) {
          const line = document.createElement('div');
          line.className = 'quiet';
          line.textContent = words;
          message.append(line);
        }
        body.append(row);
      }
      place('noFindings').hidden = shownFindings.length > 0;
      place('noFindings').textContent = page.findings.length ? 'No finding matches the filter.' : page.noFindings;
      place('moreFindings').hidden = shownFindings.length <= limit;
      place('moreFindings').textContent = 'Show all ' + shownFindings.length;
    }

    function fillChanges() {
      const list = place('changes');
      if (!list) return;
      for (const change of page.changes.slice(0, 1000)) {
        const row = document.createElement('li');
        row.append(link(change.words, () => go(change.step)));
        list.append(row);
      }
    }

    // Names that do not match are drawn faint, and their rows are left out.
    function filterItems() {
      const words = place('filter').value.trim().toLowerCase();
      const isMatch = id => !words || id.toLowerCase().includes(words) || nameOf(id).toLowerCase().includes(words);
      const onlyMoving = place('moving').checked;
      shownIDs = ids.filter(id => isMatch(id) && (!onlyMoving || changesOften(id)));
      page.sides.forEach((side, number) => side.items.forEach((item, index) =>
        stages[number].nodes[index].node.classList.toggle('quieted', !isMatch(item.id))));
      fillFindings(ROWS);
      fillLabels();
      drawLanes();
    }
    """#
}
