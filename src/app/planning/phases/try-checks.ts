// Runs the trusted checks of the plans that can begin first, once and before the work, for what a run shows: a program
// that is missing, a check that passes already.

import { ownUserFolder } from '../../../adapters/claude-code/own-user-folder.ts';
import { runCheck } from '../../../adapters/process/run-check.ts';
import { isTrusted } from '../../../adapters/user/trust-store.ts';
import { canonicalise } from '../../../core/failure/canonicalise.ts';
import { type PlanningProblem, planningProblems } from '../../../core/planning/rules/planning-problem.ts';
import {
  asksNotebook,
  TRY_SECONDS,
  type TriedCheck,
  triedProblem,
} from '../../../core/planning/rules/tried-check.ts';
import { planCommands } from '../../../core/planning/rules/verify-commands.ts';
import type { Environment } from '../../workspace/workspace.ts';
import { planningConfigOf } from '../documents/documents.ts';
import { fromRoot, type OpenedPhase, openPlans } from '../documents/open-phase.ts';
import type { PhaseCheck } from './check-phase.ts';
import { type PlanningRun, saveRun } from './planning-run.ts';

/** Together, so that a call of Claude's ends within its own limit. */
const ALL_SECONDS = 420;

interface Planned {
  readonly run: PlanningRun;
  readonly found: PhaseCheck;
}

/** Adds what runs show, now (`mayRun`) or earlier in this planning; each check runs once. */
export async function withTried(
  opened: OpenedPhase,
  { run, found }: Planned,
  { env, mayRun }: { readonly env: Environment; readonly mayRun: boolean },
): Promise<Planned> {
  const { project, padded } = opened;
  const user = mayRun ? ownUserFolder(project.root, env) : null;
  const isRun = user?.status === 'ok';
  // After each one, because a call that is cut off would run them again.
  const keep = (tried: TriedCheck[]) => saveRun(project.root, padded, { ...run, tried });
  const tried = isRun
    ? await tryChecks(opened, found.waves, { known: run.tried, userFolder: user.path, keep })
    : run.tried;
  const now = { ...run, tried };
  const more = triedProblems(opened, tried);
  const problems = [...found.problems, ...more];
  return { run: now, found: { ...found, warnings: found.warnings + more.length, problems } };
}

/** All outcomes; what found no time or is not trusted has none. */
async function tryChecks(
  opened: OpenedPhase,
  waves: PhaseCheck['waves'],
  {
    known,
    userFolder,
    keep,
  }: {
    readonly known: readonly TriedCheck[];
    readonly userFolder: string;
    readonly keep: (tried: TriedCheck[]) => void;
  },
): Promise<TriedCheck[]> {
  const { root } = opened.project;
  const tried = [...known];
  let left = ALL_SECONDS;
  for (const command of firstCommands(opened, waves)) {
    const isKnown = tried.some((one) => one.command === command);
    if (isKnown || left < 1 || asksNotebook(command) || !isTrusted(userFolder, root, command)) continue;
    const timeoutMs = Math.min(TRY_SECONDS, left) * 1000;
    const run = await runCheck({ command, cwd: root, timeoutMs });
    left -= run.durationMs / 1000;
    // With less time than it is due, its not ending says nothing.
    if (run.timedOut && timeoutMs !== TRY_SECONDS * 1000) continue;
    tried.push(outcomeOf(run, root));
    keep(tried);
  }
  return tried;
}

/** The commands of the open plans that wait for no other open plan. */
function firstCommands(opened: OpenedPhase, waves: PhaseCheck['waves']): readonly string[] {
  const usual = planningConfigOf(opened.project.planning).usualCommands;
  const open = openPlans(opened);
  const first = waves.find(({ plans }) => open.some(({ id }) => plans.includes(id)));
  const plans = open.filter(({ id }) => first?.plans.includes(id) === true);
  return [...new Set(plans.flatMap(({ document }) => planCommands(document.text, usual)))];
}

type Run = Awaited<ReturnType<typeof runCheck>>;

function outcomeOf(run: Run, root: string): TriedCheck {
  const { command, exitCode, signal, timedOut } = run;
  if (timedOut) return { command, outcome: 'endless', detail: '' };
  if (exitCode === 0) return { command, outcome: 'passed', detail: '' };
  const output = run.startError ?? run.output;
  const failure = canonicalise(output, { command, exitCode, signal, timedOut, root });
  return failure.code === 'command-not-found'
    ? { command, outcome: 'missing', detail: failure.message }
    : { command, outcome: 'failed', detail: '' };
}

/** Their problems in the open plans. */
function triedProblems(opened: OpenedPhase, tried: readonly TriedCheck[]): readonly PlanningProblem[] {
  const { project, folder } = opened;
  const usual = planningConfigOf(project.planning).usualCommands;
  return openPlans(opened).flatMap(({ file, document }) => {
    const commands = planCommands(document.text, usual);
    const own = tried.filter(({ command }) => commands.includes(command));
    const found = own.flatMap((one) => triedProblem(document, one) ?? []);
    return planningProblems(
      { file: `${fromRoot(project.root, folder)}/${file}`, text: document.text },
      found,
    );
  });
}
