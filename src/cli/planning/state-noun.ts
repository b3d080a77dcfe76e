// `state`: what STATE.md says beside what the disk shows, and making them agree.

import { findProject } from '../../app/planning/documents/find-planning.ts';
import { openPlanning, type PlanningProject } from '../../app/planning/documents/read-project.ts';
import { syncPlanning } from '../../app/planning/phases/sync-planning.ts';
import { progressOf } from '../../core/planning/phases/phase-facts.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { prose } from '../../core/text/prose.ts';
import { namedFolder } from '../frame/named-path.ts';
import { isSet, json, type Noun, type Options, type VerbCall } from '../frame/noun.ts';
import { done, doneJson, failed, type Outcome } from '../frame/outcome.ts';
import { stateNotes } from './state-notes.ts';

const oneFolder = { least: 0, most: 1, names: 'one project folder' } as const;
const dry: Options = { 'dry-run': { type: 'boolean' } };

export const state: Noun = {
  help: prose`msw-protocol state VERB [DIR] [--json]

  show   where the project stands: STATE.md, and the progress that the disk shows
  sync   makes STATE, ROADMAP and REQUIREMENTS agree with the disk; --dry-run only tells what would change
  decision TEXT                notes a decision: --phase N, --rationale TEXT
  blocker add|resolve TEXT     notes what holds the work up, or takes out what holds these words
  session --stopped-at TEXT    where the work stands: --resume-file FILE; pause does the same and pauses the
                               project, resume ends the pause
  metric --phase N --plan MM --minutes N   a done plan: --tasks N, --files N, --iterations N

DIR is the project's folder, or any folder in it (this one); the notes take --project DIR. The second sync in a row changes nothing.`,
  verbs: {
    show: { options: json, words: oneFolder, run: (call) => withPlanning(call, show) },
    sync: { options: { ...json, ...dry }, words: oneFolder, run: (call) => withPlanning(call, sync) },
    ...stateNotes,
  },
};

/** The project around the named folder; what is wrong with it as a failed outcome. */
export function withPlanning(
  call: VerbCall,
  use: (project: PlanningProject, call: VerbCall) => Outcome | Promise<Outcome>,
): Outcome | Promise<Outcome> {
  const folder = namedFolder(call, call.words[0]);
  if (folder.status === 'refused') return failed(folder.reason);
  const opened = openPlanning(findProject(folder.path) ?? folder.path);
  return opened.status === 'ok' ? use(opened.project, call) : failed(opened.reason);
}

/** As JSON `{gsd_state_version, milestone, current_phase, ..., progress}`: GSD's names. */
function show(project: PlanningProject, { values }: VerbCall): Outcome {
  const { state: found, roadmap, phases } = project;
  if (found === null) return failed(`${project.planning} has no STATE.md: begin with /msw:init.`);
  const progress = progressOf(phases, roadmap);
  const view = {
    milestone: found.milestone,
    current_phase: found.currentPhase,
    current_phase_name: found.currentPhaseName,
    current_plan: found.currentPlan,
    status: found.status,
    status_text: found.statusText,
    stopped_at: found.stoppedAt,
    paused_at: found.pausedAt,
    last_activity: found.lastActivity,
    last_activity_desc: found.lastActivityText,
    progress,
    diagnostics: found.document.diagnostics,
  };
  if (isSet(values, 'json')) return doneJson(view);
  const lines = [
    `Phase ${view.current_phase ?? '?'}${view.current_phase_name === null ? '' : ` (${view.current_phase_name})`}: ${view.status_text ?? view.status}`,
    `${progress.completed_phases} of ${progress.total_phases} phases, ${progress.completed_plans} of ${progress.total_plans} plans, ${progress.percent}%`,
    ...(view.stopped_at === null ? [] : [`Stopped at: ${view.stopped_at}`]),
  ];
  return done(forPeople(lines, 200));
}

/** As JSON `{changed, changes: [{file, lines: [{before, after}]}]}`. */
async function sync(project: PlanningProject, { values }: VerbCall): Promise<Outcome> {
  const dryRun = isSet(values, 'dry-run');
  const result = await syncPlanning(project, { dryRun });
  if (result.status === 'refused') return failed(result.reason);
  const { changes } = result;
  if (isSet(values, 'json')) return doneJson({ changed: changes.length > 0, changes });
  if (changes.length === 0) return done(prose`Everything agrees with the disk.`);
  const lines = changes.flatMap(({ file, lines: changed }) => [
    file,
    ...changed.flatMap(({ before, after }) => [`  - ${before}`, `  + ${after}`]),
  ]);
  return done(forPeople(lines, 160));
}
