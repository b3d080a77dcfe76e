// The noun `research`: a topic becomes a report.

import { writeLocalReport } from '../app/research/local-report.ts';
import { prepareResearch } from '../app/research/prepare-research.ts';
import { missingForResearch } from '../app/research/research-needs.ts';
import type { ResearchOutcome } from '../app/research/run-research.ts';
import { showResearch } from '../app/research/show-research.ts';
import type { Workspace } from '../app/workspace/workspace.ts';
import type { ResearchRequest } from '../core/research/research.ts';
import { type GivenOptions, type ResearchOptions, readOptions } from '../core/research/research-options.ts';
import { renderResearchList } from '../core/research/research-status-text.ts';
import { forPeople } from '../core/text/for-people.ts';
import { plainLine } from '../core/text/plain-line.ts';
import { prose } from '../core/text/prose.ts';
import { namedPath } from './frame/named-path.ts';
import { isSet, json, type Noun, type Options, project, textOf, type VerbCall } from './frame/noun.ts';
import { openProject } from './frame/open-project.ts';
import { done, doneJson, failed, misused, type Outcome } from './frame/outcome.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const runOptions: Options = {
  questions: text,
  mode: text,
  notebook: text,
  out: text,
  phase: text,
  'max-minutes': text,
  'no-commit': flag,
  local: flag,
  fresh: flag,
};

const MINUTES = { deep: 75, fast: 30 } as const;
const POLL_MS = { deep: 15_000, fast: 5_000 } as const;
/** A question that is on its way when the time is over, and the report. */
const ROOM_MS = 12 * 60_000;

export const research: Noun = {
  help: prose`msw-protocol research VERB [--json] [--project DIR]

  run "TOPIC"      finds sources with NotebookLM, asks them, writes a report and commits it alone;
                   run again, it goes on where it was interrupted
      --questions N (5)       key questions, 1 to 20
      --mode deep|fast        how NotebookLM looks for sources (deep)
      --notebook NAME         a notebook of yours, by id or title, instead of a new one
      --out FILE              docs/research/ where that exists, else RESEARCH_REPORT.md
      --phase N               the research of a phase in .planning, for its planner; TOPIC may be left out
      --no-commit             write the report only
      --local                 quote the project's own documents instead, without NotebookLM
      --fresh                 begin anew although the last run did not end
      --max-minutes N         end by itself after this long (75; fast: 30)
  status [SLUG]    how far the researches are`,
  verbs: {
    run: {
      options: { ...runOptions, ...json, ...project },
      words: { least: 0, most: 1, names: 'the topic in quotes' },
      run,
    },
    status: { options: { ...json, ...project }, words: { least: 0, most: 1, names: 'a slug' }, run: status },
  },
};

async function run(call: VerbCall): Promise<Outcome> {
  const read = readOptions(call.words[0] ?? '', given(call));
  if (read.status === 'refused') return misused(read.reason.replace('/msw:research', 'research run'));
  const minutes = textOf(call.values, 'max-minutes') ?? String(MINUTES[read.options.mode]);
  if (!/^[1-9]\d{0,3}$/.test(minutes)) return misused('--max-minutes needs a whole number from 1 to 9999.');
  const opened = openProject(call);
  if (opened.status === 'refused') return failed(opened.reason);
  const { workspace } = opened;
  const out = textOf(call.values, 'out');
  const named = out === null ? null : namedPath(call, out);
  if (named?.status === 'refused') return failed(named.reason);
  const prepared = prepareResearch(workspace.project, call.cwd, read.options);
  if (prepared.status === 'refused') return failed(prepared.reason);
  if (read.options.local) return local(call, workspace, prepared.request);
  const missing = missingForResearch(workspace);
  if (missing !== null) return failed(missing);
  return ask(call, workspace, {
    request: prepared.request,
    options: read.options,
    maxMinutes: Number(minutes),
  });
}

interface Asked {
  readonly request: ResearchRequest;
  readonly options: ResearchOptions;
  readonly maxMinutes: number;
}

async function ask(
  call: VerbCall,
  workspace: Workspace,
  { request, options, maxMinutes }: Asked,
): Promise<Outcome> {
  // Whatever hangs, this process ends. Unreferenced: it must not keep a finished one alive.
  setTimeout(() => process.exit(1), maxMinutes * 60_000 + ROOM_MS).unref();
  // A part of its own: whoever asks for the progress needs nothing of it.
  const { runResearch } = await import('../app/research/run-research.ts');
  const outcome = await runResearch(workspace, request, {
    tell: (line) => process.stderr.write(`${plainLine(line, 400)}\n`),
    maxMinutes,
    pollMs: POLL_MS[options.mode],
    fresh: options.fresh,
  });
  return told(call, outcome);
}

/** As JSON `{status, reason, slug, report, action, commit, notebook, questions}`. */
function told(call: VerbCall, outcome: ResearchOutcome): Outcome {
  if (outcome.status === 'refused') return failed(outcome.reason);
  const { report, notebook, questions, request } = outcome.research;
  const reason = outcome.status === 'stopped' ? outcome.reason : null;
  const isJson = isSet(call.values, 'json');
  const asJson = doneJson({
    status: outcome.status,
    reason,
    slug: request.slug,
    report: report?.path ?? null,
    action: report?.action ?? null,
    commit: report?.commit ?? null,
    notebook,
    questions: questions.map((question) => ({ text: question.text, isAnswered: question.answer !== null })),
  });
  if (reason !== null) {
    const problem = `${reason} The same command goes on where it stopped.`;
    return { code: 1, text: isJson ? asJson.text : prose``, problem };
  }
  if (isJson) return asJson;
  return done(forPeople([report?.path ?? '', report?.commit?.note ?? '']));
}

async function local(call: VerbCall, workspace: Workspace, request: ResearchRequest): Promise<Outcome> {
  const result = await writeLocalReport(workspace, request);
  if (result.status === 'none') return failed(result.reason);
  const { report, passages } = result;
  if (isSet(call.values, 'json'))
    return doneJson({
      status: 'done',
      slug: request.slug,
      passages,
      report: report.path,
      action: report.action,
      commit: report.commit,
    });
  return done(forPeople([report.path, `${passages} passages are quoted. ${report.commit?.note ?? ''}`]));
}

/** As JSON `{project, research: [{isRunning, ...state}]}`. */
function status(call: VerbCall): Outcome {
  const opened = openProject(call);
  if (opened.status === 'refused') return failed(opened.reason);
  const shown = showResearch(opened.workspace, call.words[0] ?? null);
  if (!isSet(call.values, 'json')) return done(renderResearchList(shown));
  const list = shown.map(({ research, isRunning }) => ({ isRunning, ...research }));
  return doneJson({ project: opened.workspace.project, research: list });
}

function given({ values }: VerbCall): GivenOptions {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || value === true ? [[name, value] as const] : [],
    ),
  );
}
