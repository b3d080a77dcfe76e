// Proposes checks from a project's own files, for a loop that was started without any.

import { type Endless, endlessCheck } from './endless-check.ts';

export interface ProjectFacts {
  readonly windows: boolean;
  /** Names in the project's root; folders end in `/`. */
  readonly names: readonly string[];
  /** Null without a package.json. */
  readonly packageManager: 'npm' | 'pnpm' | 'yarn' | 'bun' | null;
  readonly scripts: Readonly<Record<string, string>>;
  readonly makeTargets: readonly string[];
  readonly justTargets: readonly string[];
  /** Scripts of composer.json and tasks of deno.json, by name. */
  readonly composerScripts: readonly string[];
  readonly denoTasks: readonly string[];
  /** Whether a file of the project says that its tests are run by pytest, or by tox. */
  readonly pytest: boolean;
  readonly tox: boolean;
}

export interface ProposedCheck {
  readonly name: string;
  readonly command: string;
  /** Where the check was found, for the user. */
  readonly from: string;
}

type Rule = (facts: ProjectFacts) => ProposedCheck | null;

/** At most one check that runs the tests, then `typecheck` and `lint` if package.json names them; none that never ends. */
export function proposeChecks(facts: ProjectFacts): readonly ProposedCheck[] {
  const test = firstOf(facts, TESTS);
  const others = ['typecheck', 'lint'].flatMap((name) => script(facts, name) ?? []);
  return test ? [test, ...others] : others;
}

/** The first of these that the project has, as a script, a task or a target; `test` also finds a language's usual one. */
export function checkNamed(facts: ProjectFacts, names: readonly string[]): ProposedCheck | null {
  for (const name of names) {
    const found = name === 'test' ? firstOf(facts, TESTS) : firstOf(facts, rulesFor(name));
    if (found) return found;
  }
  return null;
}

function rulesFor(name: string): readonly Rule[] {
  return [
    (facts) => script(facts, name),
    (facts) => target(facts.makeTargets, 'make', 'Makefile', [name]),
    (facts) => target(facts.justTargets, 'just', 'justfile', [name]),
    (facts) => named(facts.denoTasks, 'deno task', 'deno.json', name),
    (facts) => named(facts.composerScripts, 'composer', 'composer.json', name),
  ];
}

/** The project's own test script where it never ends, and so is not proposed; null for any other. */
export function endlessTest(
  facts: ProjectFacts,
): { readonly command: string; readonly endless: Endless } | null {
  const written = ownScript(facts, 'test');
  const endless = written === null ? null : endlessOf(facts, written.command);
  return written === null || endless === null ? null : { command: written.command, endless };
}

/** The project's own scripts and targets come before the defaults of its language. */
const TESTS: readonly Rule[] = [
  (facts) => script(facts, 'test'),
  (facts) => target(facts.makeTargets, 'make', 'Makefile'),
  (facts) => target(facts.justTargets, 'just', 'justfile'),
  (facts) => named(facts.denoTasks, 'deno task', 'deno.json'),
  (facts) => named(facts.composerScripts, 'composer', 'composer.json'),
  python,
  (facts) => byFile(facts, /^Cargo\.toml$/, 'cargo test'),
  (facts) => byFile(facts, /^go\.mod$/, 'go test ./...'),
  (facts) => byFile(facts, /^pom\.xml$/, `${wrapper(facts, 'mvnw', 'mvnw.cmd', 'mvn')} -B test`),
  (facts) =>
    byFile(facts, /^build\.gradle(?:\.kts)?$/, `${wrapper(facts, 'gradlew', 'gradlew.bat', 'gradle')} test`),
  (facts) => byFile(facts, /\.(?:sln|slnx|csproj|fsproj|vbproj)$/, 'dotnet test'),
  (facts) => (has(facts, 'Gemfile') ? byFile(facts, /^(?:spec\/|\.rspec)$/, 'bundle exec rspec') : null),
  (facts) =>
    byFile(facts, /^phpunit\.xml(?:\.dist)?$/, facts.windows ? 'vendor\\bin\\phpunit' : 'vendor/bin/phpunit'),
  (facts) => byFile(facts, /^mix\.exs$/, 'mix test'),
  (facts) => byFile(facts, /^deno\.jsonc?$/, 'deno test'),
];

function firstOf(facts: ProjectFacts, rules: readonly Rule[]): ProposedCheck | null {
  for (const rule of rules) {
    const check = rule(facts);
    if (check) return check;
  }
  return null;
}

/** npm's placeholder always fails, and a fixer changes the files it should judge. */
const NO_CHECK = /no test specified|--fix\b|--write\b/;

function script(facts: ProjectFacts, name: string): ProposedCheck | null {
  const written = ownScript(facts, name);
  return written === null || endlessOf(facts, written.command) !== null ? null : written;
}

function endlessOf({ scripts }: ProjectFacts, command: string): Endless | null {
  return endlessCheck(command, new Map([['package.json', JSON.stringify({ scripts })]]));
}

function ownScript({ packageManager, scripts }: ProjectFacts, name: string): ProposedCheck | null {
  const text = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
  if (packageManager === null || !text?.trim() || NO_CHECK.test(text)) return null;
  // `bun test` would start bun's own runner instead of the script.
  const run = name === 'test' && packageManager !== 'bun' ? packageManager : `${packageManager} run`;
  return { name, command: `${run} ${name}`, from: `the script "${name}" in package.json` };
}

function target(
  targets: readonly string[],
  program: string,
  file: string,
  wanted = ['test', 'check'],
): ProposedCheck | null {
  const name = wanted.find((one) => targets.includes(one));
  return name ? { name, command: `${program} ${name}`, from: `the target "${name}" in ${file}` } : null;
}

function named(names: readonly string[], program: string, file: string, name = 'test'): ProposedCheck | null {
  return names.includes(name) ? { name, command: `${program} ${name}`, from: `"${name}" in ${file}` } : null;
}

function python(facts: ProjectFacts): ProposedCheck | null {
  if (facts.tox) return { name: 'test', command: 'tox', from: 'tox.ini' };
  if (!facts.pytest) return null;
  const lock = ['uv.lock', 'poetry.lock', 'Pipfile.lock'].find((name) => has(facts, name));
  const runner = lock ? `${lock.split(/[.](?=lock)/)[0]?.replace('Pipfile', 'pipenv')} run ` : '';
  return { name: 'test', command: `${runner}pytest`, from: 'the settings of pytest' };
}

function byFile(facts: ProjectFacts, pattern: RegExp, command: string): ProposedCheck | null {
  const file = facts.names.find((name) => pattern.test(name));
  return file === undefined ? null : { name: 'test', command, from: file };
}

function wrapper(facts: ProjectFacts, posix: string, windows: string, installed: string): string {
  if (facts.windows) return has(facts, windows) ? `.\\${windows}` : installed;
  return has(facts, posix) ? `./${posix}` : installed;
}

function has(facts: ProjectFacts, name: string): boolean {
  return facts.names.includes(name);
}
