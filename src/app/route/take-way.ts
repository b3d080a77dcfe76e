// The way that Claude takes for a task that the user typed with `/msw:go`. The call only records it; the hook behind the
// call carries it out, where the session, its process and the person can be reached.

import type { Way } from '../../core/commands/slash-commands.ts';
import { readGo } from '../../core/route/read-go.ts';
import { takeWay } from '../../core/route/ways.ts';
import { type Answer, silent } from '../../core/text/answer.ts';
import { fence } from '../../core/text/fence.ts';
import { literal, prose } from '../../core/text/prose.ts';
import { openWorkspace, type Workspace } from '../workspace/workspace.ts';
import { carryOut, type Gone, noteWay, type RunLine } from './carry-out.ts';
import { pendings, readPending } from './pending-way.ts';
import { readProjectState } from './read-state.ts';

export interface WayWanted {
  readonly way: Way;
  readonly because: string;
  /** Null for the phase of the plan's next step. */
  readonly phase: string | null;
}

/** A sentence that says why not; null when it is taken. */
export async function takeWayOf(
  workspace: Workspace,
  session: string | undefined,
  { way, because, phase }: WayWanted,
): Promise<string | null> {
  const pending = session === undefined ? null : readPending(workspace, session);
  if (pending === null)
    return 'No task waits for a way here: the user types /msw:go "TASK" in this session, within the hour before.';
  if (pending.taken !== null) return `The way ${pending.taken.way} is taken already: a task has one.`;
  const opened = openWorkspace(pending.project, workspace.env, workspace.now);
  if (opened.status === 'refused') return opened.reason;
  const state = await readProjectState(opened.workspace, pending.session);
  const taken = takeWay(way, state, { typed: pending.typed, phase });
  if (taken.status === 'closed') return taken.reason;
  pendings.keep(workspace, { ...pending, taken: { way, because, line: taken.line } });
  return null;
}

/** What the hook behind the call does: once, and only for the project in which the task was typed. */
export async function carryOutTaken(workspace: Workspace, session: string, run: RunLine): Promise<Gone> {
  const pending = readPending(workspace, session);
  const taken = pending?.taken ?? null;
  if (
    pending === null ||
    taken === null ||
    pending.project !== workspace.project ||
    !pendings.forget(workspace, session)
  )
    return { command: 'go', answer: silent };
  const typed = readGo(pending.typed);
  const task = typed.status === 'ok' ? typed.request.task : null;
  await noteWay(workspace, session, { ...taken, task, by: 'claude' });
  const { command, answer } = await carryOut(workspace, { ...taken, task }, run);
  return { command, answer: answer.kind === 'answer' ? alsoToClaude(answer.text, command) : answer };
}

/** A hook behind a call cannot answer in Claude's place. */
function alsoToClaude(text: string, command: Gone['command']): Answer {
  const told = fence(text, {
    cap: LONGEST,
    label: prose`/msw:${literal(command)}, whose answer the user has read`,
  });
  const context = prose`MSW has answered this task. Say in a sentence or two what the answer means for the user; what it says to type, only the user can type. Then stop.\n${told}`;
  return { kind: 'context', context, notice: text };
}

/** The client cuts what is much longer. */
const LONGEST = 6000;
