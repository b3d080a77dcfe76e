// Reviews a phase's changes: collects them for a fresh reviewer, takes its findings, and writes NN-REVIEW.md.

import { join } from 'node:path';
import * as z from 'zod/mini';
import { ownFile } from '../../../adapters/files/place.ts';
import { readJson } from '../../../adapters/files/read-json.ts';
import { writeDocumentPage, writePage } from '../../../adapters/files/write-page.ts';
import { keepJson, keepText } from '../../../adapters/files/write-record.ts';
import { withFiles } from '../../../adapters/git/plan-log.ts';
import { withLock } from '../../../adapters/locks/with-lock.ts';
import { once } from '../../../core/once.ts';
import {
  nextId,
  type PhaseReview,
  type ReviewFinding,
  renderPhaseReview,
  reviewPage,
  SEVERITIES,
} from '../../../core/planning/verification/phase-review.ts';
import { plainLine } from '../../../core/text/plain-line.ts';
import { cliCommand } from '../../workspace/cli-command.ts';
import { isoNow, type Workspace } from '../../workspace/workspace.ts';
import { commitPlanning, type PlanningCommit } from '../documents/commit-planning.ts';
import { documentText, type PlanningRefusal, refusedPlanning } from '../documents/documents.ts';
import { fromRoot } from '../documents/open-phase.ts';
import { lineProblem, namedLine } from './named-line.ts';
import type { ExecutedPhase } from './open-executed-phase.ts';
import { phaseCommits } from './phase-commits.ts';
import { readProjectFile } from './project-files.ts';
import { openVerificationFolder, verificationPath } from './verification-folder.ts';

const schema = once(() =>
  z.object({
    files: z.readonly(z.array(z.string())),
    findings: z.readonly(
      z.array(
        z.object({
          id: z.string(),
          severity: z.enum(SEVERITIES),
          file: z.string(),
          line: z.number(),
          issue: z.string(),
          fix: z.nullable(z.string()),
        }),
      ),
    ),
  }),
);

type Kept = z.output<ReturnType<typeof schema>>;

type BegunReview =
  /** Relative to the project: what the reviewer reads. */
  { readonly status: 'done'; readonly page: string; readonly files: number } | PlanningRefusal;

/** Forgets the findings of an earlier review; its document stays until the new one is written. */
export async function beginReview(workspace: Workspace, open: ExecutedPhase): Promise<BegunReview> {
  const { project } = workspace;
  const { number } = open.facts;
  const folder = openVerificationFolder(project, open.folder);
  if (folder.status === 'refused') return folder;
  const work = await phaseCommits(project, open.place, open.phase);
  if (work === null)
    return refusedPlanning('A review needs the commits of the phase, and there is no git here.');
  const commits = await withFiles(project, work);
  const changed = [...new Set(commits.flatMap(({ files }) => files))].sort();
  const files = changed.filter(
    (path) => !path.startsWith('.planning/') && readProjectFile(project, path).kind === 'file',
  );
  if (files.length === 0)
    return refusedPlanning(
      `No commit of the plans of phase ${number} has changed a file that is still there.`,
    );
  const kept: Kept = { files, findings: [] };
  keepJson(join(folder.path, STORE), kept);
  const page = reviewPage(reviewOf(workspace, open, kept), commits, cliCommand(workspace));
  const path = join(folder.path, PAGE);
  writePage(path, page);
  return { status: 'done', page: fromRoot(project, path), files: files.length };
}

const STORE = 'review.json';
const PAGE = 'review.md';

function reviewOf(workspace: Workspace, open: ExecutedPhase, kept: Kept): PhaseReview {
  const { number, name } = open.facts;
  // Critical ones first wherever they are listed.
  const findings = SEVERITIES.flatMap((one) => kept.findings.filter(({ severity }) => severity === one));
  return { ...kept, findings, number, name, folder: open.folder, at: isoNow(workspace) };
}

interface NewFinding {
  readonly severity: ReviewFinding['severity'];
  /** `src/a.ts:12`. */
  readonly place: string;
  readonly issue: string;
  readonly fix: string | null;
}

/** Refused unless the place is a line of a file of the project. */
export async function addFinding(
  workspace: Workspace,
  open: ExecutedPhase,
  { severity, place, issue, fix }: NewFinding,
): Promise<{ readonly status: 'done'; readonly finding: ReviewFinding } | PlanningRefusal> {
  const named = namedLine(place);
  const problem = named === null ? 'it names none' : lineProblem(workspace.project, named);
  if (named === null || problem !== null)
    return refusedPlanning(
      `“${plainLine(place, 120)}” is not a line of a file of the project (${problem}): write FILE:LINE.`,
    );
  if (issue.trim() === '') return refusedPlanning('A finding needs --issue: what goes wrong, and when.');
  const { path: file, line } = named;
  if (readKept(workspace.project, open) === null) return notBegun(open);
  const store = storePath(workspace.project, open);
  const locked = await withLock(store, () => {
    const kept = readKept(workspace.project, open);
    if (kept === null) return null;
    const id = nextId(severity, kept.findings);
    const finding = { id, severity, file, line, issue: issue.trim(), fix: fix?.trim() || null };
    keepJson(store, { ...kept, findings: [...kept.findings, finding] });
    return finding;
  });
  if (locked.status !== 'done')
    return refusedPlanning('The findings are locked by another process; try again.');
  return locked.value === null ? notBegun(open) : { status: 'done', finding: locked.value };
}

function notBegun({ facts: { number } }: ExecutedPhase): PlanningRefusal {
  return refusedPlanning(
    `No review of phase ${number} has begun: the user types /msw:verify ${number} --review.`,
  );
}

function storePath(project: string, open: ExecutedPhase): string {
  return verificationPath(project, open.folder, STORE);
}

function readKept(project: string, open: ExecutedPhase): Kept | null {
  const file = readJson(storePath(project, open), ownFile(project));
  const parsed = schema().safeParse(file.status === 'ok' ? file.value : null);
  return parsed.success ? parsed.data : null;
}

type WrittenReview =
  | {
      readonly status: 'done';
      /** Relative to the project. */
      readonly file: string;
      readonly findings: readonly ReviewFinding[];
      /** Null when not requested. */
      readonly commit: PlanningCommit | null;
    }
  | PlanningRefusal;

/** Writes the document; the one that it replaces is kept in `.msw`. */
export async function writeReview(
  workspace: Workspace,
  open: ExecutedPhase,
  commit: boolean,
): Promise<WrittenReview> {
  const { project } = workspace;
  const kept = readKept(project, open);
  if (kept === null) return notBegun(open);
  const folder = openVerificationFolder(project, open.folder);
  if (folder.status === 'refused') return folder;
  const review = reviewOf(workspace, open, kept);
  const file = `${open.place}/${open.report.replace('VERIFICATION', 'REVIEW')}`;
  const before = documentText(project, file);
  if (before !== null) keepText(join(folder.path, 'previous-review.md'), before);
  const written = writeDocumentPage(project, file, renderPhaseReview(review));
  if (written.status === 'refused') return written;
  const message = `docs(phase-${review.number}): review phase`;
  return {
    status: 'done',
    file,
    findings: review.findings,
    commit: commit ? await commitPlanning(project, [file], message, { env: workspace.env }) : null,
  };
}
