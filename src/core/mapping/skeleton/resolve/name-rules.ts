// What manifests and settings say that the names in imports stand for: a module's folder, an alias, a package's files.

import { type ParseError, parse } from 'jsonc-parser';
import { type Fields, fieldsOf, textFieldsOf, textOf, textsOf } from '../facts/fields.ts';
import { folderOf, foldersUpFrom, joinPath, nameOf } from '../facts/path-names.ts';
import type { Family, FoundManifest, ImportOffer, NameRules } from './codebase.ts';

type NameRule = {
  readonly family: Family;
  /** It holds for the files below this folder. */
  readonly scope: string;
  /** The name, or what comes before and after a `*` in it. */
  readonly pattern: string;
  /** Paths from the root, `*` for the rest of the name; null for a package from elsewhere. */
  readonly targets: readonly string[] | null;
};

/** `texts` holds the settings of TypeScript among others. */
export function nameRules(
  manifests: readonly FoundManifest[],
  texts: ReadonlyMap<string, string>,
): NameRules {
  const settings = typescriptIn(texts);
  const said = [...manifests.flatMap(rulesOf), ...settings.flatMap(({ rules: some }) => some)];
  const isElsewhere = ({ targets }: NameRule) => targets === null;
  // A module of this codebase may also be required as a released one.
  const rules = said.sort((a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)));
  const books = new Map<string, Map<string, NameRule[]>>();
  let longest = 0;
  for (const rule of rules) {
    const [head = ''] = rule.pattern.split('*', 1);
    const key = `${rule.family}\0${rule.scope}`;
    const book = books.get(key) ?? new Map<string, NameRule[]>();
    const known = book.get(head) ?? [];
    // Many modules require the same one.
    if (!isElsewhere(rule) || !known.some((one) => isElsewhere(one) && one.pattern === rule.pattern))
      known.push(rule);
    books.set(key, book.set(head, known));
    longest = Math.max(longest, head.length);
  }
  const open = new Set(settings.flatMap(({ folder, isOpen }) => (isOpen ? [folder] : [])));
  return {
    offered: (family, from, name) =>
      foldersUpFrom(folderOf(from)).flatMap((scope) => {
        const book = books.get(`${family}\0${scope}`);
        return book === undefined ? [] : offersIn(book, name, longest);
      }),
    isOpen: (from) => open.size > 0 && foldersUpFrom(folderOf(from)).some((folder) => open.has(folder)),
  };
}

function offersIn(
  book: ReadonlyMap<string, readonly NameRule[]>,
  name: string,
  longest: number,
): ImportOffer[] {
  const found: ImportOffer[] = [];
  for (let length = Math.min(longest, name.length); length >= 0; length -= 1) {
    for (const { pattern, targets } of book.get(name.slice(0, length)) ?? []) {
      const rest = restOf(pattern, name);
      if (rest === null) continue;
      found.push({ pattern, paths: targets?.map((target) => target.replace('*', () => rest)) ?? null });
    }
  }
  return found;
}

/** The text for `*`; null when the name does not fit. */
function restOf(pattern: string, name: string): string | null {
  const [before = '', after] = pattern.split('*', 2);
  if (after === undefined) return pattern === name ? '' : null;
  const isLong = name.length >= before.length + after.length;
  return isLong && name.endsWith(after) ? name.slice(before.length, name.length - after.length) : null;
}

function rulesOf(found: FoundManifest): readonly NameRule[] {
  const { kind, folder } = found;
  const { name, raw, dependencies } = found.manifest;
  switch (kind) {
    case 'npm':
      return npmRules(found);
    case 'go':
      return [
        ...Object.entries(textFieldsOf(raw.replace)).flatMap(([module, path]) =>
          whole(folder, module, joinPath(folder, path)),
        ),
        ...(name === null ? [] : whole('.', name, folder)),
        ...dependencies.flatMap((one) => whole('.', one.name, null)),
      ];
    case 'composer':
      return [raw.autoload, raw['autoload-dev']].flatMap((part) =>
        Object.entries(fieldsOf(fieldsOf(part)['psr-4'])).map(
          ([prefix, folders]): NameRule => ({
            family: 'php',
            scope: '.',
            pattern: `${prefix.replaceAll('\\', '/')}*`,
            targets: [folders].flat().flatMap((path) => placed(folder, `${textOf(path) ?? ''}/*`)),
          }),
        ),
      );
    case 'pub':
      return [{ family: 'dart', scope: '.', pattern: `package:${name}/*`, targets: placed(folder, 'lib/*') }];
    default:
      return [];
  }
}

function placed(folder: string, path: string | null): readonly string[] {
  return path === null ? [] : [joinPath(folder, path) ?? []].flat();
}

/** A Go module and everything in it; without a folder it is not in this codebase. */
function whole(scope: string, name: string, folder: string | null): readonly NameRule[] {
  return [name, `${name}/*`].map((pattern) => ({
    family: 'go',
    scope,
    pattern,
    targets: folder === null ? null : placed(folder, pattern.slice(name.length + 1)),
  }));
}

