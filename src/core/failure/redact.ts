// Takes secrets out of text before it leaves the process or enters a prompt. Error codes and the names of
// packages and classes look random too; they stay.

const SECRET = '<secret>';

const KNOWN: readonly (readonly [RegExp, string])[] = [
  [
    /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]{0,8000}?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g,
    SECRET,
  ],
  [/\beyJ[\w-]{8,4000}\.eyJ[\w-]{8,4000}(?:\.[\w-]{0,4000})?/g, SECRET],
  [/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g, SECRET],
  [/\b(?:gh[oprsu]_[A-Za-z0-9]{16,255}|github_pat_\w{20,255}|glpat-[\w-]{16,255})/g, SECRET],
  [
    /\b(?:sk|pk|rk)-[\w-]{16,255}|\bxox[abeoprs]-[\w-]{8,255}|\bnpm_[A-Za-z0-9]{30,255}|\bAIza[\w-]{30,255}/g,
    SECRET,
  ],
  [/\b(Bearer|Basic) +[\w.~+/=-]{8,4000}/gi, `$1 ${SECRET}`],
  [
    /\b((?:proxy-)?authorization["']?\s{0,4}[:=]\s{0,4})(?!Bearer|Basic)["']?[^\s"',;]{4,4000}/gi,
    `$1${SECRET}`,
  ],
  [/([a-z][a-z0-9+.-]{1,30}:\/\/)[^\s/@:'"]{1,200}:[^\s/@'"]{1,400}@/gi, `$1${SECRET}@`],
  [
    /(?<!\b(?:unexpected|expected|invalid|missing|unknown|no) )\b([\w-]{0,40}(?:passw(?:or)?d|passphrase|secret|token|api[_-]?key|access[_-]?key|client[_-]?secret|private[_-]?key)["']?\s{0,2}[=:]\s{0,2})(?:"[^"\n]{4,4000}"|'[^'\n]{4,4000}'|[^\s"'`,;&)}\]<]{4,4000})/gi,
    `$1${SECRET}`,
  ],
];

/** Most text holds none of these; only what does is looked at closely. */
const SUSPECT =
  /PRIVATE KEY|\beyJ|\bA[KS]IA|\bgh[oprsu]_|github_pat_|glpat-|\b[spr]k-|\bxox|\bnpm_|\bAIza|bearer|basic|authorization|@|passw|passphrase|secret|token|key["']?\s{0,2}[=:]|[A-Za-z0-9+_-]{20}/i;

/** `text` with everything that looks like a secret replaced by `<secret>`. */
export function redact(text: string): string {
  if (!SUSPECT.test(text)) return text;
  let result = text;
  for (const [pattern, replacement] of KNOWN) result = result.replace(pattern, replacement);
  return result.replace(/(?<![\w+=])[A-Za-z0-9+_-]{20,4000}={0,2}(?![\w])/g, (token) =>
    looksRandom(token) ? SECRET : token,
  );
}

/** Letters of both cases with digits all over; a name has its few digits in one or two places. */
function looksRandom(token: string): boolean {
  if (/^(?:ERR_|TS\d|E\d{4}\b)/.test(token)) return false;
  if (/^[0-9a-f]+$/i.test(token)) return token.length >= 32 && entropy(token) > 3;
  const words = token.split(/[_-]/);
  if (words.length > 2 && words.every((word) => word.length < 16)) return false;
  const groupsOfDigits = token.match(/\d+/g)?.length ?? 0;
  return groupsOfDigits > 2 && /[A-Z]/.test(token) && /[a-z]/.test(token) && entropy(token) > 3.8;
}

/** Bits per character. */
function entropy(token: string): number {
  const counts = new Map<string, number>();
  for (const character of token) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / token.length) * Math.log2(count / token.length);
  return bits;
}
