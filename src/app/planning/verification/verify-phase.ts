// Verifies a phase: runs its trusted commands, judges its must-haves, and then writes VERIFICATION.md.

import { join } from 'node:path';
import { readReaderFiles } from '../../../adapters/config/reader-files.ts';
import { writeDocument, writeObjection } from '../../../adapters/files/write-document.ts';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';
import { writeDocumentPage } from '../../../adapters/files/write-page.ts';
import { judgedByPeople } from '../../../core/planning/verification/acceptance.ts';
import { type Judgement, readOverrides } from '../../../core/planning/verification/fold-judgements.ts';
import type { JudgedClaim } from '../../../core/planning/verification/judged-claim.ts';
import type { PhaseReport } from '../../../core/planning/verification/phase-report.ts';
import {
  coverRequirements,
  phaseVerdict,
  reVerification,
} from '../../../core/planning/verification/phase-verdict.ts';
import { renderVerification } from '../../../core/planning/verification/render-verification.ts';
import { type UatItem, updateUat } from '../../../core/planning/verification/update-uat.ts';
import { isList } from '../../../core/text/markdown/value.ts';
import { isoNow, type Workspace } from '../../workspace/workspace.ts';
import { commitPlanning, type PlanningCommit } from '../documents/commit-planning.ts';
import { committedTexts, coverOf, freshnessOf } from '../documents/covered-digest.ts';
import { type PlanningRefusal, refusedPlanning } from '../documents/documents.ts';
import type { PlanningProject } from '../documents/read-project.ts';
import { recordVerified } from '../documents/record-state.ts';
import { keepProjectUp } from '../milestones/keep-project.ts';
import { basisOf, holdsIn, judgementsOf } from './judge-claim.ts';
import { judgePhase } from './judge-phase.ts';
import { type JudgingPlace, openJudgingPlace } from './judging-place.ts';
import { type ExecutedPhase, openExecutedPhase } from './open-executed-phase.ts';
import { changedByPhase } from './phase-commits.ts';
import { coveredFiles } from './project-files.ts';
import { type Runs, runEverywhere } from './run-everywhere.ts';
import { refuseUntrusted } from './run-phase-checks.ts';
import { openVerificationFolder } from './verification-folder.ts';

interface VerifyRequest {
  /** As the user writes it: `1`, `02.1`. */
  readonly phase: string;
  /** Per command. */
  readonly timeoutSeconds: number;
  /** Judge in the project's own folder, with its uncommitted changes. */
  readonly here?: boolean;
  /** Called with lines of progress. */
  readonly tell?: (line: string) => void;
}

type VerifiedPhase =
  | {
      readonly status: 'done';
      readonly report: PhaseReport;
      readonly file: string;
      readonly uat: string | null;
    }
  | PlanningRefusal;

/** Runs and writes nothing unless every command is trusted. `file` and `uat` are relative to the project. */
export async function verifyPhase(
  workspace: Workspace,
  project: PlanningProject,
  request: VerifyRequest,
): Promise<VerifiedPhase> {
  const opened = openExecutedPhase(project, request.phase, request.here);
  if (opened.status === 'refused') return opened;
  const { open } = opened;
  const file = `${open.place}/${open.report}`;
  // Checked before commands run for hours.
  const [objection] = [file, ...RECORDED.map((name) => join(project.planning, name))].flatMap(
    (path) => writeObjection(project.root, path) ?? [],
  );
  const refusal = objection ?? (await refuseUntrusted(workspace, open));
  if (refusal !== null) return refusedPlanning(refusal);
  const started = isoNow(workspace).replaceAll(':', '-');
  const folder = openVerificationFolder(project.root, open.folder, started);
  if (folder.status === 'refused') return folder;
  const { readers } = readReaderFiles(project.root, workspace.userFolder);
  const { timeoutSeconds, tell } = request;
  const runs = { folder: folder.path, timeoutSeconds, readers, tell };
  const clean = await openJudgingPlace(workspace, open, request.here === true);
  const judged = await judgedIn(workspace, open, { ...runs, place: clean }).finally(clean.close);
  const changed = await changedByPhase(project.root, open);
  const report = reportOf(workspace, project, open, { ...judged, changed });
  if (report === null)
    return refusedPlanning('A file of the phase changed or vanished while it was verified: verify again.');
  if (open.previous !== null) writeFileAtomic(join(folder.path, 'previous.md'), open.previous.document.text);
  const written = writeDocumentPage(project.root, file, renderVerification(report));
  if (written.status === 'refused') return written;
  if (report.uat === null) return { status: 'done', report, file, uat: null };
  const uat = `${open.place}/${open.uat.name}`;
  const kept = report.uat === open.uat.text ? null : writeDocument(project.root, uat, report.uat);
  return kept?.status === 'refused' ? kept : { status: 'done', report, file, uat };
}

/** What a verification changes besides its own document. */
const RECORDED = ['ROADMAP.md', 'REQUIREMENTS.md', 'STATE.md'];

