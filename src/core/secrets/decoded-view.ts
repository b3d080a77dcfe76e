// A text with one level of escapes decoded, and a mapping back to the source: finds secrets that URLs, HTML and some
// JSON hide, as if they were plain. Signs that only look like `=` and `:` count as escapes of these.

import type { Span } from './span.ts';

export interface DecodedView {
  readonly text: string;
  /** Maps a part of the view to its source. */
  readonly sourceOf: (span: Span) => Span;
}

/** What looks like a sign between a name and its value. */
const SIGNS = new Map(
  Object.entries({ '=': '﹦꞊᐀゠⩵⩶≔≕≡', ':': '﹕∶꞉˸ː։⁚︓', '=>': '→⇒⟶⟹➜➔➡›»❯ᐅ▸▶' }).flatMap(([sign, others]) =>
    [...others].map((other) => [other, sign]),
  ),
);

/** `\u0022`, `\x3d`, `\/`, `%22`, `&quot;`; letters of full width and signs. A backslash before a quotation mark stays. */
const ESCAPE = new RegExp(
  String.raw`\\(?:u00([2-7][0-9a-fA-F])|x([2-7][0-9a-fA-F])|(\/))|%([2-7][0-9a-fA-F]|0[9aAdD])|&(?:#(\d{2,3})|#x([2-7][0-9a-fA-F])|(quot|apos|amp|lt|gt));|([\uff01-\uff5e])|[${[...SIGNS.keys()].join('')}]`,
  'g',
);

/** The context kept around an escape; the rest of a long text is skipped. */
const BEFORE = 1_000;
const BEHIND = 2_000;

/** A stretch of the view: plain text, or one character that replaced something. */
interface Stretch {
  readonly inView: number;
  readonly source: Span;
  readonly isPlain: boolean;
}

/** Null when the text has no escapes. */
export function decodedView(text: string): DecodedView | null {
  const pieces: string[] = [];
  const stretches: Stretch[] = [];
  let length = 0;
  let done = 0;
  const add = (piece: string, end: number, isPlain: boolean): void => {
    pieces.push(piece);
    stretches.push({ inView: length, source: { start: done, end }, isPlain });
    length += piece.length;
    done = end;
  };
  const addPlain = (end: number): void => add(text.slice(done, end), end, true);
  for (const found of text.matchAll(ESCAPE)) {
    const behind = stretches.length === 0 ? done : done + BEHIND;
    if (found.index - BEFORE > behind) {
      addPlain(behind);
      add('\n', found.index - BEFORE, false);
    }
    addPlain(found.index);
    add(meaningOf(found), found.index + found[0].length, false);
  }
  if (stretches.length === 0) return null;
  addPlain(Math.min(text.length, done + BEHIND));
  return { text: pieces.join(''), sourceOf: (span) => sourceOf(stretches, span) };
}

function meaningOf(found: RegExpExecArray): string {
  const [whole, unicode, byte, slash, percent, decimal, hex, name, wide] = found;
  if (wide !== undefined) return String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH);
  const digits = unicode ?? byte ?? percent ?? hex;
  if (digits !== undefined) return String.fromCharCode(Number.parseInt(digits, 16));
  if (decimal !== undefined) return String.fromCharCode(Number(decimal));
  return slash ?? NAMED[name ?? ''] ?? SIGNS.get(whole) ?? '';
}

const FULL_WIDTH = 0xfee0;
const NAMED: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' };

function sourceOf(stretches: readonly Stretch[], { start, end }: Span): Span {
  const first = stretchAt(stretches, start);
  const last = stretchAt(stretches, end - 1);
  return {
    start: first.isPlain ? first.source.start + start - first.inView : first.source.start,
    end: last.isPlain ? last.source.start + end - last.inView : last.source.end,
  };
}

function stretchAt(stretches: readonly Stretch[], at: number): Stretch {
  let low = 0;
  let high = stretches.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.inView ?? 0) <= at) low = middle;
    else high = middle;
  }
  return stretches[low] ?? { inView: 0, source: { start: 0, end: 0 }, isPlain: true };
}
