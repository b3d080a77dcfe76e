// Shows the phases of the current milestone, from the roadmap and the disk.

import { diskStatus } from '../../../core/planning/documents/phase-facts.ts';
import { numbered } from '../../../core/planning/documents/phase-id.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { forPeople } from '../../../core/text/for-people.ts';
import { inPlanning } from '../operation/in-project.ts';
import { done, type Operation, operation, refused } from '../operation/operation.ts';

/** The result has GSD's names: `{milestones, milestone, phases, phase_count, completed_phases, ...}`. */
const show = operation({
  name: 'roadmap show',
  about: 'Show what each phase is for, its plans, and how far it is on disk',
  effect: 'reads',
  takesFolder: true,
  inputs: {},
  run: (place) =>
    inPlanning(place, ({ roadmap, phases, standing, planning }) => {
      if (roadmap === null) return refused(`${planning} has no ROADMAP.md: begin with /msw:init.`);
      const rows = phases.map((facts) => {
        const listed = numbered(roadmap.phases, facts.number);
        return {
          number: facts.number,
          name: facts.name,
          goal: listed?.goal ?? null,
          mode: listed?.mode ?? null,
          depends_on: listed?.dependsOn ?? null,
          requirements: listed?.requirements ?? [],
          success_criteria: listed?.successCriteria ?? [],
          plan_count: facts.plans.length,
          summary_count: facts.plans.filter((plan) => plan.done).length,
          has_context: facts.hasContext,
          has_research: facts.hasResearch,
          disk_status: diskStatus(facts),
          roadmap_complete: listed?.checkbox?.checked ?? false,
        };
      });
      return done({
        milestones: roadmap.scope.milestones,
        milestone: roadmap.scope.milestone,
        phases: rows,
        phase_count: rows.length,
        completed_phases: rows.filter((row) => row.disk_status === 'complete').length,
        total_plans: standing.progress.total_plans,
        total_summaries: standing.progress.completed_plans,
        current_phase: standing.phase?.number ?? null,
        missing_phase_details: roadmap.withoutDetails,
        diagnostics: roadmap.document.diagnostics,
      });
    }),
  shown: ({ phases }) =>
    phases.length === 0
      ? forPeople(['The roadmap has no phases.'])
      : forPeople(
          phases.map(
            (row) =>
              `${row.number}. ${row.name}: ${row.disk_status.replace('_', ' ')}, ${row.summary_count}/${countOf(row.plan_count, 'plan')}`,
          ),
          200,
        ),
});

export const roadmapOperations: readonly Operation[] = [show];
