// The part of tsconfig.json and jsconfig.json that changes how imports resolve.

import { type ParseError, parse } from 'jsonc-parser';
import { fieldsOf, textOf, textsOf } from '../facts/fields.ts';
import { folderOf, joinPath } from '../facts/path-names.ts';

export type TypescriptPaths = {
  /** Folder that bare names are looked for in; null when none is set. */
  readonly base: string | null;
  /** Pattern with at most one `*`, and where it leads: paths from the root. */
  readonly paths: readonly { readonly pattern: string; readonly targets: readonly string[] }[];
  readonly outDir: string | null;
  readonly rootDir: string | null;
};

/** The variable that TypeScript replaces by the folder of the settings. */
const OWN_FOLDER = /\$\{configDir\}/;

/** Follows `extends` by relative paths, as far as those files are in `texts`; null when it is no settings. */
export function typescriptPaths(
  path: string,
  texts: ReadonlyMap<string, string>,
  depth = 0,
): TypescriptPaths | null {
  const text = texts.get(path);
  if (text === undefined || depth > 8) return null;
  const errors: ParseError[] = [];
  const file = fieldsOf(parse(text, errors, { allowTrailingComma: true }));
  const parents = [file.extends].flat().flatMap((name) => extended(path, textOf(name), texts, depth));
  const parent = parents.at(-1);
  const options = fieldsOf(file.compilerOptions);
  const folder = folderOf(path);
  const place = (name: string) => {
    const said = textOf(options[name]);
    return said === null ? null : joinPath(folder, said.replace(OWN_FOLDER, '.'));
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
  depth: number,
): readonly TypescriptPaths[] {
  if (name === null || !name.startsWith('.')) return [];
  const target = joinPath(folderOf(path), name) ?? '';
  const found = [target, `${target}.json`].find((candidate) => texts.has(candidate));
  const parent = found === undefined ? null : typescriptPaths(found, texts, depth + 1);
  return parent === null ? [] : [parent];
}

/** Where a bare name leads by `paths`: candidates from the root, the most exact pattern's. */
export function mappedPaths({ paths }: TypescriptPaths, name: string): readonly string[] {
  const fitting = paths
    .flatMap(({ pattern, targets }) => {
      const rest = fill(pattern, name);
      return rest === null
        ? []
        : [{ pattern, targets: targets.map((target) => target.replace('*', () => rest)) }];
    })
    .sort((a, b) => b.pattern.indexOf('*') - a.pattern.indexOf('*'));
  return fitting.find(({ pattern }) => !pattern.includes('*'))?.targets ?? fitting[0]?.targets ?? [];
}

/** What stands for the `*`; null when the name does not fit. */
export function fill(pattern: string, name: string): string | null {
  const star = pattern.indexOf('*');
  if (star === -1) return pattern === name ? '' : null;
  const before = pattern.slice(0, star);
  const after = pattern.slice(star + 1);
  if (name.length < before.length + after.length) return null;
  if (!name.startsWith(before) || !name.endsWith(after)) return null;
  return name.slice(before.length, name.length - after.length);
}
