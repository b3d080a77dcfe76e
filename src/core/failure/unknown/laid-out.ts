// Brings the words of a problem into one layout, whichever reporter wrote them: some put the rule before the words,
// others after them; here it comes last.

/** `[whitespace/braces]`, `(no-undef)`, `(W033)`: not an ordinary word. */
const RULE =
  /(?<=^|\s)(?:\[(?=[\w@./:-]{3,80}\])(?![^\]]{1,80}\.\w{1,5}\])(?<square>[\w@]{1,40}(?:[-/:.]{1,2}\w{1,40}){1,8}|[A-Z]{1,6}\d{2,6})\]|\((?=[\w@./:-]{3,80}\))(?![^)]{1,80}\.\w{1,5}\))(?<round>[\w@]{1,40}(?:[-/:.]{1,2}\w{1,40}){1,8}|[A-Z]{1,6}\d{2,6})\)):?(?=\s|[.;,]?$)/g;

/** `E3002 words`, `E3002:words` */
const CODE = /^(?<code>[A-Z]{1,6}-?\d{2,6})(?::\s{0,4}| {1,4})(?=[^\s:=])/;

export interface LaidOut {
  readonly words: string;
  /** At the start of the words. */
  readonly code: string | null;
}

/** @param speaker the tool's own name, which it may put before its words */
export function laidOut(words: string, speaker: string): LaidOut {
  const plain = withoutStart(words, `${speaker}: `);
  const code = CODE.exec(plain)?.groups?.code ?? null;
  return { words: withRulesBehind(plain.replace(CODE, '')) || words, code };
}

function withRulesBehind(plain: string): string {
  const rules: string[] = [];
  const said = plain
    .replace(RULE, (_found: string, square?: string, round?: string) => {
      rules.push(square ?? round ?? '');
      return '';
    })
    .replace(/ {2,}/g, ' ')
    .trim();
  // Without its rules there may be nothing left.
  if (!/\w/.test(said)) return plain;
  return rules.length === 0 ? said : `${said} ${rules.map((rule) => `[${rule}]`).join(' ')}`;
}

function withoutStart(text: string, start: string): string {
  return text.startsWith(start) ? text.slice(start.length) : text;
}
