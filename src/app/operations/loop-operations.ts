// The operations of people and scripts on a project's loops.

import { explainState, loopsIn, readLoopState, statePath } from '../../adapters/loops/loop-store.ts';
import { isRunning, type Loop } from '../../core/loop/loop.ts';
import { NO_HINT } from '../../core/loop/plans/plan-control.ts';
import { forPeople } from '../../core/text/for-people.ts';
import type { Shown } from '../../core/text/shown.ts';
import { armLoop } from '../loop/arm-loop.ts';
import type { Control, LoopControlRequest } from '../loop/control/control.ts';
import { hintLoop, pauseLoop, stopLoop } from '../loop/control/control-loop.ts';
import { resumeLoop } from '../loop/control/resume-loop.ts';
import { ownerPid } from '../workspace/owner-pid.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { loopInputs, readLoopInputs } from './loop-inputs.ts';
import { explain, history, result } from './loop-past-operations.ts';
import { loopStatus, publicRecord } from './loop-status-operations.ts';
import { inWorkspace } from './operation/in-project.ts';
import { exact, flag, optionalWord, text } from './operation/inputs.ts';
import { done, misused, type Operation, operation, type Result, refused } from './operation/operation.ts';
import type { RequestPlace } from './operation/request-place.ts';
import { refuseUnlessPerson } from './operation/who-may-call.ts';

const session = text('ID', 'the loop of this session');
const loopId = optionalWord(
  'a loop id',
  'its id or the beginning of it; without it the only loop here is meant',
);

/** `loop` is the loop as it is stored. */
interface Controlled {
  readonly message: string;
  readonly loop: Readonly<Record<string, unknown>> | null;
}

const arm = operation({
  name: 'loop arm',
  examples: ['"Fix the cart" --check "npm test" --session SESSION'],
  about: 'Arm a loop for a session, with the options of /msw:loop',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: {
    task: exact(optionalWord('the task in quotes', 'with --recipe: what its text leaves open')),
    session: text('ID', 'the session that works; /status in Claude Code shows it'),
    ...loopInputs(),
  },
  run: (place, { task, session: owner, ...options }) => {
    if (owner === null || owner.trim() === '')
      return misused(
        'loop arm needs --session ID, the id of the session that works (/status in Claude Code shows it).',
      );
    const parsed = readLoopInputs(task ?? '', options);
    if (parsed.status === 'misused') return parsed;
    return inWorkspace(place, async (workspace) => {
      const armed = await armLoop(workspace, {
        session: owner,
        request: parsed.request,
        transcriptPath: null,
        ownerPid: ownerPid(place.env),
      });
      if (armed.status === 'refused') return armed;
      return done({ loop: publicRecord(armed.loop), context: armed.context, notice: armed.notice });
    });
  },
  shown: ({ loop, notice }) =>
    forPeople([
      ...notice.split('\n'),
      `Loop ${loop.id} holds session ${loop.session}; Claude reads the task when it next stops there.`,
    ]),
});

const stop = operation({
  name: 'loop stop',
  about: 'End a loop; its report is kept',
  effect: 'writes',
  callers: 'people and scripts',
  slash: '/msw:stop',
  inputs: { id: loopId, session },
  run: (place, { id, session: owner }) => control(place, { loop: id, session: owner }, stopLoop),
  shown: controlText,
});

const pause = operation({
  name: 'loop pause',
  about: 'Let Claude stop until the loop is resumed',
  effect: 'writes',
  callers: 'people and scripts',
  slash: '/msw:pause',
  inputs: { id: loopId, session },
  run: (place, { id, session: owner }) => control(place, { loop: id, session: owner }, pauseLoop),
  shown: controlText,
});

const resume = operation({
  name: 'loop resume',
  about: 'Continue with a paused loop',
  effect: 'writes',
  callers: 'people and scripts',
  inputs: {
    id: loopId,
    session: text('ID', 'this session takes it over'),
    hint: exact(text('TEXT', 'tell Claude something; in a terminal only')),
    force: flag('also take over a loop whose session may still run'),
  },
  run: (place, { id, session: owner, hint, force }) => {
    // Only a person may give a hint, because Claude takes it for the user's words.
    const refusal =
      hint === null ? null : refuseUnlessPerson(place.caller, 'loop resume --hint', '/msw:resume');
    if (refusal !== null) return refusal;
    const common = { hint: hint ?? '', force };
    return control(place, { loop: id, session: owner }, (workspace, request) => {
      if (owner !== null)
        return resumeLoop(workspace, { ...common, session: owner, loop: request.loop, ownerPid: null });
      const paused = pausedLoop(workspace, request.loop);
      if ('message' in paused) return Promise.resolve(paused);
      const { terms, progress } = paused;
      if (progress.pause?.cause === 'parked') return Promise.resolve(withoutSession(paused));
      return resumeLoop(workspace, {
        ...common,
        session: terms.session,
        loop: terms.id,
        ownerPid: progress.owner.pid,
      });
    });
  },
  shown: controlText,
});

const hint = operation({
  name: 'loop hint',
  about: 'Tell Claude something at its next iteration',
  effect: 'writes',
  callers: 'people',
  typed: '/msw:resume',
  inputs: { hint: exact(optionalWord('the hint in quotes')), loop: text('ID', 'a loop id'), session },
  run: (place, { hint: words, loop, session: owner }) =>
    words === null || words.trim() === ''
      ? misused(NO_HINT)
      : control(place, { loop, session: owner }, (workspace, request) => hintLoop(workspace, request, words)),
  shown: controlText,
});

export const loopOperations: readonly Operation[] = [
  arm,
  loopStatus,
  stop,
  pause,
  resume,
  hint,
  history,
  result,
  explain,
];

/** Acts on the loop of the named session; without one, on the project's only loop. */
function control(
  place: RequestPlace,
  request: LoopControlRequest,
  act: (workspace: Workspace, request: LoopControlRequest) => Promise<Control>,
): Promise<Result<Controlled>> {
  return inWorkspace(place, async (workspace) => {
    const { status: ended, message, loop } = await act(workspace, request);
    if (ended === 'refused') return refused(message);
    return done({ message, loop: loop === null ? null : publicRecord(loop) });
  });
}

function controlText({ message }: Controlled): Shown {
  return forPeople(message.split('\n'));
}

/** The loop that a terminal call without a session means: the one that can continue. */
function pausedLoop(workspace: Workspace, id: string | null): Loop | Control {
  const state = readLoopState(workspace);
  if (state.status !== 'ok') return notResumed(explainState(statePath(workspace.project), state));
  const matching = loopsIn(state).filter((loop) => id === null || loop.terms.id.startsWith(id));
  const paused = matching.filter((loop) => !isRunning(loop));
  const candidates = paused.length > 0 ? paused : matching;
  const [only, second] = candidates;
  if (only === undefined)
    return notResumed(`There is no loop${id === null ? '' : ` ${id}`} to continue with.`);
  if (second === undefined) return only;
  const ids = candidates.map((loop) => loop.terms.id).join(', ');
  return notResumed(`There are several loops, so name one by its id: ${ids}.`);
}

function withoutSession({ terms }: Loop): Control {
  return notResumed(
    `Loop ${terms.id} lost its session: take it over in Claude Code with /msw:resume, or name the session with --session ID.`,
  );
}

function notResumed(message: string): Control {
  return { status: 'refused', message, loop: null };
}
