// `/msw:research`: begins a research in a background process that always ends, and answers at once; without
// arguments it shows how far the researches are.

import { relative } from 'node:path';
import { withoutClientMarks } from '../../adapters/claude-code/client-marks.ts';
import { defaultProfile } from '../../adapters/nlm/program/nlm-profiles.ts';
import { chooseNotebook } from '../../adapters/user/project-choices.ts';
import { nextStep, type Research, type ResearchRequest } from '../../core/research/research.ts';
import { parseResearchArguments, type ResearchOptions } from '../../core/research/research-options.ts';
import { renderResearchList } from '../../core/research/research-status-text.ts';
import { chosenNotebook, isNamed } from '../notebook/chosen-notebook.ts';
import { startCli } from '../workspace/cli-command.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { writeLocalReport } from './local-report.ts';
import { prepareResearch } from './prepare-research.ts';
import { IN_BACKGROUND, takeNews } from './research-news.ts';
import { missingForResearch, researchPlace } from './research-place.ts';
import { showResearch } from './research-store.ts';

/** The text for the user. */
export async function researchCommand(workspace: Workspace, args: string): Promise<string> {
  const words = args.trim();
  const status = /^(?:status(?:\s+([a-z0-9-]+))?)?$/.exec(words);
  // Who looks is told by that.
  if (status !== null) await takeNews(workspace);
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
    : begin(workspace, prepared.request, read.options);
}

/** Naming a notebook here is a person's word, but for a name that only the settings explain. */
async function chooseTyped(workspace: Workspace, notebook: string): Promise<string | null> {
  if (chosenNotebook(workspace, notebook).status === 'chosen' || isNamed(workspace, notebook)) return null;
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
  return `${passages} passages of this project's documents are quoted in ${short(workspace, report.path)}. ${report.commit?.note ?? ''}`;
}

function begin(workspace: Workspace, request: ResearchRequest, options: ResearchOptions): string {
  const missing = missingForResearch(workspace);
  if (missing !== null) return missing;
  const place = researchPlace(workspace, request.notebook);
  if (place.status === 'refused') return place.reason;
  const [known] = showResearch(workspace, request.slug);
  if (known?.isRunning === true) return `This research runs already.\n${renderResearchList([known])}`;
  const { project, env } = workspace;
  const run = ['research', 'run', '--project', project, ...argumentsOf(request, options)];
  // A start that fails shows in the progress, which then says nothing. It works for the user who typed the command, not
  // for a tool of Claude's: the report may go where they said.
  if (!startCli(run, { ...withoutClientMarks(env), [IN_BACKGROUND]: '1' }))
    return 'The command line of MSW is missing from the plugin: install the plugin again.';
  const questions = request.phase === null ? request.questions + 2 : 7;
  const duration = request.mode === 'deep' ? '5 to 45 minutes' : 'a few minutes';
  return [
    `${subject(request.topic, options.fresh ? undefined : known?.research)} in the background: ${duration}, at most ${questions} questions of your NotebookLM quota. You can continue working.`,
    'You are told when it ends. Progress: /msw:research without arguments.',
    `Report: ${short(workspace, request.output)}${request.commit ? ', committed by itself when it is done' : ''}.`,
  ].join('\n');
}

function subject(topic: string, before: Research | undefined): string {
  if (before === undefined) return `Research on "${topic}" runs`;
  const isDone = nextStep(before).kind === 'done';
  return isDone
    ? `Research on "${topic}" is done again`
    : `Research on "${topic}" continues where it stopped`;
}

/** As the command line takes them: the topic last, whatever it begins with. */
function argumentsOf(
  request: ResearchRequest,
  { fresh, notebook, phase, mode, questions }: ResearchOptions,
): string[] {
  return [
    ...['--mode', mode, '--questions', String(questions), '--out', request.output],
    ...(notebook === null ? [] : [`--notebook=${notebook}`]),
    ...(phase === null ? [] : ['--phase', phase]),
    ...(request.commit ? [] : ['--no-commit']),
    ...(fresh ? ['--fresh'] : []),
    '--',
    request.topic,
  ];
}

function short({ project }: Workspace, path: string): string {
  const way = relative(project, path);
  return way.startsWith('..') ? path : way;
}
