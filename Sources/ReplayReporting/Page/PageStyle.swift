/// The style sheet of the page: one column on a phone, picture and facts side by side where there is room.
enum PageStyle {
  static let text = PictureStyle.palette + "\n" + PictureStyle.drawing + "\n" + page + "\n" + tracks

  private static let page = """
    *{box-sizing:border-box}
    :root{color-scheme:light dark}
    html{-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.45 \(PictureStyle.fontFamily)}
    h1{font-size:20px;margin:0;overflow-wrap:anywhere}
    h2{font-size:14px;margin:0 0 8px}
    p{margin:0 0 6px}
    .quiet{color:var(--soft)}
    .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    header{padding:16px 20px 8px}
    main{padding:0 20px 24px;display:grid;gap:16px;grid-template-columns:minmax(0,1fr) minmax(280px,360px)}
    .wide{grid-column:1/-1}
    .card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:14px 16px}
    .facts{display:grid;gap:16px;align-content:start}
    .stages{display:grid;gap:16px;grid-template-columns:minmax(0,1fr);align-content:start}
    .stages.two{grid-template-columns:repeat(2,minmax(0,1fr));grid-column:1/-1}
    .stages.two + .facts{grid-column:1/-1;grid-template-columns:repeat(2,minmax(0,1fr))}
    figure{margin:0}
    figcaption{font-weight:600;margin-bottom:4px}
    .stage{display:block;width:100%;max-height:68vh;user-select:none}
    .stage .item{cursor:pointer}
    .stage .item.gone{opacity:0!important;pointer-events:none}
    .stage .item.row .glass{opacity:0}
    .stage .item.bare .glass{opacity:0}
    .stage .item.prominent .glass{fill:var(--tint)}
    .stage .item.prominent .glyph,.stage .item.prominent text{color:var(--tintInk);fill:var(--tintInk)}
    .stage .item.prominent .glyph{fill:none}
    .stage .item.prominent.row .glyph,.stage .item.prominent.row text{color:var(--ink)}
    .stage .item.prominent.row text{fill:var(--ink)}
    .stage .item.quieted{opacity:.25}
    .stage .item.picked .glass,.stage .item.focused .glass{stroke:var(--tint);stroke-width:3}
    .stage .ring{fill:none;stroke-width:3;stroke:none}
    .stage .ring.info{stroke:var(--tint)}
    .stage .ring.warning{stroke:var(--warn)}
    .stage .ring.error{stroke:var(--bad)}
    .stage text{font-size:15px}
    .stage .heading{font-weight:600}
    .stage .leader{fill:none;stroke:var(--line);stroke-width:2}
    .glide .item{transition:transform .22s ease,opacity .22s ease}
    @media (prefers-reduced-motion:reduce){.glide .item{transition:none}}
    .now b{font-size:22px;font-variant-numeric:tabular-nums}
    .now .event{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:13px;overflow-wrap:anywhere}
    dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:0 0 8px}
    dt{color:var(--soft)}
    dd{margin:0;overflow-wrap:anywhere}
    button,select,input{font:inherit;color:inherit}
    button,select{background:var(--card);border:1px solid var(--line);border-radius:9px;padding:6px 11px;min-height:36px}
    button{cursor:pointer}
    button:hover{border-color:var(--tint)}
    :focus-visible{outline:3px solid var(--tint);outline-offset:2px}
    .icon{display:block;width:18px;height:18px;fill:none;stroke:currentColor;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
    .play{background:var(--tint);color:var(--tintInk);border-color:transparent;font-weight:600;min-width:88px}
    .link{background:none;border:0;padding:2px 0;min-height:0;color:var(--tint);text-align:left;overflow-wrap:anywhere}
    .link:hover{text-decoration:underline}
    input[type=search]{background:var(--card);border:1px solid var(--line);border-radius:9px;padding:6px 10px;min-height:36px;width:180px}
    .controls{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
    .controls .space{flex:1}
    .scroller{overflow-x:auto}
    table{border-collapse:collapse;width:100%}
    th{text-align:left;font-weight:600;color:var(--soft);font-size:13px;padding:4px 10px 4px 0;border-bottom:1px solid var(--line)}
    td{padding:7px 10px 7px 0;vertical-align:top;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
    tr.current td{background:var(--bar)}
    .severity{display:inline-block;border-radius:9px;padding:0 8px;font-size:12px;font-weight:600;color:var(--card);background:var(--tint)}
    .severity.warning{background:var(--warn)}
    .severity.error{background:var(--bad)}
    ol.history{margin:0;padding:0;list-style:none;max-height:180px;overflow:auto;font-size:13px}
    kbd{border:1px solid var(--line);border-radius:5px;padding:0 5px;font:12px ui-monospace,Menlo,Consolas,monospace}
    @media (max-width:820px){
    header{padding:12px 12px 6px}
    main{padding:0 12px 16px;grid-template-columns:minmax(0,1fr);gap:12px}
    .stage{max-height:62vh}
    .stages{order:1}.transport{order:2}.facts{order:3}.findings-card,.changes-card{order:4}
    .controls .space{display:none}
    .findings thead{display:none}
    .findings tr{display:block;padding:8px 0;border-bottom:1px solid var(--line)}
    .findings td{display:block;border:0;padding:1px 0}
    }
    @media (max-width:820px){.stages.two + .facts{grid-template-columns:minmax(0,1fr)}}
    @media (max-width:520px){.stages.two{grid-template-columns:minmax(0,1fr)}}
    """

