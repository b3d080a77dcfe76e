// Records the plans of a phase once nothing is wrong with them: lists and counts them in the roadmap, says so in STATE,
// and commits.

import { join } from 'node:path';
import { phaseFiles } from '../../../core/planning/documents/plan-id.ts';
import { NEVER } from '../../../core/planning/rules/validate-plan.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { keepAccepted } from '../documents/accepted-plans.ts';
import { commitPlanning, type PlanningCommit } from '../documents/commit-planning.ts';
import { type PlanningRefusal, refusedPlanning } from '../documents/documents.ts';
import { fromRoot, type OpenedPhase, openPlans, phaseDocument } from '../documents/open-phase.ts';
import { recordEvent } from '../documents/record-event.ts';
import type { PhaseCheck } from './check-phase.ts';
import { readPlanningRun, saveRun, whyNotRecord } from './planning-run.ts';

export type RecordedPlans =
  | {
      readonly status: 'done';
      /** Changed documents, relative to the project. */
      readonly changed: readonly string[];
      readonly commit: PlanningCommit;
    }
  | PlanningRefusal;

/** A second call changes nothing and finds nothing to commit. */
export async function recordPlans(opened: OpenedPhase, gaps: boolean): Promise<RecordedPlans> {
  const { project, padded, facts } = opened;
  const recorded = await recordEvent(project, { kind: 'planned', phase: facts.number });
  if (recorded.status === 'refused') return recorded;
  const run = readPlanningRun(project.root, padded);
  if (run !== null) saveRun(project.root, padded, { ...run, recorded: true });
  const { files: changed } = recorded;
  const message = `docs(${padded}): create ${gaps ? 'gap closure plans' : 'phase plan'}`;
  const commit = await commitPlanning(project.root, [...written(opened), ...changed], message);
  return { status: 'done', changed, commit };
}

/** Unfinished plans, including superseded ones, and the research for them. */
function written(opened: OpenedPhase): readonly string[] {
  const { project, folder, onDisk } = opened;
  const done = new Set(
    (onDisk?.plans ?? []).filter(({ summary }) => summary !== null).map(({ file }) => file),
  );
  const listed = (onDisk?.plans ?? []).map(({ file }) => file);
  const named = phaseFiles(onDisk?.names ?? [], []).plans.filter((file) => !onDisk?.others.includes(file));
  const plans = [...new Set([...listed, ...named])].filter((file) => !done.has(file));
  const research = phaseDocument(opened, 'RESEARCH');
  return [
    ...plans.map((file) => fromRoot(project.root, join(folder, file))),
    ...(research === null ? [] : [research.file]),
  ];
}

interface Acceptance {
  /** The current result of the check. */
  readonly found: PhaseCheck;
  readonly gaps: boolean;
  /** Why the user takes them as they are; null when they have to pass. */
  readonly accepted: string | null;
}

/** Records plans that passed or that the user accepts; plans that cannot be carried out are never recorded. */
export function acceptPlans(
  opened: OpenedPhase,
  { found, gaps, accepted }: Acceptance,
): Promise<RecordedPlans> | RecordedPlans {
  const { project, facts, padded } = opened;
  if (accepted !== null) return takePlans(opened, { found, gaps, accepted });
  if (!found.ok) {
    const errors = `${countOf(found.errors, 'error')}`;
    return refusedPlanning(
      `The plans of phase ${facts.number} have ${errors}: to take them as they are, type /msw:plan ${facts.number} --accept "why".`,
    );
  }
  const problem = whyNotRecord(opened, readPlanningRun(project.root, padded));
  return problem === null ? recordPlans(opened, gaps) : refusedPlanning(problem);
}

function takePlans(
  opened: OpenedPhase,
  { found, gaps, accepted }: Acceptance & { readonly accepted: string },
): Promise<RecordedPlans> | RecordedPlans {
  const { project } = opened;
  const never = found.problems.find(({ code, severity }) => severity === 'error' && NEVER.has(code));
  if (never !== undefined)
    return refusedPlanning(
      `${never.file}:${never.line} cannot be carried out as it is: ${never.message} ${never.fix}`,
    );
  const texts = openPlans(opened).map(({ document }) => document.text);
  const kept = keepAccepted(project.root, accepted, texts);
  return kept.status === 'refused' ? kept : recordPlans(opened, gaps);
}
