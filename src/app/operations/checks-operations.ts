// Runs a project's checks on request, not because a session ends.

import * as z from 'zod/mini';
import { renderExplainedFailure } from '../../core/guidance/explained-failure.ts';
import { countOf } from '../../core/text/count-of.ts';
import { fence } from '../../core/text/fence.ts';
import { joinProse, literal, type Prose, prose } from '../../core/text/prose.ts';
import { quoteLine } from '../../core/text/quote-line.ts';
import { quoteName } from '../../core/text/quote-name.ts';
import { type RanCheck, runProjectChecks } from '../checks/run-project-checks.ts';
import { explainPrinted, failureFields, failureShape } from './failure-operations.ts';
import { inWorkspace } from './operation/in-project.ts';
import { count, exact, optionalWord } from './operation/inputs.ts';
import { done, type Operation, operation, type Result, refused } from './operation/operation.ts';
import type { RequestPlace } from './operation/request-place.ts';

const DEFAULT_SECONDS = 600;
/** Most characters shown of a failed check's output: its end says most. */
const LONGEST_END = 4000;

const checksShape = z.object({
  status: z.string(),
  failed: z.number(),
  checks: z.array(z.object({ name: z.string(), outcome: z.string(), exit_code: z.optional(z.number()) })),
  /** Of the first check that failed. */
  ...failureShape.shape,
});

const run = operation({
  name: 'checks run',
  about: "Run the project's own checks, or one command, and say what fails and what is known about it",
  effect: 'writes',
  tool: {
    name: 'run_checks',
    about: "Run the project's checks, or one command, as far as the user allows",
    takes: { command: 'one command', timeout: 'seconds for each' },
    isLong: true,
    judges: true,
  },
  inputs: {
    command: exact(optionalWord('a command in quotes', "by default the project's own checks")),
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
  text: ({ checks }) => joinProse([...checks.map(checkText), countedText(checks)], '\n\n'),
  fields: { schema: checksShape, of: checksFields },
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
  place: Pick<RequestPlace, 'folder' | 'env' | 'now'>,
): Promise<Explained> {
  if (check.outcome !== 'failed') return { ...check, end: check.outcome === 'empty' ? endOf(output) : null };
  const printed = { command: check.command, exit: check.exitCode, output };
  return { ...check, end: endOf(output), ...(await explainPrinted(place, printed)) };
}

function endOf(output: string): string {
  return output.trimEnd().slice(-LONGEST_END);
}

/** What allows a check stands with the check. */
function resultOf(checks: readonly Explained[]): Result<Ran> {
  const reason = countedText(checks);
  if (reason === null) return done({ status: 'passed', checks });
  const status = checks.some(hasFailed) ? 'failed' : 'not allowed';
  return { status: 'failed', value: { status, checks }, reason };
}

/** Null when all passed. */
function countedText(checks: readonly Explained[]): Prose | null {
  const failed = checks.filter(hasFailed).length;
  const closed = checks.filter(({ outcome }) => outcome === 'not allowed').length;
  const counted = [
    failed > 0 ? prose`${failed} failed` : null,
    closed > 0 ? prose`${closed} may not run here` : null,
  ].filter((one) => one !== null);
  if (counted.length === 0) return null;
  return prose`Of ${countOf(checks.length, 'check')}, ${joinProse(counted, ', ')}.`;
}

function hasFailed({ outcome }: Explained): boolean {
  return outcome === 'failed' || outcome === 'empty';
}

function checksFields({ status, checks }: Ran) {
  const first = checks.find(({ failure }) => failure !== undefined)?.failure;
  return {
    status: literal(status),
    failed: checks.filter(hasFailed).length,
    checks: checks.map(({ name, outcome, exitCode }) => ({
      name: quoteName(name, 80),
      outcome: literal(outcome),
      exit_code: exitCode ?? undefined,
    })),
    ...(first === undefined ? {} : failureFields(first)),
  };
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
      prose`${quoteName(name)}, ${quoteLine(command, 300)}: ${literal(outcome)}${took}`,
      reason === null ? null : quoteLine(reason, 1000),
      failure === undefined ? null : renderExplainedFailure({ failure, guidance: guidance ?? [] }),
      end === null || end.trim() === ''
        ? null
        : fence(end, { cap: LONGEST_END, label: prose`the end of what it printed` }),
    ],
    '\n\n',
  );
}
