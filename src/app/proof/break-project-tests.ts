// Puts other expectations into a project's tests: where the checks failed before the work, else in what the work added
// to the tests, else everywhere.

import { lookAtSyntax } from '../../adapters/parsing/parse-source.ts';
import { countTests } from '../../core/checks/empty-run.ts';
import { type BrokenTests, breakTests, type TestText, type Where } from '../../core/proof/broken-tests.ts';
import { expectationLines } from '../../core/proof/expectation-lines.ts';
import { type ExpectationEdit, expectationsIn } from '../../core/proof/expectations.ts';
import { linesNamed } from '../../core/proof/failing-places.ts';
import { mayTestItself, testModulesIn } from '../../core/proof/inline-tests.ts';
import { isCode, isTest } from '../../core/proof/test-files.ts';
import { hasWord } from '../../core/proof/words-in.ts';
import { baseName } from '../../core/shell/command-words.ts';
import type { ControlGround } from './control-ground.ts';

export interface BreakRequest {
  readonly ground: ControlGround;
  /** Where tests failed before the work: `test/fare.test.js:12`. */
  readonly places: readonly string[];
  /** Whether the checks failed before the work; null when unknown. */
  readonly wasRed: boolean | null;
}

/** Null where nothing could be changed. */
export async function breakProjectTests({
  ground,
  places,
  wasRed,
}: BreakRequest): Promise<BrokenTests | null> {
  const where: Where =
    wasRed === false ? { kind: 'new', changed: ground.changed } : await failingLines(ground, places);
  const some = breakTests(await testTexts(ground, pathsFor(ground, where)), where);
  if (some !== null || where.kind === 'all') return some;
  return breakTests(await testTexts(ground, testPaths(ground)), { kind: 'all' });
}

/** Whether something shows that a check runs tests: linters and builds stay green, and rightly, whatever they expect. */
export function runsTests(command: string, output: string, { run, paths, tries }: ControlGround): boolean {
  // `pytest --doctest-modules tides.py`
  if (tries.has(command)) return false;
  if ((countTests(output)?.ran ?? 0) > 0 || /\bgo test\b/.test(command)) return true;
  return paths.some((path) => isTest(path) && isCode(path) && isNamed(path, run.text));
}

/** A makefile names what is made of a test, and not the test. */
function isNamed(path: string, text: string): boolean {
  const name = baseName(path);
  const stem = name.replace(/\.\w+$/, '');
  return hasWord(text, name) || (!/^(?:tests?|specs?|index|main)$/.test(stem) && hasWord(text, stem));
}

async function failingLines(ground: ControlGround, places: readonly string[]): Promise<Where> {
  const lines = new Map<string, ReadonlySet<string>>();
  for (const path of testPaths(ground)) {
    const numbers = linesNamed(places, path);
    if (numbers.length === 0) continue;
    const old = await ground.store.trees.contentsOf(ground.trees.arming, [path], LARGEST_TEST);
    const text = old.get(path)?.toString('utf8') ?? '';
    const rows = (await editsOf(path, text)).map(({ row }) => row);
    const near = numbers.flatMap((number) => {
      // An assertion may begin some lines above the one that is named.
      const row = rows.findLast((one) => one < number && one >= number - 3);
      return row === undefined ? [] : [(text.split('\n')[row] ?? '').trim()];
    });
    if (near.length > 0) lines.set(path, new Set(near));
  }
  return lines.size > 0 ? { kind: 'failing', lines } : { kind: 'all' };
}

function pathsFor(ground: ControlGround, where: Where): readonly string[] {
  const all = testPaths(ground);
  if (where.kind === 'failing') return all.filter((path) => where.lines.has(path));
  if (where.kind === 'new') return all.filter((path) => where.changed.some((one) => one.path === path));
  return all;
}

function testPaths({ paths }: ControlGround): readonly string[] {
  return paths.filter((path) => (isTest(path) && !NO_TESTS.test(path)) || mayTestItself(path));
}

/** Manifests and settings among the tests. */
const NO_TESTS =
  /(?:^|\/)(?:package(?:-lock)?\.json|[^/]*\.(?:toml|ini|cfg|ya?ml|lock|env|mk|mod|sum|md|snap))$/;
const MOST_TESTS = 500;
const LARGEST_TEST = 256 * 1024;

async function testTexts(
  { store, trees }: ControlGround,
  paths: readonly string[],
): Promise<readonly TestText[]> {
  const contents = await store.trees.contentsOf(trees.final, paths.slice(0, MOST_TESTS), LARGEST_TEST);
  const found: TestText[] = [];
  for (const [path, bytes] of contents) {
    if (bytes.includes(0)) continue;
    const text = bytes.toString('utf8');
    found.push({ path, text, edits: await editsOf(path, text) });
  }
  return found;
}

async function editsOf(path: string, text: string): Promise<readonly ExpectationEdit[]> {
  const isInline = !isTest(path) && mayTestItself(path);
  const found = await lookAtSyntax(path, text, (root) => {
    const edits = expectationsIn(root);
    if (!isInline) return edits;
    const modules = testModulesIn(root);
    return edits.filter((edit) => modules.some(({ start, end }) => edit.start >= start && edit.end <= end));
  });
  return found ?? (isInline ? [] : expectationLines(text, path));
}
