// What must be true when a plan is done: truths, files that must exist, and the links between them.

import { type Diagnostic, warningAt } from '../../text/markdown/diagnostic.ts';
import type { FrontmatterEntry } from '../../text/markdown/frontmatter.ts';
import { isList, isMap, mapOf, scalar, texts, type Value, type ValueMap } from '../../text/markdown/value.ts';
import { patternProblem } from './link-pattern.ts';

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

/** The code of what cannot be read. */
export const UNREAD = 'must-haves-unread';
const FORM = 'must-haves-form';

/** Never throws; skips what it does not understand and reports it. */
export function readMustHaves(entry: FrontmatterEntry | undefined): ReadMustHaves {
  const diagnostics: Diagnostic[] = [];
  const tell = (code: string, message: string, fix: string) => {
    if (entry !== undefined) diagnostics.push(warningAt(entry, { code, message, fix }));
  };
  const map = mapIn(entry?.value);
  if (entry !== undefined && !isMap(entry.value))
    tell(
      FORM,
      'must_haves is not a map: what it lists is judged as truths.',
      'Write truths:, artifacts: and key_links: under it.',
    );
  const links = itemsOf(map.key_links);
  const said = links.flatMap((one) => scalar(one) ?? []);
  if (said.length > 0)
    tell(FORM, 'A link of must_haves.key_links is in words: it is judged as a truth.', SHAPES.key_links);
  const list = <T>(
    name: keyof typeof SHAPES,
    read: (item: Value) => T | null,
    items = itemsOf(map[name]),
  ): readonly T[] =>
    items.flatMap((item) => {
      const found = read(item);
      if (found === null) tell(UNREAD, `An item of must_haves.${name} cannot be read.`, SHAPES[name]);
      return found ?? [];
    });
  const inParts = links.filter((one) => scalar(one) === null);
  const keyLinks = list('key_links', keyLinkOf, inParts);
  for (const { from, pattern } of keyLinks) {
    const problem = patternProblem(pattern ?? '');
    const what = `The pattern "${pattern?.slice(0, 120)}" of the link from ${from} ${problem}.`;
    if (problem !== null) tell('key-link-pattern', what, PATTERN);
  }
  return {
    mustHaves: {
      truths: [...list('truths', statementOf), ...said],
      artifacts: list('artifacts', artifactOf),
      keyLinks,
      prohibitions: list('prohibitions', prohibitionOf),
    },
    diagnostics,
  };
}

const PATTERN =
  'Write one regular expression, in single quotes, with a \\ before each sign that stands for itself.';

const SHAPES = {
  truths: 'Write a statement that can be checked, in quotes.',
  artifacts: 'Write path: FILE, and what the file provides.',
  key_links: 'Write from: FILE and to: FILE.',
  prohibitions: 'Write what must not happen, in quotes, or remove it.',
};

/** Without keys, everything in it is a truth. */
function mapIn(value: Value | undefined): ValueMap {
  return isMap(value) ? value : mapOf(value === undefined ? [] : [['truths', value]]);
}

/** A single item needs no list. */
function itemsOf(value: Value | undefined): readonly Value[] {
  if (isList(value)) return value;
  return value === undefined || value === '' ? [] : [value];
}

/** When a statement is a map, it stands at one of these keys. */
const STATEMENT_KEYS = ['statement', 'truth', 'title', 'text', 'name', 'rule', 'path', 'provides'];

/** Of a truth or a prohibition. YAML reads `MUST NOT: log prices` as a map, too. */
export function statementOf(item: Value): string | null {
  if (!isMap(item)) return scalar(item);
  const stated = scalar(STATEMENT_KEYS.map((key) => item[key]).find((one) => scalar(one)));
  const [only, ...more] = Object.entries(item);
  if (stated !== null || only === undefined || more.length > 0 || scalar(only[1]) === null) return stated;
  return `${only[0]}: ${scalar(only[1])}`;
}

function artifactOf(item: Value): Artifact | null {
  const map: ValueMap = isMap(item) ? item : { path: item };
  const path = scalar(map.path);
  const lines = /\d{1,9}/.exec(scalar(map.min_lines) ?? '')?.[0];
  return path === null
    ? null
    : {
        path,
        provides: scalar(map.provides),
        minLines: lines === undefined ? null : Number(lines),
        exports: texts(map.exports),
        contains: scalar(map.contains),
      };
}

function keyLinkOf(item: Value): KeyLink | null {
  const map: ValueMap = isMap(item) ? item : {};
  const [from, to] = [scalar(map.from), scalar(map.to)];
  if (from === null || to === null) return null;
  return { from, to, via: scalar(map.via), pattern: scalar(map.pattern) };
}

function prohibitionOf(item: Value): ValueMap | null {
  if (statementOf(item) === null) return null;
  return isMap(item) ? item : mapOf([['statement', item]]);
}
