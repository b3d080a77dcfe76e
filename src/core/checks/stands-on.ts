// What checks stand on: the scripts, targets and files that their commands start, and the role that a file of the
// project plays for them. Derived from the commands and the text of the files they name; nothing is run.

import { isTestFile } from '../mapping/skeleton/file-roles.ts';
import { isProgramming } from '../mapping/skeleton/languages.ts';
import {
  baseName,
  joinedFolder,
  simpleCommands,
  withoutPrefixes,
  withoutRunners,
} from '../shell/command-words.ts';
import { recipesOf } from './make-recipes.ts';

export interface StandsOn {
  /** Files that a check starts. */
  readonly scriptFiles: ReadonlySet<string>;
  /** By path of a package.json, the scripts that a check runs, including their `pre` and `post` scripts. */
  readonly packageScripts: ReadonlyMap<string, ReadonlySet<string>>;
  /** By path of a Makefile or justfile, the targets that a check runs. */
  readonly targets: ReadonlyMap<string, ReadonlySet<string>>;
  /** The programs that finally do the work: `vitest`, `pytest`, `cargo`. */
  readonly tools: ReadonlySet<string>;
  /** All commands that run, as written. */
  readonly commands: readonly string[];
  /** Files that should be read next, if they exist. */
  readonly unread: readonly string[];
}

/**
 * `files` maps paths from the project's root to texts, null for a missing file. Call again with the `unread` files
 * until none is left, or a limit is reached: each script may name the next one.
 */
export function standingOf(
  checks: readonly { readonly command: string }[],
  files: ReadonlyMap<string, string | null>,
): StandsOn {
  const walk: Walk = {
    files,
    scriptFiles: new Set(),
    packageScripts: new Map(),
    targets: new Map(),
    tools: new Set(),
    commands: [],
    unread: new Set(),
    queue: checks.map(({ command }) => ({ command, folder: '' })),
  };
  for (let next = 0; next < walk.queue.length && next < MOST_COMMANDS; next += 1) {
    const item = walk.queue[next];
    if (item !== undefined) follow(walk, item);
  }
  return { ...walk, unread: [...walk.unread] };
}

export type Role =
  /** Tests and their helpers. */
  | 'test'
  /** A file that a check starts, or that defines its script. */
  | 'check-script'
  | 'config'
  /** Data that tests compare with: snapshots, golden files, test data. */
  | 'recording'
  | 'code'
  | 'other';

const CONFIG =
  /^(?:(?:vite|vitest|jest|playwright|karma|ava|cypress|wdio|web-test-runner|eslint|prettier|stylelint|babel|nyc|c8|tap|mocha|stryker|commitlint|rollup|webpack|turbo|nx|lerna)\.(?:config|conf|workspace|setup|projects|json)\b.*|\.(?:mocharc|nycrc|c8rc|taprc|eslintrc|stylelintrc|babelrc|swcrc|jshintrc|oxlintrc|npmrc|yarnrc|pylintrc|coveragerc|flake8|rspec|rubocop|simplecov|golangci|shellcheckrc|bandit|phpunit|editorconfig)(?:\..*)?|\.eslintignore|package\.json|deno\.jsonc?|bunfig\.toml|biome\.jsonc?|tsconfig.*\.json|jsconfig\.json|nx\.json|turbo\.json|pytest\.ini|tox\.ini|setup\.cfg|pyproject\.toml|noxfile\.py|mypy\.ini|ruff\.toml|\.ruff\.toml|pyrightconfig\.json|setup\.py|Cargo\.toml|nextest\.toml|clippy\.toml|\.clippy\.toml|rust-toolchain(?:\.toml)?|build\.rs|go\.mod|go\.work|pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|gradle\.properties|phpunit\.xml(?:\.dist)?|phpstan\.neon(?:\.dist)?|psalm\.xml|composer\.json|Gemfile|Rakefile|Makefile|GNUmakefile|makefile|[Jj]ustfile|Taskfile\.ya?ml|.*\.(?:runsettings|csproj|fsproj|sln)|Directory\.Build\.props|mix\.exs|CMakeLists\.txt)$/;
const RECORDING =
  /(?:^|\/)(?:__snapshots__|__image_snapshots__|snapshots|golden|goldens|testdata|test[-_]data|fixtures?|__fixtures__|cassettes|expected)\/|\.(?:snap|ambr|golden)$|\.(?:approved|verified)\.\w{1,8}$|\.(?:expected|golden)\.\w{1,8}$/;
const IN_TESTS =
  /(?:^|\/)(?:tests?|__tests__|spec|e2e|__mocks__|cypress)\/|(?:^|\/)conftest\.py$|_test\.go$|^(?:jest|vitest|test)[.-]?setup/i;

