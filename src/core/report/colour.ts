// A little colour for people who read at a terminal: how something stands is seen before it is read.

/** As it is where the user wants none (no-color.org) or the terminal has none. */
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

/** The first that fits a line; of it only the words that say how things stand. */
const RULES: readonly { readonly pattern: RegExp; readonly code: number }[] = [
  { pattern: /\bdone and proven\b/, code: GREEN },
  { pattern: /\(running(?: the checks)?(?=[,)])/, code: GREEN },
  { pattern: /\(paused(?=[:,)])/, code: YELLOW },
  { pattern: /\b(?:budget spent|stuck|stalled|a human is needed|not done)(?=[,.: ])/, code: YELLOW },
  { pattern: /^ {2}failure\b/, code: RED },
  { pattern: /^ {2}now\b/, code: GREEN },
];
