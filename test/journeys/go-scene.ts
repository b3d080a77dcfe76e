// What the journeys of `/msw:go` share: a small project, a model that takes a way, and what the run shows of it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJournal } from '../../src/adapters/log/journal.ts';
import type { Way } from '../../src/core/commands/slash-commands.ts';
import type { ClientRun } from '../support/client.ts';
import type { Step } from '../support/model-script.ts';
import { bash, said } from '../support/planning-leads.ts';
import { initGit, makePlainSample } from '../support/sample-project.ts';
import { hookOutputs, makePlace, type Place } from './journey.ts';

/** The call that the facts name, completed. */
export const take =
  (way: Way, because: string, more = ''): Step =>
  (request) => {
    const call = /^node ".*cli\.mjs" route take(?= WAY)/m.exec(said(request))?.[0] ?? 'no-call';
    return bash(`${call} ${way} --because "${because}"${more}`);
  };

/** A small project whose test fails until `value.txt` says ready. */
export const makeSample = (): Place => {
  const place = makePlace();
  makePlainSample(place.cwd);
  writeFileSync(join(place.cwd, 'package.json'), JSON.stringify({ scripts: { test: 'node check.js' } }));
  initGit(place.cwd);
  return place;
};

export const resultOf = (run: ClientRun): string => run.results.at(-1)?.result ?? '';
/** What a hook told the user and Claude. */
export const told = (run: ClientRun, event = 'PostToolUse'): string => hookOutputs(run, event).join('\n');
export const routesIn = (cwd: string) =>
  readJournal(cwd).flatMap(({ event, path, rule }) => (event === 'route-chosen' ? [{ path, rule }] : []));
export const resultsOf = (run: ClientRun): string =>
  run.requests.flatMap(({ toolResults }) => toolResults).join('\n');
