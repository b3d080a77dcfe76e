// `phase progress` and `phase next`: where a planned project stands, and what to do now.

import type { PlanningProject } from '../../app/planning/documents/read-project.ts';
import { nextStepOf, planningPage } from '../../app/planning/phases/show-progress.ts';
import { renderPlanningPage } from '../../core/report/planning-page.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { isSet, json, type Verb, type VerbCall } from '../frame/noun.ts';
import { done, doneJson, type Outcome } from '../frame/outcome.ts';
import { withPlanning } from '../frame/with-planning.ts';

const oneFolder = { least: 0, most: 1, names: 'one project folder' } as const;

export const next: Verb = { options: json, words: oneFolder, run: (call) => withPlanning(call, tellNext) };
export const progress: Verb = {
  options: json,
  words: oneFolder,
  run: (call) => withPlanning(call, tellProgress),
};

/** As JSON `{action, phase, name, plans, reason, command}`. */
function tellNext(project: PlanningProject, { values }: VerbCall): Outcome {
  const step = nextStepOf(project);
  if (isSet(values, 'json')) return doneJson(step);
  return done(forPeople([step.command === null ? step.reason : `${step.command}  ${step.reason}`], 300));
}

/** As JSON `{name, milestone, progress, phases, blockers, decisions, lastActivity, stoppedAt, pausedAt, next}`. */
function tellProgress(project: PlanningProject, { values }: VerbCall): Outcome {
  const page = planningPage(project);
  return isSet(values, 'json') ? doneJson(page) : done(renderPlanningPage(page));
}
