// Runs a project's checks on request, not because a session ends.

import { renderExplainedFailure } from '../../core/guidance/explained-failure.ts';
import { fence } from '../../core/text/fence.ts';
import { joinProse, type Prose, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { type RanCheck, runProjectChecks } from '../checks/run-project-checks.ts';
import { explainPrinted } from './failure-operations.ts';
import { inWorkspace } from './in-project.ts';
import { count, optionalWord } from './inputs.ts';
import { done, type Operation, operation, type Result, refused } from './operation.ts';
import type { Place } from './request-place.ts';

const DEFAULT_SECONDS = 600;
/** Most characters shown of a failed check's output: its end says most. */
const LONGEST_END = 4000;

const run = operation({
  name: 'checks run',
  about: "Run the project's own checks, or one command, and say what fails and what is known about it",
  effect: 'writes',
  inputs: {
    command: optionalWord('a command in quotes', "by default the project's own checks"),
    timeout: count('SECONDS', `for each; by default ${DEFAULT_SECONDS}`, [1, 999_999]),
  },
  run: (place, { command, timeout }) =>
    inWorkspace<Ran>(place, async (workspace) => {
      const ran = await runProjectChecks(workspace, {
        commands: command === null || command.trim() === '' ? [] : [command],
        timeoutSeconds: timeout ?? DEFAULT_SECONDS,
        mayRun: place.caller.mark === null ? 'all' : 'allowed',
        tell: place.tell,
      });
      if (ran.status === 'refused') return refused(ran.reason);
      const { project: folder, env, now } = workspace;
      const checks = [];
      for (const check of ran.checks) checks.push(await explained(check, { folder, env, now }));
      return resultOf(checks);
    }),
  text: ({ checks }) => joinProse(checks.map(checkText), '\n\n'),
});

export const checksOperations: readonly Operation[] = [run];

type Explained = Omit<RanCheck, 'output'> &
  Partial<Awaited<ReturnType<typeof explainPrinted>>> & {
    /** Null when the check passed or did not run. */
    readonly end: string | null;
  };

interface Ran {
  readonly status: 'passed' | 'failed' | 'not allowed';
  readonly checks: readonly Explained[];
}

async function explained(
  { output, ...check }: RanCheck,
  place: Pick<Place, 'folder' | 'env' | 'now'>,
): Promise<Explained> {
  if (check.outcome !== 'failed') return { ...check, end: check.outcome === 'empty' ? endOf(output) : null };
  const printed = { command: check.command, exit: check.exitCode, output };
  return { ...check, end: endOf(output), ...(await explainPrinted(place, printed)) };
}

function endOf(output: string): string {
  return output.trimEnd().slice(-LONGEST_END);
}

function resultOf(checks: readonly Explained[]): Result<Ran> {
  const failed = checks.filter(({ outcome }) => outcome === 'failed' || outcome === 'empty');
  const closed = checks.filter(({ outcome }) => outcome === 'not allowed');
  if (failed.length + closed.length === 0) return done({ status: 'passed', checks });
  const status = failed.length > 0 ? 'failed' : 'not allowed';
  const reason = [
    ...(failed.length > 0 ? [`${failed.length} of ${checks.length} checks failed.`] : []),
    ...closed.flatMap(({ reason: cure }) => cure ?? []),
  ].join(' ');
  return { status: 'failed', value: { status, checks }, reason };
}

export function checkText({
  name,
  command,
  outcome,
  reason,
  durationMs,
  end,
  failure,
  guidance,
}: Explained): Prose {
  const seconds = quoteName((durationMs / 1000).toFixed(1));
  const took = outcome === 'not allowed' ? prose`` : prose` (${seconds} s)`;
  return joinProse(
    [
      prose`${quoteName(name)}, ${quoteLine(command, 300)}: ${quoteName(outcome)}${took}`,
      reason === null ? null : quoteLine(reason, 1000),
      failure === undefined ? null : renderExplainedFailure({ failure, guidance: guidance ?? [] }),
      end === null ? null : fence(end, { cap: LONGEST_END, label: prose`the end of what it printed` }),
    ],
    '\n\n',
  );
}
