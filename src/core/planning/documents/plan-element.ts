// Pairs the tags of a plan into elements. An unclosed element ends where the next one begins.

import {
  insideRanges,
  type QuotedRange,
  quotedRanges,
  withoutQuotations,
} from '../../text/markdown/quoted-ranges.ts';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Offsets including the tags. */
  readonly start: number;
  readonly end: number;
  /** Offsets of the text between the tags. */
  readonly inner: { readonly start: number; readonly end: number };
  readonly closed: boolean;
  readonly tags: readonly Tag[];
}

/**
 * The top-level elements of `tags`, which must lie before `to`. As in GSD, an element reaches to the first closing tag
 * of its name, so equal names do not nest. An unclosed one ends at the next tag.
 */
export function elements(tags: readonly Tag[], to: number): readonly Element[] {
  const closings = closingOf(tags);
  const found: Element[] = [];
  for (let index = 0; index < tags.length; index += 1) {
    const tag = tags[index];
    if (tag === undefined || tag.kind === 'close') continue;
    const last = tag.kind === 'alone' ? index : (closings[index] ?? -1);
    found.push(elementOf(tag, tags, index, last, to));
    index = Math.max(index, last);
  }
  return found;
}

/**
 * All tasks at any depth: from the tag to `</task>`, else to the next task or the end of the tasks. An unclosed task
 * does not swallow the next one.
 */
export function taskElements(tags: readonly Tag[], to: number): readonly Element[] {
  const limits = tags.flatMap((tag, at) => (endsTask(tag) ? [at] : []));
  return limits.flatMap((at, order) => {
    const [tag, limit] = [tags[at], limits[order + 1] ?? tags.length];
    if (tag?.name !== 'task' || tag.kind === 'close') return [];
    const end = tags[limit];
    const isClosed = end?.name === 'task' && end.kind === 'close';
    const last = tag.kind === 'alone' ? at : isClosed ? limit : -1;
    return [elementOf(tag, tags, at, last, end?.start ?? to, limit)];
  });
}

/** The text of the first closed element of this name; null when there is none. */
export function innerText(text: string, found: readonly Element[], name: string): string | null {
  const element = found.find((one) => one.name === name && one.closed);
  return element === undefined ? null : text.slice(element.inner.start, element.inner.end);
}

function endsTask({ name, kind }: Tag): boolean {
  return name === 'task' || (name === 'tasks' && kind === 'close');
}

/** `last` is the index of the closing tag, -1 when there is none: then the element ends at `limit`. */
function elementOf(
  tag: Tag,
  tags: readonly Tag[],
  index: number,
  last: number,
  to: number,
  limit = index + 1,
): Element {
  const { name, attributes, start } = tag;
  const closing = tags[last];
  const end = closing?.end ?? tags[limit]?.start ?? to;
  const inner = { start: tag.end, end: closing === undefined ? end : Math.max(tag.end, closing.start) };
  const inside = tags.slice(index + 1, closing === undefined ? limit : last);
  return { name, attributes, start, end, inner, closed: closing !== undefined, tags: inside };
}

/** The index of each opening tag's closing tag, found in one pass from the end. */
function closingOf(tags: readonly Tag[]): readonly number[] {
  const nearest = new Map<string, number>();
  const ends: number[] = new Array(tags.length).fill(-1);
  for (let index = tags.length - 1; index >= 0; index -= 1) {
    const tag = tags[index];
    if (tag?.kind === 'close') nearest.set(tag.name, index);
    else if (tag?.kind === 'open') ends[index] = nearest.get(tag.name) ?? -1;
  }
  return ends;
}

// Finds the tags of a plan in its text. Plans are not XML: they contain bare `&&`, `=>` and `<T>`, so only known names
// are tags, and only outside quoted text.
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
/** How far from the tag's start a `>` inside an attribute may be. */
const LONGEST_TAG = 1000;

export interface PlanTags {
  /** In order; a tag without its `>` is skipped. */
  readonly tags: readonly Tag[];
  readonly quoted: readonly QuotedRange[];
}

const HOLDERS = ['interfaces', 'context', 'tasks', 'task', 'action', 'verify'];
const TASKS_AS_XML = /^[ \t]*`{3,}xml[ \t]*\r?\n\s*<tasks?[\s>]/;
const TASK_HEADING = /^#{2,4}[ \t]*Task[ \t]*\d/im;

/** Linear in the length of the text. Where tasks stand only in fences of XML, these fences quote nothing. */
export function planTags(text: string, from: number): PlanTags {
  const quoted = quotedRanges(text, from, HOLDERS);
  const tags = tagsOutside(text, quoted, from);
  const isTold =
    tags.some(({ name }) => name === 'task') || TASK_HEADING.test(withoutQuotations(text, quoted));
  const fences = isTold
    ? []
    : quoted.filter(({ start }) => TASKS_AS_XML.test(text.slice(start, start + 200)));
  if (fences.length === 0) return { tags, quoted };
  const plain = withoutQuotations(
    text,
    fences.flatMap((fence) => marksOf(text, fence)),
  );
  const inside = quotedRanges(plain, from, HOLDERS);
  return { tags: tagsOutside(plain, inside, from), quoted: inside };
}

/** The first and the last line of a fence. */
function marksOf(text: string, fence: QuotedRange): readonly QuotedRange[] {
  const head = { ...fence, end: text.indexOf('\n', fence.start) };
  return fence.closed ? [head, { ...fence, start: text.lastIndexOf('\n', fence.end - 2) + 1 }] : [head];
}

function tagsOutside(text: string, quoted: readonly QuotedRange[], from: number): readonly Tag[] {
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

// Quoted values on one line, in either kind of quotes, may contain a `>`.
const REST = /(?:[^>"']|"[^"\n]*"|'[^'\n]*')*?>/y;

/** The end of the tag: after the first `>` outside quotes, else after the first `>` at all; -1 when there is none. */
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
