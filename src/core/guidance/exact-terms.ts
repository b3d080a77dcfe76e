// The exact terms of a text: names and codes that mean the same thing wherever they are written alike. Everything else
// in a failure is ordinary words and values.

export interface ExactTerm {
  /** `number`: one that the text says the meaning of: a status, an exit code, a port. */
  readonly kind: 'capitals' | 'number' | 'quoted' | 'name' | 'file';
  readonly text: string;
}

/** Without duplicates, in the order of the kinds. */
export function exactTerms(text: string): readonly ExactTerm[] {
  const terms = new Map<string, ExactTerm>();
  for (const [kind, pattern] of PATTERNS)
    for (const [whole, term = whole] of text.slice(0, LONGEST).matchAll(pattern))
      if (!terms.has(term)) terms.set(term, { kind, text: term });
  return [...terms.values()];
}

const LONGEST = 4_000;

const PATTERNS: readonly (readonly [ExactTerm['kind'], RegExp])[] = [
  ['file', /(?<![\w:/.])((?:[\w@.-]{1,80}\/){1,12}[\w@.-]{0,80}\w)/g],
  ['capitals', /(?<![\w$<])[A-Z][A-Z\d]{0,40}(?:[-_][A-Z\d]{1,40}){0,8}(?<=[A-Z\d_-]{2})(?![\w$>])/g],
  ['number', /\b(?:[A-Z]{3,10}|status|code|exit|exited with|errno|signal|port)[ :=]{1,3}(\d{1,6})\b/g],
  ['number', /(?<![\w.:-])([1-5]\d\d)(?= [A-Z][a-z])/g],
  ['number', /(?<=\b(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]{2,40}\]):)(\d{2,5})\b/g],
  ['quoted', /(?<![\w])['"`‘“]([^\s'"`‘’“”]{1,80})['"`’”]/g],
  ['name', /(?<![\w$-])--?[a-z][\w-]{1,40}/g],
  ['name', /(?<![\w$.])[A-Za-z_$][\w$]{0,80}(?:(?:\.|::|#)[A-Za-z_$][\w$]{0,80}){1,8}/g],
  ['name', /(?<![\w$.])[A-Za-z$]?[a-z\d$]{1,80}(?:[A-Z_][\w$]{0,80})/g],
  ['name', /(?<![\w$])[A-Za-z_$][\w$]{0,80}(?=\()/g],
];
