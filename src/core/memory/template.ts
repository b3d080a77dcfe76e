// The template of a note: type and title, then sections. Parses any text, renders a note, and wraps a text as it is.

import { clipText } from '../text/clip-text.ts';
import { prose } from '../text/prose.ts';

export const NOTE_TYPES = ['PATTERN', 'DECISION', 'PROBLEM', 'INSIGHT'] as const;

export type NoteType = (typeof NOTE_TYPES)[number];

/** The content of a note. */
export interface NoteParts {
  readonly type: NoteType;
  /** The text after the type; otherwise the first words of the context. */
  readonly title: string;
  /** The situation that led to the note. */
  readonly context: string;
  /** Why this is so, or was done. */
  readonly reasoning: string;
  /** Empty when there is no outcome yet. */
  readonly outcome: string;
  /** In lower case, without duplicates. */
  readonly tags: readonly string[];
  /** The text as given before it was wrapped; null for a note written in the template. */
  readonly original: string | null;
}

/** Shown to Claude or a person when a text is not in it. */
export const TEMPLATE = prose`[PATTERN|DECISION|PROBLEM|INSIGHT] <title>

CONTEXT: <situation that led to this memory>
REASONING: <why this approach/conclusion>
OUTCOME: <result or expected result>
TAGS: <words, separated by commas>`;

export interface TemplateProblem {
  readonly code: 'type' | 'context' | 'reasoning';
  readonly message: string;
}

/** Never throws: missing parts are empty, and a text without a type is an insight. */
export interface ReadTemplate {
  readonly parts: NoteParts;
  /** When empty, it may be stored as it is. */
  readonly problems: readonly TemplateProblem[];
  readonly warnings: readonly string[];
}

const HEAD = /^\[(PATTERN|DECISION|PROBLEM|INSIGHT)\](.*)$/i;
const SECTION = /^(CONTEXT|REASONING|OUTCOME|TAGS|ORIGINAL):(.*)$/i;
const LONGEST_TITLE = 120;
const MOST_TAGS = 40;

export function readTemplate(text: string): ReadTemplate {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const [, name, heading = ''] = HEAD.exec(lines[first]?.trim() ?? '') ?? [];
  const type = typeNamed(name);
  const sections = sectionsOf(type === null ? lines : lines.slice(first + 1));
  const section = (wanted: string) => (sections.get(wanted) ?? '').trim();
  const [context, reasoning, outcome] = [section('CONTEXT'), section('REASONING'), section('OUTCOME')];
  return {
    parts: {
      type: type ?? 'INSIGHT',
      title: titleOf(heading.trim() || firstLine(context || section(''))),
      context,
      reasoning,
      outcome,
      tags: tagsOf(section('TAGS').split(/[,\n]/)),
      original: sections.get('ORIGINAL')?.trim() ?? null,
    },
    problems: problemsOf(type, context, reasoning),
    warnings: outcome === '' ? ['OUTCOME: is missing.'] : [],
  };
}

function problemsOf(type: NoteType | null, context: string, reasoning: string): readonly TemplateProblem[] {
  const types = NOTE_TYPES.map((one) => `[${one}]`).join(', ');
  const all: readonly (TemplateProblem & { readonly isThere: boolean })[] = [
    { code: 'type', message: `It does not begin with one of ${types}.`, isThere: type !== null },
    { code: 'context', message: 'CONTEXT: is missing or empty.', isThere: context !== '' },
    { code: 'reasoning', message: 'REASONING: is missing or empty.', isThere: reasoning !== '' },
  ];
  return all.filter(({ isThere }) => !isThere).map(({ code, message }) => ({ code, message }));
}

/** Renders the template. A line that looks like a section header is indented by a blank, so it stays text. */
export function renderTemplate(parts: NoteParts): string {
  const { type, title, context, reasoning, outcome, tags, original } = parts;
  const rows = [
    `CONTEXT: ${inSection(context)}`,
    `REASONING: ${inSection(reasoning)}`,
    ...(outcome === '' ? [] : [`OUTCOME: ${inSection(outcome)}`]),
    ...(tags.length === 0 ? [] : [`TAGS: ${tags.join(', ')}`]),
    ...(original === null ? [] : [`ORIGINAL:\n${original}`]),
  ];
  return `[${type}] ${titleOf(title)}\n\n${rows.join('\n')}\n`;
}

/** Wraps a text that does not follow the template; the text itself is kept whole. */
export function wrapInTemplate(text: string, type: NoteType | null): NoteParts {
  const original = text.replaceAll(/\r\n?/g, '\n').trim();
  const read = readTemplate(original).parts;
  return {
    ...read,
    type: type ?? read.type,
    title: titleOf(firstLine(original).trim().replace(HEAD, '$2').trim() || read.title),
    context: read.context || 'Kept as it was given.',
    reasoning: read.reasoning || 'It was not given.',
    original,
  };
}

export function typeNamed(name: string | null | undefined): NoteType | null {
  const upper = name?.trim().toUpperCase();
  return NOTE_TYPES.find((type) => type === upper) ?? null;
}

export function tagsOf(words: readonly string[]): readonly string[] {
  const tags = words
    .map((word) => word.trim().replace(/^#/, '').toLowerCase().normalize('NFC').slice(0, 60))
    .filter((word) => word !== '');
  return [...new Set(tags)].slice(0, MOST_TAGS);
}

/** Tags for a text without any: names in backticks, and ids such as `ABC-123`. */
export function tagsInText(text: string): readonly string[] {
  const names = [...text.matchAll(/`([\w./-]{2,40})`|\b([A-Z]{2,10}-\d{1,6})\b/g)];
  return tagsOf(names.map(([, code, id]) => code ?? id ?? '')).slice(0, 5);
}

/** The first line that names a section begins it; a repeated name, or one in a code block, is text. */
function sectionsOf(lines: readonly string[]): ReadonlyMap<string, string> {
  const sections = new Map<string, string[]>([['', []]]);
  let name = '';
  let isCode = false;
  for (const line of lines) {
    const [, header, rest = ''] = isCode || name === 'ORIGINAL' ? [] : (SECTION.exec(line) ?? []);
    const upper = header?.toUpperCase();
    if (upper === undefined || sections.has(upper)) {
      if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
      sections.get(name)?.push(line);
    } else {
      name = upper;
      sections.set(upper, [rest.trimStart()]);
    }
  }
  return new Map([...sections].map(([key, rows]) => [key, rows.join('\n')]));
}

function inSection(text: string): string {
  return text.trim().replaceAll(/^(?=(?:CONTEXT|REASONING|OUTCOME|TAGS|ORIGINAL):)/gim, ' ');
}

function titleOf(text: string): string {
  return clipText(text.replaceAll(/\s+/g, ' ').trim(), LONGEST_TITLE);
}

function firstLine(text: string): string {
  return (text.split('\n').find((line) => line.trim() !== '') ?? '').replace(/^#+[ \t]+/, '');
}
