// How a page looks: light or dark as its reader's system, from 320 px on, and on paper.

import { html } from './html.ts';

export const PAGE_STYLE = html`
:root{color-scheme:light dark;--ground:#fff;--raised:#f6f8fa;--line:#d0d7de;--ink:#1f2328;--soft:#57606a;--link:#0550ae;
--proven:#1a7f37;--passed:#8a5a00;--failed:#c4202c;--open:#57606a;--added:#dafbe1;--removed:#ffebe9}
@media (prefers-color-scheme:dark){:root{--ground:#0d1117;--raised:#161b22;--line:#30363d;--ink:#e6edf3;--soft:#9aa4af;
--link:#79b8ff;--proven:#3fb950;--passed:#d8a32f;--failed:#ff7b72;--open:#9aa4af;--added:#12341f;--removed:#43191b}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
header,nav,main,footer,aside{max-width:58rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:2rem}
h1{font-size:clamp(1.75rem,6vw,2.6rem);line-height:1.15;margin:.1rem 0 .5rem;letter-spacing:-.02em}
h2{font-size:1.25rem;margin:0 0 .9rem;letter-spacing:-.01em}
h3{font-size:1rem;margin:0}
p{margin:.4rem 0}
a{color:var(--link)}
a:focus-visible,summary:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:4px}
code,pre{font:.84em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{margin:.6rem 0 0;padding:.7rem .8rem;background:var(--raised);border:1px solid var(--line);border-radius:6px;white-space:pre-wrap}
.where,.soft,small{color:var(--soft)}
.where{font-size:.9rem;margin:0}
.verdict{border-left:6px solid var(--tone);padding:.1rem 0 .1rem 1.1rem;margin:1.2rem 0 1.4rem}
.verdict h1{color:var(--tone)}
.verdict .reason{font-size:1.08rem;max-width:46rem}
.proven{--tone:var(--proven)}.passed{--tone:var(--passed)}.failed{--tone:var(--failed)}.open{--tone:var(--open)}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:1px;margin:0;background:var(--line);border:1px solid var(--line);border-radius:8px;overflow:hidden}
.facts div{background:var(--ground);padding:.55rem .8rem}
.facts dt{font-size:.78rem;color:var(--soft)}
.facts dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
nav ul{display:flex;flex-wrap:wrap;gap:.1rem 1.1rem;list-style:none;margin:1.1rem 0 0;padding:0;font-size:.9rem}
nav a{display:inline-block;padding:.2rem 0}
section{margin:2.2rem 0;padding-top:1.6rem;border-top:1px solid var(--line)}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:.8rem;list-style:none;margin:0;padding:0}
.card{border:1px solid var(--line);border-top:4px solid var(--tone);border-radius:8px;padding:.8rem .9rem;background:var(--raised)}
.tag{display:inline-block;border:1px solid var(--tone);color:var(--tone);border-radius:99px;padding:0 .55rem;font-size:.8rem;font-weight:600;white-space:nowrap}
.plain{list-style:none;margin:0;padding:0}
.plain>li+li{margin-top:.9rem}
section>p{margin:0 0 .9rem}
.lines{white-space:pre-line}
.about{margin:0 0 1.2rem;max-width:46rem}
table+.facts{margin-top:1.1rem}
.shares td{text-align:right}
.steps .files li+li::before{content:"\\b7";margin-right:.8rem;color:var(--soft)}
.steps .files .soft+li::before{content:none}
.steps{list-style:none;margin:0;padding:0 0 0 1.3rem;border-left:2px solid var(--line)}
.steps>li{position:relative;padding-bottom:1.4rem}
.steps>li:last-child{padding-bottom:0}
.steps>li::before{content:"";position:absolute;left:calc(-1.3rem - 8px);top:.42rem;width:14px;height:14px;border-radius:50%;background:var(--tone);border:3px solid var(--ground)}
.head{display:flex;flex-wrap:wrap;gap:.2rem .7rem;align-items:baseline}
.head small{font-variant-numeric:tabular-nums}
blockquote{margin:.5rem 0;padding-left:.8rem;border-left:3px solid var(--line);color:var(--soft)}
.files{display:flex;flex-wrap:wrap;gap:.2rem .8rem;margin:.4rem 0 0;padding:0;list-style:none}
.names{margin:.4rem 0 0;padding-left:1.2rem}
details{margin:.5rem 0 0}
summary{cursor:pointer;color:var(--link);width:fit-content}
pre span{display:block;min-height:1.5em;margin:0 -.8rem;padding:0 .8rem}
pre .a{background:var(--added)}pre .r{background:var(--removed)}pre .h{color:var(--soft)}
svg{display:block;max-width:100%;height:auto;margin:.35rem 0 .2rem}
svg text{font:600 10px system-ui,sans-serif;text-anchor:middle;fill:var(--soft)}
.cell{fill:none;stroke:var(--line);stroke-width:1.5}
.there .cell{fill:var(--failed);stroke:var(--failed)}.there text{fill:var(--ground)}
.unknown .cell{stroke-dasharray:2 2}
.bar rect:nth-of-type(1),.k0{fill:#6e7f96;background:#6e7f96}.bar rect:nth-of-type(2),.k1{fill:#3b82c4;background:#3b82c4}
.bar rect:nth-of-type(3),.k2{fill:#2f9e6e;background:#2f9e6e}.bar rect:nth-of-type(4),.k3{fill:#b98417;background:#b98417}
.bar{width:100%;height:16px;border-radius:4px}
.key{display:inline-block;width:.8em;height:.8em;border-radius:2px;margin-right:.5em;forced-color-adjust:none}
table{width:100%;border-collapse:collapse}
td,th{text-align:left;vertical-align:top;padding:.35rem .8rem .35rem 0;border-bottom:1px solid var(--line);font-weight:400}
td:last-child,th:last-child{padding-right:0}
thead th{font-size:.8rem;color:var(--soft)}
.when{white-space:nowrap;font-variant-numeric:tabular-nums;color:var(--soft);font-size:.85rem}
footer{color:var(--soft);font-size:.85rem;padding-bottom:2.5rem}
@media (max-width:34rem){.wide,.wide tbody,.wide tr,.wide td,.wide th{display:block;border:0;padding:0}.wide thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}.wide tr{border-bottom:1px solid var(--line);padding:.45rem 0}}
@media (forced-colors:active){.there .cell{fill:CanvasText}.there text{fill:Canvas}}
@media print{:root{color-scheme:light;--ground:#fff;--raised:#fff;--line:#bbb;--ink:#000;--soft:#444}body{font-size:10.5pt}nav{display:none}header,main,footer{max-width:none;padding-left:0;padding-right:0}section{break-inside:auto}.card,.plain>li{break-inside:avoid}details::details-content{content-visibility:visible;block-size:auto}*{print-color-adjust:exact}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
`;
