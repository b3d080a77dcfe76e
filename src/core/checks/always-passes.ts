// Recognises commands that exit with 0 whatever the code does: they look at nothing, or hide the exit code of what they
// run, so they prove nothing.

import { isAssignment, runsAnother } from '../shell/command-words.ts';
import { type Group, innermostGroup } from '../shell/shell-groups.ts';
import { LONGEST_LINE, readShellLine, type ShellCommand } from '../shell/shell-line.ts';

/** True for `true`, `echo ok && exit 0`, `[ 1 = 1 ]` or just a comment. Never throws. */
export function alwaysPasses(command: string): boolean {
  const { commands, complex } = readShellLine(withoutGroups(command));
  return !complex && commands.every(({ words }) => endsWithZero(words));
}

/** The command that hides the others' exit code: `true` in `npm test || true`; null when none does. Never throws. */
export function hidingPart(command: string): string | null {
  const line = withoutGroups(command);
  if (/[^&\s]\s*&\s*$/.test(line)) return '&';
  const { commands, complex } = readShellLine(line);
  const last = commands.at(-1);
  if (complex || last === undefined) return null;
  const { words, joined } = last;
  if (words[0] === HIDES) return words[1] ?? null;
  if (isShell(words)) return hidingPart(words[2] ?? '');
  // `exit` without a number exits with the code of the command before it.
  if (words.join(' ') === 'exit' || !endsWithZero(words) || !isReached(commands, joined)) return null;
  return (words[0] === NOTHING ? words[1] : words[0]) ?? null;
}

/** Whether the last command still runs when another one has failed. */
function isReached(commands: readonly ShellCommand[], joined: string): boolean {
  if (joined === '||') return !commands.some((one) => one.joined === '&&' && one.words[0] === 'exit');
  const stops = commands.some(({ words: [first, flags = ''] }) => first === 'set' && /^-\w*e/.test(flags));
  return !stops && [';', '\n', '&'].includes(joined);
}

// Placeholders for groups: one that looks at nothing, one that hides its exit code (each followed by the command that
// does it), and one that may fail.
const NOTHING = '__nothing';
const HIDES = '__hides';
const OPEN = '__group';

/** No real check has more groups; any further ones are left as they are. */
const MOST_GROUPS = 20;

/** Replaces each `( )`, `{ }`, `if` and `for` by a placeholder, innermost first; quoted text stays. */
function withoutGroups(command: string): string {
  if (command.length > LONGEST_LINE) return command;
  let line = command;
  for (let count = 0; count < MOST_GROUPS; count += 1) {
    const group = innermostGroup(line);
    if (group === null) break;
    line = `${line.slice(0, group.start)} ${asWord(group)} ${line.slice(group.end)}`;
  }
  return line;
}

function asWord({ conditions, ways }: Group): string {
  const last = readShellLine(ways.at(-1) ?? '').commands.at(-1)?.words[0] ?? 'true';
  if ([...conditions, ...ways].every(alwaysPasses)) return `${NOTHING} ${last}`;
  const hiding = ways.map((way) => hidingPart(way) ?? (alwaysPasses(way) ? last : null));
  return hiding.includes(null) ? OPEN : `${HIDES} ${hiding.at(-1)}`;
}

function isShell([first = '', flag]: readonly string[]): boolean {
  return /(?:^|\/)(?:ba|z|da)?sh$/.test(first) && flag === '-c';
}

const ALWAYS_ZERO = new Set(['true', ':', 'echo', 'printf', 'pwd', 'date', 'sleep', 'rem', 'whoami']);
/** Exit with 0 when called without arguments. */
const ZERO_ALONE = new Set(['ls', 'dir', 'env', 'exit', 'hostname', 'uname']);
const TESTS = new Set(['test', '[', '[[']);

/** For one command; `sh -c` is judged by the line that it runs. */
function endsWithZero(words: readonly string[]): boolean {
  const [first = '', second, third] = words;
  const name = first.replace(/^.*\//, '');
  if (name === NOTHING) return true;
  if (second === undefined && ZERO_ALONE.has(name)) return true;
  if (isAssignment(first) || runsAnother(name)) return words.length === 1 || endsWithZero(words.slice(1));
  if (isShell(words)) return third !== undefined && alwaysPasses(third);
  if (TESTS.has(name)) return comparesConstants(words.slice(1).filter((word) => !/^\]{1,2}$/.test(word)));
  return ALWAYS_ZERO.has(name) || ['exit 0', '! false'].includes(words.join(' '));
}

/** `1 = 1`, `-n x`, `x`: depends on neither a file nor a variable, so the result is always the same. */
function comparesConstants(words: readonly string[]): boolean {
  const [operator = '', ...operands] = words.length === 3 ? [words[1], words[0], words[2]] : words;
  const isConstant = (word: string | undefined) => word !== undefined && !/[$`~*?%]/.test(word);
  if (words.length === 1) return isConstant(operator);
  return /^(?:={1,2}|!=|-(?:eq|ne|[gl][et]|n|z))$/.test(operator) && operands.every(isConstant);
}
