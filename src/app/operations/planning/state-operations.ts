// Shows STATE.md next to the disk, makes them agree, and keeps notes in STATE.md.

import { noSuchPhase } from '../../../core/planning/documents/phase-facts.ts';
import { phaseKey } from '../../../core/planning/documents/phase-id.ts';
import { nextWith } from '../../../core/planning/execution/next-execution.ts';
import { blockersIn, decisionsIn } from '../../../core/planning/writing/state-decisions.ts';
import { nextLine, plansLine } from '../../../core/report/planning-page.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { forPeople } from '../../../core/text/for-people.ts';
import { prose } from '../../../core/text/prose.ts';
import { refusedPlanning } from '../../planning/documents/documents.ts';
import { findTypedPhase } from '../../planning/documents/find-typed-phase.ts';
import type { PlanningProject } from '../../planning/documents/read-project.ts';
import {
  addBlockers,
  addDecisions,
  recordSession,
  resolveBlockers,
  type StateChange,
} from '../../planning/documents/record-state.ts';
import { waitingPlans } from '../../planning/execution/waiting-plans.ts';
import { nextStepOf } from '../../planning/phases/show-progress.ts';
import { syncPlanning } from '../../planning/phases/sync-planning.ts';
import { lineToType } from '../../workspace/cli-command.ts';
import { inPlanning } from '../operation/in-project.ts';
import { flag, text, word } from '../operation/inputs.ts';
import { done, misused, type Operation, operation, type Result, refused } from '../operation/operation.ts';
import type { RequestPlace } from '../operation/request-place.ts';

/** The result has GSD's names: `{milestone, current_phase, ..., progress}`. */
const show = operation({
  name: 'state show',
  about: 'Show where the project stands: STATE.md, and the progress that the disk shows',
  effect: 'reads',
  takesFolder: true,
  tool: {
    name: 'gsd_state',
    about: 'Say where the planned project stands, and what is next',
    takes: {},
  },
  inputs: {},
  run: (place) =>
    inPlanning(place, async (project) => {
      const { state, standing, planning } = project;
      if (state === null) return refused(`${planning} has no STATE.md: begin with /msw:init.`);
      const shown = {
        milestone: state.milestone,
        current_phase: state.currentPhase,
        current_phase_name: state.currentPhaseName,
        current_plan: state.currentPlan,
        status: state.status,
        status_text: state.statusText,
        stopped_at: state.stoppedAt,
        paused_at: state.pausedAt,
        last_activity: state.lastActivity,
        last_activity_desc: state.lastActivityText,
        decisions: decisionsIn(state.document.text),
        blockers: blockersIn(state.document.text),
        // Folders of archived milestones are not counted.
        progress: standing.phases.length === 0 ? null : standing.progress,
        stands: standing.kind,
        next_phase: standing.phase?.number ?? null,
        left: standing.left,
        diagnostics: state.document.diagnostics,
      };
      const next = nextWith(nextStepOf(project), await waitingPlans(project, place.env));
      return done({ shown, plans: plansLine(standing), next });
    }),
  json: ({ shown }) => shown,
  shown: ({ shown: { progress, ...state }, plans, next }) => {
    const name = state.current_phase_name === null ? '' : ` (${state.current_phase_name})`;
    return forPeople(
      [
        `Phase ${state.current_phase ?? '?'}${name}: ${state.status_text ?? state.status}`,
        ...(progress === null
          ? []
          : [
              `${progress.completed_phases} of ${countOf(progress.total_phases, 'phase')}, ${plans}, ${progress.percent}%`,
            ]),
        ...(state.stopped_at === null ? [] : [`Stopped at: ${state.stopped_at}`]),
        ...state.blockers.slice(0, MOST).map((one) => `Blocker: ${one}`),
        ...rest(state.blockers, 'blocker'),
        ...state.decisions.slice(-MOST).map((one) => `Decided: ${one}`),
        ...rest(state.decisions, 'decision'),
        ...(state.left === null ? [] : [state.left]),
        nextLine(next),
      ],
      200,
    );
  },
});

const MOST = 10;

function rest(all: readonly string[], one: string): readonly string[] {
  return all.length <= MOST
    ? []
    : [`${one === 'blocker' ? 'and' : 'and, before these,'} ${all.length - MOST} more ${one}s`];
}

