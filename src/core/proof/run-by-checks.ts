// What a loop's checks run: their own words, the scripts of manifests and makefiles that they start, and the files that
// these start or read in, one from the other, but not what they import. Reads texts; runs nothing.

import { baseName, joinedFolder } from '../shell/command-words.ts';
import { isTest } from './test-files.ts';

export interface RunByChecks {
  /** The commands and the texts of all scripts, of before and after the work. */
  readonly text: string;
  /** Files that are started or read in; never one that is a test by its name. */
  readonly scripts: ReadonlySet<string>;
  /** By command, the files that it names itself, but not as an option's value. */
  readonly subjects: ReadonlyMap<string, readonly string[]>;
}

/**
 * @param home the folder in which the commands run; '' for the top
 * @param paths every path of the project, before and after the work
 * @param textsOf the texts of a file, before and after the work; empty for one that is missing or no text
 */
export async function runByChecks(
  commands: readonly string[],
  home: string,
  paths: readonly string[],
  textsOf: (path: string) => Promise<readonly string[]>,
): Promise<RunByChecks> {
  const named = namesOf(paths);
  const walk: Walk = { home, paths, named, textsOf, scripts: new Set(), texts: [] };
  let open: readonly Said[] = commands.map((text) => ({ text, folder: home }));
  while (open.length > 0 && walk.scripts.size < MOST_SCRIPTS) {
    const next: Said[] = [];
    for (const said of open) next.push(...(await follow(walk, said)));
    open = next;
  }
  const subjects = commands.map(
    (command) => [command, filesNamed(withoutOptions(command), [home], named)] as const,
  );
  return { text: walk.texts.join('\n'), scripts: walk.scripts, subjects: new Map(subjects) };
}

interface Walk {
  readonly home: string;
  readonly paths: readonly string[];
  readonly named: ReadonlyMap<string, readonly string[]>;
  readonly textsOf: (path: string) => Promise<readonly string[]>;
  readonly scripts: Set<string>;
  readonly texts: string[];
}

/** The texts that one text starts, each only once. */
async function follow(walk: Walk, { text, folder }: Said): Promise<readonly Said[]> {
  walk.texts.push(text);
  const found: Said[] = [];
  for (const manifest of manifestsOf(text, [folder, walk.home], walk.paths))
    for (const one of await walk.textsOf(manifest)) found.push(...scriptsOf(manifest, one, text));
  for (const path of filesNamed(text, [folder, walk.home], walk.named)) {
    if (walk.scripts.has(path) || MANIFEST.test(path)) continue;
    walk.scripts.add(path);
    for (const one of await walk.textsOf(path))
      if (one.length <= LONGEST) found.push({ text: withoutImports(one), folder: folderOf(path) });
  }
  return found.filter((said) => !walk.texts.includes(said.text));
}

/** What a script imports is mostly the product: whose it is follows from who else mentions it. */
function withoutImports(text: string): string {
  return text.replaceAll(IMPORT, ' ');
}

const IMPORT =
  /\b(?:import|from|require(?:_once|_relative)?|include(?:_once)?)\s{0,9}\(?\s{0,9}["'][^"'\n]{0,300}["']/g;

/** By name, the paths of all files that are no tests. */
function namesOf(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const path of paths) {
    if (isTest(path)) continue;
    const name = baseName(path);
    found.set(name, [...(found.get(name) ?? []), path]);
  }
  return found;
}

const MOST_SCRIPTS = 200;
const LONGEST = 100_000;

interface Said {
  readonly text: string;
  /** Where the file with this text lies; '' for the project's root. */
  readonly folder: string;
}

const MANIFEST = /(?:^|\/)(?:package\.json|(?:GNU)?[Mm]akefile|[Jj]ustfile)$/;
const MANAGER = /\b(?:npm|yarn|pnpm|bun)\s+(?:run\s+)?([\w:.-]+)/g;

function manifestsOf(text: string, from: readonly string[], paths: readonly string[]): readonly string[] {
  const names = [
    ...(text.match(MANAGER) === null ? [] : ['package.json']),
    ...(/\bmake\b/.test(text) ? ['Makefile', 'makefile', 'GNUmakefile'] : []),
    ...(/\bjust\b/.test(text) ? ['justfile', 'Justfile'] : []),
  ];
  const folders = new Set([
    ...from,
    ...from.flatMap((one) => foldersIn(text).map((name) => joinedFolder(one, name))),
  ]);
  return [...folders].flatMap((one) =>
    names.map((name) => joinedFolder(one, name)).filter((path) => paths.includes(path)),
  );
}

/** Of a package.json the scripts that the text starts, with those before and after them; else the whole text. */
function scriptsOf(manifest: string, text: string, said: string): readonly Said[] {
  const folder = folderOf(manifest);
  if (!manifest.endsWith('.json')) return [{ text, folder }];
  const scripts = scriptsIn(text);
  const names = [...said.matchAll(MANAGER)].map(([, name = '']) => (name === 't' ? 'test' : name));
  return names
    .flatMap((name) => [`pre${name}`, name, `post${name}`])
    .flatMap((name) => scripts.get(name) ?? [])
    .map((script) => ({ text: script, folder }));
}

/** The scripts of a package.json; empty when it cannot be read. */
function scriptsIn(text: string): ReadonlyMap<string, string> {
  try {
    const { scripts }: { readonly scripts?: unknown } = { ...JSON.parse(text) };
    const entries = Object.entries({ ...(typeof scripts === 'object' ? scripts : null) });
    return new Map(entries.flatMap(([name, script]) => (typeof script === 'string' ? [[name, script]] : [])));
  } catch {
    return new Map();
  }
}

/** The files that a text names: by their path, or by their name where their folder is the text's own, or is named. */
function filesNamed(
  text: string,
  from: readonly string[],
  byName: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  // What runs in a substitution is tried by the script, and no part of it.
  const named = text.replaceAll(/\$\([^()]*\)|`[^`\n]*`/g, ' ').match(/[\w./@-]+/g) ?? [];
  const folders = new Set([...foldersIn(text), ...from].map(folderName));
  const places = (word: string) => from.map((folder) => joinedFolder(folder, word));
  return [...new Set(named)].flatMap((word) => {
    const name = baseName(word);
    const path = word.replace(/^(?:\.{1,2}\/)+|^\//, '');
    return (byName.get(name) ?? []).filter(
      (candidate) =>
        places(word).includes(candidate) ||
        (path.includes('/')
          ? candidate === path || candidate.endsWith(`/${path}`)
          : folders.has(folderName(folderOf(candidate)))),
    );
  });
}

/** The names after `cd`, `-C` and the like. */
function foldersIn(text: string): readonly string[] {
  return [...text.matchAll(/(?:\bcd|\s-C|--(?:prefix|dir|cwd|directory))[\s=]+(?:\.\/)?([\w./-]+)/g)].map(
    ([, folder = '']) => folder.replace(/\/$/, ''),
  );
}

function withoutOptions(command: string): string {
  return command.replaceAll(/(?:^|\s)-\S+[ =]\S+/g, ' ');
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function folderName(folder: string): string {
  return baseName(folder);
}
