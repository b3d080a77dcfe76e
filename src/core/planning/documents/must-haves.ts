// What must be true when a plan is done: truths, files that must exist, and the links between them.

import { type Diagnostic, warningAt } from '../../text/markdown/diagnostic.ts';
import type { FrontmatterEntry } from '../../text/markdown/frontmatter.ts';
import { isList, isMap, mapOf, scalar, texts, type Value, type ValueMap } from '../../text/markdown/value.ts';
import { type PatternProblem, patternProblem } from './link-pattern.ts';

export interface MustHaves {
  readonly truths: readonly string[];
  readonly artifacts: readonly Artifact[];
  readonly keyLinks: readonly KeyLink[];
  /** As written; a plain text becomes its `statement`. */
  readonly prohibitions: readonly ValueMap[];
}

interface Artifact {
  readonly path: string;
  readonly provides: string | null;
  readonly minLines: number | null;
  readonly exports: readonly string[];
  readonly contains: string | null;
}

interface KeyLink {
  readonly from: string;
  readonly to: string;
  readonly via: string | null;
  readonly pattern: string | null;
}

export interface ReadMustHaves {
  readonly mustHaves: MustHaves;
  readonly diagnostics: readonly Diagnostic[];
}

/** When a truth is a map, its statement has one of these keys. */
const STATEMENT_KEYS = ['statement', 'title', 'text', 'name', 'rule', 'path', 'provides'];

/** Never throws; skips what it does not understand and reports it. */
export function readMustHaves(entry: FrontmatterEntry | undefined): ReadMustHaves {
  const diagnostics: Diagnostic[] = [];
  const map = entry !== undefined && isMap(entry.value) ? entry.value : {};
  const tell = (code: string, message: string, fix: string) => {
    if (entry !== undefined) diagnostics.push(warningAt(entry, { code, message, fix }));
  };
  if (entry !== undefined && !isMap(entry.value))
    tell(
      'must-haves-shape',
      'must_haves is not a map.',
      'Write truths:, artifacts: and key_links: under it.',
    );
  const list = (name: string) => itemsOf(map[name], name, tell);
  return {
    mustHaves: {
      truths: list('truths').flatMap((item) => truthOf(item, tell)),
      artifacts: list('artifacts').flatMap((item) => artifactOf(item, tell)),
      keyLinks: list('key_links').flatMap((item) => keyLinkOf(item, tell)),
      prohibitions: list('prohibitions').flatMap((item) => prohibitionOf(item, tell)),
    },
    diagnostics,
  };
}

type Tell = (code: string, message: string, fix: string) => void;

function itemsOf(value: Value | undefined, name: string, tell: Tell): readonly Value[] {
  if (isList(value)) return value;
  if (value === undefined || value === '') return [];
  tell(
    `must-haves-${name.replace('_', '-')}`,
    `must_haves.${name} is not a list.`,
    `Write each item as "- ..." under ${name}:.`,
  );
  return [];
}

function truthOf(item: Value, tell: Tell): readonly string[] {
  const found = isMap(item) ? statedIn(item) : scalar(item);
  if (found !== null) return [found];
  const only = isMap(item) ? Object.entries(item) : [];
  if (only.length === 1 && typeof only[0]?.[1] === 'string') {
    tell(
      'truth-colon',
      `The truth "${only[0][0]}: ..." is read as a map.`,
      'Put the whole statement in quotes.',
    );
    return [`${only[0][0]}: ${only[0][1]}`];
  }
  tell('truth-empty', 'A truth is empty.', 'Write a statement that can be checked, in quotes.');
  return [];
}

function statedIn(map: ValueMap): string | null {
  return scalar(STATEMENT_KEYS.map((key) => map[key]).find((one) => scalar(one)));
}

/** Also accepts `MUST NOT: log prices`, which YAML parses as a map. */
export function statementIn(map: ValueMap): string | null {
  const [only, ...more] = Object.entries(map);
  const stated = statedIn(map);
  if (stated !== null || only === undefined || more.length > 0 || scalar(only[1]) === null) return stated;
  return `${only[0]}: ${scalar(only[1])}`;
}

function artifactOf(item: Value, tell: Tell): readonly Artifact[] {
  const map: ValueMap = isMap(item) ? item : { path: item };
  const path = scalar(map.path);
  if (path === null) {
    tell('artifact-path', 'An artifact has no path.', 'Write "- path: FILE" and what the file provides.');
    return [];
  }
  const lines = scalar(map.min_lines);
  if (lines !== null && !/^\d{1,9}$/.test(lines)) {
    tell('artifact-min-lines', `min_lines of ${path} is not a number.`, 'Write a whole number.');
  }
  return [
    {
      path,
      provides: scalar(map.provides),
      minLines: lines !== null && /^\d{1,9}$/.test(lines) ? Number.parseInt(lines, 10) : null,
      exports: texts(map.exports),
      contains: scalar(map.contains),
    },
  ];
}

function keyLinkOf(item: Value, tell: Tell): readonly KeyLink[] {
  const from = isMap(item) ? scalar(item.from) : null;
  const to = isMap(item) ? scalar(item.to) : null;
  if (!isMap(item) || from === null || to === null) {
    tell('key-link-ends', 'A key link does not say from where to where.', 'Write from: FILE and to: FILE.');
    return [];
  }
  const pattern = scalar(item.pattern);
  const problem = pattern === null ? shapeProblem(item.pattern) : patternProblem(pattern);
  if (problem !== null)
    tell(
      'key-link-pattern',
      `The pattern ${pattern === null ? '' : `"${pattern.slice(0, 120)}" `}of the link from ${from} ${problem.why}.`,
      problem.fix,
    );
  return [{ from, to, via: scalar(item.via), pattern }];
}

function shapeProblem(pattern: Value | undefined): PatternProblem | null {
  if (typeof pattern === 'string' || pattern === undefined) return null;
  return { why: 'is not a text', fix: 'Write one regular expression, in single quotes.' };
}

/** A plain text is the statement. An empty one is told, since a prohibition must not get lost. */
function prohibitionOf(item: Value, tell: Tell): readonly ValueMap[] {
  const text = scalar(item);
  const map = isMap(item) ? item : text === null ? null : mapOf([['statement', text]]);
  if (map !== null && statementIn(map) !== null) return [map];
  tell(
    'prohibition-empty',
    'A prohibition says nothing.',
    'Write what must not happen, in quotes, or remove it.',
  );
  return [];
}
