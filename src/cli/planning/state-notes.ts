// `state decision|blocker|session|metric|pause|resume`: notes in STATE.md of the project that one works in.

import { findProject } from '../../app/planning/documents/find-planning.ts';
import { openPlanning, type PlanningProject } from '../../app/planning/documents/read-project.ts';
import type { StateChange } from '../../app/planning/writing/change-state.ts';
import {
  addBlockers,
  addDecisions,
  recordMetric,
  recordPause,
  recordResume,
  recordSession,
  resolveBlockers,
} from '../../app/planning/writing/record-state.ts';
import { prose } from '../../core/text/prose.ts';
import {
  isSet,
  json,
  noWords,
  type Options,
  project,
  textOf,
  type Values,
  type Verb,
  type VerbCall,
} from '../frame/noun.ts';
import { projectFolder } from '../frame/open-project.ts';
import { done, doneJson, failed, misused, type Outcome } from '../frame/outcome.ts';

const text = (...names: readonly string[]): Options =>
  Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
const common: Options = { ...json, ...project };
const session = { ...common, ...text('stopped-at', 'resume-file') };

export const stateNotes: Readonly<Record<string, Verb>> = {
  decision: {
    options: { ...common, ...text('phase', 'rationale') },
    words: { least: 1, most: 1, names: 'the decision' },
    run: (call) =>
      noted(call, (one) =>
        addDecisions(one, [
          {
            phase: textOf(call.values, 'phase') ?? one.state?.currentPhase ?? null,
            text: call.words[0] ?? '',
            rationale: textOf(call.values, 'rationale') ?? undefined,
          },
        ]),
      ),
  },
  blocker: {
    options: common,
    words: { least: 2, most: 2, names: 'add or resolve, and the blocker' },
    run: (call) => {
      const [verb, words = ''] = call.words;
      if (verb === 'add') return noted(call, (one) => addBlockers(one, [words]));
      if (verb === 'resolve') return noted(call, (one) => resolveBlockers(one, words));
      return misused('state blocker takes add TEXT or resolve TEXT.');
    },
  },
  session: { options: session, words: noWords, run: (call) => sessionNote(call, recordSession) },
  pause: { options: session, words: noWords, run: (call) => sessionNote(call, recordPause) },
  resume: { options: common, words: noWords, run: (call) => noted(call, (one) => recordResume(one)) },
  metric: {
    options: { ...common, ...text('phase', 'plan', 'minutes', 'tasks', 'files', 'iterations') },
    words: noWords,
    run: metric,
  },
};

type SessionRecord = (
  project: PlanningProject,
  session: { stoppedAt: string; resumeFile?: string | undefined },
) => Promise<StateChange>;

function sessionNote(call: VerbCall, record: SessionRecord): Promise<Outcome> | Outcome {
  const stoppedAt = textOf(call.values, 'stopped-at');
  if (stoppedAt === null) return misused('Say where the work stopped: --stopped-at TEXT.');
  const resumeFile = textOf(call.values, 'resume-file') ?? undefined;
  return noted(call, (one) => record(one, { stoppedAt, resumeFile }));
}

function metric(call: VerbCall): Promise<Outcome> | Outcome {
  const { values } = call;
  const [phase, plan] = [textOf(values, 'phase'), textOf(values, 'plan')];
  const minutes = numberOf(values, 'minutes');
  const [tasks, files, iterations] = (['tasks', 'files', 'iterations'] as const).map((name) =>
    numberOf(values, name),
  );
  if (phase === null || plan === null || typeof minutes !== 'number')
    return misused('state metric needs --phase N --plan MM --minutes NUMBER.');
  if (tasks === undefined || files === undefined || iterations === undefined)
    return misused('--tasks, --files and --iterations take whole numbers.');
  return noted(call, (one) => recordMetric(one, { phase, plan, minutes, tasks, files, iterations }));
}

/** Null when it was not given, undefined when it is no number. */
function numberOf(values: Values, name: string): number | null | undefined {
  const given = textOf(values, name);
  if (given === null) return null;
  return /^\d{1,6}(?:\.\d{1,3})?$/.test(given) ? Number(given) : undefined;
}

/** As JSON `{changed}`. */
async function noted(
  call: VerbCall,
  note: (project: PlanningProject) => Promise<StateChange>,
): Promise<Outcome> {
  const folder = projectFolder(call);
  if (folder.status === 'refused') return failed(folder.reason);
  const opened = openPlanning(findProject(folder.path) ?? folder.path);
  if (opened.status === 'refused') return failed(opened.reason);
  const result = await note(opened.project);
  if (result.status === 'refused') return failed(result.reason);
  if (isSet(call.values, 'json')) return doneJson({ changed: result.changed });
  return done(
    result.changed ? prose`Noted in .planning/STATE.md.` : prose`Nothing to change in .planning/STATE.md.`,
  );
}