const sync = operation({
  name: 'state sync',
  about:
    'Correct the lines of STATE, ROADMAP and REQUIREMENTS that the documents and the disk contradict; in a terminal, show them first',
  effect: 'writes',
  takesFolder: true,
  inputs: {
    dryRun: flag('only tell what would change; so it is in a terminal without --write'),
    write: flag('in a terminal, write the changes'),
  },
  run: (place, { dryRun, write }) =>
    inPlanning(place, async (project) => {
      const isShownFirst = place.caller.isTerminal && place.caller.mark === null && !write;
      const isWritten = !dryRun && !isShownFirst;
      const result = await syncPlanning(project, { dryRun: !isWritten });
      if (result.status === 'refused') return result;
      const { changes, contradictions, left } = result;
      return done({ changed: changes.length > 0, written: isWritten, changes, contradictions, left });
    }),
  shown: ({ changes, contradictions, left, written }) => {
    if (left !== null) return forPeople([`Nothing was changed: ${left}`], 300);
    const agrees = contradictions.length === 0 ? 'Everything agrees with the disk.' : 'Nothing to change.';
    const lines = changes.flatMap(({ file, lines: changed }) => [
      file,
      ...changed.flatMap(({ before, after, why }) => [`  - ${before}`, `  + ${after}`, `    ${why}`]),
    ]);
    const undecided = contradictions.map((one) => `Left as it is: ${one}`);
    const how =
      written || changes.length === 0 ? [] : [`Nothing is written yet: ${lineToType`state sync --write`}`];
    return forPeople([...(changes.length === 0 ? [agrees] : lines), ...undecided, ...how], 200);
  },
});

const decision = operation({
  name: 'state decision',
  about: 'Note a decision',
  effect: 'writes',
  inputs: {
    decision: word('the decision'),
    phase: text('N', 'the phase it belongs to; by default the current one'),
    rationale: text('TEXT', 'why'),
  },
  run: (place, { decision: words, phase, rationale }) =>
    note(place, async (project) => {
      const number = phase === null ? (project.state?.currentPhase ?? null) : knownPhase(project, phase);
      return phase !== null && number === null
        ? refusedPlanning(noSuchPhase(project.phases, phase))
        : addDecisions(project, [{ phase: number, text: words, rationale: rationale ?? undefined }]);
    }),
  text: noteText,
});

/** As the documents write its number; null where a roadmap, of whatever milestone, and the disk have no such phase. */
function knownPhase(project: PlanningProject, typed: string): string | null {
  const { roadmap } = project;
  if (roadmap === null) return typed;
  const elsewhere = roadmap.elsewhere.find((number) => phaseKey(number) === phaseKey(typed));
  return findTypedPhase(project, typed)?.number ?? elsewhere ?? null;
}

const blocker = operation({
  name: 'state blocker',
  about: 'Note what blocks the work, or resolve the blocker with these words',
  effect: 'writes',
  inputs: { action: word('add or resolve'), blocker: word('the blocker') },
  run: (place, { action, blocker: words }) => {
    if (action === 'add') return note(place, (project) => addBlockers(project, [words]));
    if (action === 'resolve')
      return note(place, async (project) => {
        const resolved = await resolveBlockers(project, words);
        return resolved.status === 'done' && !resolved.changed
          ? refusedPlanning(
              `No blocker in .planning/STATE.md has these words. To list them: ${lineToType`state show`}`,
            )
          : resolved;
      });
    return misused('state blocker takes add TEXT or resolve TEXT.');
  },
  text: noteText,
});

const session = operation({
  name: 'state session',
  about: 'Note where the work stands',
  effect: 'writes',
  inputs: {
    stoppedAt: text('TEXT', 'where the work stopped'),
    resumeFile: text('FILE', 'where to continue'),
  },
  run: (place, { stoppedAt, resumeFile }) => {
    if (stoppedAt === null) return misused('Say where the work stopped: --stopped-at TEXT.');
    return note(place, (project) =>
      recordSession(project, { stoppedAt, resumeFile: resumeFile ?? undefined }),
    );
  },
  text: noteText,
});

export const stateOperations: readonly Operation[] = [show, sync, decision, blocker, session];

interface Noted {
  readonly changed: boolean;
}

function note(
  place: RequestPlace,
  change: (project: PlanningProject) => Promise<StateChange>,
): Promise<Result<Noted>> {
  return inPlanning(place, async (project) => {
    const result = await change(project);
    return result.status === 'refused' ? result : done({ changed: result.changed });
  });
}

function noteText({ changed }: Noted) {
  return changed ? prose`Noted in .planning/STATE.md.` : prose`Nothing to change in .planning/STATE.md.`;
}
