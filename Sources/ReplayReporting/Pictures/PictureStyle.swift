/// The look shared by all pictures: one palette in light and dark, and classes for what is drawn.
enum PictureStyle {
  /// Custom properties for light, replaced in dark.
  static let palette = """
    :root{--paper:#f5f6f9;--card:#ffffff;--ink:#1a1e27;--soft:#5b6474;--line:#d5dae3;--body:#2c313c;\
    --screen:#ffffff;--bar:#eef1f6;--glass:#e3e8f0;--tint:#1f5fd6;--tintInk:#ffffff;--move:#7b3fd0;\
    --warn:#a85b00;--bad:#c22635;--good:#1b7f4d;--hatch:#dfe3ea}
    @media (prefers-color-scheme:dark){:root{--paper:#0f1217;--card:#181c24;--ink:#e9ecf2;--soft:#9ca6b8;\
    --line:#2f3643;--body:#4a5261;--screen:#12151b;--bar:#1c212b;--glass:#2b323f;--tint:#6ea4ff;\
    --tintInk:#0b1220;--move:#bb92ff;--warn:#f2b04e;--bad:#ff7d84;--good:#5fd39a;--hatch:#222833}}
    """

  static let fontFamily = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

  /// Rules of the drawings, for SVG alone and inside a page.
  static let drawing = """
    text{font-family:\(fontFamily);fill:var(--ink)}
    .paper{fill:var(--paper)}
    .soft{fill:var(--soft)}
    .strong{font-weight:600}
    .body{fill:var(--body)}
    .screen{fill:var(--screen)}
    .hatch{fill:var(--hatch)}
    .sheet{fill:var(--card);stroke:var(--line);stroke-width:1.5}
    .bar{fill:var(--bar)}
    .glass{fill:var(--glass)}
    .tint{fill:var(--tint)}
    .ontint{fill:var(--tintInk)}
    .ontint.glyph{color:var(--tintInk)}
    .glyph{color:var(--ink);fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
    .off{opacity:.38}
    .focus{fill:none;stroke:var(--tint);stroke-width:2}
    .badge{fill:var(--bad)}
    .badgeText{fill:#ffffff;font-weight:600}
    .fold{stroke:var(--line);stroke-width:1.5;stroke-dasharray:3 4}
    .bent{stroke:var(--soft);stroke-width:2.5;stroke-dasharray:none}
    .spine{fill:var(--soft)}
    .menu{fill:var(--card);stroke:var(--line)}
    .menu.open{stroke:var(--tint);stroke-width:2}
    .closed{stroke-dasharray:4 3}
    .rule{stroke:var(--line);stroke-width:1}
    .ghost{fill:none;stroke:var(--move);stroke-dasharray:2 2;opacity:.75}
    .move{fill:none;stroke:var(--move);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
    .moveText{fill:var(--move)}
    .info{fill:var(--tint)}
    .warning{fill:var(--warn)}
    .error{fill:var(--bad)}
    .markText{fill:var(--card);font-weight:700}
    """
}
