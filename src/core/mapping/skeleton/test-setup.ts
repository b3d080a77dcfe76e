// How a codebase is tested: runners with evidence, commands named in its own files, and test files.

import { isPackageManager } from '../../shell/command-words.ts';
import { textOf } from './facts/fields.ts';
import { byText, folderOf, foldersUpFrom, nameOf } from './facts/path-names.ts';
import type { Pipeline, Skeleton, Tests } from './facts/skeleton.ts';
import { isTestFile } from './file-roles.ts';
import type { FoundManifest } from './resolve/codebase.ts';

const MOST_FILES = 500;
const LONGEST_SCRIPT = 1000;

type Evidence = {
  readonly paths: readonly string[];
  readonly manifests: readonly FoundManifest[];
  readonly lockfiles: Skeleton['lockfiles'];
  readonly ci: readonly Pipeline[];
  /** Makefiles and justfiles: path to text. */
  readonly tasks: ReadonlyMap<string, string>;
};

export function testSetup({ paths, manifests, lockfiles, ci, tasks }: Evidence): Tests {
  const files = paths.filter(isTestFile);
  const config = paths.filter((path) => CONFIG.test(nameOf(path)));
  const scripts = manifests.flatMap((found) =>
    scriptsOf(found, managerOf(found.folder, manifests, lockfiles)),
  );
  const piped = ci.flatMap(({ commands }) => commands.filter(isTestCommand));
  // What the service fills in, nobody can type.
  const typed = piped.filter((command) => !command.includes('${{'));
  const found = { files, config, manifests, texts: [...scripts.map(({ text }) => text), ...piped] };
  const runners = RUNNERS.filter(([, row]) => shows(row, found)).map(([name]) => name);
  const commandsOf = (some: readonly Script[]) => some.map(({ command }) => command);
  const atRoot = scripts.filter(({ folder }) => folder === '.');
  const below = commandsOf(scripts.filter(({ folder }) => folder !== '.'));
  const [first, others] = [atRoot.filter(isTests), atRoot.filter((script) => !isTests(script))];
  const own = [...commandsOf(first), ...taskCommands(tasks), ...typed, ...commandsOf(others)];
  const usual = () => runners.flatMap((runner) => usualCommand(runner, paths));
  const all = [...own, ...below];
  return {
    runners,
    commands: [...new Set(all.length > 0 ? all : usual())].slice(0, 40),
    config,
    count: files.length,
    files: files.sort(byText).slice(0, MOST_FILES),
  };
}

const CONFIG =
  /^(?:vitest|jest|playwright|cypress|karma|ava|wdio|nightwatch)\.(?:config|conf|workspace)\.[cm]?[jt]sx?(?:on)?$|^\.mocharc(?:\.\w+)?$|^jest\.config\.json$|^pytest\.ini$|^conftest\.py$|^tox\.ini$|^noxfile\.py$|^\.rspec$|^phpunit\.xml(?:\.dist)?$|^\.nycrc(?:\.json)?$|^codecov\.ya?ml$|^\.coveragerc$/;

type Row = {
  /** Matched against commands; `dependency` against names in manifests. */
  readonly command: RegExp;
  readonly dependency?: RegExp;
  readonly config?: RegExp;
  readonly file?: RegExp;
};

