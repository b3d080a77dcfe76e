// `/msw:research`: starts a research as a job and answers at once; without arguments it shows the progress of all
// researches.

import { relative } from 'node:path';
import { defaultProfile } from '../../adapters/nlm/program/nlm-profiles.ts';
import { chooseNotebook } from '../../adapters/user/project-choices.ts';
import {
  mostQuestions,
  nextResearchStep,
  type Research,
  type ResearchRequest,
} from '../../core/research/research.ts';
import {
  parseResearchArguments,
  type ResearchOptions,
  type TypedOptions,
} from '../../core/research/research-options.ts';
import { renderResearchList } from '../../core/research/research-status-text.ts';
import { countOf } from '../../core/text/count-of.ts';
import { chosenNotebook, isNamedInProject } from '../notebook/chosen-notebook.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { writeLocalReport } from './local-report.ts';
import { prepareResearch } from './prepare-research.ts';
import { missingForResearch, researchPlace } from './research-place.ts';
import { showResearch } from './research-store.ts';

/** Starts the research in the background. */
export type StartResearch = (
  topic: string,
  options: TypedOptions,
) => Promise<
  | { readonly status: 'ok'; readonly job: { readonly id: string } }
  | { readonly status: 'refused'; readonly reason: string }
>;

/** Returns the text for the user. */
export async function researchCommand(
  workspace: Workspace,
  args: string,
  start: StartResearch,
): Promise<string> {
  const words = args.trim();
  const status = /^(?:status(?:\s+([a-z0-9-]+))?)?$/.exec(words);
  if (status !== null) return renderResearchList(showResearch(workspace, status[1] ?? null));
  const read = parseResearchArguments(words);
  if (read.status === 'refused') return read.reason;
  const { notebook } = read.options;
  const refusal = notebook === null ? null : await chooseTyped(workspace, notebook);
  if (refusal !== null) return refusal;
  const prepared = prepareResearch(workspace.project, workspace.project, read.options);
  if (prepared.status === 'refused') return prepared.reason;
  return read.options.local
    ? localText(workspace, prepared.request)
    : begin(workspace, prepared.request, read.options, start);
}

/** A notebook typed here counts as chosen by a person, unless only the settings define its name. */
async function chooseTyped(workspace: Workspace, notebook: string): Promise<string | null> {
  if (chosenNotebook(workspace, notebook).status === 'chosen' || isNamedInProject(workspace, notebook))
    return null;
  const place = researchPlace(workspace, null);
  if (place.status === 'refused') return place.reason;
  const account = place.accounts[0].account.profile ?? defaultProfile(workspace.env);
  const unkept = await chooseNotebook(workspace.userFolder, workspace.project, { account, notebook });
  return unkept === null ? null : `${unkept}.`;
}

async function localText(workspace: Workspace, request: ResearchRequest): Promise<string> {
  const result = await writeLocalReport(workspace, request);
  if (result.status === 'none') return result.reason;
  const { report, passages } = result;
  return `${countOf(passages, 'passage')} of this project's documents ${passages === 1 ? 'is' : 'are'} quoted in ${short(workspace, report.path)}. ${report.commit?.note ?? ''}`;
}

async function begin(
  workspace: Workspace,
  request: ResearchRequest,
  options: ResearchOptions,
  start: StartResearch,
): Promise<string> {
  const missing = missingForResearch(workspace);
  if (missing !== null) return missing;
  const place = researchPlace(workspace, request.notebook);
  if (place.status === 'refused') return place.reason;
  const [known] = showResearch(workspace, request.slug);
  if (known?.isRunning === true) return `This research runs already.\n${renderResearchList([known])}`;
  const started = await start(request.topic, givenAgain(request, options));
  if (started.status === 'refused') return started.reason;
  const duration = request.mode === 'deep' ? '5 to 45 minutes' : 'a few minutes';
  return [
    `${subject(request.topic, options.fresh ? undefined : known?.research)} in the background: ${duration}, at most ${countOf(mostQuestions(request), 'question')} of your NotebookLM quota. You can continue working.`,
    `This session is told when it ends. Progress: /msw:status (job ${started.job.id}), or /msw:research without arguments.`,
    `Report: ${short(workspace, request.output)}${request.commit ? ', committed by itself when it is done' : ''}.`,
  ].join('\n');
}

function subject(topic: string, before: Research | undefined): string {
  if (before === undefined) return `Research on "${topic}" runs`;
  const isDone = nextResearchStep(before).kind === 'done';
  return isDone
    ? `Research on "${topic}" is done again`
    : `Research on "${topic}" continues where it stopped`;
}

/** The options as they would be typed again; the output path is resolved, and a file of questions read. */
function givenAgain(
  request: ResearchRequest,
  { fresh, notebook, phase, mode, source }: ResearchOptions,
): TypedOptions {
  return {
    mode,
    questions: String(request.questions),
    ...(source === 'drive' && { source }),
    ...(request.ask.length > 0 && { ask: request.ask.join('\n') }),
    out: request.output,
    ...(notebook !== null && { notebook }),
    ...(phase !== null && { phase }),
    ...(!request.commit && { 'no-commit': true }),
    ...(fresh && { fresh: true }),
  };
}

function short({ project }: Workspace, path: string): string {
  const way = relative(project, path);
  return way.startsWith('..') ? path : way;
}
