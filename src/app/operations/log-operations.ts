// Shows what MSW decided, asked and did, in all loops, jobs, plans, researches and calls.

import { readJournal } from '../../adapters/log/journal.ts';
import { foldedEntries, LOG_KINDS, renderLog } from '../../core/report/decision-log.ts';
import { countOf } from '../../core/text/count-of.ts';
import { prose } from '../../core/text/prose.ts';
import { type Exported, exportLog } from '../log/export-log.ts';
import { learnFromTeam } from '../team/learn-from-team.ts';
import { inWorkspace } from './operation/in-project.ts';
import { choice, text } from './operation/inputs.ts';
import { done, misused, type Operation, operation, refused } from './operation/operation.ts';
import { readSince, WRONG_SINCE } from './since.ts';

const log = operation({
  name: 'log',
  about: 'Show every decision, call, question and outcome of the last day',
  effect: 'reads',
  inputs: {
    since: text('WHEN', 'how far back: 90m, 24h, 7d, today, or a day such as 2026-01-31; by default 24h'),
    kind: choice(LOG_KINDS, 'only these'),
    loop: text('ID', 'only of this loop or job, by its id or the beginning of it'),
  },
  run: (place, { since, kind, loop }) => {
    const from = readSince(since ?? '24h', place.now());
    if (from === null) return misused(WRONG_SINCE);
    return inWorkspace(place, async (workspace) => {
      const { project } = workspace;
      const team = await learnFromTeam(workspace);
      const lines = readJournal(project).filter(
        (line) => Date.parse(line.time) >= from && (loop === null || line.loop?.startsWith(loop) === true),
      );
      const entries = foldedEntries(lines).filter((entry) => kind === null || entry.kind === kind);
      const value = { project, since: new Date(from).toISOString(), entries };
      return { status: 'done', value, notice: team.status === 'refused' ? team.reason : undefined };
    });
  },
  shown: renderLog,
});

type Sent = Exclude<Exported, { status: 'off' }>;

const send = operation({
  name: 'log export',
  about: 'Send what is new in the log to the OpenTelemetry collector that you named',
  effect: 'asks',
  callers: 'people and scripts',
  inputs: {},
  run: (place) =>
    inWorkspace<Sent>(place, async (workspace) => {
      const exported = await exportLog(workspace);
      if (exported.status === 'off') return refused(exported.reason);
      if (exported.status === 'done') return done(exported);
      return { status: 'failed', value: exported, reason: exported.reason };
    }),
  text: ({ records }) => prose`${countOf(records, 'record was', 'records were')} sent.`,
});

export const logOperations: readonly Operation[] = [log, send];
