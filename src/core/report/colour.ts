// A little colour for people at a terminal: shows a loop's state and its verdict at a glance.

import { CAUSES } from '../loop/ending-causes.ts';

/** Unchanged when the user wants no colour (no-color.org) or the terminal has none. */
export function inColour(text: string, env: Readonly<Record<string, string | undefined>>): string {
  const isPlain = (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  return isPlain ? text : text.split('\n').map(colourLine).join('\n');
}

const [RED, GREEN, YELLOW] = [31, 32, 33];

function colourLine(line: string): string {
  const [before = null] = BEFORE_VERDICT.exec(line) ?? [];
  if (before !== null) return before + colourVerdict(line.slice(before.length));
  const rule = RULES.find(({ pattern }) => pattern.test(line));
  return rule === undefined ? line : line.replace(rule.pattern, (words) => painted(words, rule.code));
}

/** In the line of an iteration or an ending, in the status line, and in the status of a loop that ended. */
const BEFORE_VERDICT = /^msw ▸ (?:subagent )?\d+\/\d+ · |^The last loop \([\w-]+\) ended [\w ]+: /;

/** Colours the verdict's first words, or the checks and how they ended. */
function colourVerdict(text: string): string {
  const named = VERDICTS.find(
    ([words]) => text.startsWith(words) && ['', ',', ':', '.'].includes(text.charAt(words.length)),
  );
  if (named !== undefined) return painted(named[0], named[1]) + text.slice(named[0].length);
  const [checks = ''] = /^[^:·]*[^:· ]/.exec(text) ?? [];
  const code = / (?:fails?|ran no test)$/.test(checks) ? RED : / pass(?:es)?$/.test(checks) ? YELLOW : null;
  return code === null ? text : painted(checks, code) + text.slice(checks.length);
}

const VERDICTS: readonly (readonly [words: string, code: number])[] = [
  ['done and proven', GREEN],
  ...Object.values(CAUSES).map(({ name, isFailure }): [string, number] => [
    name,
    isFailure === true ? RED : YELLOW,
  ]),
];

/** For other lines of a status; the first that matches applies, and colours only the words for the state. */
const RULES: readonly { readonly pattern: RegExp; readonly code: number }[] = [
  { pattern: /\(running(?: the checks)?(?=[,)])/, code: GREEN },
  { pattern: /\(paused(?=[:,)])/, code: YELLOW },
  { pattern: /^ {2}failure\b/, code: RED },
  { pattern: /^ {2}now\b/, code: GREEN },
];

/** Bold, since the client draws what a hook says in its palest colour. */
function painted(words: string, code: number): string {
  return `\u001b[1;${code}m${words}\u001b[22;39m`;
}
