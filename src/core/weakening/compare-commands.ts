// What became of a command that a check runs: less work, or a failure that no longer counts. A command that does the
// same and more is fine.

import { withoutPrefixes, withoutRunners } from '../shell/command-words.ts';
import { readShellLine, type ShellCommand } from '../shell/shell-line.ts';
import { inSentence } from './weakening.ts';

/** Null when it demands as much as before; else what it lacks, as the end of a sentence about it. */
export function weakerCommand(before: string, after: string): string | null {
  const old = readShellLine(before).commands;
  const present = readShellLine(after).commands;
  const does = present.filter((command) => !isIdle(command));
  if (does.length === 0) return old.every(isIdle) ? null : `does nothing any more (${inSentence(after)})`;
  const swallowed = newSwallowing(old, present);
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

/** How the exit code gets lost that counted before. */
function newSwallowing(old: readonly ShellCommand[], present: readonly ShellCommand[]): string | null {
  const ways = (commands: readonly ShellCommand[]) =>
    commands.flatMap((command) => swallowingAt(command) ?? []);
  const known = ways(old);
  return ways(present).find((way) => !known.includes(way)) ?? null;
}

/** Joined so, these words decide the exit code instead of the command before them. */
const SWALLOWING: readonly (readonly [RegExp, RegExp])[] = [
  [/^\|\|$/, /^(?:true|:|exit|exit 0|(?:echo|printf|cd|cat)(?: .*)?)$/],
  [/^[;\n]$/, /^(?:true|:|exit|exit 0)$/],
  [/^\|$/, /^(?:cat|tee|tail|head|grep|sed|awk|less|wc|true)\b/],
  [/^&$/, /^/],
  [/^/, /^set \+[a-z]*e|^trap .*\bexit 0\b/],
];

function swallowingAt({ words, joined }: ShellCommand): string | null {
  const text = words.join(' ').slice(0, 1_000);
  const isFound = SWALLOWING.some(([joint, command]) => joint.test(joined) && command.test(text));
  return isFound ? `${joined} ${text}`.trim() : null;
}

function isMoreOf(words: readonly string[], old: readonly string[]): boolean {
  const wanted = withoutRunners(old);
  const has = withoutRunners(words);
  return has[0] === wanted[0] && wanted.every((word) => has.includes(word));
}

const NARROWING =
  /^(?:-t|-k|-m|-g|-o|-run|-skip|-short|--run|--grep|--invert|--fgrep|--filter|--exclude|--excludeTags|--ignore|--ignore-glob|--deselect|--skip|--testNamePattern|--test-name-pattern|--testPathPattern\w*|--testPathIgnorePatterns|--test-skip-pattern|--changed\w*|--onlyChanged|--findRelatedTests|--only-failures|--lf|--last-failed|--ff|--passWithNoTests|--pass-with-no-tests|--if-present|--no-run|--collect-only|--co|--list|--listTests|--dry-run|--help|--version|-u|--update|--updateSnapshot|--update-snapshots|--snapshot-update|--exit-zero|--no-error-on-unmatched-pattern|--no-errors|--retries|--retry|--reruns|--force-exit|--forceExit|--shard|--no-coverage|--no-cov|--quiet-errors|--suppress\w*|--cap-lints|--no-fail-on\w*|--dangerouslyIgnoreUnhandledErrors|-DskipTests|-Dmaven\.test\.\w+|-Dtest|--tests|--doc|--lib|--no-test|--test-only|--fix|--write|--fail-never|-fn|--exclude-task|--disallow-empty)(?:=|$)/;

/** The first word that was added and takes something away. */
function narrowingWord(old: readonly string[], present: readonly string[]): string | null {
  const left = [...old];
  let value = false;
  for (const word of present) {
    const at = left.indexOf(word);
    if (at !== -1) {
      left.splice(at, 1);
      value = false;
      continue;
    }
    if (NARROWING.test(word) || /^[A-Z_]{0,40}(?:SKIP|IGNORE|DISABLE)[A-Z_]{0,40}=/.test(word)) return word;
    const isPath = /\//.test(word) || /[._](?:test|spec)\b|^test_|\.(?:[cm]?[jt]sx?|py|go|rs|rb)$/.test(word);
    if (!word.startsWith('-') && !/^\w+=/.test(word) && isPath && !value) return word;
    value = word.startsWith('-') && !word.includes('=');
  }
  return null;
}

/** Options among words that narrow, for settings such as pytest's `addopts`. */
export function narrowingOption(before: string, after: string): string | null {
  const words = (text: string) => text.split(/[\s"',]+/).filter((word) => word !== '');
  const options = (list: readonly string[]) => list.filter((word) => word.startsWith('-'));
  return narrowingWord(options(words(before)), options(words(after)));
}
