// What MSW decided, asked and did, of all loops, plans, researches and calls together.

import { readJournal } from '../../adapters/files/journal.ts';
import { readInstant } from '../../core/memory/instant.ts';
import { LOG_KINDS, logEntries, readSpan, renderLog } from '../../core/report/decision-log.ts';
import { inWorkspace } from './in-project.ts';
import { choice, text } from './inputs.ts';
import { done, misused, type Operation, operation } from './operation.ts';

const log = operation({
  name: 'log',
  about: 'Tell every decision, call, question and outcome of the last day',
  effect: 'reads',
  inputs: {
    since: text('WHEN', 'how far back: 90m, 24h, 7d, or a day such as 2026-01-31; by default 24h'),
    kind: choice(LOG_KINDS, 'only these'),
    loop: text('ID', 'only of this loop, by its id or the beginning of it'),
  },
  run: (place, { since, kind, loop }) => {
    const span = readSpan(since ?? '24h');
    const from = span === null ? readInstant(since ?? '') : place.now() - span;
    if (from === null) return misused('--since needs a span such as 24h or 7d, or a day such as 2026-01-31.');
    return inWorkspace(place, ({ project }) => {
      const lines = readJournal(project).filter(
        (line) => Date.parse(line.time) >= from && (loop === null || line.loop?.startsWith(loop) === true),
      );
      const entries = logEntries(lines).filter((entry) => kind === null || entry.kind === kind);
      return done({ project, since: new Date(from).toISOString(), entries });
    });
  },
  text: renderLog,
});

export const logOperations: readonly Operation[] = [log];
