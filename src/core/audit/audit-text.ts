// The audit as a page for people, with how it counts and what it cannot know.

import { shortCount } from '../loop/token-use.ts';
import { countOf } from '../text/count-of.ts';
import { forPeople } from '../text/for-people.ts';
import { plainLine } from '../text/plain-line.ts';
import type { Shown } from '../text/shown.ts';
import type { Audit, Count } from './audit.ts';

export interface ShownAudit extends Audit {
  /** Where the transcripts are. */
  readonly folder: string;
  /** A day; null for all of them. */
  readonly since: string | null;
  /** What could not be read. */
  readonly skipped: { readonly lines: number; readonly files: number };
}

export function auditText(audit: ShownAudit): Shown {
  const { sessions, projects, turns, runs, endedOnEdit, tokens, skipped } = audit;
  const { endedOnRed, failedIdly, failedAgain } = audit;
  const { refuted, held, unchecked } = endedOnEdit;
  const ended = refuted.count + held + unchecked;
  const when = audit.since === null ? '' : ` since ${audit.since}`;
  const left = [
    ...(skipped.lines > 0 ? [countOf(skipped.lines, 'broken line')] : []),
    ...(skipped.files > 0 ? [countOf(skipped.files, 'unreadable file')] : []),
  ];
  return forPeople([
    `${countOf(sessions, 'session')} of ${countOf(projects, 'project')}${when}, read in ${plainLine(audit.folder, 200)}; nothing was kept or sent.`,
    `${countOf(turns, 'turn')}, ${countOf(runs.all, 'test run')}, ${runs.red} of them red.`,
    ...(left.length === 0 ? [] : [`Skipped: ${left.join(', ')}.`]),
    '',
    `${countOf(ended, 'turn')} ended as if done, on an edit without a run of the tests:`,
    ...rows(refuted, `${refuted.count} refuted by the next run`),
    `  ${held} confirmed by the next run, ${unchecked} not checked`,
    'Also:',
    ...rows(endedOnRed, `${countOf(endedOnRed.count, 'turn')} ended right after a red run`),
    ...rows(failedIdly, `${countOf(failedIdly.count, 'test run')} failed again with nothing done in between`),
    ...rows(
      failedAgain,
      `${countOf(failedAgain.count, 'test run')} failed in the same way again after a change`,
    ),
    '',
    `${shortCount(tokens.onThese)} of ${shortCount(tokens.all)} tokens went into these, without what was read from the cache.`,
    '',
    ...EXPLAINED,
  ]);
}

const EXPLAINED = [
  'How it counts: a turn that ended on an edit is judged by the next run of the same tests, if nothing else was done',
  'before; without such a run it is not checked, which does not mean wrong. What Claude said decides nothing.',
  'Not known: what you, shell commands or subagents changed in between, and runs that no test runner summed up.',
];

function rows({ tokens, examples }: Count, what: string): readonly string[] {
  const cost = tokens === 0 ? '' : ` (${shortCount(tokens)} tokens)`;
  return [
    `  ${what}${cost}`,
    ...examples.map(
      ({ project, date, says }) =>
        `      ${date}  ${plainLine(lastFolder(project), 40)}: ${plainLine(says, 120)}`,
    ),
  ];
}

function lastFolder(path: string): string {
  return path.split(/[\\/]/).findLast((part) => part !== '') ?? path;
}
