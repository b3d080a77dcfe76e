// The part of tsconfig.json and jsconfig.json that changes how imports resolve.

import { type ParseError, parse } from 'jsonc-parser';
import { fieldsOf, textOf, textsOf } from '../facts/fields.ts';
import { folderOf, joinPath } from '../facts/path-names.ts';

export type TypescriptPaths = {
  /** Folder in which bare names are looked up; null when not set. */
  readonly base: string | null;
  /** Patterns with at most one `*`, and their targets as paths from the root. */
  readonly paths: readonly { readonly pattern: string; readonly targets: readonly string[] }[];
  readonly outDir: string | null;
  readonly rootDir: string | null;
};

/** The variable that TypeScript replaces with the folder of the settings. */
const OWN_FOLDER = /\$\{configDir\}/;

type Read = (path: string, depth: number) => TypescriptPaths | null;

/** How many files in a row may extend the next one. */
const LONGEST_CHAIN = 50;

/** Follows relative `extends` if the file is in `texts`; null when the path has no settings. */
export function typescriptReader(
  texts: ReadonlyMap<string, string>,
): (path: string) => TypescriptPaths | null {
  const known = new Map<string, TypescriptPaths | null>();
  const read: Read = (path, depth) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    // Stops a file that extends itself.
    known.set(path, null);
    const found = typescriptPaths(path, texts, (parent) =>
      depth < LONGEST_CHAIN ? read(parent, depth + 1) : null,
    );
    known.set(path, found);
    return found;
  };
  return (path) => read(path, 0);
}

function typescriptPaths(
  path: string,
  texts: ReadonlyMap<string, string>,
  read: (path: string) => TypescriptPaths | null,
): TypescriptPaths | null {
  const text = texts.get(path);
  if (text === undefined) return null;
  const errors: ParseError[] = [];
  const file = fieldsOf(parse(text, errors, { allowTrailingComma: true }));
  const parents = [file.extends].flat().flatMap((name) => extended(path, textOf(name), texts, read));
  const parent = parents.at(-1);
  const options = fieldsOf(file.compilerOptions);
  const folder = folderOf(path);
  const place = (name: string) => {
    const value = textOf(options[name]);
    return value === null ? null : joinPath(folder, value.replace(OWN_FOLDER, '.'));
  };
  const base = place('baseUrl');
  const own = Object.entries(fieldsOf(options.paths)).map(([pattern, targets]) => ({
    pattern,
    targets: textsOf(targets).flatMap(
      (target) => joinPath(base ?? folder, target.replace(OWN_FOLDER, '.')) ?? [],
    ),
  }));
  return {
    base: base ?? parent?.base ?? null,
    paths: own.length > 0 ? own : (parent?.paths ?? []),
    outDir: place('outDir') ?? parent?.outDir ?? null,
    rootDir: place('rootDir') ?? parent?.rootDir ?? null,
  };
}

function extended(
  path: string,
  name: string | null,
  texts: ReadonlyMap<string, string>,
  read: (path: string) => TypescriptPaths | null,
): readonly TypescriptPaths[] {
  if (name === null || !name.startsWith('.')) return [];
  const target = joinPath(folderOf(path), name) ?? '';
  const found = [target, `${target}.json`].find((candidate) => texts.has(candidate));
  const parent = found === undefined ? null : read(found);
  return parent === null ? [] : [parent];
}

/** Maps a bare name through `paths`: candidates from the root, of the most exact pattern. */
type Mapping = (name: string) => readonly string[];
export type Mappings = (settings: TypescriptPaths) => Mapping;

/** Cached: many settings share the table that they extend. */
export function mappings(): Mappings {
  const known = new Map<TypescriptPaths['paths'], Mapping>();
  return ({ paths }) => {
    const before = known.get(paths);
    if (before !== undefined) return before;
    const mapping = mappingOf(paths);
    known.set(paths, mapping);
    return mapping;
  };
}

function mappingOf(paths: TypescriptPaths['paths']): Mapping {
  const exact = new Map<string, readonly string[]>();
  const open = new Map<string, TypescriptPaths['paths'][number][]>();
  for (const one of paths) {
    const star = one.pattern.indexOf('*');
    const head = one.pattern.slice(0, Math.max(0, star));
    const alike = open.get(head);
    if (star === -1) exact.set(one.pattern, one.targets);
    else if (alike === undefined) open.set(head, [one]);
    else alike.push(one);
  }
  const longest = [...open.keys()].reduce((most, { length }) => Math.max(most, length), 0);
  return (name) => {
    const whole = exact.get(name);
    if (whole !== undefined) return whole;
    for (let length = Math.min(longest, name.length); length >= 0; length -= 1) {
      for (const { pattern, targets } of open.get(name.slice(0, length)) ?? []) {
        const rest = fill(pattern, name);
        if (rest !== null) return targets.map((target) => target.replace('*', () => rest));
      }
    }
    return [];
  };
}

/** The text matched by `*`; null when the name does not match. */
export function fill(pattern: string, name: string): string | null {
  const star = pattern.indexOf('*');
  if (star === -1) return pattern === name ? '' : null;
  const before = pattern.slice(0, star);
  const after = pattern.slice(star + 1);
  if (name.length < before.length + after.length) return null;
  if (!name.startsWith(before) || !name.endsWith(after)) return null;
  return name.slice(before.length, name.length - after.length);
}
