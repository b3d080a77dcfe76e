var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var t in e)__defProp(r,t,{get:e[t],enumerable:!0})},__copyProps=(r,e,t,n)=>{if(e&&typeof e=="object"||typeof e=="function")for(let o of __getOwnPropNames(e))!__hasOwnProp.call(r,o)&&o!==t&&__defProp(r,o,{get:()=>e[o],enumerable:!(n=__getOwnPropDesc(e,o))||n.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{LIVE_POLICY:()=>LIVE_POLICY,LIVE_SCRIPT:()=>LIVE_SCRIPT,PAGE_MARK:()=>PAGE_MARK,inWords:()=>inWords,livesIn:()=>livesIn,outsideLine:()=>outsideLine,outsideText:()=>outsideText,renderPage:()=>renderPage}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_report_timeline=require("./shared.core.report.timeline.cjs"),import_common=require("./common.cjs"),import_common2=require("./common.cjs"),import_common3=require("./common.cjs"),import_common4=require("./common.cjs");
// src/core/report/page/outside.ts
function outsideText(text, cap) {
  if (text.length <= cap + MARGIN) return (0, import_common4.clipText)((0, import_common2.redact)((0, import_common3.visible)(text)), cap);
  const part = (0, import_common2.redact)((0, import_common3.visible)(text.slice(0, cap + MARGIN)));
  return `${(0, import_common4.clipText)(part.slice(0, Math.max(0, part.length - MARGIN / 2)), cap - 1).replace(/…$/, "")}\u2026`;
}
var MARGIN = 16e3;
function outsideLine(text, cap) {
  return outsideText(text.replaceAll(/\s+/g, " ").trim(), cap);
}
// src/core/report/page/html.ts
function html(words, ...parts) {
  return asHtml(words.map((word, at) => word + written(parts[at] ?? null)).join(""));
}
function escaped(text) {
  return asHtml(text.replaceAll(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`));
}
function jsonIn(value) {
  return asHtml(JSON.stringify(value).replaceAll("<", "\\u003c"));
}
function written(part) {
  if (part === null) return "";
  return typeof part === "object" ? part.map(written).join("") : String(part);
}
function asHtml(text) {
  return text;
}
// src/core/report/page/live-page.ts
var STILL_POLICY = html`default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;
var LIVE_POLICY = html`default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;
var LIVE_SCRIPT = html`'use strict';
const source = new EventSource('/events');
const say = (text) => { document.getElementById('live').textContent = text; };
const folds = () => [...document.querySelectorAll('details')];
const nameOf = (fold) => fold.closest('li, section')?.querySelector('h2, h3')?.textContent + fold.textContent.slice(0, 40);
source.addEventListener('page', ({ data }) => {
  const next = new DOMParser().parseFromString(JSON.parse(data), 'text/html');
  const open = new Set(folds().filter((fold) => fold.open).map(nameOf));
  document.title = next.title;
  document.getElementById('page').replaceChildren(...next.getElementById('page').childNodes);
  for (const fold of folds()) fold.open = open.has(nameOf(fold));
  say(document.querySelector('h1').textContent);
});
source.addEventListener('end', () => { source.close(); say('No longer followed: the server has ended.'); });
source.addEventListener('open', () => say('This page follows what runs.'));
source.addEventListener('error', () => say('The server does not answer.'));
`;
// src/core/report/page/page-style.ts
var PAGE_STYLE = html`
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
// src/core/report/page/duration.ts
function inWords(ms) {
  const seconds = ms / 1e3;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 120) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 120 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
// src/core/report/page/lives.ts
var MOST_LIVES = 40;
function livesIn({ progress }) {
  const { attempts, lastFailure, baseline } = progress;
  const mentioned = attempts.flatMap(({ came, gone }) => [...came, ...gone]);
  const names2 = /* @__PURE__ */ new Set([...mentioned, ...(lastFailure?.items ?? []).map(import_common.itemName)]);
  const hasStart = attempts[0]?.iteration === 1 && baseline !== null && baseline.kind !== "unknown";
  const lives = [...names2].map((name) => {
    const states = statesOf(name, attempts);
    return { name: outsideLine(name, 160), states: hasStart ? states : states.slice(1) };
  });
  const iterations = attempts.map(({ iteration }) => iteration);
  return {
    iterations: hasStart ? [0, ...iterations] : iterations,
    lives: lives.sort((one, other) => lengthOf(other) - lengthOf(one)).slice(0, MOST_LIVES)
  };
}
function statesOf(name, attempts) {
  const first = attempts.find(({ came, gone }) => came.includes(name) || gone.includes(name));
  let state = first?.came.includes(name) === true ? "not" : "there";
  const after = attempts.map((attempt) => {
    if (attempt.gone.includes(name) || attempt.left === null) state = "not";
    if (attempt.came.includes(name)) state = "there";
    return attempt.counted ? state : "unknown";
  });
  return [first?.came.includes(name) === true ? "not" : "there", ...after];
}
function lengthOf({ states }) {
  return states.filter((state) => state === "there").length;
}
function lifeInWords({ states }, iterations) {
  const there = iterations.filter((_, at) => states[at] === "there");
  const spans = [];
  for (const iteration of there.filter((one2) => one2 > 0)) {
    const last = spans.at(-1);
    if (last !== void 0 && last[1] === iteration - 1) last[1] = iteration;
    else spans.push([iteration, iteration]);
  }
  const shown = spans.map(([first, last]) => first === last ? `${first}` : `${first} to ${last}`);
  const start = there.includes(0) ? ["before the work"] : [];
  const one = spans.length === 1 && spans[0]?.[0] === spans[0]?.[1];
  const within = shown.length === 0 ? [] : [`after iteration${one ? "" : "s"} ${listed(shown)}`];
  const gone = states.at(-1) === "there" ? "still there at the end" : "gone at the end";
  return [...start, ...within, gone].join(", ");
}
function listed(parts) {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
// src/core/report/page/render-section.ts
function renderSection(section) {
  switch (section.kind) {
    case "text":
      return html`<pre dir="auto">${escaped(section.text)}</pre>`;
    case "experiments":
      return html`${renderRuns(section.runs)}${names(section.findings)}`;
    case "checks":
      return html`<ul class="plain">${section.checks.map(renderCheck)}</ul>`;
    case "lives":
      return html`<p class="soft">One box for each iteration; a filled one had the failure.${section.iterations[0] === 0 ? html` S is before the work.` : null}</p>
<ul class="plain">${section.lives.map((life, at) => renderLife(life, section.iterations, at))}</ul>`;
    case "iterations":
      return html`${renderLeft(section.left, html`iterations`)}<ol class="steps">${section.iterations.map(renderIteration)}</ol>`;
    case "guidance":
      return html`<ul class="plain">${section.given.map(renderGuidance)}</ul>`;
    case "time":
      return html`${renderTime(section.parts)}${renderFacts(section.facts)}`;
    case "rows":
      return html`<ul class="plain">${section.rows.map(renderRow)}</ul>`;
    case "events":
      return html`${renderLeft(section.left, html`lines`)}<table class="wide"><thead><tr><th scope="col">When</th><th scope="col">What</th></tr></thead><tbody>${section.events.map(renderEvent)}</tbody></table>`;
  }
}
function titleOf(section) {
  switch (section.kind) {
    case "text":
    case "rows":
      return escaped(section.title);
    case "experiments":
      return html`What the verdict rests on`;
    case "checks":
      return html`The checks`;
    case "lives":
      return html`What failed, and until when`;
    case "iterations":
      return html`What was tried`;
    case "guidance":
      return html`Guidance`;
    case "time":
      return html`Where the time went`;
    case "events":
      return html`What was decided`;
  }
}
function renderRuns(runs) {
  if (runs.length === 0) return null;
  return html`<p>The checks were run again under conditions that a fake does not survive.</p><ul class="cards">${runs.map(renderRun)}</ul>`;
}
function renderRun({ conditions, wanted, answer, what, durationMs }) {
  const isAsWanted = answer === wanted;
  const tone = isAsWanted ? "proven" : answer === "none" ? "passed" : "failed";
  const said = { red: html`they failed`, green: html`they passed`, none: html`no answer` }[answer];
  return html`<li class="card ${escaped(tone)}"><h3>${escaped(conditions.charAt(0).toUpperCase() + conditions.slice(1))}</h3>
<p>The checks had to ${wanted === "red" ? html`fail` : html`pass`}: <span class="tag">${said}${isAsWanted ? html` \u2713` : html` \u2717`}</span></p>
${what === null ? null : html`<p><code dir="auto">${escaped(what)}</code></p>`}
<small>${escaped(inWords(durationMs))}</small></li>`;
}
function renderCheck({ name, command, output }) {
  return html`<li><h3><bdi>${escaped(name)}</bdi></h3><p><code>${escaped(command)}</code></p>
${fold(html`What it printed last`, output === null ? null : html`<pre>${escaped(output)}</pre>`)}</li>`;
}
var CELL = 22;
function renderLife(life, iterations, at) {
  const words = lifeInWords(life, iterations);
  const boxes = life.states.map((state, box) => {
    const label = iterations[box] === 0 ? html`S` : html`${iterations[box] ?? 0}`;
    const left = box * CELL;
    return html`<g class="${escaped(state)}"><rect class="cell" x="${left + 1}" y="1" width="${CELL - 4}" height="${CELL - 4}" rx="3"/><text x="${left + CELL / 2 - 1}" y="14">${label}</text></g>`;
  });
  const width = life.states.length * CELL;
  return html`<li><h3 dir="auto">${escaped(life.name)}</h3>
<svg role="img" aria-labelledby="life-${at}-title life-${at}-words" width="${width}" height="${CELL}" viewBox="0 0 ${width} ${CELL}"><title id="life-${at}-title">${escaped(life.name)}</title><desc id="life-${at}-words">${escaped(words)}</desc>${boxes}</svg>
<small>${escaped(words.charAt(0).toUpperCase() + words.slice(1))}.</small></li>`;
}
function renderIteration(one) {
  const tone = one.passed ? "proven" : one.counted ? "failed" : "open";
  const parts = [
    given(one.said, (said) => html`<blockquote dir="auto">Claude: ${said}</blockquote>`),
    renderResults(one.checks),
    renderFiles(one.files),
    named(html`Gone`, one.gone),
    named(html`New`, one.came),
    named(html`Committed`, one.commits),
    given(one.denied, (denied) => html`<p dir="auto">Denied: ${denied}</p>`),
    one.patch === null || one.patch === "" ? null : fold(html`The change of iteration ${one.iteration}`, renderPatch(one.patch))
  ];
  return html`<li class="${escaped(tone)}"><div class="head"><h3>Iteration ${one.iteration}</h3>${given(one.at === null ? null : (0, import_shared_core_report_timeline.clockOfDay)(one.at), (at) => html`<small>${at}</small>`)}${one.counted ? null : html`<span class="tag">did not count</span>`}</div>
<p dir="auto">${escaped(one.result)}${given(one.relation, (relation) => html` <span class="soft">(${relation})</span>`)}</p>
${parts}</li>`;
}
function renderResults(checks) {
  if (checks.length === 0) return null;
  const results = checks.map(
    ({ name, outcome, durationMs }) => html`<li><bdi>${escaped(name)}</bdi>: ${escaped(outcome)} <small>${escaped(inWords(durationMs))}</small></li>`
  );
  return html`<ul class="files">${results}</ul>`;
}
function renderFiles(files) {
  if (files === null) return null;
  if (files.length === 0) return html`<p class="soft">No file changed.</p>`;
  return html`<ul class="files">${files.map((file) => html`<li><code>${escaped(file)}</code></li>`)}</ul>`;
}
function given(text, as) {
  return text === null ? null : as(escaped(text));
}
function renderPatch(patch) {
  return html`<pre>${patch.split("\n").map((line) => html`<span${classOf(line)}>${escaped(line)}</span>`)}</pre>`;
}
function classOf(line) {
  if (/^(?:diff |index |---|\+\+\+|@@|new file|deleted file)/.test(line)) return html` class="h"`;
  if (line.startsWith("+")) return html` class="a"`;
  return line.startsWith("-") ? html` class="r"` : html``;
}
function renderGuidance({ iteration, failure, source, outcome }) {
  return html`<li><div class="head"><h3>${iteration === null ? html`Once` : html`For iteration ${iteration}`}</h3></div>
<p dir="auto">${escaped(failure)}</p><p class="soft" dir="auto">${source === null ? null : html`From ${escaped(source)}: `}${escaped(outcome)}.</p></li>`;
}
function renderTime(parts) {
  const all = parts.reduce((sum, { ms }) => sum + ms, 0);
  if (all === 0) return null;
  let left = 0;
  const shares = parts.map(({ ms }) => {
    const width = Math.round(ms / all * 1e4) / 100;
    const share = html`<rect x="${left}%" y="0" width="${width}%" height="16"/>`;
    left = Math.round((left + width) * 100) / 100;
    return share;
  });
  const words = parts.map(({ name, ms }) => `${name}: ${inWords(ms)}`).join("; ");
  return html`<svg class="bar" role="img" aria-labelledby="time-title time-words" height="16"><title id="time-title">Where the time went</title><desc id="time-words">${escaped(words)}</desc>${shares}</svg>
<table class="shares"><tbody>${parts.map(({ name, ms }, at) => html`<tr><th scope="row"><span class="key k${at}"></span>${escaped(name)}</th><td class="when">${escaped(inWords(ms))}</td></tr>`)}</tbody></table>
`;
}
function renderRow({ name, state, tone, text }) {
  return html`<li class="${escaped(tone)}"><div class="head"><h3><bdi>${escaped(name)}</bdi></h3><span class="tag">${escaped(state)}</span></div>
${text === "" ? null : html`<p class="lines" dir="auto">${escaped(text)}</p>`}</li>`;
}
function renderEvent({ at, kind, text }) {
  return html`<tr><td class="when">${escaped((0, import_shared_core_report_timeline.clockOfDay)(at))}</td><td><span class="soft">${escaped(kind)}</span> <span dir="auto">${escaped(text)}</span></td></tr>`;
}
function renderFacts(facts) {
  if (facts.length === 0) return null;
  const cells = facts.map(
    ({ name, value }) => html`<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`
  );
  return html`<dl class="facts">${cells}</dl>`;
}
function renderLeft(left, of) {
  return left === 0 ? null : html`<p class="soft">${left} earlier ${of} are left out.</p>`;
}
function named(title, list) {
  if (list.length === 0) return null;
  const shown = list.map((name) => html`<li dir="auto">${escaped(name)}</li>`);
  return html`<ul class="files"><li class="soft">${title}:</li>${shown}</ul>`;
}
function names(list) {
  if (list.length === 0) return null;
  return html`<ul class="names">${list.map((name) => html`<li dir="auto">${escaped(name)}</li>`)}</ul>`;
}
function fold(title, content) {
  return content === null ? null : html`<details><summary>${title}</summary>${content}</details>`;
}
// src/core/report/page/render-page.ts
var PAGE_MARK = html`id="msw-report"`;
function renderPage(page, isLive = false) {
  const { title, project, verdict, sections } = page;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${isLive ? LIVE_POLICY : STILL_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(`${verdict.title} \xB7 ${title} \xB7 ${project}`)}</title>
<style>${PAGE_STYLE}</style>
${isLive ? html`<script src="/live.js" defer></script>` : null}</head>
<body>
${isLive ? html`<aside aria-label="Connection"><p id="live" role="status"></p></aside><div id="page">` : null}<header>
<p class="where"><bdi>${escaped(project)}</bdi> · ${escaped(title)}</p>
${renderVerdict(verdict)}
${page.about === "" ? null : html`<p class="about" dir="auto"><span class="soft">Task:</span> ${escaped(page.about)}</p>`}
${renderFacts(page.facts)}
</header>
${sections.length < 2 ? null : html`<nav aria-label="On this page"><ul>${sections.map(renderLink)}</ul></nav>`}
<main>
${sections.map(
    (section, at) => html`<section aria-labelledby="${idOf(at)}">
<h2 id="${idOf(at)}">${titleOf(section)}</h2>
${renderSection(section)}
</section>
`
  )}</main>
<footer>
<p>Made by MSW at ${escaped((0, import_shared_core_report_timeline.clockOfDay)(page.madeAt))} UTC from its own records; all times are UTC. ${isLive ? html`Nobody but you sees this page, and it ends with its server.` : html`This file loads nothing and runs nothing.`} Its data is also in it as JSON.</p>
</footer>
${isLive ? html`</div>` : null}<script type="application/json" ${PAGE_MARK}>${jsonIn(page)}</script>
</body>
</html>
`;
}
function renderVerdict({ tone, title, reason, next }) {
  return html`<div class="verdict ${escaped(tone)}">
<h1>${escaped(title)}</h1>
${reason === "" ? null : html`<p class="reason" dir="auto">${escaped(reason)}</p>`}
${next === null ? null : html`<p class="soft" dir="auto">${escaped(next)}</p>`}
</div>`;
}
function renderLink(section, at) {
  return html`<li><a href="#${idOf(at)}">${titleOf(section)}</a></li>`;
}
function idOf(at) {
  return html`section-${at}`;
}