  private static let tracks = """
    .tracks{display:grid;grid-template-columns:132px minmax(0,1fr);max-height:56vh;overflow-y:auto;margin-top:10px}
    .labels button{display:block;width:100%;height:24px;min-height:0;padding:0 8px 0 0;border:0;border-radius:6px;background:none;\
    font-size:13px;text-align:left;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
    .labels button[aria-pressed=true]{color:var(--tint);font-weight:600}
    .labels div{height:24px;font-size:12px;line-height:24px;color:var(--soft);white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
    .lanes{position:relative;cursor:ew-resize;touch-action:pan-y;border-radius:6px}
    .lanes canvas{display:block;width:100%}
    .head{position:absolute;top:0;bottom:0;left:0;width:2px;margin-left:-1px;background:var(--ink);pointer-events:none}
    .head::before{content:"";position:absolute;left:-5px;top:0;border:6px solid transparent;border-top-color:var(--ink)}
    .legend{display:flex;flex-wrap:wrap;gap:4px 14px;margin:10px 0 0;padding:0;list-style:none;font-size:12px;color:var(--soft)}
    .legend span{display:inline-block;width:12px;height:12px;border-radius:3px;margin-right:5px;vertical-align:-2px}
    .c0{background:var(--c0)}.c1{background:var(--c1)}.c2{background:var(--c2)}.c3{background:var(--c3)}.c4{background:var(--c4)}
    .c5{background:var(--c5)}.c6{background:var(--c6)}.c7{background:var(--c7)}.c8{background:var(--c8)}.c9{background:var(--c9)}
    :root{--c0:#8fb5f5;--c1:#83cfc6;--c2:#c3a5f0;--c3:#9ad29a;--c4:#efc77a;--c5:#f0a9c4;--c6:#9fd6ee;--c7:#b3b8f2;--c8:#c9cfd9;--c9:#e79a9f}
    @media (prefers-color-scheme:dark){:root{--c0:#2f569b;--c1:#24706a;--c2:#6a4aa3;--c3:#38743a;--c4:#8a6518;--c5:#8d4263;--c6:#2c6d88;--c7:#4a50a0;--c8:#464e5d;--c9:#8c3b41}}
    @media (max-width:820px){.tracks{grid-template-columns:92px minmax(0,1fr);max-height:46vh}}
    """
}
