// Whether a text is nested too deeply for the parsers of its format, which call themselves for each level. A full stack
// is not always an error that can be caught: node ends the process if a regular expression is compiled at that moment.

/** The reason to give, as a clause. */
export const TOO_NESTED = 'it is nested too deeply';

/** Far more than people write; the parsers bear several times as much. */
const DEEPEST = 500;

/** For JSON, YAML and TOML. Counts brackets, also in strings, and lists within lists on one line of YAML. */
export function isTooNested(text: string): boolean {
  let open = 0;
  return text.split('\n').some((line) => {
    const marks = /^[ \t?-]*/.exec(line)?.[0].split(/[?-] /).length ?? 0;
    for (const sign of line) {
      open = Math.max(0, open + (STEPS.get(sign) ?? 0));
      if (open + marks > DEEPEST) return true;
    }
    return false;
  });
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['[', 1],
  ['{', 1],
  [']', -1],
  ['}', -1],
]);

/** The same for XML. */
export function isTooNestedXml(text: string): boolean {
  let open = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    const next = text[at + 1];
    if (next === '/') open = Math.max(0, open - 1);
    else if (next !== '!' && next !== '?' && text[text.indexOf('>', at) - 1] !== '/') open += 1;
    if (open > DEEPEST) return true;
  }
  return false;
}
