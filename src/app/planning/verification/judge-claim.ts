// Judgements of a model or the user, in the phase's verification document. Each has a seal over what it says and the
// files of its evidence: it holds until these change, and no repository can bring its own.

import { sign, verify } from '../../../adapters/files/signing-key.ts';
import { writeDocument } from '../../../adapters/files/write-document.ts';
import { withLock } from '../../../adapters/locks/with-lock.ts';
import { readVerification } from '../../../core/planning/documents/verification.ts';
import { type Judgement, listedJudgements } from '../../../core/planning/verification/fold-judgements.ts';
import { withJudgements } from '../../../core/planning/verification/render-verification.ts';
import { judgeCommand } from '../../../core/planning/verification/verify-arguments.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { coveredDigestOf } from '../documents/covered-digest.ts';
import { documentText, type PlanningRefusal, refusedPlanning } from '../documents/documents.ts';
import { plannedFiles } from './judging-place.ts';
import { lineProblem, type NamedLine, namedLine } from './named-line.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';
import { coveredFiles } from './project-files.ts';
import { openVerificationFolder, verificationPath } from './verification-folder.ts';

export interface JudgementRequest extends Omit<Judgement, 'seal'> {
  /** `src/a.ts:12 why`; from the user, any text. */
  readonly evidence: readonly string[];
}

type JudgedByOther = { readonly status: 'done'; readonly judgement: Judgement } | PlanningRefusal;

/** Records a judgement of one claim. A model must name an existing file and line. */
export async function judgeClaim(
  workspace: Workspace,
  open: ExecutedPhase,
  { evidence, ...request }: JudgementRequest,
): Promise<JudgedByOther> {
  const { project, key } = workspace;
  const { number } = open.facts;
  const said = {
    ...request,
    evidence: evidence.map((text) => plainLine(text, 500)).filter((text) => text !== ''),
  };
  const refusal = objection(workspace, open, said);
  if (refusal !== null) return refusedPlanning(refusal);
  const judgement = { ...said, seal: sign(key, sealed(project, project, open, said)) };
  const folder = openVerificationFolder(project, open.folder);
  if (folder.status === 'refused') return folder;
  const path = `${open.place}/${open.report}`;
  const locked = await withLock(verificationPath(project, open.folder, 'judgements'), () => {
    const text = documentText(project, path);
    const { frontmatter } = readVerification(text ?? '').document;
    if (text === null || !frontmatter.present)
      return refusedPlanning(`Phase ${number} has no verification to judge yet: /msw:verify ${number}`);
    const known = listedJudgements(frontmatter.values.judgements).filter(({ id }) => id !== request.id);
    return writeDocument(project, path, withJudgements(text, [...known, judgement]));
  });
  if (locked.status !== 'done')
    return refusedPlanning('The judgements are locked by another process; try again.');
  return locked.value.status === 'refused' ? locked.value : { status: 'done', judgement };
}

/** The judgements of the document that hold. */
export function judgementsOf({ project, key }: Workspace, open: ExecutedPhase): readonly Judgement[] {
  const listed = listedJudgements(open.previous?.document.frontmatter.values.judgements);
  return listed.filter((one) => holdsIn(project, { project, key }, open, one));
}

/** Whether its evidence under `root` is the same as when it was given in the project. */
export function holdsIn(
  root: string,
  { project, key }: Pick<Workspace, 'project' | 'key'>,
  open: ExecutedPhase,
  judgement: Judgement,
): boolean {
  return verify(key, sealed(root, project, open, judgement), judgement.seal);
}

/** A failure is asked again once another plan is done. */
function sealed(root: string, project: string, open: ExecutedPhase, said: JudgementRequest): string {
  const { id, verdict, by, evidence } = said;
  const files = coveredDigestOf(root, basisOf(root, open, said)) ?? 'gone';
  const plans = verdict === 'failed' ? open.plans.map((plan) => plan.id) : [];
  return JSON.stringify(['msw-judgement-1', project, open.folder, id, verdict, by, evidence, files, plans]);
}

/** The files that a judgement rests on; without one of its own, a model's rests on the code of the phase. */
export function basisOf(
  root: string,
  open: ExecutedPhase,
  { evidence, by }: Pick<Judgement, 'evidence' | 'by'>,
): readonly string[] {
  const named = evidence.flatMap((text) => namedLine(text)?.path ?? []);
  // No clone has the output of commands.
  const files = [...new Set(named)].filter((path) => !path.startsWith('.planning/') && !isKeptOutput(path));
  if (files.length > 0 || by === 'user') return files;
  return coveredFiles(root, open, plannedFiles(open)).filter((path) => !path.startsWith('.planning/'));
}

/** Why it does not count; null when it does. */
function objection(
  workspace: Workspace,
  open: ExecutedPhase,
  { id, by, verdict, evidence }: JudgementRequest,
): string | null {
  const { number } = open.facts;
  if (!idsOf(open).includes(id))
    return `${id.slice(0, 80)} is not something that phase ${number} must show. To list the ids: /msw:verify ${number}`;
  if (verdict !== 'skipped' && evidence.length === 0)
    return 'A judgement needs --evidence: FILE:LINE and what is there.';
  if (by === 'user') return null;
  if (id.startsWith('human-'))
    return `${id} is for a person: only the user settles it, with ${judgeCommand(number, id)}.`;
  if (judgementsOf(workspace, open).some((one) => one.id === id && one.by === 'user'))
    return `${id} is judged by the user, and stays so while its files are unchanged.`;
  const problems = evidence.flatMap((text) => {
    const problem = placeProblem(workspace.project, namedLine(text));
    return problem === null
      ? []
      : [
          `The evidence "${text.slice(0, 120)}" does not count: ${problem}. Write FILE:LINE and what is there.`,
        ];
  });
  return verdict === 'human' ? null : (problems[0] ?? null);
}

function idsOf({ claims, commands }: ExecutedPhase): readonly string[] {
  const { truths, artifacts, links, humanChecks } = claims;
  return [truths, artifacts, links, humanChecks, commands].flatMap((all) => all.map(({ id }) => id));
}

function placeProblem(root: string, place: NamedLine | null): string | null {
  if (place === null) return 'it does not name a file and line';
  const { path } = place;
  if (path.startsWith('.planning/') || (path.startsWith('.msw/') && !isKeptOutput(path)))
    return 'plans and summaries are what is verified, not evidence for it';
  return lineProblem(root, place);
}

/** Output of a command; no clone has it, so nothing may depend on its presence. */
function isKeptOutput(path: string): boolean {
  return /^\.msw\/verification\/[^/]+\/[^/]+\/check-[^/]+\.txt$/.test(path);
}
