// Finds the tags of a plan in its text. Plans are not XML: `&&`, `=>` and `<T>` stand in them as they are, so
// only the names that mean something are tags, and only where the text does not quote.

import { insideRanges, type QuotedRange } from '../../text/markdown/quoted-ranges.ts';

export interface Tag {
  /** Lower case. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'alone';
  /** Offsets of the whole tag. */
  readonly start: number;
  readonly end: number;
  readonly attributes: Readonly<Record<string, string>>;
}

const NAMES = [
  'objective execution_context context interfaces tasks task feature threat_model verification',
  'success_criteria output name files precondition reversibility read_first behavior action verify automated',
  'human-check acceptance_criteria done what-built how-to-verify resume-signal decision options option',
  'instructions implementation test expected why_human pros cons details',
]
  .join(' ')
  .split(' ');

const TAG = new RegExp(`<(/?)(${NAMES.join('|')})(?=[\\s/>])`, 'gi');
const ATTRIBUTE = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** How far a `>` inside an attribute may be from the tag's start. */
const LONGEST_TAG = 1000;

/** In order. A tag without its `>` is none. Linear in the length of the text. */
export function planTags(text: string, quoted: readonly QuotedRange[], from = 0): readonly Tag[] {
  const tags: Tag[] = [];
  const pattern = new RegExp(TAG);
  pattern.lastIndex = from;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const end = tagEnd(text, pattern.lastIndex);
    if (end === -1) break;
    if (insideRanges(quoted, found.index)) continue;
    const body = text.slice(pattern.lastIndex, end - 1);
    const alone = body.trimEnd().endsWith('/');
    tags.push({
      name: (found[2] ?? '').toLowerCase(),
      kind: found[1] === '/' ? 'close' : alone ? 'alone' : 'open',
      start: found.index,
      end,
      attributes: attributesOf(body),
    });
    pattern.lastIndex = end;
  }
  return tags;
}

// Values in quotes of either kind on one line may hold a `>`.
const REST = /(?:[^>"']|"[^"\n]*"|'[^'\n]*')*?>/y;

/** After the first `>` outside an attribute's quotes, else after the first at all; -1 when there is none. */
function tagEnd(text: string, from: number): number {
  const first = text.indexOf('>', from);
  if (first === -1) return -1;
  const rest = new RegExp(REST);
  const match = rest.exec(text.slice(from, from + LONGEST_TAG));
  return match === null ? first + 1 : from + match[0].length;
}

function attributesOf(body: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = Object.create(null);
  for (const [, name, double, single] of body.slice(0, LONGEST_TAG).matchAll(ATTRIBUTE)) {
    const key = (name ?? '').toLowerCase();
    if (!(key in found)) found[key] = double ?? single ?? '';
  }
  return found;
}
