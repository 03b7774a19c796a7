extension PageScript {
  /// Moving through time: by mouse, keyboard and touch, and by playing.
  static let controls = #"""
    let step = 0, position = 0, playing = false, lastFrame = 0;
    const stages = page.sides.map(side => {
      side.settled = new Set(sums(side.settled));
      return makeStage(side, place('stage-' + side.number));
    });
    const calm = matchMedia('(prefers-reduced-motion:reduce)');

    function render() {
      stages.forEach((stage, number) => stage.show(steps[number][step]));
      showNow();
      showItemNow();
      lanes.setAttribute('aria-valuenow', step);
      moveHead();
    }

    function announce() {
      const event = place('event').textContent;
      lanes.setAttribute('aria-valuetext', place('count').textContent + ', ' + place('time').textContent + (event ? ', ' + event : ''));
      stages.forEach((stage, number) => stage.describe(steps[number][step]));
    }

    function go(next, isPlaying) {
      step = Math.min(Math.max(next, 0), stepCount - 1);
      position = axis[step];
      if (!isPlaying) pause();
      render();
      announce();
    }

    function scrub(event) {
      const box = lanes.getBoundingClientRect();
      pause();
      position = positionOf(event.clientX - box.left);
      const next = stepAt(position);
      if (next !== step) { step = next; render(); } else moveHead();
    }

    function eventSteps() {
      const side = page.sides[page.sides.length - 1];
      return side.events.map(row => stepOf(side.number, row[0]));
    }
    function nextEvent() { go(eventSteps().find(one => one > step) ?? stepCount - 1); }
    function previousEvent() { go(eventSteps().reverse().find(one => one < step) ?? 0); }
    function nextFinding() {
      const all = shownFindings.map(one => stepOf(one.side, one.entries[one.entries.length - 1] ?? 0)).sort((a, b) => a - b);
      if (all.length) go(all.find(one => one > step) ?? all[0]);
    }

    function pause() {
      if (!playing) return;
      playing = false;
      place('play').textContent = 'Play';
      place('stages').classList.remove('glide');
      announce();
    }

    function play() {
      if (playing) { pause(); return; }
      if (step >= stepCount - 1) { step = 0; position = 0; render(); }
      playing = true;
      place('play').textContent = 'Pause';
      if (!calm.matches) place('stages').classList.add('glide');
      lastFrame = performance.now();
      requestAnimationFrame(tick);
    }

    function tick(now) {
      if (!playing) return;
      position = Math.min(position + (now - lastFrame) * Number(place('speed').value), length);
      lastFrame = now;
      const next = stepAt(position);
      if (next !== step) { step = next; render(); } else moveHead();
      if (position >= length) { step = stepCount - 1; render(); pause(); return; }
      requestAnimationFrame(tick);
    }

    lanes.addEventListener('pointerdown', event => {
      if (event.button) return;
      lanes.setPointerCapture(event.pointerId);
      lanes.focus({preventScroll: true});
      scrub(event);
    });
    lanes.addEventListener('pointermove', event => { if (lanes.hasPointerCapture(event.pointerId)) scrub(event); });
    lanes.addEventListener('pointerup', announce);
    lanes.addEventListener('pointercancel', announce);

    document.addEventListener('keydown', event => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest('input,select,textarea')) return;
      const isButton = event.target.closest('button');
      const action = {
        ArrowRight: () => event.shiftKey ? nextEvent() : go(step + 1),
        ArrowLeft: () => event.shiftKey ? previousEvent() : go(step - 1),
        ArrowUp: event.target === lanes ? () => go(step + 1) : null,
        ArrowDown: event.target === lanes ? () => go(step - 1) : null,
        PageUp: event.target === lanes ? previousEvent : null,
        PageDown: event.target === lanes ? nextEvent : null,
        Home: () => go(0), End: () => go(stepCount - 1),
        ' ': isButton ? null : play,
        f: nextFinding, F: nextFinding
      }[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    });

    place('play').addEventListener('click', play);
    place('back').addEventListener('click', () => go(step - 1));
    place('next').addEventListener('click', () => go(step + 1));
    place('backEvent').addEventListener('click', previousEvent);
    place('nextEvent').addEventListener('click', nextEvent);
    place('nextFinding').addEventListener('click', nextFinding);
    place('filter').addEventListener('input', filterItems);
    place('moving').addEventListener('change', filterItems);
    for (const box of document.querySelectorAll('[data-severity]'))
      box.addEventListener('change', () => { fillFindings(ROWS); drawLanes(); });
    place('moreFindings').addEventListener('click', () => fillFindings(Infinity));

    lanes.setAttribute('aria-valuemin', 0);
    lanes.setAttribute('aria-valuemax', stepCount - 1);
    fillFindings(ROWS);
    fillChanges();
    fillLabels();
    drawLanes();
    go(0);
    new ResizeObserver(() => { if (lanes.clientWidth !== laneWidth) drawLanes(); }).observe(lanes);
    matchMedia('(prefers-color-scheme:dark)').addEventListener('change', drawLanes);
    isNarrow.addEventListener('change', () => { for (const stage of stages) stage.redraw(); render(); });
    document.documentElement.dataset.ready = 'true';
    """#
}
