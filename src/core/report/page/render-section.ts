// The sections of a page, each with its title.

import { clockOfDay } from '../timeline.ts';
import { inWords } from './duration.ts';
import { escaped, type Html, html } from './html.ts';
import { lifeInWords } from './lives.ts';
import type {
  Fact,
  Life,
  PageCheck,
  PageEvent,
  PageGuidance,
  PageIteration,
  PageRow,
  PageRun,
  PageSection,
  PageVerdict,
  TimePart,
} from './page.ts';

export function renderSection(section: PageSection): Html {
  switch (section.kind) {
    case 'text':
      return html`<pre dir="auto">${escaped(section.text)}</pre>`;
    case 'experiments':
      return html`${renderRuns(section.runs)}${names(section.findings)}`;
    case 'checks':
      return html`<ul class="plain">${section.checks.map(renderCheck)}</ul>`;
    case 'lives':
      return html`<p class="soft">One box for each iteration; a filled one had the failure.${section.iterations[0] === 0 ? html` S is before the work.` : null}</p>
<ul class="plain">${section.lives.map((life, at) => renderLife(life, section.iterations, at))}</ul>`;
    case 'iterations':
      return html`${renderLeft(section.left, html`iterations`)}<ol class="steps">${section.iterations.map(renderIteration)}</ol>`;
    case 'guidance':
      return html`<ul class="plain">${section.given.map(renderGuidance)}</ul>`;
    case 'time':
      return html`${renderTime(section.parts)}${renderFacts(section.facts)}`;
    case 'rows':
      return html`<ul class="plain">${section.rows.map(renderRow)}</ul>`;
    case 'events':
      return html`${renderLeft(section.left, html`lines`)}<table class="wide"><thead><tr><th scope="col">When</th><th scope="col">What</th></tr></thead><tbody>${section.events.map(renderEvent)}</tbody></table>`;
  }
}

export function titleOf(section: PageSection): Html {
  switch (section.kind) {
    case 'text':
    case 'rows':
      return escaped(section.title);
    case 'experiments':
      return html`What the verdict rests on`;
    case 'checks':
      return html`The checks`;
    case 'lives':
      return html`What failed, and until when`;
    case 'iterations':
      return html`What was tried`;
    case 'guidance':
      return html`Guidance`;
    case 'time':
      return html`Where the time went`;
    case 'events':
      return html`What was decided`;
  }
}

function renderRuns(runs: readonly PageRun[]): Html | null {
  if (runs.length === 0) return null;
  return html`<p>The checks were run again under conditions that a fake does not survive.</p><ul class="cards">${runs.map(renderRun)}</ul>`;
}

function renderRun({ conditions, wanted, answer, what, durationMs }: PageRun): Html {
  const isAsWanted = answer === wanted;
  const tone: PageVerdict['tone'] = isAsWanted ? 'proven' : answer === 'none' ? 'passed' : 'failed';
  const said = { red: html`they failed`, green: html`they passed`, none: html`no answer` }[answer];
  return html`<li class="card ${escaped(tone)}"><h3>${escaped(conditions.charAt(0).toUpperCase() + conditions.slice(1))}</h3>
<p>The checks had to ${wanted === 'red' ? html`fail` : html`pass`}: <span class="tag">${said}${isAsWanted ? html` \u2713` : html` \u2717`}</span></p>
${what === null ? null : html`<p><code dir="auto">${escaped(what)}</code></p>`}
<small>${escaped(inWords(durationMs))}</small></li>`;
}

function renderCheck({ name, command, output }: PageCheck): Html {
  return html`<li><h3><bdi>${escaped(name)}</bdi></h3><p><code>${escaped(command)}</code></p>
${fold(html`What it printed last`, output === null ? null : html`<pre>${escaped(output)}</pre>`)}</li>`;
}

const CELL = 22;

