// The evidence of one iteration as Markdown: what Claude reads first when it goes on, and what a person
// reads afterwards. Everything from outside is fenced; the task alone stands as the user typed it.

import type { Guidance } from '../guidance/guidance.ts';
import { clipText } from '../text/clip-text.ts';
import { fence } from '../text/fence.ts';
import { harmless } from '../text/harmless.ts';
import type { CheckResult } from './evidence.ts';
import type { Attempt } from './loop.ts';
import { askFor, howItEnds, type Reprompt } from './reprompt.ts';
import { summariseFailure } from './summarise-failure.ts';

export interface IterationFile extends Omit<Reprompt, 'guidance' | 'hint'> {
  readonly finished: number;
  readonly guidance: Guidance | null;
  /** Why there is no guidance, or that it is on its way. */
  readonly guidanceNote: string | null;
  readonly hints: readonly string[];
  /** Where the whole (bounded) output of a failing check is kept, by check name. */
  readonly logs: ReadonlyMap<string, string>;
}

/** The file's text. */
export function renderIterationFile(file: IterationFile): string {
  const { terms } = file.loop;
  return [
    `# Iteration ${file.finished} of ${terms.maxIterations}, loop ${terms.id}`,
    section('What to do now', askFor(file)),
    section('Checks', renderChecks(file)),
    file.change === null ? null : section('Since the last iteration', `${file.change}.`),
    ...file.results
      .filter((result) => result.outcome.kind !== 'passed')
      .map((r) => renderEvidence(r, file.logs)),
    section('Guidance', renderGuidance(file)),
    file.hints.length === 0
      ? null
      : section('Hints from the user', file.hints.map((hint) => `- ${hint}`).join('\n')),
    section('Already tried', renderAttempts(file.loop.progress.attempts)),
    section('The task, as the user typed it', verbatim(terms.prompt)),
    section('How this ends', howItEnds(terms)),
  ]
    .filter((part) => part !== null)
    .join('\n\n')
    .concat('\n');
}

/** Quotes text without changing it: the fence is longer than any run of backticks in it. */
export function verbatim(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}text\n${text}\n${ticks}`;
}

/** The checks as a table. */
export function renderChecks({ results }: Pick<IterationFile, 'results'>): string {
  if (results.length === 0) return 'This loop has no check: the promise alone ends it.';
  const rows = results.map((result) => {
    const command = harmless(result.check.command).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
    const seconds = (result.durationMs / 1000).toFixed(1);
    return `| ${result.check.name} | \`${clipText(command, 120)}\` | ${describeExit(result)} | ${seconds} s |`;
  });
  return ['| check | command | result | time |', '|---|---|---|---|', ...rows].join('\n');
}

/** What was tried so far, newest last. */
export function renderAttempts(attempts: readonly Attempt[]): string {
  if (attempts.length === 0) return 'Nothing yet.';
  return attempts
    .map((attempt) => {
      const helped = attempt.guidance === null ? '' : `; guidance: ${attempt.guidance}`;
      const line = `- iteration ${attempt.iteration}: ${attempt.failure} (${attempt.relation}${helped})`;
      return harmless(line).replaceAll('\n', ' ');
    })
    .join('\n');
}

function section(title: string, body: string): string {
  return `## ${title}\n\n${body}`;
}

function describeExit(result: CheckResult): string {
  if (result.timedOut) return 'time limit';
  if (result.signal !== null) return `killed by ${result.signal}`;
  const exit = `exit ${result.exitCode ?? '?'}`;
  return result.outcome.kind === 'empty' ? `${exit}, but ${result.outcome.reason}` : exit;
}

function renderEvidence(result: CheckResult, logs: ReadonlyMap<string, string>): string {
  const label = `the check ${result.check.name}`;
  const parts = [`## Evidence: ${result.check.name}`];
  if (result.outcome.kind === 'failed') {
    const { failure } = result.outcome;
    const items = failure.items.slice(0, 20).map((item) => {
      const name = [item.code ?? item.class, item.file, item.testId]
        .filter((part) => part !== null)
        .join(' · ');
      // One line each: a line of its own could pose as a heading or close a fence.
      const line = harmless(`- ${name === '' ? item.tool : name}: ${item.message}`);
      return clipText(line.replaceAll(/\s+/g, ' '), 300);
    });
    const more = failure.total > items.length ? [`- and ${failure.total - items.length} more`] : [];
    parts.push([summariseFailure(failure), '', ...items, ...more].join('\n'));
    parts.push(`Fingerprints: class ${failure.fingerprints.class}, exact ${failure.fingerprints.exact}.`);
  }
  parts.push(fence(headAndTail(result.output), { cap: 12_500, label }));
  const log = logs.get(result.check.name);
  if (log !== undefined) parts.push(`The whole output: ${log}`);
  return parts.join('\n\n');
}

/** The ends of a long output: the first error is often near the top, the summary at the bottom. */
function headAndTail(output: string): string {
  if (output.length <= 12_000) return output;
  const left = output.length - 12_000;
  return `${output.slice(0, 4000)}\n[${left} characters left out]\n${output.slice(-8000)}`;
}

function renderGuidance({ guidance, guidanceNote }: IterationFile): string {
  if (guidance === null) return harmless(guidanceNote ?? 'None.');
  return [
    fence(guidance.text, { cap: 6000, label: describeSource(guidance) }),
    ...renderCitations(guidance),
  ].join('\n\n');
}

function renderCitations({ source }: Guidance): readonly string[] {
  if (source.kind !== 'notebook' || source.citations.length === 0) return [];
  const rows = source.citations
    .slice(0, 12)
    .map((c) =>
      harmless(
        `- [${c.number}] source ${c.sourceId}${c.quote === null ? '' : `: "${clipText(c.quote, 200)}"`}`,
      ),
    );
  return [`Sources:\n${rows.join('\n')}`];
}

/** An id is told by its first digits; a name is shown whole. */
const uuid = /^([0-9a-f]{8})-[0-9a-f-]{27}$/;

/** Where a piece of guidance comes from, in a few words. */
export function describeSource({ source }: Guidance): string {
  switch (source.kind) {
    case 'notebook':
      return `the notebook ${source.notebook.replace(uuid, '$1')}`;
    case 'memory':
      return `the project's memory (${source.title})`;
    case 'document':
      return `the document ${source.path}`;
  }
}
