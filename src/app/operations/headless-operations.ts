// Runs a loop without a person, from a terminal, a script or CI.

import { hasPlugin } from '../../adapters/claude-code/installed-plugins.ts';
import { findProgram } from '../../adapters/process/find-program.ts';
import type { LoopRequest } from '../../core/commands/loop-options.ts';
import { shortCount } from '../../core/loop/token-use.ts';
import { shownPath, shownWord } from '../../core/shell/quote-argument.ts';
import { forPeople } from '../../core/text/for-people.ts';
import type { HeadlessRequest } from '../headless/headless-request.ts';
import type { HeadlessOutcome } from '../headless/run-headless.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { loopInputs, readLoopInputs } from './loop-inputs.ts';
import { inWorkspace } from './operation/in-project.ts';
import { exact, flag, list, maybe, optionalWord, text } from './operation/inputs.ts';
import {
  done,
  misused,
  type Operation,
  operation,
  type Refusal,
  type Result,
} from './operation/operation.ts';
import type { RequestPlace } from './operation/request-place.ts';

/** In hours: the longest window of a plan's limits. */
const WEEK = 168;

const run = operation({
  name: 'loop run',
  examples: ['"Fix the cart" --check "npm test"', '--recipe fix-tests'],
  about: 'Have Claude Code work on a task unattended, until the checks pass',
  effect: 'asks',
  callers: 'people and scripts',
  streams: true,
  inputs: {
    task: exact(optionalWord('the task in quotes', 'what Claude is to do; with --resume there is none')),
    ...loopInputs(),
    fresh: flag('each iteration in a new context, which begins with the evidence'),
    worktree: maybe('BRANCH', 'on a branch and in a worktree of its own; your files stay as they are'),
    model: text('NAME', 'for claude'),
    permissionMode: text('MODE', 'passed on to claude; without it nothing more is allowed than already is'),
    allowedTools: list('RULE', 'for claude'),
    maxCost: text('USD', 'no further work when the client reports that this much is spent'),
    maxWait: text('HOURS', `wait at most so long for a usage limit to end; 0: not at all (default: ${WEEK})`),
    resume: text('ID', 'continue a loop that was cut off; its terms stay'),
    force: flag('with --resume: also one that is stuck, at once'),
  },
  run: (
    place,
    {
      task,
      fresh,
      worktree,
      model,
      permissionMode,
      allowedTools,
      maxCost,
      maxWait,
      resume,
      force,
      ...options
    },
  ) => {
    const cost = readCost(maxCost);
    if (typeof cost === 'string') return misused(cost);
    const maxWaitHours = readHours(maxWait);
    if (maxWaitHours === null) return misused('--max-wait needs a number of hours, such as 12, or 0.');
    const loop = readLoop(task, resume, force, options);
    if ('status' in loop) return loop;
    if (fresh && loop.kind === 'new' && needsSession(loop.request))
      return misused(
        '--review and --agent need one session, and with --fresh there is none: leave out one of them.',
      );
    return inWorkspace(place, async (workspace) => {
      const program = findProgram('claude', workspace.env, workspace.project);
      if (program === null)
        return misused('There is no claude on your PATH: install Claude Code, then try again.');
      const client = { model, permissionMode, allowedTools: allowedTools ?? [] };
      const plugin = hasPlugin(workspace) ? null : (place.env.CLAUDE_PLUGIN_ROOT ?? null);
      const own = worktree === null ? null : { branch: worktree || null };
      const request = { loop, worktree: own, fresh, client, maxCost: cost, maxWaitHours, program, plugin };
      return runIn(place, workspace, request);
    });
  },
  json: (outcome) => ({ event: 'ended', ...outcome }),
  shown: (outcome) =>
    forPeople([
      `Loop ${outcome.loop}: ${outcome.outcome}.`,
      ...(outcome.denied.length === 0
        ? []
        : [`  Not allowed: ${outcome.denied.join(', ')}; see --permission-mode and --allowed-tools.`]),
      ...(outcome.tokens === 0 ? [] : [`  Tokens: ${shortCount(outcome.tokens)}`]),
      ...(outcome.cost < 0.005 ? [] : [`  Cost, as the client reports it: $${outcome.cost.toFixed(2)}`]),
      ...(outcome.worktree === null ? [] : worktreeLines(outcome.worktree)),
      ...(outcome.report === null ? [] : [`  Report: ${outcome.report}`]),
      ...(outcome.next === null ? [] : [`  Continue: ${outcome.next}`]),
    ]),
});

