// `roadmap show`: the phases of the current milestone, as the roadmap and the disk have them.

import type { PlanningProject } from '../../app/planning/documents/read-project.ts';
import { phaseKey } from '../../core/planning/documents/phase-id.ts';
import { currentPhase, diskStatus, progressOf } from '../../core/planning/phases/phase-facts.ts';
import { forPeople } from '../../core/text/for-people.ts';
import { prose } from '../../core/text/prose.ts';
import { isSet, json, type Noun, type VerbCall } from '../frame/noun.ts';
import { done, doneJson, failed, type Outcome } from '../frame/outcome.ts';
import { withPlanning } from './state-noun.ts';

export const roadmap: Noun = {
  help: prose`msw-protocol roadmap show [DIR] [--json]

Shows the phases of the current milestone: what each is for, its plans, and how far it is on disk.`,
  verbs: {
    show: {
      options: json,
      words: { least: 0, most: 1, names: 'one project folder' },
      run: (call) => withPlanning(call, show),
    },
  },
};

/** As JSON `{milestones, phases: [...], phase_count, completed_phases, total_plans, ...}`: GSD's names. */
function show(project: PlanningProject, { values }: VerbCall): Outcome {
  const { roadmap: found, phases } = project;
  if (found === null) return failed(`${project.planning} has no ROADMAP.md: begin with /msw:init.`);
  const rows = phases.map((facts) => {
    const said = found.phases.find(({ number }) => phaseKey(number) === phaseKey(facts.number));
    return {
      number: facts.number,
      name: facts.name,
      goal: said?.goal ?? null,
      mode: said?.mode ?? null,
      depends_on: said?.dependsOn ?? null,
      requirements: said?.requirements ?? [],
      success_criteria: said?.successCriteria ?? [],
      plan_count: facts.plans.length,
      summary_count: facts.plans.filter((plan) => plan.done).length,
      has_context: facts.hasContext,
      has_research: facts.hasResearch,
      disk_status: diskStatus(facts),
      roadmap_complete: said?.checkbox?.checked ?? false,
    };
  });
  const progress = progressOf(phases, found);
  const view = {
    milestones: found.scope.milestones,
    milestone: found.scope.milestone,
    phases: rows,
    phase_count: rows.length,
    completed_phases: rows.filter((row) => row.disk_status === 'complete').length,
    total_plans: progress.total_plans,
    total_summaries: progress.completed_plans,
    current_phase: currentPhase(phases, found)?.number ?? null,
    missing_phase_details: found.withoutDetails,
    diagnostics: found.document.diagnostics,
  };
  if (isSet(values, 'json')) return doneJson(view);
  const lines = rows.map(
    (row) =>
      `${row.number}. ${row.name}: ${row.disk_status.replace('_', ' ')}, ${row.summary_count}/${row.plan_count} plans`,
  );
  return done(lines.length === 0 ? prose`The roadmap names no phase.` : forPeople(lines, 200));
}
