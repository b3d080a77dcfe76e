// Commands that end with 0 whatever the code does: they look at nothing, so they prove nothing.

import { readShellLine, type ShellCommand, type ShellLine } from '../shell/shell-line.ts';

/** `true`, `echo ok && exit 0`, `[ 1 = 1 ]`, a comment alone. Total. */
export function alwaysPasses(command: string): boolean {
  const { commands, complex } = readShellLine(command);
  return !complex && commands.every(({ words }) => endsWithZero(words));
}

/** The part whose 0 hides how the others ended: `true` of `npm test || true`. Null where there is none. */
export function hidingPart({ commands, complex }: ShellLine): ShellCommand | null {
  const last = commands.at(-1);
  // Without a number it ends as what was before it.
  const isExit = last?.words.length === 1 && last.words[0] === 'exit';
  if (complex || last === undefined || isExit || !endsWithZero(last.words)) return null;
  if (last.joined === '||')
    return commands.some(({ words, joined }) => joined === '&&' && words[0] === 'exit') ? null : last;
  return [';', '\n', '&'].includes(last.joined) ? last : null;
}

const ALWAYS_ZERO = new Set(['true', ':', 'echo', 'printf', 'pwd', 'date', 'sleep', 'rem', 'whoami']);
/** Without arguments. */
const ZERO_ALONE = new Set(['ls', 'dir', 'env', 'exit', 'hostname', 'uname']);
/** They end as what they start. */
const STARTERS = new Set(['command', 'env', 'exec', 'nice', 'nohup', 'time']);
const ASSIGNMENT = /^[A-Za-z_]\w*=/;
const TESTS = new Set(['test', '[', '[[']);

/** One command. A shell that runs nothing else is like what it runs. */
function endsWithZero(words: readonly string[]): boolean {
  const [first = '', second, third] = words;
  const name = first.replace(/^.*\//, '');
  if (second === undefined && ZERO_ALONE.has(name)) return true;
  if (ASSIGNMENT.test(first) || STARTERS.has(name)) return words.length === 1 || endsWithZero(words.slice(1));
  if (/^(?:ba|z|da)?sh$/.test(name) && second === '-c') return third !== undefined && alwaysPasses(third);
  if (TESTS.has(name)) return comparesConstants(words.slice(1).filter((word) => !/^\]{1,2}$/.test(word)));
  return ALWAYS_ZERO.has(name) || ['exit 0', '! false'].includes(words.join(' '));
}

/** `1 = 1`, `-n x`, `x`: neither a file nor a variable is asked, so it ends the same every time. */
function comparesConstants(words: readonly string[]): boolean {
  const [operator = '', ...operands] = words.length === 3 ? [words[1], words[0], words[2]] : words;
  const isConstant = (word: string | undefined) => word !== undefined && !/[$`~*?%]/.test(word);
  if (words.length === 1) return isConstant(operator);
  return /^(?:={1,2}|!=|-(?:eq|ne|[gl][et]|n|z))$/.test(operator) && operands.every(isConstant);
}
