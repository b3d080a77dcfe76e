// What a command of Claude's was, and whether it passed: by its exit code, or, where a pipe or a later command hides that,
// by what the tests printed.

import { countTests } from '../checks/empty-run.ts';
import { reportsFailures } from '../checks/summary-counts.ts';
import { canonicalise, readOutput } from '../failure/canonicalise.ts';
import { readShellLine, type ShellCommand } from '../shell/shell-line.ts';
import type { Result } from './step.ts';

export interface Run {
  /** The same for every spelling of one command. */
  readonly key: string;
  /** Whether a runner reported tests. */
  readonly hasTests: boolean;
  readonly state: 'green' | 'red' | 'unknown';
  /** Of a red one. */
  readonly failure: { readonly class: string; readonly headline: string } | null;
}

/** Absolute folders: that of the project, and the user's. */
export interface Surroundings {
  readonly root: string;
  readonly home: string;
}

/** Never throws. */
export function readRun(command: string, { exitCode, output }: Result, where: Surroundings): Run {
  const { key, hides } = readCommand(command);
  const hasTests = countTests(output) !== null;
  const context = { command: key, exitCode: exitCode || 1, ...where };
  const saysRed = (): boolean => reportsFailures(output) || readOutput(output, context).by === 'tool';
  const state = stateOf(exitCode, hides ? hasTests : null, saysRed);
  if (state !== 'red') return { key, hasTests, state, failure: null };
  const { fingerprints, headline } = canonicalise(output, context);
  return { key, hasTests, state, failure: { class: fingerprints.class, headline } };
}

/** @param shown whether tests were reported where the exit code is not theirs; null where it is */
function stateOf(exitCode: number | null, shown: boolean | null, saysRed: () => boolean): Run['state'] {
  if (exitCode === null) return 'unknown';
  if (exitCode > 0) return 'red';
  if (shown === null) return 'green';
  if (!shown) return 'unknown';
  return saysRed() ? 'red' : 'green';
}

/** The key is the command without `cd`, redirections and what its output is piped into. */
function readCommand(command: string): { readonly key: string; readonly hides: boolean } {
  const { commands, complex } = readShellLine(command);
  const kept = commands.filter((one) => !isPiped(one) && !PREPARES.has(one.words[0] ?? ''));
  const [first] = kept;
  if (complex || first === undefined) return { key: command.trim(), hides: true };
  const isStrict = commands.some(({ words }) => words[0] === 'set' && words.includes('pipefail'));
  const hides = commands
    .slice(commands.indexOf(first) + 1)
    .some((one) => one.joined !== '&&' && !(isStrict && isPiped(one)));
  return { key: kept.map(({ words }) => words.join(' ')).join(' && '), hides };
}

function isPiped({ joined }: ShellCommand): boolean {
  return joined === '|' || joined === '|&';
}

const PREPARES: ReadonlySet<string> = new Set(['cd', 'set', 'export']);
