/// The fixed markup of the page, part by part.
enum PageParts {
  static let facts = """
    <div class="facts">
    <section class="card now" aria-labelledby="nowTitle">
    <h2 id="nowTitle" class="hidden">Now</h2>
    <p><b id="time"></b> <span class="quiet" id="count"></span></p>
    <p class="event" id="event"></p>
    <p class="quiet" id="facts"></p>
    <p id="pose"></p>
    <p class="quiet" id="dropped"></p>
    </section>
    <section class="card" id="item" aria-labelledby="itemName">
    <h2 id="itemName">Item</h2>
    <p class="quiet" id="itemHint">Click a control, or its name beside the time line, to see where it is and why.</p>
    <dl id="about"></dl>
    <p id="where"></p>
    <p class="quiet" id="why"></p>
    <ol class="history" id="history" aria-label="Where it was"></ol>
    </section>
    </div>
    """

  static let transport = """
    <section class="card wide transport" aria-label="Time line">
    <div class="controls">
    <button type="button" id="play" class="play">Play</button>
    <button type="button" id="backEvent" aria-label="Previous event" title="Previous event (Shift ←)"><svg class="icon" aria-hidden="true"><use href="#g-backward"/></svg></button>
    <button type="button" id="back" aria-label="Previous entry" title="Previous entry (←)"><svg class="icon" aria-hidden="true"><use href="#g-chevron-left"/></svg></button>
    <button type="button" id="next" aria-label="Next entry" title="Next entry (→)"><svg class="icon" aria-hidden="true"><use href="#g-chevron-right"/></svg></button>
    <button type="button" id="nextEvent" aria-label="Next event" title="Next event (Shift →)"><svg class="icon" aria-hidden="true"><use href="#g-forward"/></svg></button>
    <label><span class="hidden">Speed</span><select id="speed">
    <option value="0.1">0.1×</option><option value="0.25">0.25×</option><option value="0.5">0.5×</option>
    <option value="1" selected>1×</option><option value="2">2×</option><option value="4">4×</option>
    </select></label>
    <button type="button" id="nextFinding" title="Next finding (F)">Next finding</button>
    <span class="space"></span>
    <label><input type="checkbox" id="moving"> only what moves</label>
    <label><span class="hidden">Filter items and findings</span><input type="search" id="filter" placeholder="Filter items…"></label>
    </div>
    <div class="tracks">
    <div class="labels" id="labels"></div>
    <div class="lanes" id="lanes" role="slider" tabindex="0" aria-label="Time" aria-valuenow="0"><canvas aria-hidden="true"></canvas><div class="head" id="head"></div></div>
    </div>
    <ul class="legend" aria-label="Colours of the rows">
    <li><span class="c0"></span>navigation bar</li><li><span class="c1"></span>title row</li><li><span class="c2"></span>vertical bar</li>
    <li><span class="c3"></span>bottom bar</li><li><span class="c4"></span>tab bar</li><li><span class="c5"></span>keyboard bar</li>
    <li><span class="c6"></span>sidebar bar</li><li><span class="c7"></span>content bar</li><li><span class="c8"></span>overflow menu</li>
    <li><span class="c9"></span>shown nowhere</li>
    <li><kbd>←</kbd> <kbd>→</kbd> entry, <kbd>Shift</kbd> event, <kbd>Space</kbd> play, <kbd>F</kbd> finding</li>
    </ul>
    </section>
    """

  static let changes = """
    <section class="card wide changes-card" aria-labelledby="changesTitle">
    <h2 id="changesTitle">What changed</h2>
    <ol class="history" id="changes"></ol>
    </section>
    """

  static let findings = """
    <section class="card wide findings-card" aria-labelledby="findingsTitle">
    <div class="controls"><h2 id="findingsTitle">Findings</h2><span class="space"></span>
    <label><input type="checkbox" data-severity="error" checked> errors</label>
    <label><input type="checkbox" data-severity="warning" checked> warnings</label>
    <label><input type="checkbox" data-severity="info" checked> infos</label></div>
    <div class="scroller"><table class="findings">
    <thead><tr><th scope="col">Severity</th><th scope="col">Time</th><th scope="col">Rule</th><th scope="col">Items</th><th scope="col">What happened</th></tr></thead>
    <tbody id="findings"></tbody></table></div>
    <p class="quiet" id="noFindings" hidden></p>
    <button type="button" id="moreFindings" hidden></button>
    </section>
    """
}
