// A pattern for a line of output, as a person writes it: `{file}:{line}: error {code}: {message}`. It is matched in one
// pass from left to right, without regular expressions, so that no user's pattern can be slow.

/** The fields that a pattern can name; `{}` matches anything. */
const FIELDS = [
  'file',
  'line',
  'column',
  'code',
  'class',
  'severity',
  'suite',
  'test',
  'message',
  'more',
  'expected',
  'actual',
] as const;

type Field = (typeof FIELDS)[number];

export type LineFields = Readonly<Partial<Record<Field, string>>>;

export interface LinePattern {
  readonly parts: readonly Part[];
}

type Part =
  | { readonly kind: 'text'; readonly text: string }
  /** Null for `{}`, which matches anything. */
  | { readonly kind: 'field'; readonly name: Field | null };

type ParsedPattern =
  | { readonly status: 'ok'; readonly pattern: LinePattern }
  /** A clause without its subject, which is the pattern: `is empty`. */
  | { readonly status: 'wrong'; readonly reason: string };

const LONGEST = 200;
const MOST_FIELDS = 12;

/** `{{` and `}}` are literal braces; any number of blanks counts as one. */
export function parsePattern(source: string): ParsedPattern {
  if (source.length > LONGEST) return wrong(`is longer than ${LONGEST} characters`);
  const parts: Part[] = [];
  const pieces = source
    .replace(/\s+/g, ' ')
    .trimEnd()
    .split(/(\{\{|\}\}|\{[^{}]*\}|[{}])/);
  for (const piece of pieces.filter((one) => one !== '')) {
    const problem = addPiece(parts, piece);
    if (problem !== null) return wrong(problem);
  }
  const names = parts.flatMap((part) => (part.kind === 'field' && part.name !== null ? [part.name] : []));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return wrong(`names {${twice}} twice`);
  if (parts.length > 2 * MOST_FIELDS) return wrong(`has more than ${MOST_FIELDS} fields`);
  return parts.length === 0 ? wrong('is empty') : { status: 'ok', pattern: { parts } };
}

function wrong(reason: string): ParsedPattern {
  return { status: 'wrong', reason };
}

/** Adds a piece to `parts`; returns what is wrong with it, or null. */
function addPiece(parts: Part[], piece: string): string | null {
  if (piece === '{' || piece === '}')
    return `has a ${piece} that belongs to no field; write ${piece}${piece} for the character`;
  if (piece === '{{' || piece === '}}') return addText(parts, piece.slice(1));
  if (!piece.startsWith('{')) return addText(parts, piece);
  const name = piece.slice(1, -1);
  const field = FIELDS.find((one) => one === name) ?? null;
  if (field === null && name !== '')
    return `names {${name.slice(0, 40)}}, which is not a field; the fields are ${FIELDS.join(', ')}, and {} for anything`;
  if (parts.at(-1)?.kind === 'field')
    return `has two fields with nothing between them, ${piece} and the one before`;
  parts.push({ kind: 'field', name: field });
  return null;
}

function addText(parts: Part[], text: string): null {
  const last = parts.at(-1);
  if (last?.kind === 'text') parts.splice(-1, 1, { kind: 'text', text: last.text + text });
  else parts.push({ kind: 'text', text });
  return null;
}

/** True when the pattern has no words of its own, and so matches any line. */
export function fitsEverything({ parts }: LinePattern): boolean {
  return (
    !parts.some((part) => part.kind === 'text' && /[^\s.,:;|()[\]-]/.test(part.text)) && !hasPlace(parts)
  );
}

/** `{file}:{line}` is specific enough: few lines have a number there. */
function hasPlace(parts: readonly Part[]): boolean {
  return parts.some((part) => part.kind === 'field' && part.name === 'line');
}

/** The fields that the pattern finds in `line`; null when it does not match. Linear in the length of the line. */
export function matchLine({ parts }: LinePattern, line: string): LineFields | null {
  const text = line.replace(/[ \t]+/g, ' ').trimEnd();
  const fields: Partial<Record<Field, string>> = {};
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const end = endOfPart(text, at, parts, index);
    if (end === null) return null;
    if (part.kind === 'field' && part.name !== null) fields[part.name] = text.slice(at, end).trim();
    at = end;
  }
  return at === text.length ? fields : null;
}

function endOfPart(text: string, at: number, parts: readonly Part[], index: number): number | null {
  const part = parts[index];
  if (part === undefined) return null;
  if (part.kind === 'text') return text.startsWith(part.text, at) ? at + part.text.length : null;
  const behind = parts.slice(index + 1, index + 3);
  const end = endOfField(text, at, part.name, behind, index + 2 >= parts.length);
  return end !== null && isSuch(part.name, text.slice(at, end)) ? end : null;
}

/**
 * Where a field ends: before the first occurrence of the next text, with a number behind it if the field after that is
 * one; before the last text of the pattern, at its occurrence that ends the line.
 */
function endOfField(
  text: string,
  from: number,
  name: Field | null,
  [next, after]: readonly Part[],
  isLast: boolean,
): number | null {
  if (isNumber(name)) return from + digitsAt(text, from);
  if (next === undefined || next.kind !== 'text') return text.length;
  if (isLast) {
    const end = text.length - next.text.length;
    return end >= from && text.endsWith(next.text) ? end : null;
  }
  const wantsDigit = after?.kind === 'field' && isNumber(after.name);
  for (let at = text.indexOf(next.text, from); at >= 0; at = text.indexOf(next.text, at + 1)) {
    if (!wantsDigit || digitsAt(text, at + next.text.length) > 0) return at;
  }
  return null;
}

const isNumber = (name: Field | null): boolean => name === 'line' || name === 'column';

function digitsAt(text: string, from: number): number {
  let at = from;
  while (at - from < 9 && /\d/.test(text[at] ?? '')) at += 1;
  return at - from;
}

function isSuch(name: Field | null, value: string): boolean {
  if (name === null) return true;
  if (value.trim() === '') return false;
  if (name === 'file') return /[./\\]/.test(value) && value.length <= 400 && value === value.trim();
  return !/^(?:code|class|severity)$/.test(name) || !value.includes(' ');
}
