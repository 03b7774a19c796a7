extension PageScript {
  /// Draws one device and keeps its nodes: an entry only touches what differs from what is drawn.
  static let stage = #"""
    const SVG = 'http://www.w3.org/2000/svg';
    const MENU = 240, ROW = 36, GAP = 30, RIM = 14;
    const isNarrow = matchMedia('(max-width:820px)');

    function make(name, attributes, parent) {
      const node = document.createElementNS(SVG, name);
      for (const key in attributes) node.setAttribute(key, attributes[key]);
      if (parent) parent.append(node);
      return node;
    }

    function setBox(node, box, radius) {
      if (!box) { node.setAttribute('visibility', 'hidden'); return; }
      node.removeAttribute('visibility');
      node.setAttribute('x', box[0]);
      node.setAttribute('y', box[1]);
      node.setAttribute('width', box[2]);
      node.setAttribute('height', box[3]);
      if (radius !== undefined) node.setAttribute('rx', radius);
    }

    function makeStage(side, figure) {
      const svg = make('svg', {class: 'stage', role: 'img'}, figure);
      const clipName = 'screen-' + side.number;
      const clip = make('path', {}, make('clipPath', {id: clipName}, make('defs', {}, svg)));
      const body = make('path', {class: 'body'}, svg);
      const screen = make('path', {class: 'screen'}, svg);
      const fold = make('line', {class: 'fold'}, svg);
      const spine = make('rect', {class: 'spine', rx: 3}, svg);
      const inside = make('g', {'clip-path': 'url(#' + clipName + ')'}, svg);
      const reserved = make('g', {}, inside);
      const sheet = make('rect', {class: 'sheet', rx: 30, visibility: 'hidden'}, inside);
      const keyboard = make('rect', {class: 'hatch', rx: 12}, inside);
      const bars = page.bars.map(name => make('rect', {class: 'bar', 'data-bar': name, visibility: 'hidden'}, inside));
      const groups = side.groups.map(() => make('rect', {class: 'glass', visibility: 'hidden'}, inside));
      const leader = make('path', {class: 'leader'}, svg);
      const menu = make('rect', {class: 'menu', rx: 16, visibility: 'hidden'}, svg);
      const dividers = make('g', {}, svg);
      const nodes = side.items.map((item, index) => makeItem(svg, item, index));
      const drawn = {pose: -1, menu: -2, bars: page.bars.map(() => -2), items: nodes.map(() => -2)};
      let view = '', menuBox = null, rowPlaces = new Map();

      function makeItem(parent, item, index) {
        const node = make('g', {class: 'item gone', 'data-item': item.id}, parent);
        make('title', {}, node).textContent = item.name;
        const parts = {
          node, glass: make('rect', {class: 'glass'}, node), ring: make('rect', {class: 'ring'}, node),
          glyph: item.glyph ? make('use', {class: 'glyph', href: '#' + item.glyph}, node) : null,
          text: make('text', {}, node), badge: make('g', {visibility: 'hidden'}, node)
        };
        parts.badgeBox = make('rect', {class: 'badge', rx: 9, height: 18}, parts.badge);
        parts.badgeText = make('text', {class: 'badgeText', y: 13, 'text-anchor': 'middle'}, parts.badge);
        node.addEventListener('click', () => pick(item.id));
        return parts;
      }

      function showPose(row) {
        const pose = side.poses[row < 0 ? 0 : side.pose[row][1]];
        body.setAttribute('d', pose.body);
        screen.setAttribute('d', pose.screen);
        clip.setAttribute('d', pose.screen);
        setBox(spine, pose.edge, 3);
        if (pose.fold) {
          ['x1', 'y1', 'x2', 'y2'].forEach((key, index) => fold.setAttribute(key, pose.fold[index]));
          fold.setAttribute('class', pose.isBent ? 'fold bent' : 'fold');
          fold.removeAttribute('visibility');
        } else fold.setAttribute('visibility', 'hidden');
        reserved.replaceChildren();
        for (const box of pose.reserved) setBox(make('rect', {class: 'hatch'}, reserved), box, 18);
        setBox(sheet, pose.sheet);
        setBox(keyboard, pose.keyboard);
        return pose;
      }

      function showMenu(row, pose, entry) {
        const shown = row < 0 ? null : side.menu[row];
        rowPlaces = new Map();
        dividers.replaceChildren();
        if (!shown || !shown[2]) {
          menuBox = null;
          setBox(menu, null);
          leader.setAttribute('d', '');
          return;
        }
        const height = shown[2].reduce((sum, item) => sum + (item < 0 ? 14 : ROW), 0) + 16;
        const button = buttonAt(entry);
        const below = isNarrow.matches;
        const x = below ? 0 : pose.w + GAP;
        const level = button ? button[3] : 0;
        const y = below ? pose.h + GAP : Math.max(0, Math.min(level, pose.h - height));
        menuBox = [x, y, below ? Math.min(pose.w, 360) : MENU, Math.max(height, ROW)];
        setBox(menu, menuBox);
        menu.setAttribute('class', shown[1] ? 'menu open' : 'menu closed');
        // A tie between device and menu, level with the button; across the bar it would run over controls.
        const within = (value, low, length) => Math.max(low + 16, Math.min(value, low + length - 16));
        if (!button) leader.setAttribute('d', '');
        else if (below) {
          leader.setAttribute('d', 'M' + [within(button[2] + button[4] / 2, x, menuBox[2]), pose.h + RIM] + 'V' + y);
        } else {
          leader.setAttribute('d', 'M' + [pose.w + RIM, within(button[3] + button[5] / 2, y, menuBox[3])] + 'H' + x);
        }
        let top = y + 8;
        for (const item of shown[2]) {
          if (item < 0) {
            make('line', {class: 'rule', x1: x + 12, x2: x + menuBox[2] - 12, y1: top + 7, y2: top + 7}, dividers);
            top += 14;
          } else {
            rowPlaces.set(item, [x + 6, top, menuBox[2] - 12, ROW]);
            top += ROW;
          }
        }
      }

      // The change of the overflow button, when it is in a bar on screen.
      function buttonAt(entry) {
        const index = side.index.get('overflow');
        if (index === undefined) return null;
        const change = side.items[index].changes[latest(side.items[index].changes, entry)];
        return change && change[1] >= 0 && change[1] < OVERFLOW ? change : null;
      }

      function showItem(index, change) {
        const item = side.items[index], parts = nodes[index];
        const where = change ? change[1] : ABSENT;
        const isRow = where === OVERFLOW;
        const box = isRow ? rowPlaces.get(index) : where >= 0 && where < OVERFLOW ? change.slice(2, 6) : null;
        parts.node.classList.toggle('gone', !box);
        if (!box) return;
        const face = isRow ? 5 : change[6], flags = change[8] || 0;
        const [x, y, w, h] = box;
        parts.node.style.transform = 'translate(' + x + 'px,' + y + 'px)';
        parts.node.style.opacity = change[9] === undefined || isRow ? '' : change[9] / 100;
        parts.node.classList.toggle('row', isRow);
        parts.node.classList.toggle('bare', face === 4);
        parts.node.classList.toggle('off', (flags & 1) !== 0);
        parts.node.classList.toggle('focused', (flags & 2) !== 0);
        parts.node.classList.toggle('prominent', (flags & 4) !== 0);
        const radius = isRow ? 10 : Math.min(w, h) / 2;
        setBox(parts.glass, [0, 0, w, h], radius);
        setBox(parts.ring, [-3, -3, w + 6, h + 6], radius + 3);
        const words = isRow ? item.row : face === 0 ? '' : side.texts[change[7]];
        if (parts.text.textContent !== words) parts.text.textContent = words;
        parts.text.setAttribute('class', face === 4 ? 'heading' : face === 3 ? 'soft' : '');
        const size = Math.min(22, w, h);
        const hasGlyph = parts.glyph && (face === 0 || face === 1 || face === 3 || isRow);
        let glyphX = (w - size) / 2, textX = w / 2, anchor = 'middle';
        if (isRow) { glyphX = 8; textX = item.glyph ? 40 : 12; anchor = 'start'; }
        if (face === 1) { glyphX = 10; textX = 16 + size; anchor = 'start'; }
        if (face === 3) { glyphX = 10; textX = parts.glyph ? 18 + size : 14; anchor = 'start'; }
        parts.text.setAttribute('x', textX);
        parts.text.setAttribute('y', h / 2 + 5);
        parts.text.setAttribute('text-anchor', anchor);
        if (parts.glyph) setBox(parts.glyph, hasGlyph ? [glyphX, (h - size) / 2, size, size] : null);
        const badge = change[10] === undefined || change[10] < 0 || isRow ? '' : side.texts[change[10]];
        parts.badge.setAttribute('visibility', badge ? 'inherit' : 'hidden');
        if (badge) {
          const width = Math.max(18, badge.length * 9 + 8);
          parts.badgeBox.setAttribute('width', width);
          parts.badgeText.setAttribute('x', width / 2);
          parts.badgeText.textContent = badge;
          parts.badge.setAttribute('transform', 'translate(' + (w - width * .6) + ',-7)');
        }
      }

      function showGroups(current) {
        side.groups.forEach((members, number) => {
          let box = null, bar = -1;
          for (const index of members) {
            const change = current[index];
            if (!change || change[1] < 0 || change[1] >= OVERFLOW || (bar >= 0 && bar !== change[1])) continue;
            bar = change[1];
            const [x, y, w, h] = change.slice(2, 6);
            if (!box) box = [x, y, x + w, y + h];
            else box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x + w), Math.max(box[3], y + h)];
          }
          if (box) box = [box[0], box[1], box[2] - box[0], box[3] - box[1]];
          setBox(groups[number], box, box ? Math.min(box[2], box[3]) / 2 : 0);
        });
      }

      function fit(pose) {
        const all = isNarrow.matches ? [pose] : side.poses;
        const w = Math.max(...all.map(one => one.w)), h = Math.max(...all.map(one => one.h));
        const right = side.hasMenu && !isNarrow.matches ? GAP + MENU : 0;
        const below = side.hasMenu && isNarrow.matches ? GAP + (menuBox ? menuBox[3] : 0) : 0;
        const next = [-RIM, -RIM, w + right + 2 * RIM, h + below + 2 * RIM].join(' ');
        if (next !== view) svg.setAttribute('viewBox', view = next);
      }

      function show(entry) {
        const poseRow = latest(side.pose, entry);
        const pose = side.poses[poseRow < 0 ? 0 : side.pose[poseRow][1]];
        if (poseRow !== drawn.pose) showPose(poseRow);
        page.bars.forEach((_, bar) => {
          const row = latest(side.bars[bar], entry);
          if (row === drawn.bars[bar]) return;
          const change = row < 0 ? null : side.bars[bar][row];
          const box = change && change.length > 1 ? change.slice(1) : null;
          setBox(bars[bar], box, box ? Math.min(box[2], box[3]) / 2 : 0);
          drawn.bars[bar] = row;
        });
        const current = [], rows = [];
        side.items.forEach((item, index) => {
          rows[index] = latest(item.changes, entry);
          current[index] = item.changes[rows[index]];
        });
        const buttonIndex = side.index.get('overflow');
        const buttonRow = buttonIndex === undefined ? -1 : rows[buttonIndex];
        const menuRow = latest(side.menu, entry);
        const menuKey = menuRow + '/' + buttonRow + '/' + poseRow;
        const isMenuNew = menuKey !== drawn.menu;
        if (isMenuNew) { showMenu(menuRow, pose, entry); drawn.menu = menuKey; }
        let isChanged = false;
        side.items.forEach((item, index) => {
          const isMenuItem = current[index] && current[index][1] === OVERFLOW;
          if (rows[index] === drawn.items[index] && !(isMenuItem && isMenuNew)) return;
          showItem(index, current[index]);
          drawn.items[index] = rows[index];
          isChanged = true;
        });
        if (isChanged) showGroups(current);
        fit(pose);
        drawn.pose = poseRow;
        showMarks(entry);
      }

      function showMarks(entry) {
        side.items.forEach((item, index) => {
          let worst = '';
          for (const finding of side.marks[index]) {
            if (entry < finding.entries[0] || entry > finding.entries[finding.entries.length - 1]) continue;
            if (finding.severity === 'error' || !worst || worst === 'info') worst = finding.severity;
          }
          const name = worst ? 'ring ' + worst : 'ring';
          if (nodes[index].ring.getAttribute('class') !== name) nodes[index].ring.setAttribute('class', name);
        });
      }

      function describe(entry) {
        const words = page.bars.map((name, bar) => {
          const inside = side.items.filter(item => {
            const change = item.changes[latest(item.changes, entry)];
            return change && change[1] === bar;
          });
          return inside.length ? name + ': ' + inside.map(item => item.name).join(', ') : '';
        });
        svg.setAttribute('aria-label', 'Device. ' + words.filter(Boolean).join('. '));
      }

      function redraw() {
        drawn.pose = drawn.menu = -2;
        drawn.items.fill(-2);
        view = '';
      }

      return {svg, nodes, show, redraw, describe};
    }
    """#
}
