// The commands that a check starts: its own, the scripts of a package.json and the targets of a Makefile or justfile that
// it runs, one from the other. Reads texts; runs nothing.

import {
  baseName,
  isPackageManager,
  joinedFolder,
  simpleCommands,
  withoutPrefixes,
} from '../shell/command-words.ts';
import { recipesOf } from './make-recipes.ts';

export interface InnerCommands {
  /** All commands that run, as written; the check's own is the first. */
  readonly commands: readonly string[];
  /** Files that should be read next, if they exist. */
  readonly unread: readonly string[];
}

/**
 * `files` maps paths from the project's root to texts, null for a missing file. Call again with the `unread` files
 * until none is left, or a limit is reached: each script may name the next one.
 */
export function innerCommands(check: string, files: ReadonlyMap<string, string | null>): InnerCommands {
  const walk: Walk = {
    files,
    known: new Set(),
    commands: [],
    unread: new Set(),
    queue: [{ command: check, folder: '' }],
  };
  for (let next = 0; next < walk.queue.length && next < MOST_COMMANDS; next += 1) {
    const item = walk.queue[next];
    if (item !== undefined) follow(walk, item);
  }
  return { commands: walk.commands, unread: [...walk.unread] };
}

const MOST_COMMANDS = 200;

interface Item {
  readonly command: string;
  readonly folder: string;
}

interface Walk {
  readonly files: ReadonlyMap<string, string | null>;
  /** Scripts and targets that were met already. */
  readonly known: Set<string>;
  readonly commands: string[];
  readonly unread: Set<string>;
  readonly queue: Item[];
}

function follow(walk: Walk, { command, folder }: Item): void {
  walk.commands.push(command);
  let here = folder;
  for (const written of simpleCommands(command)) {
    const words = withoutPrefixes(written);
    const program = baseName(words[0] ?? '');
    if (program === 'cd') here = joinedFolder(here, words[1] ?? '');
    else if (isPackageManager(program)) manager(walk, words, here);
    else if (/^(?:make|gmake|just)$/.test(program)) make(walk, program, words.slice(1), here);
  }
}

function read(walk: Walk, path: string): string | null {
  const text = walk.files.get(path);
  if (text === undefined) walk.unread.add(path);
  return text ?? null;
}

function isNew({ known }: Walk, name: string): boolean {
  return !known.has(name) && known.add(name) !== null;
}

function optionOf(words: readonly string[], options: RegExp): string | null {
  const at = words.findIndex((word) => options.test(word));
  if (at === -1) return null;
  const word = words[at] ?? '';
  return word.includes('=') ? word.slice(word.indexOf('=') + 1) : (words[at + 1] ?? null);
}

function manager(walk: Walk, words: readonly string[], folder: string): void {
  const elsewhere = optionOf(words, /^(?:--prefix|-C|--dir|--cwd)(?:=|$)/);
  const here = elsewhere === null ? folder : joinedFolder(folder, elsewhere);
  const plain = words.slice(1).filter((word) => !word.startsWith('-') && word !== elsewhere);
  const path = joinedFolder(here, 'package.json');
  const scripts = scriptsIn(read(walk, path));
  const name = scriptNamed(plain, words[0] === 'bun', scripts);
  if (name === null) return;
  for (const one of [`pre${name}`, name, `post${name}`]) {
    const text = scripts.get(one);
    if (text !== undefined && isNew(walk, `${path}:${one}`)) walk.queue.push({ command: text, folder: here });
  }
}

/** Null when the package manager starts a program or does something else. */
function scriptNamed(
  [first = '', second = '']: readonly string[],
  isBun: boolean,
  scripts: ReadonlyMap<string, string>,
): string | null {
  if (first === 'run' || first === 'run-script') return second;
  if (isBun) return null;
  if (first === 't') return 'test';
  return first === 'test' || scripts.has(first) ? first : null;
}

/** The scripts of a package.json; empty when it cannot be read. */
function scriptsIn(text: string | null): ReadonlyMap<string, string> {
  const found = parsedJson(text)?.scripts;
  if (typeof found !== 'object' || found === null) return new Map();
  return new Map(
    Object.entries(found).flatMap(([name, script]) => (typeof script === 'string' ? [[name, script]] : [])),
  );
}

/** Null when the text is not a JSON object. */
function parsedJson(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function make(walk: Walk, program: string, words: readonly string[], folder: string): void {
  const here = joinedFolder(
    folder,
    optionOf(words, /^(?:-C|--directory|-d|--working-directory)(?:=|$)/) ?? '',
  );
  const named = optionOf(words, /^(?:-f|--file|--makefile|--justfile)(?:=|$)/);
  const usual = program === 'just' ? ['justfile', 'Justfile'] : ['GNUmakefile', 'makefile', 'Makefile'];
  const names = named === null ? usual : [named];
  const path = names.map((name) => joinedFolder(here, name)).find((one) => read(walk, one) !== null);
  if (path === undefined) return;
  const recipes = recipesOf(walk.files.get(path) ?? '');
  const wanted = words.filter((word) => recipes.has(word));
  const first = [...recipes.keys()].filter((name) => !name.startsWith('.')).slice(0, 1);
  const open = wanted.length > 0 ? wanted : first;
  for (let target = open.shift(); target !== undefined; target = open.shift()) {
    if (!isNew(walk, `${path}:${target}`)) continue;
    const { needs = [], commands = [] } = recipes.get(target) ?? {};
    open.push(...needs);
    walk.queue.push(...commands.map((command) => ({ command, folder: here })));
  }
}
