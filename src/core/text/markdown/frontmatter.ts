// The block between `---` lines at the start of a document, as gray-matter reads it, plus the position of each key,
// which splices need. A block that is not valid YAML is read key by key, so that a bad line costs one key its
// structure, not the document its frontmatter.

import { type Diagnostic, errorAt, warningAt } from './diagnostic.ts';
import { type FrontmatterBlock, frontmatterBlock } from './frontmatter-block.ts';
import { readLines } from './line-value.ts';
import { readMatter } from './matter.ts';
import { type TextLine, textLines } from './text-lines.ts';
import { isMap, mapOf, type Value, type ValueMap } from './value.ts';
import { readYaml, type YamlReading } from './yaml-value.ts';

export interface Frontmatter {
  readonly present: boolean;
  /** Offsets of the block with its fences; without a block, both are the start of the body. */
  readonly start: number;
  readonly end: number;
  /** Offsets of the content between the fences. */
  readonly inner: { readonly start: number; readonly end: number };
  /** In document order; a repeated key appears repeatedly. */
  readonly entries: readonly FrontmatterEntry[];
  /** The last value of each key. */
  readonly values: ValueMap;
  readonly diagnostics: readonly Diagnostic[];
}

export interface FrontmatterEntry {
  readonly key: string;
  readonly value: Value;
  /** The lines of the entry, including the last line end. */
  readonly start: number;
  readonly end: number;
}

const KEY_LINE = /^(?:(?:"([^"]+)"|'([^']+)')\s*|([^\s#"'[\]{},&*!|>%@`:-][^:#]*|-[^\s:][^:]*)):(?=\s|$)/;
/** A larger block is only read line by line: a hook cannot afford a parser's worst cases. */
const LARGEST_YAML = 256 * 1024;

/** Never throws. Reads only the first block. */
export function readFrontmatter(text: string): Frontmatter {
  const block = frontmatterBlock(text);
  if (block.status === 'absent') return none(block.at);
  if (block.status === 'unclosed') {
    const what = {
      code: 'frontmatter-unclosed',
      message: 'The frontmatter is opened and never closed.',
      fix: 'Put a line --- after its last key.',
    };
    return { ...none(block.at), diagnostics: [errorAt({ start: block.at, end: block.at + 3 }, what)] };
  }
  const read = readEntries(text, block);
  const repeated = duplicates(read.entries);
  return {
    present: true,
    start: block.start,
    end: block.end,
    inner: block.inner,
    entries: read.entries,
    values: mapOf(read.entries.map(({ key, value }) => [key, value] as const)),
    diagnostics: [...read.diagnostics, ...repeated],
  };
}

function none(at: number): Frontmatter {
  const inner = { start: at, end: at };
  return { present: false, start: at, end: at, inner, entries: [], values: mapOf([]), diagnostics: [] };
}

type FoundBlock = Extract<FrontmatterBlock, { status: 'found' }>;

interface Entries {
  readonly entries: readonly FrontmatterEntry[];
  readonly diagnostics: readonly Diagnostic[];
}

function readEntries(text: string, { start, end, inner }: FoundBlock): Entries {
  const segments = segmentsOf(
    textLines(text, inner.start, inner.end).filter((line) => line.start < inner.end),
  );
  const isOversized = inner.end - inner.start > LARGEST_YAML;
  const whole: YamlReading = isOversized ? TOO_LARGE : readMatter(text.slice(start, end));
  if (segments.length === 0) return wholeBlock(whole, inner);
  const values = whole.status === 'ok' && isMap(whole.value) ? whole.value : {};
  // A repeated key has two entries but one value; a line that only looks like a key has none in the whole block.
  const isWhole =
    segments.length === Object.keys(values).length && segments.every(({ key }) => key in values);
  const diagnostics: Diagnostic[] = [];
  const entries = segments.map(({ key, start: from, end: to }): FrontmatterEntry => {
    const entry = { key, start: from, end: to };
    if (isWhole) return { ...entry, value: valueIn(values, key) };
    const part = text.slice(from, to);
    const read = isOversized ? TOO_LARGE : readYaml(part);
    if (read.status === 'ok') return { ...entry, value: valueIn(read.value, key) };
    diagnostics.push(invalid(key, entry, read.reason));
    return { ...entry, value: valueIn(readLines(part), key) };
  });
  return { entries, diagnostics };
}

const TOO_LARGE: YamlReading = { status: 'invalid', reason: 'it is too large', at: 0 };

/** No line starts with a key: a flow map, for example, or only comments. */
function wholeBlock(read: YamlReading, inner: Frontmatter['inner']): Entries {
  if (read.status === 'invalid') return { entries: [], diagnostics: [invalid('', inner, read.reason)] };
  const map = isMap(read.value) ? read.value : {};
  return { entries: Object.entries(map).map(([key, value]) => ({ key, value, ...inner })), diagnostics: [] };
}

interface Segment {
  readonly key: string;
  readonly start: number;
  end: number;
}

/** A key and its lines. The first key's indentation applies to all keys. */
function segmentsOf(lines: readonly TextLine[]): readonly Segment[] {
  const segments: Segment[] = [];
  let indent: number | null = null;
  for (const line of lines) {
    const trimmed = line.text.trimStart();
    const depth = line.text.length - trimmed.length;
    const [, double, single, plain] = (indent ?? depth) === depth ? (KEY_LINE.exec(trimmed) ?? []) : [];
    const key = double ?? single ?? plain?.trimEnd();
    const last = segments.at(-1);
    if (key !== undefined) {
      indent = depth;
      segments.push({ key, start: line.start, end: line.next });
    } else if (last !== undefined) {
      last.end = line.next;
    }
  }
  return segments;
}

function valueIn(value: Value, key: string): Value {
  return isMap(value) ? (value[key] ?? '') : '';
}

function invalid(key: string, where: { start: number; end: number }, reason: string): Diagnostic {
  const name = key === '' ? 'The frontmatter' : `"${key}"`;
  return warningAt(where, {
    code: 'frontmatter-invalid-yaml',
    message: `${name} is not valid YAML (${reason.split('\n')[0] ?? ''}); it was read line by line.`,
    fix: 'Put the value in double quotes and write \\" for a quote inside it.',
  });
}

function duplicates(entries: readonly FrontmatterEntry[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const again = seen.has(entry.key);
    seen.add(entry.key);
    if (!again) return [];
    const what = {
      code: 'frontmatter-duplicate-key',
      message: `"${entry.key}" stands more than once; the last one counts.`,
      fix: 'Remove all but one.',
    };
    return [warningAt(entry, what)];
  });
}