interface Judged {
  readonly place: JudgingPlace;
  readonly checks: PhaseReport['evidence'];
  readonly judgements: readonly Judgement[];
  readonly claims: readonly JudgedClaim[];
}

/** Runs the checks and judges the claims, while the place is there. */
async function judgedIn(workspace: Workspace, open: ExecutedPhase, runs: Runs): Promise<Judged> {
  const { place, checks } = await runEverywhere(workspace, open, runs);
  const judgements = judgementsOf(workspace, open);
  const told = judgements.map((one) => {
    const isSame = holdsIn(place.root, workspace, open, one);
    return isSame ? one : { ...one, lost: basisOf(workspace.project, open, one) };
  });
  const overrides = readOverrides(open.previous?.document.frontmatter.values.overrides);
  return {
    place,
    checks,
    judgements,
    claims: judgePhase(open, { place, checks, judgements: told, overrides }),
  };
}

/** Null when a covered file has vanished. */
function reportOf(
  workspace: Workspace,
  project: PlanningProject,
  open: ExecutedPhase,
  judged: Judged & { readonly changed: readonly string[] },
): PhaseReport | null {
  const { judgements, place } = judged;
  const { root } = project;
  const people = judgedByPeople(open.claims.humanChecks, judgements);
  const claims = [...judged.claims, ...people.claims];
  const judgedFiles = judgements.flatMap((one) => basisOf(root, open, one));
  const more = [...judgedFiles, ...judged.changed];
  const cover = coverOf(root, coveredFiles(root, open, more, place.commit !== null), place.commit);
  if (cover === null) return null;
  const own =
    place.commit === null ? [] : freshnessOf(root, { ...cover, judgedCommit: place.commit }).uncommitted;
  const requirements = requirementsOf(project, open, claims);
  const verdict = phaseVerdict(claims, requirements);
  const kept = open.previous?.document.frontmatter.values.overrides;
  return {
    folder: open.folder,
    number: open.facts.number,
    name: open.facts.name,
    goal: open.roadmap?.goal ?? null,
    verified: isoNow(workspace),
    verdict,
    claims,
    uat: people.items.length === 0 ? null : uatText(workspace, open, people.items),
    requirements,
    judgedIn: {
      commit: place.commit,
      why: place.why,
      uncommitted: [...new Set([...place.uncommitted, ...own])],
    },
    evidence: judged.checks,
    overrides: isList(kept) ? kept : [],
    judgements,
    reVerification: reVerification(open.before, verdict),
    ...cover,
  };
}

function uatText(workspace: Workspace, { uat, folder, phase }: ExecutedPhase, items: readonly UatItem[]) {
  const sources = phase.names.filter((name) => name.endsWith('-SUMMARY.md'));
  return updateUat(uat.text, { folder, sources, now: isoNow(workspace), items });
}

function requirementsOf(project: PlanningProject, open: ExecutedPhase, claims: readonly JudgedClaim[]) {
  const plans = open.plans.map(({ id, document }) => ({ id, requirements: document.requirements }));
  const wanted = open.roadmap?.requirements ?? [];
  return coverRequirements(wanted, project.requirements?.items ?? [], plans, claims);
}

/** After a verification: what it changed in STATE, ROADMAP and REQUIREMENTS, and the commit of the documents. */
export interface Recorded {
  /** Planning files that were brought up to date. */
  readonly synced: readonly string[];
  /** Null when not requested, or while a claim still waits for a judgement. */
  readonly commit: PlanningCommit | null;
  /** Why the files could not be written; null when they are. */
  readonly problem: string | null;
}

/** While a claim waits for a judgement, the document is provisional: it is neither counted nor committed. */
export async function recordVerification(
  project: PlanningProject,
  report: PhaseReport,
  files: readonly string[],
  commit: boolean,
): Promise<Recorded> {
  if (report.verdict.undecided.length > 0) return { synced: [], commit: null, problem: null };
  const result = await recordVerified(project, report.number);
  const changed = result.status === 'done' ? result.files : [];
  const kept = result.status === 'done' ? await keepProjectUp(project) : result;
  const synced = kept.status === 'done' && kept.changed ? [...changed, '.planning/PROJECT.md'] : changed;
  const problem = kept.status === 'refused' ? kept.reason : null;
  if (!commit) return { synced, commit: null, problem };
  const message = `docs(phase-${report.number}): verify phase`;
  const documents = [...files, ...synced, ...newDocuments(project.root, report)];
  return { synced, commit: await commitPlanning(project.root, documents, message), problem };
}

/** Plans and summaries that are in no commit: without them a clone has nothing that was verified. */
function newDocuments(root: string, { coveredFiles: covered }: PhaseReport): readonly string[] {
  const documents = covered.filter((path) => path.startsWith('.planning/'));
  const committed = committedTexts(root, documents);
  return documents.filter((path) => !committed.has(path));
}
