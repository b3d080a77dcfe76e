// The evidence of one iteration as Markdown: Claude reads it first when it continues, and people read it afterwards.
// Everything from outside is fenced or quoted; only the user's own words appear as typed. Since it is read in every
// iteration it has a budget: a typical file has 900 tokens, none more than 2,500.

import type { CheckResult } from '../../checks/check-result.ts';
import type { ProblemNames } from '../../failure/problem-names.ts';
import type { Failure } from '../../failure/text/failure.ts';
import { describeSource } from '../../guidance/describe-source.ts';
import type { Guidance } from '../../guidance/guidance.ts';
import { clipText } from '../../text/clip-text.ts';
import { fence } from '../../text/fence.ts';
import { plainLine } from '../../text/plain-line.ts';
import { joinProse, type Prose, prose } from '../../text/prose.ts';
import { quoteName } from '../../text/quote-name.ts';
import { typedLine } from '../../text/typed.ts';
import { verbatim } from '../../text/verbatim.ts';
import { renderAttempts } from '../attempts.ts';
import type { FlakyRun, LoopTerms } from '../loop.ts';
import { tellElsewhere } from './elsewhere-text.ts';
import {
  nameNeighbour,
  renderFlakyRun,
  renderOutputs,
  renderProblems,
  renderProof,
  renderSince,
} from './evidence-text.ts';
import { askFor, howItEnds, type Reprompt, tellPutBack } from './reprompt.ts';

export interface IterationFile extends Omit<Reprompt, 'hint'> {
  readonly results: readonly CheckResult[];
  readonly failure: Failure | null;
  /** A clause comparing the result with the last iteration's. */
  readonly change: Prose | null;
  /** The problems behind the change, by name; null when there is nothing to compare. */
  readonly moved: ProblemNames | null;
  /** Protected files that were changed and put back; missing when there are none. */
  readonly putBack?: readonly string[];
  /** Names of failing checks of which no passing run is known, to be said once. */
  readonly withoutPass?: readonly string[];
  /** The iteration that has ended; 0 before the first. */
  readonly finished: number;
  readonly guidance: Guidance | null;
  /** The page with the complete guidance, when there is no room for it here. */
  readonly guidancePath: string | null;
  /** Says why there is no guidance, or that it is on its way. */
  readonly guidanceNote: Prose | null;
  readonly hints: readonly string[];
  /** Path of each failing check's (bounded) output, by check name. */
  readonly logs: ReadonlyMap<string, string>;
  /** Path of the file with the task as typed. */
  readonly taskPath: string;
}

/** 2,500 tokens of 3.6 characters each. */
const LIMIT = 9000;
/** A longer task is shown by its beginning and its path. */
const LONGEST_TASK = 4096;
const TASK_BEGINNING = 1200;

/** How much of the room a section may take: its share when room is short, `most` when there is plenty. */
const SHARES = {
  problems: { share: 0.34, most: 2000 },
  output: { share: 0.34, most: 3200 },
  guidance: { share: 0.18, most: 1800 },
  attempts: { share: 0.14, most: 1500 },
} as const;

export function renderIterationFile(file: IterationFile): Prose {
  const { terms, progress } = file.loop;
  const start = prose`# Iteration ${progress.iteration} of ${terms.maxIterations} (loop ${quoteName(terms.id)})\n\n${renderStart(file)}`;
  const end = joinProse(
    [
      file.hints.length === 0 ? null : prose`## Hints from the user\n\n${renderHints(file.hints)}`,
      prose`## The task, as the user typed it\n\n${renderTask(terms, file.taskPath)}`,
      prose`## How this ends\n\n${howItEnds(terms)}`,
    ],
    '\n\n',
  );
  const since = renderSince(file.change, file.moved);
  const checked = { terms, results: file.results };
  const room = LIMIT - start.length - end.length - (since?.length ?? 0) - HEADINGS;
  const rooms = shareOut(room, wishes(file));
  const parts = [
    start,
    prose`## What the checks say\n\n${renderProblems(checked, rooms.problems)}`,
    since,
    ...renderOutputs(file.results, file.logs, rooms.output),
    renderGuidance(file, rooms.guidance),
    progress.attempts.length === 0
      ? null
      : prose`## Attempts so far\n\n${renderAttempts(progress.attempts, { cap: rooms.attempts, newestIsAbove: true })}`,
    end,
  ];
  return prose`${joinProse(parts, '\n\n')}\n`;
}

/** Room for the headings of the sections between start and end, and for the blank lines. */
const HEADINGS = 160;

type Section = keyof typeof SHARES;
const SECTIONS = ['problems', 'output', 'guidance', 'attempts'] as const satisfies readonly Section[];

/** How many characters each section would take if nothing else did. */
function wishes(file: IterationFile): Readonly<Record<Section, number>> {
  const most = (section: Section, wish: number) => Math.min(SHARES[section].most, wish);
  const { attempts } = file.loop.progress;
  return {
    problems: most(
      'problems',
      renderProblems({ terms: file.loop.terms, results: file.results }, SHARES.problems.most).length,
    ),
    output: most(
      'output',
      joinProse(renderOutputs(file.results, file.logs, SHARES.output.most), '\n\n').length,
    ),
    guidance: most('guidance', (renderGuidance(file, SHARES.guidance.most) ?? '').length),
    attempts: most('attempts', attempts.length === 0 ? 0 : renderAttempts(attempts).length),
  };
}

