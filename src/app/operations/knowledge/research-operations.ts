// Turns a topic into a report.

import {
  type ResearchOptions,
  readOptions,
  type TypedOptions,
} from '../../../core/research/research-options.ts';
import { renderResearchList } from '../../../core/research/research-status-text.ts';
import { countOf } from '../../../core/text/count-of.ts';
import { forPeople } from '../../../core/text/for-people.ts';
import { writeLocalReport } from '../../research/local-report.ts';
import { prepareResearch } from '../../research/prepare-research.ts';
import { missingForResearch } from '../../research/research-place.ts';
import { showResearch } from '../../research/research-store.ts';
import type { ResearchOutcome } from '../../research/run-research.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { inWorkspace } from '../operation/in-project.ts';
import { count, flag, list, optionalWord, path, text } from '../operation/inputs.ts';
import {
  done,
  misused,
  type Operation,
  operation,
  optionName,
  type Result,
  refused,
} from '../operation/operation.ts';
import type { RequestPlace } from '../operation/request-place.ts';

const MINUTES = { deep: 75, fast: 30 } as const;
/** Extra time for a question in progress at the limit, and for the report. */
const ROOM_MS = 12 * 60_000;

type Prepared = Extract<ReturnType<typeof prepareResearch>, { status: 'ok' }>['request'];

const run = operation({
  name: 'research run',
  about:
    'Find sources with NotebookLM, ask them, write a report and commit it alone; run again, it continues',
  effect: 'asks',
  inputs: {
    topic: optionalWord('the topic in quotes', 'what to find out; may be left out with --phase'),
    questions: text('N', 'key questions, 1 to 20; by default 5'),
    mode: text('deep|fast', 'how NotebookLM looks for sources; by default deep'),
    source: text('web|drive', 'where NotebookLM looks for sources; drive is always fast'),
    ask: list('TEXT', 'a question of your own; repeat it for more'),
    askFrom: path('FILE', 'questions of your own, one a line'),
    notebook: text('NAME', 'a notebook of yours, by id or title, instead of a new one'),
    out: path('FILE', 'by default in docs/research/ where that exists, else RESEARCH_REPORT.md'),
    phase: text('N', 'the research of a phase in .planning, for its planner'),
    noCommit: flag('write the report only'),
    local: flag("quote the project's own documents instead, without NotebookLM"),
    fresh: flag('begin anew although the last run did not end'),
    maxMinutes: count('N', 'end by itself after this long; by default 75, fast 30', [1, 9999]),
  },
  run: (place, { topic, maxMinutes, ask: own, ...rest }) => {
    const asked = own.length === 0 ? {} : { ask: own.join('\n') };
    const read = readOptions(topic ?? '', { ...given(rest), ...asked });
    if (read.status === 'refused') return misused(read.reason);
    const { options } = read;
    return inWorkspace<Researched>(place, (workspace) => {
      const prepared = prepareResearch(workspace.project, place.cwd, options);
      if (prepared.status === 'refused') return prepared;
      if (options.local) return quoteDocuments(workspace, prepared.request);
      const missing = missingForResearch(workspace);
      if (missing !== null) return refused(missing);
      return ask(place, workspace, {
        request: prepared.request,
        options,
        maxMinutes: maxMinutes ?? MINUTES[options.mode],
      });
    });
  },
  shown: ({ status: ended, report, passages, commit }) => {
    if (ended === 'stopped' || report === null) return forPeople([]);
    const quoted = passages === null ? '' : `${countOf(passages, 'passage is', 'passages are')} quoted. `;
    return forPeople([report, `${quoted}${commit?.note ?? ''}`]);
  },
});

const status = operation({
  name: 'research status',
  about: 'Show how far the research runs have got',
  effect: 'reads',
  tool: {
    name: 'research_status',
    about: 'Show the progress of research runs',
    takes: { slug: 'which one' },
  },
  inputs: { slug: optionalWord('a slug') },
  run: (place, { slug }) =>
    inWorkspace(place, (workspace) => {
      const shown = showResearch(workspace, slug);
      return done({
        project: workspace.project,
        research: shown.map(({ research, isRunning }) => ({ isRunning, ...research })),
      });
    }),
  shown: ({ research }) =>
    renderResearchList(research.map(({ isRunning, ...one }) => ({ isRunning, research: one }))),
});

export const researchOperations: readonly Operation[] = [run, status];

interface Researched {
  readonly status: 'done' | 'stopped';
  readonly reason: string | null;
  readonly slug: string;
  /** Path of the report; null while there is none. */
  readonly report: string | null;
  readonly action: 'research' | 'update' | null;
  readonly commit: { readonly hash: string | null; readonly note: string } | null;
  readonly notebook: unknown;
  readonly questions: readonly { readonly text: string; readonly isAnswered: boolean }[];
  /** Quoted from the project's own documents; null when NotebookLM was asked. */
  readonly passages: number | null;
}

interface Asked {
  readonly request: Prepared;
  readonly options: ResearchOptions;
  readonly maxMinutes: number;
}

async function ask(
  place: RequestPlace,
  workspace: Workspace,
  { request, options, maxMinutes }: Asked,
): Promise<Result<Researched>> {
  // Ends this process whatever hangs. Unreferenced, so that it does not keep a finished process alive.
  setTimeout(() => process.exit(1), maxMinutes * 60_000 + ROOM_MS).unref();
  // Loaded lazily: showing the progress does not need it.
  const { POLL_MS, runResearch } = await import('../../research/run-research.ts');
  const outcome = await runResearch(workspace, request, {
    tell: place.tell,
    maxMinutes,
    pollMs: POLL_MS[options.mode],
    fresh: options.fresh,
  });
  return resultOf(outcome);
}

function resultOf(outcome: ResearchOutcome): Result<Researched> {
  if (outcome.status === 'refused') return outcome;
  const { report, notebook, questions, request } = outcome.research;
  const reason = outcome.status === 'stopped' ? outcome.reason : null;
  const value = {
    status: outcome.status,
    reason,
    slug: request.slug,
    report: report?.path ?? null,
    action: report?.action ?? null,
    commit: report?.commit ?? null,
    notebook,
    questions: questions.map((question) => ({ text: question.text, isAnswered: question.answer !== null })),
    passages: null,
  };
  if (reason === null) return done(value);
  return { status: 'failed', value, reason: `${reason} The same command continues where it stopped.` };
}

async function quoteDocuments(workspace: Workspace, request: Prepared): Promise<Result<Researched>> {
  const result = await writeLocalReport(workspace, request);
  if (result.status === 'none') return refused(result.reason);
  const { report, passages } = result;
  const { path: file, action, commit } = report;
  return done({
    status: 'done',
    reason: null,
    slug: request.slug,
    report: file,
    action,
    commit,
    notebook: null,
    questions: [],
    passages,
  });
}

/** The options as they are typed. */
function given(options: Readonly<Record<string, string | boolean | null>>): TypedOptions {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) =>
      typeof value === 'string' || value === true ? [[optionName(name), value] as const] : [],
    ),
  );
}
