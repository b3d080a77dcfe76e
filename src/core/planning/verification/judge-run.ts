// What the run of one verify command proves. The exit code decides, except where it misleads: a search that must find
// nothing, a pipe that hides a failure, a line that cannot fail.

import { alwaysPasses, hidingPart } from '../../checks/always-passes.ts';
import { baseName, simpleCommands, withoutPrefixes } from '../../shell/command-words.ts';
import { readShellLine, type ShellCommand, type ShellLine } from '../../shell/shell-line.ts';
import {
  clip,
  failed,
  judgeSearch,
  notSearched,
  passed,
  type RunFacts,
  type RunVerdict,
  undecided,
} from './judge-search.ts';
import { type SearchCommand, searchCommand } from './search-command.ts';
import { withoutComments } from './without-comments.ts';

/** Never throws. */
export function judgeRun(run: RunFacts): RunVerdict {
  const { exitCode } = run;
  if (run.timedOut) return failed('it did not end in time');
  if (exitCode === null) return failed('it did not run to its end');
  const whole = readShellLine(run.command);
  const { line, folder } = withoutChangeOfFolder(whole);
  const facts = folder === null ? run : { ...run, kindOf: (path: string) => run.kindOf(under(folder, path)) };
  const only = line.commands.length === 1 && !line.complex ? line.commands[0] : undefined;
  const search = only === undefined ? null : searchCommand(only.words);
  if (search !== null) return judgeSearch(search, facts, exitCode);
  return exitCode === 0 ? judgeSuccess(line, facts) : failed(`exit code ${exitCode}`);
}

/** After `cd app && ...`, other paths are relative to `app`. */
function withoutChangeOfFolder(line: ShellLine): {
  readonly line: ShellLine;
  readonly folder: string | null;
} {
  const [first, ...rest] = line.commands;
  const folder = first?.words[1];
  const moves =
    first?.words[0] === 'cd' && first.words.length === 2 && /^(?:&&|;|\n)$/.test(rest[0]?.joined ?? '');
  return moves && folder !== undefined
    ? { line: { ...line, commands: rest }, folder }
    : { line, folder: null };
}

function under(folder: string, path: string): string {
  return path.startsWith('/') ? path : `${folder.replace(/(?<!\/)\/+$/, '')}/${path}`;
}

/** Judges a line with exit code 0. */
function judgeSuccess(line: ShellLine, run: RunFacts): RunVerdict {
  const unseen = unseenAbsence(line, run);
  if (unseen !== null) return failed(unseen);
  if (alwaysPasses(run.command))
    return undecided(
      'it ends with 0 whatever the code does, so it proves nothing; name a command that can fail',
    );
  const hiding = hidingPart(run.command);
  if (hiding !== null)
    return undecided(`its last part (${clip(hiding)}) always ends with 0, so it cannot fail`);
  const last = line.commands.at(-1);
  if (last === undefined || line.complex) return passed('exit code 0');
  const program = (last.words[0] ?? '').replace(/^.*\//, '');
  const masked = (last.joined === '|' || last.joined === '|&') && MASKING.has(program);
  if (!masked || line.commands.some(({ words }) => words.includes('pipefail'))) return passed('exit code 0');
  return undecided(
    `its exit code is that of ${program}, not of what stands before the pipe; write it without the pipe`,
  );
}

/** Programs that exit with 0 even if the command before the pipe failed. */
const MASKING = new Set(
  'tail head cat tee wc sort uniq sed awk tr cut column less more nl fold xargs'.split(' '),
);

/** Why an absence that "holds" proves nothing: the file is missing. */
function unseenAbsence(line: ShellLine, run: RunFacts): string | null {
  const searches = line.commands.flatMap((command, index) => absences(command, line.commands[index + 1]));
  const found = searches.map((search) => notSearched(search, run)).find((reason) => reason !== null);
  return found ?? null;
}

/** Searches that succeed by finding nothing. */
function absences(command: ShellCommand, next: ShellCommand | undefined): readonly SearchCommand[] {
  const own = searchCommand(command.words);
  const counted = next?.joined === '|' && next.words[0] === 'wc';
  const isAbsence = own !== null && (own.negated || counted || refuses(next));
  const tested = /^(?:test|\[{1,2}|!)$/.test(command.words[0] ?? '');
  const inner = tested
    ? command.substitutions.flatMap(
        (text) => searchCommand(readShellLine(text).commands[0]?.words ?? []) ?? [],
      )
    : [];
  return isAbsence ? [own, ...inner] : inner;
}

/** `grep X f && exit 1`. */
function refuses(next: ShellCommand | undefined): boolean {
  if (next?.joined !== '&&') return false;
  return next.words[0] === 'false' || (next.words[0] === 'exit' && next.words[1] !== '0');
}

// Finds tests that test nothing: node's own runner counts a file without a single test or assertion as one passed test.
/** The files that the run counts as tests under their file names; none when any test has a name of its own. */
export function filesCountedAsTests(command: string, output: string): readonly string[] {
  const named = [...output.slice(0, LONGEST).matchAll(POINT)].map(([, tap, spec]) =>
    (tap ?? spec ?? '').trim(),
  );
  if (named.length > 0) return named.every((name) => SCRIPT.test(name)) ? named : [];
  return /^(?:#|ℹ) tests \d/m.test(output) ? [] : startedTests(command);
}

const LONGEST = 200_000;
const SCRIPT = /^\S+\.[cm]?[jt]sx?$/;
const POINT = /^ok \d{1,6} - ([^\n#]{1,500})|^✔ ([^\n(]{1,500}) \([\d.]+ms\)$/gm;

/** `node test/a.test.mjs`: a test file, started as a program. */
function startedTests(command: string): readonly string[] {
  return simpleCommands(command).flatMap((words) => {
    const [program = '', ...rest] = withoutPrefixes(words);
    const file = rest.find((word) => !word.startsWith('-')) ?? '';
    const isTest =
      /[.-](?:test|spec)\.[cm]?[jt]sx?$/.test(file) || /(?:^|\/)(?:tests?|__tests__)\//.test(file);
    return /^(?:node|tsx|bun|ts-node)$/.test(baseName(program)) && SCRIPT.test(file) && isTest ? [file] : [];
  });
}

/** No call in it can fail. */
export function testsNothing(text: string): boolean {
  return !/\b(?:test|it|describe|suite|assert\w*|expect|should|check|throw|exit|exitCode|reject\w*|ok|equal)\b/.test(
    withoutComments(text),
  );
}