const RUNNERS: readonly (readonly [string, Row])[] = [
  ['vitest', { command: /\bvitest\b/, dependency: /^vitest$/, config: /^vitest/ }],
  ['jest', { command: /\bjest\b/, dependency: /^(?:jest|ts-jest|jest-cli)$/, config: /^jest/ }],
  ['mocha', { command: /\bmocha\b/, dependency: /^mocha$/, config: /^\.mocharc/ }],
  ['ava', { command: /\bava\b/, dependency: /^ava$/, config: /^ava/ }],
  ['tap', { command: /(?:^|[&;|]\s*|\b(?:npx|c8|nyc)\s+)tape?\b/, dependency: /^(?:tap|tape)$/ }],
  ['jasmine', { command: /\bjasmine\b/, dependency: /^jasmine$/ }],
  ['uvu', { command: /\buvu\b/, dependency: /^uvu$/ }],
  ['node:test', { command: /\bnode\b(?:(?!\bnode\b)[^&|;])*\s--test\b/ }],
  ['bun test', { command: /\bbun test\b/ }],
  ['deno test', { command: /\bdeno test\b/ }],
  [
    'playwright',
    { command: /\bplaywright test\b/, dependency: /^@playwright\/test$/, config: /^playwright/ },
  ],
  ['cypress', { command: /\bcypress run\b/, dependency: /^cypress$/, config: /^cypress/ }],
  [
    'pytest',
    { command: /\bpytest\b|\bpy\.test\b/, dependency: /^pytest$/, config: /^(?:pytest\.ini|conftest\.py)$/ },
  ],
  ['unittest', { command: /\bunittest\b/ }],
  ['tox', { command: /\btox\b/, config: /^tox\.ini$/ }],
  ['nox', { command: /\bnox\b/, config: /^noxfile\.py$/ }],
  ['go test', { command: /\bgo test\b/, file: /_test\.go$/ }],
  ['cargo test', { command: /\bcargo (?:test|nextest)\b/, file: /^(?=.*\.rs$)(?:.*\/)?tests\// }],
  [
    'JUnit',
    {
      command: /\b(?:mvnw?|gradlew?)\b(?:(?!\b(?:mvnw?|gradlew?)\b).)*\b(?:test|verify|check)\b/,
      // `group:artifact`: npm has reporters of that name.
      dependency: /^(?=[^:]*:).*junit/i,
      file: /\.java$/,
    },
  ],
  ['TestNG', { command: /\btestng\b/, dependency: /testng/i }],
  ['rspec', { command: /\brspec\b/, config: /^\.rspec$/, file: /_spec\.rb$/ }],
  [
    'minitest',
    {
      command: /\b(?:rake|rails) test\b/,
      dependency: /^minitest$/,
      file: /(?:^|\/)test_[^/]*\.rb$|_test\.rb$/,
    },
  ],
  ['phpunit', { command: /\bphpunit\b/, dependency: /^phpunit\/phpunit$/, config: /^phpunit\.xml/ }],
  ['dotnet test', { command: /\bdotnet test\b/, dependency: /^(?:xunit|nunit|mstest)/i }],
  ['flutter test', { command: /\bflutter test\b/, dependency: /^flutter_test$/ }],
  ['dart test', { command: /\bdart test\b/, file: /_test\.dart$/ }],
  ['swift test', { command: /\bswift test\b|^(?=.*\bxcodebuild\b).*\stest\b/ }],
  ['ctest', { command: /\bctest\b/ }],
  ['bats', { command: /\bbats\b/, file: /\.bats$/ }],
];

type Found = {
  readonly files: readonly string[];
  readonly config: readonly string[];
  readonly manifests: readonly FoundManifest[];
  readonly texts: readonly string[];
};

function shows({ command, dependency, config, file }: Row, found: Found): boolean {
  if (found.texts.some((text) => command.test(text))) return true;
  if (config !== undefined && found.config.some((path) => config.test(nameOf(path)))) return true;
  if (file !== undefined && found.files.some((path) => file.test(path))) return true;
  return (
    dependency !== undefined &&
    found.manifests.some(({ manifest }) => manifest.dependencies.some(({ name }) => dependency.test(name)))
  );
}

/** Only commands that start a test run, unlike `echo test`, `test -f` and `gem install rspec`. */
function isTestCommand(line: string): boolean {
  return line.split(/[;|]|&&/).some((command) => {
    const starts = [...TEST_SCRIPTS, ...RUNNERS.map(([, row]) => row.command)].map(
      (run) => run.exec(command)?.index,
    );
    return starts.some(
      (at) => at !== undefined && !/\b(?:echo|printf|install|add)\s/.test(command.slice(0, at)),
    );
  });
}

const TEST_SCRIPTS = [
  /\b(?:(?:npm|pnpm|yarn|bun)\s+(?:run\s+|-(?!F\s|-filter\s)\S+\s+|-(?:F|-filter)\s+\S+\s+){0,10}(?:test|t)|make\s+(?:test|check)|rake\s+spec)\b/,
  // Programs that run tasks by their names, several of them in one word.
  /\b(?:nx|turbo|lerna|melos|bazel\w*|artisan|manage\.py)\s+(?:\S+\s+){0,9}?(?:\S*[,:=])?test(?![\w-])/,
  // A file called `test` or `runtests`, by itself or for an interpreter; the bare word is a command of the shell.
  /^\s*(?:\w+=\S*\s+){0,5}(?:(?:bash|sh|python3?|ruby|perl|node|php)\s+(?:-\S+\s+){0,5})?(?!tests?(?:\s|$))(?:[\w.-]*\/)*(?:run[-_]?)?tests?(?:\.\w+)?(?=\s|$)/,
];

type Script = {
  readonly name: string;
  readonly command: string;
  readonly text: string;
  readonly folder: string;
};

/** Unlike end-to-end tests and coverage, which need more. */
function isTests({ name }: Script): boolean {
  return /^(?:test|spec)/.test(name);
}

/** What runs the scripts of a folder: as its manifest says, else by the nearest lockfile. */
function managerOf(
  folder: string,
  manifests: readonly FoundManifest[],
  lockfiles: Skeleton['lockfiles'],
): string {
  for (const around of foldersUpFrom(folder)) {
    const npm = manifests.find((found) => found.folder === around && found.kind === 'npm');
    const said = textOf(npm?.manifest.raw.packageManager)?.split('@', 1)[0];
    const locked = lockfiles.find(
      ({ path, manager }) => folderOf(path) === around && isPackageManager(manager),
    );
    const manager = said ?? locked?.manager;
    if (manager !== undefined && isPackageManager(manager)) return manager;
  }
  return 'npm';
}

/** Scripts called `test`, `test:...` and the like, except npm's placeholder. */
function scriptsOf({ manifest, kind, folder }: FoundManifest, manager: string): readonly Script[] {
  if (kind !== 'npm' && kind !== 'composer') return [];
  const program = kind === 'composer' ? 'composer' : manager;
  return Object.entries(manifest.scripts)
    .filter(
      ([name, text]) =>
        /^(?:test|tests|spec|e2e|coverage)(?:$|[:_-])/.test(name) && !/no test specified/.test(text),
    )
    .sort(([a], [b]) => isPlain(b) - isPlain(a))
    .map(([name, text]) => {
      // `bun test` is the runner, not the script.
      const isBare = program === 'composer' || (name === 'test' && program !== 'bun');
      const run = isBare ? `${program} ${name}` : `${program} run ${name}`;
      // A crafted script could slow down the searches for runners.
      const short = text.slice(0, LONGEST_SCRIPT);
      return { command: folder === '.' ? run : `${run} (in ${folder})`, text: short, folder, name };
    });
}

const isPlain = (name: string) => Number(name === 'test');

/** Targets called `test...` or `check...` in the files at the root. */
function taskCommands(tasks: ReadonlyMap<string, string>): readonly string[] {
  return [...tasks].flatMap(([path, text]) => {
    const program = /justfile$/i.test(path) ? 'just' : 'make';
    const targets = text.matchAll(/^@?((?:test|check)[\w-]*)(?![\w-])[^\n:=]*:(?!=)/gm);
    return [...targets]
      .map(([, target = '']) => target)
      .sort((a, b) => isPlain(b) - isPlain(a))
      .map((target) => `${program} ${target}`);
  });
}

/** The usual command, for projects that write none down. */
const USUAL: Readonly<Record<string, string>> = {
  pytest: 'pytest',
  tox: 'tox',
  nox: 'nox',
  'go test': 'go test ./...',
  'cargo test': 'cargo test',
  rspec: 'bundle exec rspec',
  minitest: 'bundle exec rake test',
  phpunit: 'vendor/bin/phpunit',
  'dotnet test': 'dotnet test',
  'flutter test': 'flutter test',
  'dart test': 'dart test',
};

/** By the file at the root that builds. */
const USUAL_BUILDS = [
  ['gradlew', './gradlew test'],
  ['mvnw', './mvnw test'],
  ['pom.xml', 'mvn test'],
  ['build.gradle.kts', 'gradle test'],
  ['build.gradle', 'gradle test'],
] as const;

function usualCommand(runner: string, paths: readonly string[]): readonly string[] {
  const build = /^(?:JUnit|TestNG)$/.test(runner) && USUAL_BUILDS.find(([file]) => paths.includes(file))?.[1];
  const command = Object.hasOwn(USUAL, runner) ? USUAL[runner] : build || undefined;
  return command === undefined ? [] : [command];
}
