// `loop stop|pause|resume|hint` from a terminal: without a session they mean the project's only loop.

import type { Control, ControlRequest } from '../app/loop/control.ts';
import { hintLoop, listLoops, pauseLoop, stopLoop } from '../app/loop/control-loop.ts';
import { resumeLoop } from '../app/loop/resume-loop.ts';
import type { Workspace } from '../app/workspace/workspace.ts';
import { isRunning, type Loop } from '../core/loop/loop.ts';
import { forPeople } from '../core/text/for-people.ts';
import { publicRecord } from './loop-status.ts';
import { isSet, textOf, type VerbCall } from './noun.ts';
import { openProject } from './open-project.ts';
import { done, doneJson, failed, type Outcome } from './outcome.ts';
import { refuseToClaude, refuseUnlessPerson } from './user-only.ts';

export function stopFromTerminal(call: VerbCall): Promise<Outcome> | Outcome {
  return refuseToClaude(call, 'loop stop') ?? control(call, call.words[0], stopLoop);
}

export function pauseFromTerminal(call: VerbCall): Promise<Outcome> | Outcome {
  return refuseToClaude(call, 'loop pause') ?? control(call, call.words[0], pauseLoop);
}

/** Claude takes a hint for the user's words. */
export function hintFromTerminal(call: VerbCall): Promise<Outcome> | Outcome {
  const refusal = refuseUnlessPerson(call, 'loop hint', '/msw:hint');
  if (refusal !== null) return refusal;
  const hint = call.words[0] ?? '';
  return control(call, textOf(call.values, 'loop') ?? undefined, (workspace, request) =>
    hintLoop(workspace, request, hint),
  );
}

export function resumeFromTerminal(call: VerbCall): Promise<Outcome> | Outcome {
  const refusal =
    textOf(call.values, 'hint') === null
      ? refuseToClaude(call, 'loop resume')
      : refuseUnlessPerson(call, 'loop resume --hint', '/msw:resume');
  if (refusal !== null) return refusal;
  const common = { hint: textOf(call.values, 'hint') ?? '', force: isSet(call.values, 'force') };
  return control(call, call.words[0], (workspace, { session, loop }) => {
    if (session !== null) return resumeLoop(workspace, { ...common, session, loop, ownerPid: null });
    const owned = pausedLoop(workspace, loop);
    if ('message' in owned) return Promise.resolve(owned);
    if (owned.progress.pause?.cause === 'parked') return Promise.resolve(withoutSession(owned));
    const { terms, progress } = owned;
    return resumeLoop(workspace, {
      ...common,
      session: terms.session,
      loop: terms.id,
      ownerPid: progress.owner.pid,
    });
  });
}

async function control(
  call: VerbCall,
  loop: string | undefined,
  act: (workspace: Workspace, request: ControlRequest) => Promise<Control>,
): Promise<Outcome> {
  const opened = openProject(call);
  if (opened.status === 'refused') return failed(opened.reason);
  const request = { session: textOf(call.values, 'session'), loop: loop ?? null };
  const result = await act(opened.workspace, request);
  if (result.status === 'refused') return failed(result.message);
  if (!isSet(call.values, 'json')) return done(forPeople(result.message.split('\n')));
  return doneJson({
    message: result.message,
    loop: result.loop === null ? null : publicRecord(result.loop),
  });
}

/** The loop that a terminal means when it names no session: the one that can go on. */
function pausedLoop(workspace: Workspace, id: string | null): Loop | Control {
  const named = listLoops(workspace).filter((loop) => id === null || loop.terms.id.startsWith(id));
  const paused = named.filter((loop) => !isRunning(loop));
  const [only, second] = paused.length > 0 ? paused : named;
  if (only === undefined) return refused(`No loop${id === null ? '' : ` ${id}`} is here to continue with.`);
  if (second === undefined) return only;
  const ids = [...(paused.length > 0 ? paused : named)].map((loop) => loop.terms.id);
  return refused(`Several loops are here, so name one by its id: ${ids.join(', ')}.`);
}

function withoutSession({ terms }: Loop): Control {
  return refused(
    `Loop ${terms.id} lost its session: take it over in Claude Code with /msw:resume, or name the session with --session ID.`,
  );
}

function refused(message: string): Control {
  return { status: 'refused', message, loop: null };
}
