// Compares a command that a check runs: less work, or failures that no longer count. A command that does the same and
// more is fine.

import { withoutPrefixes, withoutRunners } from '../shell/command-words.ts';
import { readShellLine, type ShellCommand, type ShellLine } from '../shell/shell-line.ts';
import { inSentence } from './weakening.ts';

/** Null when the command demands as much as before; otherwise what it lacks, as the end of a sentence. */
export function weakerCommand(before: string, after: string): string | null {
  const oldLine = readShellLine(before);
  const presentLine = readShellLine(after);
  const old = oldLine.commands;
  const present = presentLine.commands;
  const does = present.filter((command) => !isIdle(command));
  if (does.length === 0) return old.every(isIdle) ? null : `does nothing any more (${inSentence(after)})`;
  const swallowed = newSwallowing(oldLine, presentLine);
  if (swallowed !== null) return `lets failures pass (${inSentence(swallowed)})`;
  for (const command of old.filter((one) => !isIdle(one))) {
    const same = present.find(({ words }) => isMoreOf(words, command.words));
    if (same === undefined) return `runs ${inSentence(after)} instead of ${inSentence(before)}`;
    const narrowing = narrowingWord(command.words, same.words);
    if (narrowing !== null) return `runs only a part, or counts less (${inSentence(narrowing)})`;
  }
  return null;
}

const IDLE = /^(?:true|:|echo|printf|exit|sleep|pwd|set|export|cd)$/;

function isIdle({ words }: ShellCommand): boolean {
  const [program = '', ...rest] = withoutPrefixes(words);
  const isEmptyCode = /^(?:node|python3?|ruby|sh|bash)$/.test(program) && /^-(?:e|c)$/.test(rest[0] ?? '');
  return IDLE.test(program) || program === '' || (isEmptyCode && (rest[1] ?? '').length < 24);
}

/** A new way in which a failing exit code is lost. */
function newSwallowing(old: ShellLine, present: ShellLine): string | null {
  const known = swallowingIn(old);
  return swallowingIn(present).find((way) => !known.includes(way)) ?? null;
}

/** Joined like this, these words replace the exit code of the command before them. */
const SWALLOWING: readonly (readonly [RegExp, RegExp])[] = [
  [/^[;\n]$/, /^(?:true|:|exit|exit 0)$/],
  [/^\|$/, /^(?:cat|tee|tail|head|grep|sed|awk|less|wc|true)\b/],
  [/^&$/, /^/],
  [/^/, /^set \+[a-z]*e|^trap .*\bexit 0\b|^! /],
];
const FAILS = /^(?:false\b|(?:exit|return) [1-9$])/;

function swallowingIn({ commands, complex }: ShellLine): readonly string[] {
  const texts = commands.map(({ words }) => words.join(' ').slice(0, 1_000));
  const stops = texts.some((text) => /^set -[a-z]*e/.test(text));
  return commands.flatMap(({ joined }, at) => {
    const text = texts[at] ?? '';
    const isFound = SWALLOWING.some(([joint, command]) => joint.test(joined) && command.test(text));
    const isAlternative = joined === '||' && !texts.slice(at).some((one) => FAILS.test(one));
    const isLast = joined === ';' && !complex && !stops;
    return isFound || isAlternative || isLast ? [`${joined} ${text}`.trim()] : [];
  });
}

function isMoreOf(words: readonly string[], old: readonly string[]): boolean {
  const wanted = withoutRunners(old);
  const has = withoutRunners(words);
  return has[0] === wanted[0] && wanted.every((word) => has.includes(word));
}

const NARROWING =
  /^(?:-t|-k|-m|-g|-o|-run|-skip|-short|--ignored|--bins?|--examples?|--setup-plan|--setup-only|--fixtures|--markers|--check|--run|--grep|--invert|--fgrep|--filter|--exclude|--excludeTags|--ignore|--ignore-glob|--deselect|--skip|--testNamePattern|--test-name-pattern|--testPathPattern\w*|--testPathIgnorePatterns|--test-skip-pattern|--changed\w*|--onlyChanged|--findRelatedTests|--only-failures|--lf|--last-failed|--ff|--passWithNoTests|--pass-with-no-tests|--if-present|--no-run|--collect-only|--co|--list|--listTests|--dry-run|--help|--version|-u|--update|--updateSnapshot|--update-snapshots|--snapshot-update|--exit-zero|--no-error-on-unmatched-pattern|--no-errors|--retries|--retry|--reruns|--force-exit|--forceExit|--shard|--no-coverage|--no-cov|--quiet-errors|--suppress\w*|--cap-lints|--no-fail-on\w*|--dangerouslyIgnoreUnhandledErrors|-DskipTests|-Dmaven\.test\.\w+|-Dtest|--tests|--doc|--lib|--no-test|--test-only|--fix|--write|--fail-never|-fn|--exclude-task|--disallow-empty)(?:=|$)/;

/** Go options that list, build or print instead of testing, or hand the tests to another program. */
const GO_ONLY = /^-{1,2}(?:c|n|list|exec|tags)(?:=|$)|^-{1,2}count=0$/;

/** The first added word that takes something away. */
function narrowingWord(old: readonly string[], present: readonly string[]): string | null {
  const left = [...old];
  const isGo = present.includes('go') && present.includes('test');
  let value = false;
  for (const word of present) {
    const at = left.indexOf(word);
    if (at !== -1) {
      left.splice(at, 1);
      value = false;
      continue;
    }
    if (NARROWING.test(word) || (isGo && GO_ONLY.test(word)) || narrowsByVariable(word)) return word;
    if (!value && isPath(word)) return word;
    value = word.startsWith('-') && !word.includes('=');
  }
  return null;
}

function isPath(word: string): boolean {
  if (/^-|^\w+=/.test(word)) return false;
  return /\/|[._](?:test|spec)\b|^test_|\.(?:[cm]?[jt]sx?|py|go|rs|rb)$/.test(word);
}

/** A variable before the command from which a runner takes options. */
function narrowsByVariable(word: string): boolean {
  const [, name = '', value = ''] = /^([A-Z_]{1,80})=(.{0,500})$/.exec(word) ?? [];
  if (/SKIP|IGNORE|DISABLE|^PYTHONOPTIMIZE$/.test(name)) return true;
  if (name === 'NODE_OPTIONS') return /(?:--require|--import|-r)[= ]\.{1,2}\//.test(value);
  return /^(?:PYTEST_ADDOPTS|GOFLAGS|CARGO_\w+_RUNNER)$/.test(name) && narrowingOption('', value) !== null;
}

/** The first new option that narrows the run, for settings such as pytest's `addopts`. */
export function narrowingOption(before: string, after: string): string | null {
  const words = (text: string) => text.split(/[\s"',]+/).filter((word) => word !== '');
  const options = (list: readonly string[]) => list.filter((word) => word.startsWith('-'));
  return narrowingWord(options(words(before)), options(words(after)));
}
