// Runs a whole research, step by step: each result is saved before the next step begins, so that it can be interrupted
// at any point and resumed. It never touches a research that another process works on.

import { appendJournal } from '../../adapters/log/journal.ts';
import {
  newResearch,
  nextResearchStep,
  type Research,
  type ResearchRequest,
  type ResearchStep,
} from '../../core/research/research.ts';
import { lineToType } from '../workspace/cli-command.ts';
import { isoNow, type Workspace } from '../workspace/workspace.ts';
import { answerQuestion, chooseQuestions, synthesise } from './ask-questions.ts';
import { findNotebook, importSources, startDiscovery } from './discover-sources.ts';
import { isOwnResearch, type ResearchAccount, researchPlaceOf } from './research-place.ts';
import {
  ok,
  openResearchFolder,
  type ResearchContext,
  readResearch,
  type StepResult,
  setResearchAside,
  stopped,
  withResearch,
  writeResearch,
} from './research-store.ts';
import { commitResearchReport, isReportOf, writeResearchReport } from './write-report.ts';

/** How often NotebookLM is asked whether it has found its sources. */
export const POLL_MS = { deep: 15_000, fast: 5_000 } as const;

export interface RunOptions {
  /** Receives a line of progress, after that progress has been saved. */
  readonly tell: (line: string) => void;
  /** The run ends itself then, and can be resumed. */
  readonly maxMinutes: number;
  readonly pollMs: number;
  /** Start again although the last run did not finish. */
  readonly fresh: boolean;
}

export type ResearchOutcome =
  | { readonly status: 'done'; readonly research: Research }
  | { readonly status: 'stopped'; readonly research: Research; readonly reason: string }
  | { readonly status: 'refused'; readonly reason: string };

/** Resumes an unfinished research on this topic as it was requested; a finished one is done again. */
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
    reason: `This research is already running. How far it is: ${lineToType`research status ${request.slug}`}`,
  };
}

async function work(
  workspace: Workspace,
  request: ResearchRequest,
  options: RunOptions,
): Promise<ResearchOutcome> {
  const opened = open(workspace, request, options.fresh);
  const place = researchPlaceOf(workspace, opened.research);
  if (place.status === 'refused') return place;
  const until = workspace.now() + options.maxMinutes * 60_000;
  const runner = { pid: process.pid, endsBy: until };
  const save = (research: Research, progress?: string): Research => {
    const saved = { ...research, progress: progress ?? research.progress };
    writeResearch(workspace.project, saved);
    if (progress !== undefined) options.tell(progress);
    return saved;
  };
  const at = { workspace, pollMs: options.pollMs, until, save };
  if (opened.isNew) setResearchAside(workspace.project, request.slug, stampOf(workspace));
  const first = save({ ...opened.research, runner, trouble: null }, opened.progress);
  await note(workspace, first, 'research-started');
  const result = await withOneOf(at, place.accounts, first);
  const trouble = result.status === 'stopped' ? result.reason : null;
  const research = save({ ...result.research, runner: null, trouble });
  await note(workspace, research, trouble === null ? 'research-done' : 'research-stopped');
  return trouble === null ? { status: 'done', research } : { status: 'stopped', research, reason: trouble };
}

interface Opened {
  readonly research: Research;
  readonly isNew: boolean;
  readonly progress: string;
}

function open(workspace: Workspace, request: ResearchRequest, fresh: boolean): Opened {
  const found = readResearch(workspace.project, request.slug);
  const before = found !== null && isOwnResearch(workspace, found) ? found : null;
  if (before !== null && !fresh && isUnfinished(before)) return takenUp(before, request);
  const research = newResearch(request, isoNow(workspace), isReportOf(request.slug, request.output));
  const notebook = request.notebook === null ? (before?.notebook ?? null) : null;
  const aside = found === before ? '' : '; one that you did not begin here is set aside';
  const progress = `Research on "${request.topic}" begins${aside}`;
  return { research: { ...research, notebook }, isNew: true, progress };
}

/** Output and commit may be changed on resuming; the request itself stays as it was. */
function takenUp(research: Research, { output, commit }: ResearchRequest): Opened {
  const request = { ...research.request, output, commit };
  return { research: { ...research, request }, isNew: false, progress: 'Continuing where it stopped' };
}

function stampOf(workspace: Workspace): string {
  return isoNow(workspace).replaceAll(/[:.]/g, '-');
}

/** Includes a run that was killed between its last step and saving its end. */
function isUnfinished(research: Research): boolean {
  return nextResearchStep(research).kind !== 'done' || research.runner !== null;
}

/**
 * Until NotebookLM searches for sources, an account that fails is skipped for the next one: nothing has been found yet
 * that only this account has.
 */
async function withOneOf(
  at: Omit<ResearchContext, 'account' | 'wanted'>,
  accounts: readonly [ResearchAccount, ...ResearchAccount[]],
  begun: Research,
): Promise<StepResult> {
  const [{ account, notebook: wanted }, next, ...others] = accounts;
  const result = await stepByStep({ ...at, account, wanted }, begun);
  if (result.status !== 'stopped' || result.isOfAccount !== true || next === undefined) return result;
  if (result.research.discoveringSince !== null) return result;
  const profile = next.account.profile ?? 'the default one';
  const moved = { ...result.research, begun: null, notebook: null };
  const research = at.save(moved, `${result.reason} The next account is asked: ${profile}.`);
  const last = await withOneOf(at, [next, ...others], research);
  // When every account refused, each gives its reason.
  const isRefused = last.status === 'stopped' && last.isOfAccount === true;
  return isRefused ? { ...last, reason: `${result.reason} ${last.reason}` } : last;
}

async function stepByStep(context: ResearchContext, begun: Research): Promise<StepResult> {
  let research = begun;
  for (;;) {
    const step = nextResearchStep(research);
    if (step.kind === 'done') return ok(research);
    const isWork = step.kind !== 'report' && step.kind !== 'commit';
    if (isWork && context.workspace.now() >= context.until)
      return stopped(research, 'This run has used up its time.');
    const result = await (step.kind === 'answer'
      ? answerQuestion(context, research, step.index)
      : STEPS[step.kind](context, research));
    if (result.status === 'stopped') return result;
    research = result.research;
  }
}

const STEPS: Readonly<
  Record<
    Exclude<ResearchStep['kind'], 'answer'>,
    (context: ResearchContext, research: Research) => StepResult | Promise<StepResult>
  >
> = {
  notebook: findNotebook,
  discover: startDiscovery,
  import: importSources,
  questions: chooseQuestions,
  synthesis: synthesise,
  report: writeResearchReport,
  commit: commitResearchReport,
  done: (_, research) => ok(research),
};

async function note(
  workspace: Workspace,
  research: Research,
  event: 'research-started' | 'research-stopped' | 'research-done',
): Promise<void> {
  const { slug, topic } = research.request;
  const { trouble, report } = research;
  await appendJournal(
    workspace.project,
    { event, research: slug, topic, trouble, report: report?.path ?? null },
    isoNow(workspace),
  );
}
