// Gathers what the page of a phase shows, from its documents and the commits of its plans.

import { noSuchPhase } from '../../core/planning/documents/phase-facts.ts';
import { readVerification } from '../../core/planning/documents/verification.ts';
import { verifyCommands } from '../../core/planning/rules/verify-commands.ts';
import type { PhaseReportFacts } from '../../core/report/page/phase-page.ts';
import { type PlanningRefusal, refusedPlanning } from '../planning/documents/documents.ts';
import { fromRoot, openPhase, phaseDocument } from '../planning/documents/open-phase.ts';
import { openPlanningAround } from '../planning/documents/read-project.ts';
import { phaseCommits } from '../planning/verification/phase-commits.ts';

type Gathered = { readonly status: 'ok'; readonly phase: PhaseReportFacts } | PlanningRefusal;

/** @param typed the phase as a person names it */
export async function gatherPhase(folder: string, typed: string): Promise<Gathered> {
  const planning = openPlanningAround(folder);
  if (planning.status === 'refused') return planning;
  const { project } = planning;
  const opened = openPhase(project, typed);
  if (opened === null) return refusedPlanning(noSuchPhase(project.phases, typed));
  const { facts, entry, onDisk } = opened;
  const report = phaseDocument(opened, 'VERIFICATION');
  const plans = onDisk?.plans ?? [];
  return {
    status: 'ok',
    phase: {
      facts,
      goal: entry?.goal ?? null,
      plans: plans.map(({ id, document: { objective, text }, summary }) => ({
        ...{ id, objective, summary },
        commands: verifyCommands(text),
      })),
      report: report === null ? null : readVerification(report.text),
      commits: await phaseCommits(project.root, fromRoot(project.root, opened.folder), { plans }),
    },
  };
}
