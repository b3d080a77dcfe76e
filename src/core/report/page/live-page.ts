// What a page has besides when it is served and follows what runs: a script of its own that puts the newest state in
// place of the one before, and a policy that lets it load that and nothing else.

import { html } from './html.ts';

/** Of a page that is a file. */
export const STILL_POLICY = html`default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;

export const LIVE_POLICY = html`default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;

/** Open folds stay open, and the place in the page stays. */
export const LIVE_SCRIPT = html`'use strict';
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
