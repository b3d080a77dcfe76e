// What the run of one verify command proves: its exit code decides. Where that says nothing, as for a search that prints
// or a pipe that hides a failure, the run is left undecided.

import { alwaysPasses, hidingPart } from '../../checks/always-passes.ts';
import { baseName, withoutPrefixes } from '../../shell/command-words.ts';
import { readShellLine, type ShellCommand } from '../../shell/shell-line.ts';

export interface RunFacts {
  readonly command: string;
  /** Null when it did not exit by itself. */
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  readonly output: string;
}

export interface RunVerdict {
  readonly verdict: 'passed' | 'failed' | 'undecided';
  /** The reason, as a clause. */
  readonly reason: string;
}

/** Never throws. */
export function judgeRun(run: RunFacts): RunVerdict {
  const { exitCode } = run;
  if (run.timedOut) return failed('it did not end in time');
  if (exitCode === null) return failed('it did not run to its end');
  const open = exitCode > 1 ? null : whyUndecided(run);
  if (open !== null) return { verdict: 'undecided', reason: open };
  return exitCode === 0 ? { verdict: 'passed', reason: 'exit code 0' } : failed(`exit code ${exitCode}`);
}

export function failed(reason: string): RunVerdict {
  return { verdict: 'failed', reason };
}

/** Why the exit code, 0 or 1, proves nothing; null when it decides. */
function whyUndecided({ command, exitCode, output }: RunFacts): string | null {
  const { commands, complex } = readShellLine(command);
  const [only, ...others] = commands.filter(({ words }) => words[0] !== 'cd');
  if (!complex && only !== undefined && others.length === 0 && printsFinds(only))
    return 'its exit code does not say whether the search must find something; write grep -q where it must, ! grep -q where it must not';
  if (exitCode !== 0) return null;
  if (alwaysPasses(command))
    return 'it ends with 0 whatever the code does, so it proves nothing; name a command that can fail';
  const hiding = hidingPart(command);
  if (hiding !== null) return `its last part (${hiding.slice(0, 100)}) always ends with 0, so it cannot fail`;
  if (passesUnseen(commands) && (output.trim() !== '' || /2>\s*\/dev\/null| -\w*s/.test(command)))
    return 'it passes when nothing is found, and it is not sure that anything was searched: name files that exist, and let the search say what goes wrong';
  const last = commands.at(-1);
  const program = baseName(last?.words[0] ?? '');
  const isMasked = last?.joined.startsWith('|') === true && last.joined !== '||' && MASKING.has(program);
  return complex || !isMasked || commands.some(({ words }) => words.includes('pipefail'))
    ? null
    : `its exit code is that of ${program}, not of what stands before the pipe; write it without the pipe`;
}

const SEARCHES = new Set(['grep', 'egrep', 'fgrep', 'rg', 'ag', 'ack', 'zgrep']);

function isSearch(words: readonly string[]): boolean {
  const [program = '', next] = withoutPrefixes(words);
  return SEARCHES.has(baseName(program)) || (program === 'git' && next === 'grep');
}

/** A search whose finds people read, so that both exit codes may be meant. */
function printsFinds({ words }: ShellCommand): boolean {
  return (
    words[0] !== '!' && isSearch(words) && !words.some((word) => /^-\w*q|^--(?:quiet|silent)$/.test(word))
  );
}

/** A search that also "finds nothing" where it could not search. */
function passesUnseen(commands: readonly ShellCommand[]): boolean {
  return commands.some(({ words, substitutions }, at) => {
    const next = commands[at + 1];
    const isTurned =
      words[0] === '!' || (next?.joined === '&&' && /^(?:exit|false)$/.test(next.words[0] ?? ''));
    const inside = substitutions.map((text) => readShellLine(text).commands[0]?.words ?? []);
    return (isTurned && isSearch(words)) || inside.some(isSearch);
  });
}

/** Programs that exit with 0 even if the command before the pipe failed. */
const MASKING = new Set(
  'tail head cat tee wc sort uniq sed awk tr cut column less more nl fold xargs'.split(' '),
);

// Finds tests that test nothing: node's own runner counts a file without a single test or assertion as one passed test.
/** The files that the run counts as tests under their file names; none when any test has a name of its own. */
export function filesCountedAsTests(output: string): readonly string[] {
  const named = [...output.slice(0, LONGEST).matchAll(POINT)].map(([, tap, spec]) =>
    (tap ?? spec ?? '').trim(),
  );
  return named.every((name) => /^\S+\.[cm]?[jt]sx?$/.test(name)) ? named : [];
}

const LONGEST = 200_000;
const POINT = /^ok \d{1,6} - ([^\n#]{1,500})|^✔ ([^\n(]{1,500}) \([\d.]+ms\)$/gm;

/** No call in it can fail. */
export function testsNothing(text: string): boolean {
  return !/\b(?:test|it|describe|suite|assert\w*|expect|should|check|throw|exit|exitCode|reject\w*|ok|equal)\b/.test(
    text,
  );
}