/** Gives each section what it wants up to its share; the rest goes to the sections that want more, in order. */
function shareOut(
  room: number,
  wanted: Readonly<Record<Section, number>>,
): Readonly<Record<Section, number>> {
  const given = { ...wanted };
  for (const section of SECTIONS) given[section] = Math.min(wanted[section], room * SHARES[section].share);
  let left = room - SECTIONS.reduce((sum, section) => sum + given[section], 0);
  for (const section of SECTIONS) {
    const more = Math.min(left, wanted[section] - given[section]);
    given[section] = Math.floor(given[section] + more);
    left -= more;
  }
  // A section that fits completely needs no exact limit.
  for (const section of SECTIONS)
    if (given[section] >= wanted[section]) given[section] = SHARES[section].most;
  return given;
}

/** The heading, like the re-prompt and the status line, numbers the iteration that begins; this names the last one. */
function renderStart(file: IterationFile): Prose {
  const { finished, loop } = file;
  const counts = loop.progress.iteration > finished;
  const about =
    finished === 0
      ? prose`What the checks say before the work begins.`
      : counts
        ? prose`What iteration ${finished} left.`
        : prose`What the last turn left; it did not count, and the checks run again when you stop.`;
  const flaky = loop.progress.flaky.findLast((run) => run.iteration === finished);
  return joinProse(
    [
      prose`${about} ${askFor({ ...file, counted: counts })}`,
      tellElsewhere(loop),
      tellPutBack(file),
      file.proof == null ? null : renderProof(file.proof, MOST_FINDINGS),
      flaky === undefined ? null : renderFlaky(flaky),
      renderWithoutPass(file.withoutPass ?? []),
    ],
    '\n\n',
  );
}

function renderWithoutPass(names: readonly string[]): Prose | null {
  if (names.length === 0) return null;
  const checks = joinProse(
    names.slice(0, MOST_FINDINGS).map((name) => quoteName(name)),
    ', ',
  );
  return prose`No passing run is known here yet of ${checks}: the failure is read from all that it printed.`;
}

const MOST_FINDINGS = 5;

function renderFlaky(run: FlakyRun): Prose {
  const known = run.ignored === undefined ? prose`Flaky: ` : prose``;
  return prose`${known}${renderFlakyRun(run)}. That counts neither as progress nor as proof. If it needs what git ignores, such as a build, let the check itself make that.`;
}

const AROUND_GUIDANCE = 260;

function renderGuidance({ guidance, guidancePath, guidanceNote }: IterationFile, room: number): Prose | null {
  if (guidance === null) return guidanceNote === null ? null : prose`## Guidance\n\n${guidanceNote}`;
  const text = guidanceText(guidance);
  const cap = Math.max(160, room - AROUND_GUIDANCE);
  const shown = clipText(text, cap);
  const rest =
    shown.length === text.length || guidancePath === null
      ? null
      : prose`All of it, data as well: ${nameNeighbour(guidancePath)}`;
  const body = fence(shown, { cap, label: describeSource(guidance) });
  return joinProse([prose`## Guidance`, body, rest], '\n\n');
}

/** True when the iteration file may have no room for all of the guidance. */
export function isLongGuidance(guidance: Guidance): boolean {
  return guidanceText(guidance).length > 600;
}

/** The complete guidance as a page of its own. */
export function renderGuidancePage(guidance: Guidance): Prose {
  const body = fence(guidanceText(guidance), { cap: 12_000, label: describeSource(guidance) });
  return prose`# Guidance\n\n${body}\n`;
}

function guidanceText(guidance: Guidance): string {
  const answer = clipText(guidance.text, 6000);
  const lines = citationLines(guidance);
  return lines.length === 0 ? answer : `${answer}\n\nSources:\n${lines.join('\n')}`;
}

/** One plain line per citation: the quotes are as untrusted as the answer. */
function citationLines({ source }: Guidance): readonly string[] {
  if (source.kind !== 'notebook') return [];
  return source.citations.slice(0, 12).map(({ number, sourceId, quote, title }) => {
    const said = quote === null ? '' : `: "${plainLine(quote, 200)}"`;
    const from = title === undefined ? `source ${plainLine(sourceId, 100)}` : `"${plainLine(title, 120)}"`;
    return `[${number}] ${from}${said}`;
  });
}

const MOST_HINTS = 5;

/** The newest hints take precedence, so the oldest are left out. */
function renderHints(hints: readonly string[]): Prose {
  const shown = hints.slice(-MOST_HINTS);
  const each = Math.floor(1500 / shown.length);
  const lines = shown.map((hint) => prose`- ${typedLine(hint, each)}`);
  const left = hints.length - shown.length;
  return joinProse([left === 0 ? null : prose`- earlier: ${left} more`, ...lines], '\n');
}

function renderTask({ prompt }: LoopTerms, path: string): Prose {
  if (prompt.length <= LONGEST_TASK) return verbatim(prompt);
  const beginning = prompt.slice(0, TASK_BEGINNING).replace(/[\ud800-\udbff]$/, '');
  const whole = beginning.slice(0, Math.max(TASK_BEGINNING / 2, beginning.lastIndexOf('\n')));
  return prose`Its beginning; all ${prompt.length} characters of it are in ${nameNeighbour(path)}, read that too.\n\n${verbatim(whole)}`;
}