/** A package's `imports` for itself; its `exports`, `main` and file names for others. */
function npmRules({ folder, manifest: { name, raw } }: FoundManifest): readonly NameRule[] {
  const rule = (scope: string, pattern: string, paths: readonly string[]): NameRule => ({
    ...{ family: 'javascript', scope, pattern },
    targets: paths.flatMap((path) => placed(folder, path)),
  });
  const own = Object.entries(fieldsOf(raw.imports)).map(([key, value]) =>
    rule(
      folder,
      key,
      pathsIn(value, 0).filter((path) => path.startsWith('.')),
    ),
  );
  if (name === null) return own;
  const main = [raw.source, raw.module, raw.main].flatMap((path) => textOf(path) ?? []);
  return [
    ...own,
    ...Object.entries(exportsOf(raw.exports)).map(([key, value]) =>
      rule('.', name + key.slice(1), pathsIn(value, 0)),
    ),
    rule('.', name, [...main, 'src/index', '.']),
    rule('.', `${name}/*`, ['*', 'src/*']),
  ];
}

/** `exports` as a table whose keys begin with `.`, however it was written. */
function exportsOf(value: unknown): Fields {
  const fields = fieldsOf(value);
  if (Object.keys(fields).some((key) => key.startsWith('.'))) return fields;
  return value === undefined || value === null ? {} : { '.': value };
}

const DEEPEST = 6;

/** Every path that an entry offers under any condition except `types`. */
function pathsIn(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value];
  if (depth > DEEPEST) return [];
  return Object.entries(fieldsOf(value)).flatMap(([name, item]) =>
    name === 'types' ? [] : pathsIn(item, depth + 1),
  );
}

type Settings = {
  readonly folder: string;
  readonly rules: readonly NameRule[];
  /** It extends a file that is not there yet, or merges folders into one. */
  readonly isOpen: boolean;
};

/** How many files in a row may extend the next one. */
const LONGEST_CHAIN = 50;

/** The variable that TypeScript replaces with the folder of the settings. */
const OWN_FOLDER = /\$\{configDir\}/;

/** `paths` and `baseUrl` of tsconfig.json and jsconfig.json: own ones replace those that are extended. */
function typescriptIn(texts: ReadonlyMap<string, string>): readonly Settings[] {
  const rank = (path: string) => ['tsconfig.json', 'jsconfig.json'].indexOf(nameOf(path)) + 1 || 3;
  return [...texts.keys()]
    .filter((path) => /^(?:ts|js)config/.test(nameOf(path)))
    .sort((a, b) => rank(a) - rank(b))
    .map((path) => typescriptOf(path, texts));
}

function typescriptOf(path: string, texts: ReadonlyMap<string, string>): Settings {
  const folder = folderOf(path);
  const { files, isOpen } = chainOf(path, texts);
  const options = files.map(({ path: at, fields }) => ({
    ...{ from: folderOf(at), paths: fieldsOf(fields.paths), base: textOf(fields.baseUrl) },
  }));
  const based = options.find(({ base }) => base !== null);
  const base = based === undefined ? null : joinPath(based.from, (based.base ?? '').replace(OWN_FOLDER, '.'));
  const mapped = options.find(({ paths }) => Object.keys(paths).length > 0);
  const rule = (pattern: string, targets: readonly string[]): NameRule => ({
    ...{ family: 'javascript', scope: folder, pattern, targets },
  });
  return {
    folder,
    rules: [
      ...Object.entries(mapped?.paths ?? {}).map(([pattern, targets]) =>
        rule(
          pattern,
          textsOf(targets).flatMap((target) =>
            placed(base ?? mapped?.from ?? folder, target.replace(OWN_FOLDER, '.')),
          ),
        ),
      ),
      ...(base === null ? [] : [rule('*', placed(base, '*'))]),
    ],
    isOpen: isOpen || files.some(({ fields }) => fields.rootDirs !== undefined),
  };
}

/** The options of a file and of those that it extends, the nearest first. */
function chainOf(path: string, texts: ReadonlyMap<string, string>) {
  const files: { path: string; fields: Fields }[] = [];
  const waiting = [path];
  for (let at = waiting.shift(); at !== undefined && files.length < LONGEST_CHAIN; at = waiting.shift()) {
    if (files.some((one) => one.path === at)) continue;
    const errors: ParseError[] = [];
    const file = fieldsOf(parse(texts.get(at) ?? '', errors, { allowTrailingComma: true }));
    files.push({ path: at, fields: fieldsOf(file.compilerOptions) });
    waiting.push(...parentsOf(at, file.extends, texts));
  }
  return { files, isOpen: files.some((one) => !texts.has(one.path)) };
}

/** Only relative ones: others are in packages. */
function parentsOf(path: string, names: unknown, texts: ReadonlyMap<string, string>): readonly string[] {
  return [names]
    .flat()
    .reverse()
    .flatMap((name) => {
      const target = typeof name === 'string' && name.startsWith('.') ? joinPath(folderOf(path), name) : null;
      return target === null ? [] : ([target, `${target}.json`].find((one) => texts.has(one)) ?? [target]);
    });
}