/** @param path relative to the project's root, with `/` */
export function roleOf(path: string, standing: StandsOn): Role {
  const name = baseName(path);
  if (/(?:^|\/)(?:node_modules|\.git|\.msw)\//.test(path)) return 'other';
  // First, since a check may start a test file directly.
  if (isTestFile(path)) return 'test';
  if (standing.scriptFiles.has(path) || standing.packageScripts.has(path) || standing.targets.has(path))
    return 'check-script';
  if (/(?:^|\/)\.cargo\/config(?:\.toml)?$|(?:^|\/)\.config\/nextest\.toml$/.test(path)) return 'config';
  if (CONFIG.test(name)) return 'config';
  if (RECORDING.test(path) && !isOnlyNamedSo(path)) return 'recording';
  if (IN_TESTS.test(path)) return isProgramming(path) ? 'test' : 'recording';
  return isProgramming(path) ? 'code' : 'other';
}

/** Source code that merely deals with, say, snapshots, so that its folder has such a name. */
function isOnlyNamedSo(path: string): boolean {
  return (
    isProgramming(path) &&
    !IN_TESTS.test(path) &&
    !RECORDING.test(path.replace(/(?:^|\/)(?:snapshots|goldens?|expected)\//g, '/'))
  );
}

const MOST_COMMANDS = 200;

interface Item {
  readonly command: string;
  readonly folder: string;
}

interface Walk {
  readonly files: ReadonlyMap<string, string | null>;
  readonly scriptFiles: Set<string>;
  readonly packageScripts: Map<string, Set<string>>;
  readonly targets: Map<string, Set<string>>;
  readonly tools: Set<string>;
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
    else if (/^(?:npm|pnpm|yarn|bun)$/.test(program)) manager(walk, words, here);
    else if (/^(?:make|gmake|just)$/.test(program)) make(walk, program, words.slice(1), here);
    else start(walk, withoutRunners(written), here);
  }
}

function read(walk: Walk, path: string): string | null {
  const text = walk.files.get(path);
  if (text === undefined) walk.unread.add(path);
  return text ?? null;
}

function add(map: Map<string, Set<string>>, key: string, value: string): boolean {
  const values = map.get(key) ?? new Set<string>();
  if (values.has(value)) return false;
  map.set(key, values.add(value));
  return true;
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
  if (name === null) {
    start(walk, withoutRunners(words), here);
    return;
  }
  for (const one of [`pre${name}`, name, `post${name}`]) {
    const text = scripts.get(one);
    if (text === undefined && one !== name) continue;
    if (add(walk.packageScripts, path, one) && text !== undefined)
      walk.queue.push({ command: text, folder: here });
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
export function scriptsIn(text: string | null): ReadonlyMap<string, string> {
  const found = parsedJson(text)?.scripts;
  if (typeof found !== 'object' || found === null) return new Map();
  return new Map(
    Object.entries(found).flatMap(([name, script]) => (typeof script === 'string' ? [[name, script]] : [])),
  );
}

/** Null when the text is not a JSON object. */
export function parsedJson(text: string | null): Readonly<Record<string, unknown>> | null {
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
    if (!add(walk.targets, path, target)) continue;
    const { needs = [], commands = [] } = recipes.get(target) ?? {};
    open.push(...needs);
    walk.queue.push(...commands.map((command) => ({ command, folder: here })));
  }
}

const INTERPRETERS =
  /^(?:sh|bash|zsh|dash|ksh|node|python|python3|py|ruby|php|perl|deno|bun|tsx|ts-node|pwsh|powershell)$/;
const NO_TOOLS = /^(?:echo|printf|true|false|:|exit|test|\[|set|export|rm|mkdir|cp|mv|cat|sleep|source|\.)$/;

function start(walk: Walk, words: readonly string[], folder: string): void {
  const [program = '', ...rest] = words;
  const name = baseName(program).replace(/\.(?:exe|cmd|bat)$/i, '');
  if (program === '' || /[$`]/.test(program)) return;
  const file = INTERPRETERS.test(name) ? rest.find((word) => !/^-|^(?:run|test)$/.test(word)) : undefined;
  const isOwn = program.includes('/') && !/node_modules|^\/|vendor\/bin/.test(program);
  if (file !== undefined && /[./]/.test(file)) script(walk, joinedFolder(folder, file));
  else if (isOwn) script(walk, joinedFolder(folder, program));
  else if (!NO_TOOLS.test(name)) walk.tools.add(name);
}

/** Records a file that is started; the commands of a shell script are followed. */
function script(walk: Walk, path: string): void {
  if (path.startsWith('..') || walk.scriptFiles.has(path)) return;
  walk.scriptFiles.add(path);
  const text = read(walk, path);
  const isShell = /\.(?:sh|bash|zsh)$/.test(path) || /^#!.{0,40}\b(?:ba|z|da|k)?sh\b/.test(text ?? '');
  if (text === null || !isShell) return;

  // A script is usually started from the project's root, whatever its own folder.
  if (text.length < 20_000) walk.queue.push({ command: text, folder: '' });
}