function worktreeLines({
  path,
  branch,
  problem,
}: NonNullable<HeadlessOutcome['worktree']>): readonly string[] {
  // Null for a name that no quoting makes safe: it must not be pasted into a shell.
  const word = shownWord(branch, process.platform === 'win32');
  const merge = word === null ? [] : [`  Merge it: git merge ${word}`];
  const removeBranch = word === null ? '' : ` && git branch -D ${word}`;
  return [
    `  Branch: ${branch}, in ${path}`,
    ...(problem === null ? merge : [`  ${problem}`]),
    `  Discard it: git worktree remove --force ${shownPath(path)}${removeBranch}`,
  ];
}

export const headlessOperations: readonly Operation[] = [run];

async function runIn(
  { tell, show, emit }: RequestPlace,
  workspace: Workspace,
  request: HeadlessRequest,
): Promise<Result<HeadlessOutcome>> {
  // Loaded lazily: only a run needs it.
  const { runHeadless } = await import('../headless/run-headless.ts');
  const { whyLoggedOut } = await import('../headless/login-status.ts');
  const loggedOut = await whyLoggedOut(workspace, request.program);
  if (loggedOut !== null) return { status: 'refused', reason: loggedOut, code: 3 };
  const ended = await runHeadless(workspace, request, {
    tell,
    show: (lines) => show(lines, null),
    emit,
  });
  if (ended.status === 'refused')
    return ended.needsTrust
      ? { status: 'refused', reason: ended.reason, code: 3 }
      : { status: 'misused', reason: ended.reason };
  const { outcome } = ended;
  return outcome.code === 0
    ? done(outcome)
    : {
        status: 'failed',
        value: outcome,
        reason: `Loop ${outcome.loop}: ${outcome.outcome}.`,
        code: outcome.code,
      };
}

function readLoop(
  task: string | null,
  resume: string | null,
  force: boolean,
  options: Parameters<typeof readLoopInputs>[1],
): HeadlessRequest['loop'] | Refusal {
  if (resume !== null) {
    const given = Object.values(options).some((value) => (Array.isArray(value) ? value.length > 0 : value));
    return task !== null || given
      ? misused('--resume continues a loop with the terms that it has: leave out the task and its options.')
      : { kind: 'resume', id: resume === '' ? null : resume, force };
  }
  if (task === null && options.recipe === null)
    return misused('loop run needs the task in quotes, or --resume ID.');
  const read = readLoopInputs(task ?? '', options);
  return read.status === 'misused' ? read : { kind: 'new', request: read.request };
}

/** The agents of both report to the session that started them. */
function needsSession({ review, agents }: LoopRequest): boolean {
  return review !== null || agents.length > 0;
}

/** Null when `typed` is not such a number. */
function readHours(typed: string | null): number | null {
  const hours = typed === null ? WEEK : Number(typed);
  return Number.isFinite(hours) && hours >= 0 ? hours : null;
}

/** Null for no limit; one sentence when `typed` is not an amount. */
function readCost(typed: string | null): number | null | string {
  if (typed === null) return null;
  const amount = Number(typed.replace(/^\$/, ''));
  return Number.isFinite(amount) && amount > 0
    ? amount
    : '--max-cost needs an amount in US dollars, such as 2.50.';
}
