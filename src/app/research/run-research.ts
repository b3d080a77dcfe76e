// A whole research, step by step: each step's result is written down before the next begins, so that it can be
// ended at any point and taken up again. It never works on what another process works on.

import { appendJournal } from '../../adapters/files/journal.ts';
import {
  newResearch,
  nextStep,
  type Research,
  type ResearchRequest,
  type ResearchStep,
} from '../../core/research/research.ts';
import { isoTime, type Workspace } from '../workspace.ts';
import { answerQuestion, chooseQuestions, synthesise } from './ask-questions.ts';
import { importSources, startDiscovery } from './discover-sources.ts';
import { findNotebook, researchPlace } from './find-notebook.ts';
import { ok, type ResearchContext, type StepResult, stopped } from './research-context.ts';
import {
  openResearchFolder,
  readResearch,
  setResearchAside,
  withResearch,
  writeResearch,
} from './research-store.ts';
import { commitResearchReport, isReportOf, writeResearchReport } from './write-report.ts';

export interface RunOptions {
  /** A line of progress, after what it tells has been written down. */
  readonly tell: (line: string) => void;
  /** The run ends itself then; it can be taken up again. */
  readonly maxMinutes: number;
  readonly pollMs: number;
  /** Begin anew although the last one did not end. */
  readonly fresh: boolean;
}

export type ResearchOutcome =
  | { readonly status: 'done'; readonly research: Research }
  | { readonly status: 'stopped'; readonly research: Research; readonly reason: string }
  | { readonly status: 'refused'; readonly reason: string };

/** An unfinished research of this topic is taken up as it was asked for; a finished one is done again. */
export async function runResearch(
  workspace: Workspace,
  request: ResearchRequest,
  options: RunOptions,
): Promise<ResearchOutcome> {
  const folder = openResearchFolder(workspace.project, request.slug);
  if (folder.status === 'refused') return folder;
  const held = await withResearch(workspace.project, request.slug, () => work(workspace, request, options));
  if (held.status === 'done') return held.value;
  return {
    status: 'refused',
    reason: `This research runs already: see msw-protocol research status ${request.slug}.`,
  };
}

async function work(
  workspace: Workspace,
  request: ResearchRequest,
  options: RunOptions,
): Promise<ResearchOutcome> {
  const until = workspace.now() + options.maxMinutes * 60_000;
  const runner = { pid: process.pid, endsBy: until };
  const { account } = researchPlace(workspace, request.notebook);
  const save = (research: Research, progress?: string): Research => {
    const saved = { ...research, progress: progress ?? research.progress };
    writeResearch(workspace.project, saved);
    if (progress !== undefined) options.tell(progress);
    return saved;
  };
  const context: ResearchContext = { workspace, account, pollMs: options.pollMs, until, save };
  const opened = open(workspace, request, options.fresh);
  const begun = save({ ...opened.research, runner, trouble: null }, opened.progress);
  await note(workspace, begun, 'research-started');
  const result = await stepByStep(context, begun);
  const trouble = result.status === 'stopped' ? result.reason : null;
  const research = save({ ...result.research, runner: null, trouble });
  await note(workspace, research, trouble === null ? 'research-done' : 'research-stopped');
  return trouble === null ? { status: 'done', research } : { status: 'stopped', research, reason: trouble };
}

function open(
  workspace: Workspace,
  request: ResearchRequest,
  fresh: boolean,
): { readonly research: Research; readonly progress: string } {
  const before = readResearch(workspace.project, request.slug);
  if (before !== null && !fresh && isUnfinished(before)) {
    // Where it goes and whether it is committed may be decided anew; what was asked stays as it is.
    const { output, commit } = request;
    return {
      research: { ...before, request: { ...before.request, output, commit } },
      progress: 'Going on where it stopped',
    };
  }
  const now = isoTime(workspace);
  setResearchAside(workspace.project, request.slug, now.replaceAll(/[:.]/g, '-'));
  const research = newResearch(request, now, isReportOf(request.slug, request.output));
  const notebook = request.notebook === null ? (before?.notebook ?? null) : null;
  return { research: { ...research, notebook }, progress: `Research on "${request.topic}" begins` };
}

/** Also one that was ended between its last step and its last word. */
function isUnfinished(research: Research): boolean {
  return nextStep(research).kind !== 'done' || research.runner !== null;
}

async function stepByStep(context: ResearchContext, begun: Research): Promise<StepResult> {
  let research = begun;
  for (;;) {
    const step = nextStep(research);
    if (step.kind === 'done') return ok(research);
    const isWork = step.kind !== 'report' && step.kind !== 'commit';
    if (isWork && context.workspace.now() >= context.until)
      return stopped(research, 'The time of this run is over.');
    const result = await perform(context, research, step);
    if (result.status === 'stopped') return result;
    research = result.research;
  }
}

async function perform(
  context: ResearchContext,
  research: Research,
  step: ResearchStep,
): Promise<StepResult> {
  switch (step.kind) {
    case 'notebook':
      return findNotebook(context, research);
    case 'discover':
      return startDiscovery(context, research);
    case 'import':
      return importSources(context, research);
    case 'questions':
      return chooseQuestions(context, research);
    case 'answer':
      return answerQuestion(context, research, step.index);
    case 'synthesis':
      return synthesise(context, research);
    case 'report':
      return writeResearchReport(context, research);
    case 'commit':
      return commitResearchReport(context, research);
    case 'done':
      return ok(research);
  }
}

async function note(workspace: Workspace, research: Research, event: string): Promise<void> {
  const { slug, topic } = research.request;
  const { trouble, report } = research;
  await appendJournal(
    workspace.project,
    { event, research: slug, topic, trouble, report: report?.path ?? null },
    isoTime(workspace),
  );
}
