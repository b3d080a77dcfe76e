// Another literal of the same kind: what a test expects is changed to it, so that a test which can fail does.

export interface Literal {
  readonly kind: 'number' | 'boolean' | 'string';
  /** As written; of a string what is between its quotes. */
  readonly text: string;
  /** Which literal of its line it is, from 1: equal ones become different. */
  readonly nth: number;
}

/** Null where it may be part of a path, a format or a pattern, or where no other is known. */
export function otherLiteral({ kind, text, nth }: Literal): string | null {
  switch (kind) {
    case 'number':
      return otherNumber(text, nth);
    case 'boolean':
      return BOOLEANS.get(text) ?? null;
    case 'string':
      return otherString(text, nth);
  }
}

const BOOLEANS: ReadonlyMap<string, string> = new Map([
  ['true', 'false'],
  ['false', 'true'],
  ['True', 'False'],
  ['False', 'True'],
]);

/** A suffix, such as `u32` or `L`, stays; other bases are not changed. */
function otherNumber(text: string, nth: number): string | null {
  const [, digits = '', fraction = '', rest = ''] =
    /^(-?\d{1,40})(\.\d{1,40})?(\D?\w{0,20})$/.exec(text) ?? [];
  if (digits === '' || /^0\d|^[xXbBoO]/.test(digits + rest) || /^[xXbBoO_eE]/.test(rest)) return null;
  return `${BigInt(digits) + BigInt(nth)}${fraction}${rest}`;
}

function otherString(text: string, nth: number): string | null {
  const isPath = text.includes('/') && !/\s/.test(text);
  const isFormat = /[{}%\\$]|\.[a-z]\w{0,4}$|^utf-?8$/i.test(text);
  if (text === '' || isPath || isFormat) return null;
  // It may be a single character.
  if (text.length === 1) return text === 'Q' ? 'K' : 'Q';
  return `${text}${'~'.repeat(nth)}`;
}