function renderLife(life: Life, iterations: readonly number[], at: number): Html {
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

function renderIteration(one: PageIteration): Html {
  const tone: PageVerdict['tone'] = one.passed ? 'proven' : one.counted ? 'failed' : 'open';
  const parts = [
    given(one.said, (said) => html`<blockquote dir="auto">Claude: ${said}</blockquote>`),
    renderResults(one.checks),
    renderFiles(one.files),
    named(html`Gone`, one.gone),
    named(html`New`, one.came),
    named(html`Committed`, one.commits),
    given(one.denied, (denied) => html`<p dir="auto">Denied: ${denied}</p>`),
    one.patch === null || one.patch === ''
      ? null
      : fold(html`The change of iteration ${one.iteration}`, renderPatch(one.patch)),
  ];
  return html`<li class="${escaped(tone)}"><div class="head"><h3>Iteration ${one.iteration}</h3>${given(one.at === null ? null : clockOfDay(one.at), (at) => html`<small>${at}</small>`)}${one.counted ? null : html`<span class="tag">did not count</span>`}</div>
<p dir="auto">${escaped(one.result)}${given(one.relation, (relation) => html` <span class="soft">(${relation})</span>`)}</p>
${parts}</li>`;
}

function renderResults(checks: PageIteration['checks']): Html | null {
  if (checks.length === 0) return null;
  const results = checks.map(
    ({ name, outcome, durationMs }) =>
      html`<li><bdi>${escaped(name)}</bdi>: ${escaped(outcome)} <small>${escaped(inWords(durationMs))}</small></li>`,
  );
  return html`<ul class="files">${results}</ul>`;
}

function renderFiles(files: PageIteration['files']): Html | null {
  if (files === null) return null;
  if (files.length === 0) return html`<p class="soft">No file changed.</p>`;
  return html`<ul class="files">${files.map((file) => html`<li><code>${escaped(file)}</code></li>`)}</ul>`;
}

function given(text: string | null, as: (text: Html) => Html): Html | null {
  return text === null ? null : as(escaped(text));
}

function renderPatch(patch: string): Html {
  return html`<pre>${patch.split('\n').map((line) => html`<span${classOf(line)}>${escaped(line)}</span>`)}</pre>`;
}

function classOf(line: string): Html {
  if (/^(?:diff |index |---|\+\+\+|@@|new file|deleted file)/.test(line)) return html` class="h"`;
  if (line.startsWith('+')) return html` class="a"`;
  return line.startsWith('-') ? html` class="r"` : html``;
}

function renderGuidance({ iteration, failure, source, outcome }: PageGuidance): Html {
  return html`<li><div class="head"><h3>${iteration === null ? html`Once` : html`For iteration ${iteration}`}</h3></div>
<p dir="auto">${escaped(failure)}</p><p class="soft" dir="auto">${source === null ? null : html`From ${escaped(source)}: `}${escaped(outcome)}.</p></li>`;
}

function renderTime(parts: readonly TimePart[]): Html | null {
  const all = parts.reduce((sum, { ms }) => sum + ms, 0);
  if (all === 0) return null;
  let left = 0;
  const shares = parts.map(({ ms }) => {
    const width = Math.round((ms / all) * 10_000) / 100;
    const share = html`<rect x="${left}%" y="0" width="${width}%" height="16"/>`;
    left = Math.round((left + width) * 100) / 100;
    return share;
  });
  const words = parts.map(({ name, ms }) => `${name}: ${inWords(ms)}`).join('; ');
  return html`<svg class="bar" role="img" aria-labelledby="time-title time-words" height="16"><title id="time-title">Where the time went</title><desc id="time-words">${escaped(words)}</desc>${shares}</svg>
<table class="shares"><tbody>${parts.map(({ name, ms }, at) => html`<tr><th scope="row"><span class="key k${at}"></span>${escaped(name)}</th><td class="when">${escaped(inWords(ms))}</td></tr>`)}</tbody></table>
`;
}

function renderRow({ name, state, tone, text }: PageRow): Html {
  return html`<li class="${escaped(tone)}"><div class="head"><h3><bdi>${escaped(name)}</bdi></h3><span class="tag">${escaped(state)}</span></div>
${text === '' ? null : html`<p class="lines" dir="auto">${escaped(text)}</p>`}</li>`;
}

function renderEvent({ at, kind, text }: PageEvent): Html {
  return html`<tr><td class="when">${escaped(clockOfDay(at))}</td><td><span class="soft">${escaped(kind)}</span> <span dir="auto">${escaped(text)}</span></td></tr>`;
}

export function renderFacts(facts: readonly Fact[]): Html | null {
  if (facts.length === 0) return null;
  const cells = facts.map(
    ({ name, value }) => html`<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`,
  );
  return html`<dl class="facts">${cells}</dl>`;
}

function renderLeft(left: number, of: Html): Html | null {
  return left === 0 ? null : html`<p class="soft">${left} earlier ${of} are left out.</p>`;
}

function named(title: Html, list: readonly string[]): Html | null {
  if (list.length === 0) return null;
  const shown = list.map((name) => html`<li dir="auto">${escaped(name)}</li>`);
  return html`<ul class="files"><li class="soft">${title}:</li>${shown}</ul>`;
}

function names(list: readonly string[]): Html | null {
  if (list.length === 0) return null;
  return html`<ul class="names">${list.map((name) => html`<li dir="auto">${escaped(name)}</li>`)}</ul>`;
}

function fold(title: Html, content: Html | null): Html | null {
  return content === null ? null : html`<details><summary>${title}</summary>${content}</details>`;
}
