// Ends executions that have nothing left to do: their phase is carried out, another session has taken it up, or their
// session is gone and only halted plans are left. A session that vanished leaves them behind, and no stop of its own
// ends them.

import { changeLoop, loopsIn, readLoopState, type StateFile } from '../../../adapters/loops/loop-store.ts';
import type { Loop } from '../../../core/loop/loop.ts';
import type { SessionSurroundings } from '../../../core/loop/ownership.ts';
import { DECIDE } from '../../../core/loop/texts/execution-text.ts';
import type { Ending } from '../../../core/loop/texts/report.ts';
import { isAdoptable } from '../../loop/control/choose-loop.ts';
import { writeEnding } from '../../loop/end-loop.ts';
import { sessionSurroundings } from '../../workspace/owner-pid.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { openPlanning } from '../documents/read-project.ts';
import { readExecution } from './read-execution.ts';

interface Over {
  readonly loop: Loop;
  readonly ending: Ending;
}

/**
 * Those of this session, and those that have lost theirs.
 * @param session null for none
 * @returns the state without them, and those whose halted plans wait for a person
 */
export async function endExecutions(
  workspace: Workspace,
  session: string | null,
  state: StateFile,
): Promise<{ readonly state: StateFile; readonly halted: readonly Loop[] }> {
  const over = await overExecutions(workspace, session, state);
  for (const one of over) await endExecution(workspace, one);
  const halted = over.filter(({ ending }) => ending === HALTED).map(({ loop }) => loop);
  return { state: without(over, state), halted };
}

/** The state as it is once they have ended; changes nothing. */
export async function withoutOver(
  workspace: Workspace,
  session: string | null,
  state: StateFile,
): Promise<StateFile> {
  return without(await overExecutions(workspace, session, state), state);
}

function without(over: readonly Over[], state: StateFile): StateFile {
  if (state.status !== 'ok' || over.length === 0) return state;
  const ids = new Set(over.map(({ loop }) => loop.terms.id));
  const loops = state.loops.filter((one) => one.kind !== 'loop' || !ids.has(one.loop.terms.id));
  return { ...state, loops };
}

/** Writes the report and removes the record. */
export async function endExecution(workspace: Workspace, { loop, ending }: Over): Promise<void> {
  const { id, session } = loop.terms;
  const next = ending === HALTED ? DECIDE : undefined;
  await writeEnding(workspace, { loop, ending, results: [], now: workspace.now(), next });
  await changeLoop(workspace, session, (current) => ({
    loop: current?.terms.id === id ? null : current,
    value: null,
  }));
}

export const CARRIED_OUT = {
  kind: 'end',
  cause: 'done',
  reason: 'every plan has its summary',
  proof: null,
  review: null,
} as const;

const TAKEN_UP = {
  kind: 'end',
  cause: 'stopped',
  reason: 'its session is gone, and another one executes the phase',
} as const;

/** To resume it would only ask again what the status says. */
const HALTED = { ...TAKEN_UP, reason: 'its session is gone, and its halted plans wait for you' } as const;

const TAKEN_BY_JOB = { ...TAKEN_UP, reason: 'its session is gone, and a job executes the phase' } as const;

/** Those of the phase that have lost their session, which would execute it next to the job once it is back. */
export async function endForJob(workspace: Workspace, folder: string): Promise<void> {
  const here = sessionSurroundings(workspace);
  for (const loop of loopsIn(readLoopState(workspace)))
    if (loop.terms.execution?.folder === folder && isAdoptable(loop, false, here))
      await endExecution(workspace, { loop, ending: TAKEN_BY_JOB });
}

async function overExecutions(
  workspace: Workspace,
  session: string | null,
  state: StateFile,
): Promise<readonly Over[]> {
  const executions = loopsIn(state).filter(({ terms }) => terms.execution !== null);
  const here = sessionSurroundings(workspace);
  const over: Over[] = [];
  for (const loop of executions) {
    const isLost = isAdoptable(loop, false, here);
    if (!isLost && loop.terms.session !== session) continue;
    if (isLost && executions.some((other) => hasTakenUp(other, loop, here)))
      over.push({ loop, ending: TAKEN_UP });
    else {
      const ending = await endingOf(workspace, loop, isLost);
      if (ending !== null) over.push({ loop, ending });
    }
  }
  return over;
}

/** Of several that were lost, the newest is the one to take over. */
function hasTakenUp(other: Loop, lost: Loop, here: SessionSurroundings): boolean {
  return (
    other.terms.id !== lost.terms.id &&
    other.terms.execution?.folder === lost.terms.execution?.folder &&
    (!isAdoptable(other, false, here) || other.terms.startedAt > lost.terms.startedAt)
  );
}

async function endingOf(
  workspace: Workspace,
  { terms: { execution: terms } }: Loop,
  isLost: boolean,
): Promise<Ending | null> {
  if (terms === null) return null;
  const found = await readExecution(workspace, terms);
  if (found?.step.status === 'done') return CARRIED_OUT;
  // A person may have finished what its records still ask about.
  const opened = openPlanning(workspace.project);
  const phase =
    opened.status === 'ok' ? opened.project.phases.find(({ folder }) => folder === terms.folder) : undefined;
  if (phase?.verification === 'passed' && phase.plans.every(({ done }) => done)) return CARRIED_OUT;
  return isLost && found?.step.status === 'halted' ? HALTED : null;
}
