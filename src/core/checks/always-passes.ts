// Commands that end with 0 whatever the code does: they look at nothing, so they prove nothing.

import { readShellLine } from '../shell/shell-line.ts';

/** `true`, `echo ok && exit 0`, a comment alone. Total. */
export function alwaysPasses(command: string): boolean {
  const { commands, complex } = readShellLine(command);
  return (
    !complex &&
    commands.every(({ words, substitutions }) => substitutions.length === 0 && endsWithZero(words))
  );
}

const ALWAYS_ZERO = new Set(['true', ':', 'echo', 'printf', 'pwd', 'date', 'sleep', 'rem']);

/** One command. A shell that runs nothing else is like what it runs. */
export function endsWithZero(words: readonly string[]): boolean {
  const [first = '', second = '', third] = words;
  if (first === 'exit') return second === '' || second === '0';
  if (/^(?:\/(?:usr\/)?bin\/)?(?:ba|z|da)?sh$/.test(first) && second === '-c')
    return third !== undefined && alwaysPasses(third);
  return ALWAYS_ZERO.has(first.replace(/^.*\//, ''));
}
