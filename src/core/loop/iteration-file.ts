// The evidence of one iteration as Markdown: what Claude reads first when it goes on, and what a person
// reads afterwards. Everything from outside is fenced or quoted; the user's own words alone stand as they were
// typed.

import type { Failure } from '../failure/failure.ts';
import { failureHeadline } from '../failure/failure-headline.ts';
import type { Guidance } from '../guidance/guidance.ts';
import { clipText } from '../text/clip-text.ts';
import { fence } from '../text/fence.ts';
import { tableRow } from '../text/markdown/table-cells.ts';
import { plainLine } from '../text/plain-line.ts';
import { joinProse, type Prose, prose } from '../text/prose.ts';
import { quoteLine } from '../text/quote-line.ts';
import { quoteName } from '../text/quote-name.ts';
import { typedLine } from '../text/typed.ts';
import { verbatim } from '../text/verbatim.ts';
import type { CheckResult } from './evidence.ts';
import type { Attempt } from './loop.ts';
import { askFor, howItEnds, type Reprompt } from './reprompt.ts';

export interface IterationFile extends Omit<Reprompt, 'guidance' | 'hint'> {
  readonly finished: number;
  readonly guidance: Guidance | null;
  /** Why there is no guidance, or that it is on its way. */
  readonly guidanceNote: Prose | null;
  readonly hints: readonly string[];
  /** Where the whole (bounded) output of a failing check is kept, by check name. */
  readonly logs: ReadonlyMap<string, string>;
}

/** The file's text. */
export function renderIterationFile(file: IterationFile): Prose {
  const { terms } = file.loop;
  const parts = [
    prose`# Iteration ${file.finished} of ${terms.maxIterations}, loop ${quoteName(terms.id)}`,
    prose`## What to do now\n\n${askFor(file)}`,
    prose`## Checks\n\n${renderChecks(file)}`,
    file.change === null ? null : prose`## Since the last iteration\n\n${file.change}.`,
    ...file.results
      .filter((result) => result.outcome.kind !== 'passed')
      .map((r) => renderEvidence(r, file.logs)),
    prose`## Guidance\n\n${renderGuidance(file)}`,
    file.hints.length === 0 ? null : prose`## Hints from the user\n\n${renderHints(file.hints)}`,
    prose`## Already tried\n\n${renderAttempts(file.loop.progress.attempts)}`,
    prose`## The task, as the user typed it\n\n${verbatim(terms.prompt)}`,
    prose`## How this ends\n\n${howItEnds(terms)}`,
  ];
  return prose`${joinProse(parts, '\n\n')}\n`;
}

/** The checks as a table. */
export function renderChecks({ results }: Pick<IterationFile, 'results'>): Prose {
  if (results.length === 0) return prose`This loop has no check: the promise alone ends it.`;
  const rows = results.map((result) =>
    tableRow([
      quoteName(result.check.name, 80),
      quoteLine(result.check.command, 120),
      describeExit(result),
      prose`${quoteName((result.durationMs / 1000).toFixed(1))} s`,
    ]),
  );
  return joinProse([prose`| check | command | result | time |\n|---|---|---|---|`, ...rows], '\n');
}

/** What was tried so far, newest last. */
export function renderAttempts(attempts: readonly Attempt[]): Prose {
  if (attempts.length === 0) return prose`Nothing yet.`;
  const lines = attempts.map(({ iteration, failure, relation, guidance }) => {
    const helped = guidance === null ? '' : `; guidance: ${guidance}`;
    return prose`- iteration ${iteration}: ${quoteLine(`${failure} (${relation}${helped})`, 500)}`;
  });
  return joinProse(lines, '\n');
}

function renderHints(hints: readonly string[]): Prose {
  return joinProse(
    hints.map((hint) => prose`- ${typedLine(hint, 4000)}`),
    '\n',
  );
}

function describeExit({ timedOut, signal, exitCode, outcome }: CheckResult): Prose {
  if (timedOut) return prose`time limit`;
  if (signal !== null) return prose`killed by ${quoteName(signal)}`;
  const exit = prose`exit ${exitCode ?? prose`?`}`;
  return outcome.kind === 'empty' ? prose`${exit}, but ${quoteLine(outcome.reason, 120)}` : exit;
}

function renderEvidence(result: CheckResult, logs: ReadonlyMap<string, string>): Prose {
  const name = quoteName(result.check.name, 80);
  const log = logs.get(result.check.name);
  return joinProse(
    [
      prose`## Evidence: ${name}`,
      ...(result.outcome.kind === 'failed' ? renderFailure(result.outcome.failure) : []),
      fence(headAndTail(result.output), { cap: 12_500, label: prose`the check ${name}` }),
      log === undefined ? null : prose`The whole output, data as well: ${quoteName(log)}`,
    ],
    '\n\n',
  );
}

function renderFailure(failure: Failure): readonly Prose[] {
  const items = failure.items.slice(0, 20).map((item) => {
    const name = [item.code ?? item.class, item.file, item.testId].filter((part) => part !== null);
    const what = name.length === 0 ? item.tool : name.join(' · ');
    return prose`- ${quoteLine(`${what}: ${item.message}`, 300)}`;
  });
  const more = failure.total - items.length;
  const list = [...items, ...(more > 0 ? [prose`- and ${more} more`] : [])];
  const { fingerprints } = failure;
  return [
    quoteLine(failureHeadline(failure), 200),
    ...(list.length === 0 ? [] : [joinProse(list, '\n')]),
    prose`Fingerprints: class ${quoteName(fingerprints.class)}, exact ${quoteName(fingerprints.exact)}.`,
  ];
}

/** The ends of a long output: the first error is often near the top, the summary at the bottom. */
function headAndTail(output: string): string {
  if (output.length <= 12_000) return output;
  const left = output.length - 12_000;
  return `${output.slice(0, 4000)}\n[${left} characters left out]\n${output.slice(-8000)}`;
}

function renderGuidance({ guidance, guidanceNote }: IterationFile): Prose {
  if (guidance === null) return guidanceNote ?? prose`None.`;
  const answer = clipText(guidance.text, 6000);
  const lines = citationLines(guidance);
  const text = lines.length === 0 ? answer : `${answer}\n\nSources:\n${lines.join('\n')}`;
  return fence(text, { cap: 12_000, label: describeSource(guidance) });
}

/** One line each, whatever a source holds: what they quote is as foreign as the answer. */
function citationLines({ source }: Guidance): readonly string[] {
  if (source.kind !== 'notebook') return [];
  return source.citations.slice(0, 12).map(({ number, sourceId, quote }) => {
    const said = quote === null ? '' : `: "${plainLine(quote, 200)}"`;
    return `[${number}] source ${plainLine(sourceId, 100)}${said}`;
  });
}

/** An id is told by its first digits; a name is shown whole. */
const uuid = /^([0-9a-f]{8})-[0-9a-f-]{27}$/;

/** Where a piece of guidance comes from, in a few words. */
export function describeSource({ source }: Guidance): Prose {
  switch (source.kind) {
    case 'notebook':
      return prose`the notebook ${quoteName(source.notebook.replace(uuid, '$1'), 80)}`;
    case 'memory':
      return prose`the project's memory (${quoteLine(source.title, 80)})`;
    case 'document':
      return prose`the document ${quoteName(source.path, 80)}`;
  }
}
