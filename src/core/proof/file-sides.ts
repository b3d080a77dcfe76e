// Which side of a verdict a changed file is on: the tests that have to notice the work, the work itself, settings that
// tools read by convention, or documents. Names and folders of tests are the one list; beyond them, who mentions whom
// decides.

import { baseName } from '../shell/command-words.ts';
import type { RunByChecks } from './run-by-checks.ts';
import { isCode, isTest } from './test-files.ts';
import { hasWord } from './words-in.ts';

export type Side = 'test' | 'work' | 'settings' | 'document';

/** Paths are relative to the project's root, with `/`. */
export interface ChangedText {
  readonly path: string;
  /** Null where the file does not exist; '' where it is no text. */
  readonly before: string | null;
  readonly after: string | null;
}

export interface SideFacts {
  /** Every path before or after the work. */
  readonly paths: readonly string[];
  readonly run: RunByChecks;
  /** The texts of all files that may mention a changed one, by path: {@link namesToFind} says what to look for. */
  readonly texts: ReadonlyMap<string, string>;
}

/** By path, the side of each changed file. */
export function fileSides(changed: readonly ChangedText[], facts: SideFacts): ReadonlyMap<string, Side> {
  const view = viewOf(changed, facts);
  return new Map(changed.map(({ path }) => [path, sideOf(path, view)]));
}

/** The words by which a file might mention one of these; any file that contains none of them mentions none. */
export function namesToFind(changed: readonly ChangedText[]): readonly string[] {
  const open = changed.map(({ path }) => path).filter((path) => !isTest(path));
  return [...new Set(open.flatMap((path) => [...namesOf(path), ...folderOf(path)]))];
}

interface View extends SideFacts {
  readonly subjects: ReadonlySet<string>;
  /** The texts of the tests, and of those that changed also as they were. */
  readonly tests: readonly string[];
  readonly product: readonly (readonly [path: string, text: string])[];
}

function viewOf(changed: readonly ChangedText[], facts: SideFacts): View {
  const texts = new Map(facts.texts);
  const tests: string[] = [];
  for (const { path, before, after } of changed) {
    texts.set(path, after ?? before ?? '');
    if (isTest(path) && before !== null) tests.push(before);
  }
  for (const [path, text] of texts) if (isTest(path)) tests.push(text);
  const inTests = (path: string) => tests.some((text) => mentions(text, path));
  const product = [...texts].filter(
    ([path]) => isCode(path) && !isTest(path) && (!facts.run.scripts.has(path) || inTests(path)),
  );
  const subjects = new Set([...facts.run.subjects.values()].flat());
  return { ...facts, subjects, texts, tests, product };
}

function sideOf(path: string, view: View): Side {
  if (isTest(path)) return 'test';
  if (isCode(path)) return sideOfCode(path, view);
  // What the check itself looks at is the work, unless an option takes it.
  if (view.subjects.has(path) || isUsedByProduct(path, view)) return 'work';
  if (isUsedByChecks(path, view)) return 'test';
  if (isDocument(path)) return 'document';
  return isSettings(path) ? 'settings' : 'work';
}

function sideOfCode(path: string, view: View): Side {
  const { tests, run } = view;
  const inTests = tests.some((text) => mentions(text, path));
  if (run.scripts.has(path) && !inTests)
    return isHarness(path, view.texts.get(path) ?? '', view.paths) ? 'test' : 'work';
  const isUsed = inTests || hasWord(run.text, baseName(path)) || isImported(path, view);
  return isConfiguration(path) && !isUsed ? 'settings' : 'work';
}

/** A script that runs other code or tests judges them; one that stands alone is the program that the check tries. */
export function isHarness(path: string, text: string, paths: readonly string[]): boolean {
  return (
    SPEAKS_OF_TESTS.test(text) ||
    paths.some((other) => other !== path && isCode(other) && hasWord(text, baseName(other)))
  );
}

/** `vitest run`, `cd spec`, `npm test`, and not the shell's own `test -f`. */
const SPEAKS_OF_TESTS =
  /\b(?!tests?\b|latest|fastest|special)[\w-]*(?:test|spec)|\b(?!if|elif|while|until|then|do|else)\w+ tests?\b(?!\s+["'$!-])/i;

function isUsedByProduct(path: string, { product }: View): boolean {
  const name = baseName(path);
  const [folder] = folderOf(path);
  return product.some(
    ([user, text]) =>
      user !== path && (hasWord(text, name) || (folder !== undefined && text.includes(folder))),
  );
}

function isImported(path: string, { product }: View): boolean {
  return product.some(([user, text]) => user !== path && mentions(text, path));
}

function isUsedByChecks(path: string, { tests, run }: View): boolean {
  const name = baseName(path);
  return hasWord(run.text, name) || tests.some((text) => hasWord(text, name));
}

/** `locales/` for `src/locales/de.json`: a program may load a whole folder. Empty at the root. */
function folderOf(path: string): readonly string[] {
  const folder = path.split('/').at(-2);
  return folder === undefined ? [] : [`${folder}/`];
}

/** Whether code refers to another file of code, which imports name without its ending. */
function mentions(text: string, path: string): boolean {
  return namesOf(path).some((name) => hasWord(text, name));
}

function namesOf(path: string): readonly string[] {
  const name = baseName(path);
  if (!isCode(path)) return [name];
  const stem = name.replace(/\.\w+$/, '');
  const called = /^(?:index|__init__|mod|lib|main)$/.test(stem) ? (path.split('/').at(-2) ?? stem) : stem;
  return called.length > 2 ? [name, called] : [name];
}

function isDocument(path: string): boolean {
  return /(?:^|\/)(?:docs?\/|\.github\/|\.vscode\/|LICEN[SC]E|\.gitignore$|\.editorconfig$)|\.(?:md|rst|adoc)$/i.test(
    path,
  );
}

function isSettings(path: string): boolean {
  const name = baseName(path);
  if (isConfiguration(path) || /(?:^|\/)\.[^/]+(?:\/|$)/.test(path)) return true;
  return MANIFESTS.has(name.toLowerCase()) || MANIFEST_ENDINGS.has(name.replace(/^.*\./, '').toLowerCase());
}

/** `vitest.config.ts`, `setup.py`, `.eslintrc.js`. */
function isConfiguration(path: string): boolean {
  return /(?:^|[._-])(?:config|setup)\.|rc(?:\.\w+)?$/i.test(baseName(path));
}

const MANIFESTS = words(
  'package.json package-lock.json makefile gnumakefile cmakelists.txt dockerfile rakefile gemfile pom.xml',
);
const MANIFEST_ENDINGS = words('toml ini cfg lock gradle mk mod sum properties');

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
