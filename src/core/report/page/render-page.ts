// A page as one HTML file that loads nothing and runs nothing: its style, its pictures and its data stand in it. Served
// by this machine, it also has a script that follows what runs.

import { clockOfDay } from '../timeline.ts';
import { escaped, type Html, html, jsonIn } from './html.ts';
import { LIVE_POLICY, STILL_POLICY } from './live-page.ts';
import type { Page, PageSection, PageVerdict } from './page.ts';
import { PAGE_STYLE } from './page-style.ts';
import { renderFacts, renderSection, titleOf } from './render-section.ts';

/** Tells a page of MSW from other files. */
export const PAGE_MARK = html`id="msw-report"`;

/** @param isLive it is served, and follows what runs */
export function renderPage(page: Page, isLive = false): Html {
  const { title, project, verdict, sections } = page;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${isLive ? LIVE_POLICY : STILL_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(`${verdict.title} · ${title} · ${project}`)}</title>
<style>${PAGE_STYLE}</style>
${isLive ? html`<script src="/live.js" defer></script>` : null}</head>
<body>
${isLive ? html`<aside aria-label="Connection"><p id="live" role="status"></p></aside><div id="page">` : null}<header>
<p class="where"><bdi>${escaped(project)}</bdi> · ${escaped(title)}</p>
${renderVerdict(verdict)}
${page.about === '' ? null : html`<p class="about" dir="auto"><span class="soft">Task:</span> ${escaped(page.about)}</p>`}
${renderFacts(page.facts)}
</header>
${sections.length < 2 ? null : html`<nav aria-label="On this page"><ul>${sections.map(renderLink)}</ul></nav>`}
<main>
${sections.map(
  (section, at) => html`<section aria-labelledby="${idOf(at)}">
<h2 id="${idOf(at)}">${titleOf(section)}</h2>
${renderSection(section)}
</section>
`,
)}</main>
<footer>
<p>Made by MSW at ${escaped(clockOfDay(page.madeAt))} UTC from its own records; all times are UTC. ${isLive ? html`Nobody but you sees this page, and it ends with its server.` : html`This file loads nothing and runs nothing.`} Its data is also in it as JSON.</p>
</footer>
${isLive ? html`</div>` : null}<script type="application/json" ${PAGE_MARK}>${jsonIn(page)}</script>
</body>
</html>
`;
}

function renderVerdict({ tone, title, reason, next }: PageVerdict): Html {
  return html`<div class="verdict ${escaped(tone)}">
<h1>${escaped(title)}</h1>
${reason === '' ? null : html`<p class="reason" dir="auto">${escaped(reason)}</p>`}
${next === null ? null : html`<p class="soft" dir="auto">${escaped(next)}</p>`}
</div>`;
}

function renderLink(section: PageSection, at: number): Html {
  return html`<li><a href="#${idOf(at)}">${titleOf(section)}</a></li>`;
}

function idOf(at: number): Html {
  return html`section-${at}`;
}
