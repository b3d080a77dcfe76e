// The last steps of a research: its report as a file, and that file as a commit.

import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../../adapters/files/make-folder.ts';
import { isInside, named } from '../../adapters/files/place.ts';
import { textOf } from '../../adapters/files/read-file.ts';
import { writePage } from '../../adapters/files/write-page.ts';
import { renderPhaseResearch, userConstraints } from '../../core/research/render-phase-research.ts';
import { renderReport, reportMark } from '../../core/research/render-report.ts';
import { answeredCount, type Research, type WrittenReport } from '../../core/research/research.ts';
import { harmless } from '../../core/text/harmless.ts';
import type { Prose } from '../../core/text/prose.ts';
import { withoutSecrets } from '../../core/text/without-secrets.ts';
import { planningConfigOf } from '../planning/documents/documents.ts';
import { commitInProject } from '../trust/commit-in-project.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { keepReplaced, ok, type ResearchContext, type StepResult, stopped } from './research-store.ts';

const LONGEST_TOPIC = 60;

export function writeResearchReport(context: ResearchContext, research: Research): StepResult {
  const { output, phase } = research.request;
  if (answeredCount(research) === 0)
    return stopped(askedAgain(research), 'NotebookLM answered none of the questions.');
  const generatedAt = isoNow(context.workspace);
  const text =
    phase === null
      ? renderReport(research, generatedAt)
      : renderPhaseResearch(research, { ...contextOf(output), generatedAt });
  writeReportFile(context.workspace, research.request, text);
  const action = research.isUpdate ? 'update' : 'research';
  const report: WrittenReport = { path: output, action, commit: null };
  return ok(context.save({ ...research, report }, `The report is ${output}`));
}

/** The next run asks every unanswered question again. */
function askedAgain(research: Research): Research {
  const questions = research.questions.map((question) => ({ ...question, attempts: 0 }));
  return { ...research, questions, synthesisAttempts: 0 };
}

/** Removes secrets, as the report is committed. A replaced report is kept in `.msw/research`. */
export function writeReportFile(
  workspace: Workspace,
  { output, slug }: { readonly output: string; readonly slug: string },
  text: Prose,
): void {
  makeFolder(dirname(output));
  const page = withoutSecrets(text);
  const before = textOf(output, named);
  const stamp = isoNow(workspace).replaceAll(/[:.]/g, '-');
  if (before !== null && before !== page) keepReplaced(workspace.project, slug, before, stamp);
  writePage(output, page);
}

/** Whether the existing file is a report on this topic. */
export function isReportOf(slug: string, output: string): boolean {
  return textOf(output, named)?.includes(reportMark(slug)) === true;
}

export async function commitResearchReport(
  context: ResearchContext,
  research: Research,
): Promise<StepResult> {
  const { report, request } = research;
  if (report === null) return ok(research);
  const commit = await commitReport(context.workspace, report, request);
  return ok(context.save({ ...research, report: { ...report, commit } }, commit.note));
}

export async function commitReport(
  { project, env }: Workspace,
  report: WrittenReport,
  { commit, topic }: { readonly commit: boolean; readonly topic: string },
): Promise<NonNullable<WrittenReport['commit']>> {
  if (!commit) return { hash: null, note: 'Not committed, as asked for' };
  if (!isInside(report.path, project))
    return { hash: null, note: 'Not committed: it lies outside the project' };
  const planning = join(project, '.planning');
  if (isInside(report.path, planning) && planningConfigOf(planning).commitDocs === false) {
    return { hash: null, note: 'Not committed: this project keeps its planning out of git (commit_docs)' };
  }
  const done = report.action === 'update' ? 'Update' : 'Generate';
  const message = `docs(research): ${done} report on ${subject(topic)}`;
  const result = await commitInProject(dirname(report.path), [report.path], message, { project, env });
  if (result.status === 'committed') return { hash: result.hash, note: `Committed as "${message}"` };
  if (result.status === 'unchanged')
    return { hash: null, note: 'Nothing to commit: git has this report already' };
  return { hash: null, note: `Not committed: ${result.reason}` };
}

function subject(topic: string): string {
  const line = harmless(topic).replaceAll(/\s+/g, ' ').trim();
  const cut = [...line].slice(0, LONGEST_TOPIC).join('').trim();
  return cut === line ? line : `${cut}…`;
}

/** The context document next to the research of a phase. */
function contextOf(output: string): { constraints: string; contextFile: string | null } {
  const path = output.replace(/RESEARCH\.md$/, 'CONTEXT.md');
  const text = path === output ? null : textOf(path, named);
  return text === null
    ? { constraints: '', contextFile: null }
    : { constraints: userConstraints(text), contextFile: basename(path) };
}
