// A little colour for people at a terminal: shows a loop's state at a glance.

/** Unchanged when the user wants no colour (no-color.org) or the terminal has none. */
export function inColour(text: string, env: Readonly<Record<string, string | undefined>>): string {
  const isPlain = (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  return isPlain ? text : text.split('\n').map(colourLine).join('\n');
}

function colourLine(line: string): string {
  const rule = RULES.find(({ pattern }) => pattern.test(line));
  return rule === undefined
    ? line
    : line.replace(rule.pattern, (words) => `\u001b[${rule.code}m${words}\u001b[39m`);
}

const [RED, GREEN, YELLOW] = [31, 32, 33];

/** The first rule that matches a line applies, and colours only the words for the state. */
const RULES: readonly { readonly pattern: RegExp; readonly code: number }[] = [
  { pattern: /\bdone and proven\b/, code: GREEN },
  { pattern: /\(running(?: the checks)?(?=[,)])/, code: GREEN },
  { pattern: /\(paused(?=[:,)])/, code: YELLOW },
  { pattern: /\b(?:budget spent|stuck|stalled|a human is needed|not done)(?=[,.: ])/, code: YELLOW },
  { pattern: /^ {2}failure\b/, code: RED },
  { pattern: /^ {2}now\b/, code: GREEN },
];
