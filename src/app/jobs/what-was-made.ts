// What a job has made, for its result: commits, files, summaries, the verification and receipts, as far as they can be
// told from what others made at the same time.

import { relative, sep } from 'node:path';
import { repositoryState } from '../../adapters/git/branches.ts';
import { commitsAfter, type FileLines, linesSince } from '../../adapters/git/made-since.ts';
import { listResults } from '../../adapters/user/result-store.ts';
import type { Job, JobMade } from '../../core/jobs/job.ts';
import { isCommitOf } from '../../core/jobs/own-commits.ts';
import { openPhase } from '../planning/documents/open-phase.ts';
import { openPlanning } from '../planning/documents/read-project.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Long lists are cut; their counts are not. */
const MOST = 100;

/** Undefined outside a repository, for a job that has not begun, and where git fails. */
export async function whatWasMade(workspace: Workspace, job: Job): Promise<JobMade | undefined> {
  const { project } = workspace;
  const { base, work } = job;
  if (base === undefined) return undefined;
  const state = await repositoryState(project);
  if (state.status !== 'ok') return undefined;
  const commits = (await commitsAfter(project, base.head)).filter(({ subject }) => isCommitOf(job, subject));
  const committed = new Set(commits.flatMap(({ files }) => files));
  // A loop works in the project itself, where not all of its work is committed.
  const isHere = work.kind === 'execute-and-verify';
  const lines = await linesSince(project, base.head);
  const files = isHere ? lines : lines.filter(({ path }) => committed.has(path));
  const named = (end: string) => files.map(({ path }) => path).filter((path) => path.endsWith(end));
  return {
    branch: state.branch,
    from: base.head,
    to: state.head,
    commits: commits.slice(0, MOST).map(({ hash, subject }) => ({ hash, subject })),
    files: files.slice(0, MOST),
    diff: { commits: commits.length, files: files.length, ...sums(files) },
    summaries: named('SUMMARY.md').slice(0, MOST),
    verification: verificationOf(workspace, job, named('VERIFICATION.md')),
    receipts: await receiptsOf(workspace, job),
  };
}

function sums(files: readonly FileLines[]): { readonly added: number; readonly removed: number } {
  const sum = (of: (file: FileLines) => number | null) =>
    files.reduce((total, file) => total + (of(file) ?? 0), 0);
  return { added: sum(({ added }) => added), removed: sum(({ removed }) => removed) };
}

function verificationOf(
  { project }: Workspace,
  { work }: Job,
  [file]: readonly string[],
): JobMade['verification'] {
  if (work.kind !== 'execute-phase' || file === undefined) return null;
  const opened = openPlanning(project);
  const phase = opened.status === 'ok' ? openPhase(opened.project, work.phase) : null;
  return { file, says: phase?.facts.verification ?? null };
}

/** A receipt is written for the loop of a plan that is done; a phase has the proof of each plan in its journal. */
async function receiptsOf(workspace: Workspace, { loop }: Job): Promise<readonly string[]> {
  const { userFolder, project } = workspace;
  const result = listResults(userFolder, project).findLast((one) => one.loop === loop);
  if (loop === null || result?.cause !== 'done') return [];
  const { writeReceipt } = await import('../receipt/write-receipt.ts');
  const written = await writeReceipt(workspace, { loop, note: false, out: null });
  return written.status === 'written' ? [relative(project, written.receipt.path).split(sep).join('/')] : [];
}
