// Holds the control runs: the checks once more, in trees of their own, the cheapest refusal first. Only reads the
// project itself. Loaded only when a verdict needs it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Keep } from '../../adapters/control-tree/bring-ignored.ts';
import { countTests, type TestCounts } from '../../core/checks/empty-run.ts';
import { fewerTests } from '../../core/checks/fewer-tests.ts';
import { type ControlRun, eachFails, together } from '../../core/proof/control-run.ts';
import { type ControlTree, oldFilesTree, oldTestsTree, undoneTree } from '../../core/proof/control-trees.ts';
import { CALLED, type Cause, type Controls } from '../../core/proof/judge-proof.ts';
import { reachOutside } from '../../core/proof/reach-outside.ts';
import { isCode } from '../../core/proof/test-files.ts';
import { type BreakRequest, breakProjectTests, runsTests } from './break-project-tests.ts';
import { type Ran, type TimedCheck, type TreePlace, type TreeRunner, treeRunner } from './run-in-tree.ts';

export interface ControlRequest extends Omit<TreePlace, 'endsAt'>, BreakRequest {
  readonly checks: readonly TimedCheck[];
  /** When the work began, in milliseconds since the epoch: ignored files that are older stay in a clean copy. */
  readonly since: number;
  /** The time left for all runs. */
  readonly budgetMs: number;
}

/** Never throws because of the project's content. */
export async function runControls(request: ControlRequest): Promise<Controls> {
  const outside = reachOutside([request.ground.run.text], hasEnvironment(request));
  if (outside !== null) return { kind: 'impossible', reason: outside };
  const endsAt = performance.now() + request.budgetMs;
  const trees = treeRunner({ ...request, endsAt });
  try {
    return await holdRuns({ ...request, run: trees.run });
  } finally {
    trees.end();
  }
}

async function holdRuns(place: Place): Promise<Controls> {
  const { isOfFinal, ...old } = await holdOldTests(place);
  if (old.run.answer !== 'green') return { kind: 'held', runs: [old.run], cause: old.cause, place: null };
  const copy = isOfFinal ? null : await holdCopy(place);
  const copied = [old.run, ...(copy === null ? [] : [copy.run])];
  if (copy !== null && copy.run.answer !== 'green')
    return { kind: 'held', runs: copied, cause: copy.cause, place: null };
  const broken = await holdBroken(place);
  const runs = [...copied, ...(broken === null ? [] : [broken.run])];
  const line = broken?.line ?? null;
  if (broken !== null && broken.run.answer !== 'red') return { kind: 'held', runs, cause: null, place: line };
  return { kind: 'held', runs: [...runs, await holdUndone(place)], cause: null, place: line };
}

type Place = ControlRequest & Pick<TreeRunner, 'run'>;

interface GreenWanted {
  readonly run: ControlRun;
  /** Why it is not green. */
  readonly cause: Cause | null;
}

interface OldTests extends GreenWanted {
  /** Whether its tests and settings are also those of the end. */
  readonly isOfFinal: boolean;
}

async function holdOldTests(place: Place): Promise<OldTests> {
  const { ground } = place;
  let durationMs = 0;
  const hold: Hold = async (tree) => {
    const ran = await holdClean(place, tree, 'old-tests');
    durationMs += ran.durationMs;
    return ran;
  };
  const end = (
    answer: ControlRun['answer'],
    what: string | null,
    more: Partial<OldTests> = {},
  ): OldTests => ({
    ...{ cause: null, isOfFinal: false, ...more },
    run: { name: 'old-tests', answer, what, durationMs },
  });
  const tests = ground.hadTests;
  const tree = oldTestsTree(ground, { tests, settings: true });
  const first = await hold(tree);
  const said = answerOf(first);
  if (said.answer === 'none') return end('none', said.what);
  const fewer = said.answer === 'green' ? fewerThan(first, place) : null;
  if (fewer !== null) return end('red', fewer, { cause: { kind: 'tests' } });
  if (said.answer === 'green') return end('green', null, { isOfFinal: isFinal(tree) });
  const cause = await causeOf(place, first, hold);
  if (cause !== null) return end('red', said.what, { cause });
  return end('green', null, { isOfFinal: isFinal(oldTestsTree(ground, { tests, settings: false })) });
}

/** What fails in any copy would make every later run red, whatever the work does. */
async function holdCopy(place: Place): Promise<GreenWanted> {
  const ran = await holdClean(place, FINAL, 'copy');
  const said = answerOf(ran);
  return {
    run: { name: 'copy', ...said, durationMs: ran.durationMs },
    cause: said.answer === 'red' ? { kind: 'place', without: ran.without } : null,
  };
}

const FINAL: ControlTree = { old: [], texts: new Map() };

function isFinal({ old, texts }: ControlTree): boolean {
  return old.length === 0 && texts.size === 0;
}

function holdClean(place: Place, tree: ControlTree, name: ControlRun['name']): Promise<Ran> {
  return place.run({ tree, keep: olderFiles(place), checks: place.checks, label: CALLED[name] });
}

type Hold = (tree: ControlTree) => Promise<Ran>;

/** Why the tests from before the work fail on the final code; null when that is due to settings which the work needs. */
async function causeOf(place: Place, first: Ran, hold: Hold): Promise<Cause | null> {
  const { ground } = place;
  const sides = new Set(ground.sides.values());
  if (sides.has('settings')) {
    const given = await hold(oldTestsTree(ground, { tests: ground.hadTests, settings: false }));
    if (answerOf(given).answer === 'green') {
      const isSound =
        isFromNothing(ground) || isCounted(given, first, place) || (await stillFails(place, hold));
      return isSound ? null : { kind: 'settings' };
    }
  }
  const isChanged = sides.has('settings') || sides.has('test') || ground.inline.size > 0;
  const final = isChanged ? await hold(FINAL) : first;
  return answerOf(final).answer === 'green' ? { kind: 'tests' } : { kind: 'place', without: first.without };
}

function olderFiles({ since }: Place): Keep {
  return { kind: 'older', than: since };
}

function answerOf({ failure, results }: Ran): Pick<ControlRun, 'answer' | 'what'> {
  return failure === null ? together(results) : { answer: 'none', what: failure };
}

/** Whether nothing that a check could run was there before the work, so that new settings hide none of it. */
function isFromNothing({ changed, paths }: ControlRequest['ground']): boolean {
  const all = new Map(changed.map(({ path, before }) => [path, before]));
  return paths.every((path) => (all.has(path) ? all.get(path) === null : !isCode(path)));
}

/** Whether as many tests ran with the new settings as with the old ones, in the same unit. */
function isCounted(given: Ran, first: Ran, { checks }: Place): boolean {
  return checks.every(({ before }, at) => {
    const now = countTests(given.results[at]?.output ?? '');
    const old = [countTests(first.results[at]?.output ?? ''), before].find((one) => one?.unit === now?.unit);
    return old != null && fewerTests(old, now) === null;
  });
}

/** Whether what failed before the work fails with the new settings as well: then they hide nothing. */
async function stillFails({ ground, wasRed }: Place, hold: Hold): Promise<boolean> {
  if (wasRed !== true) return false;
  return answerOf(await hold(oldFilesTree(ground))).answer === 'red';
}

/** Why not all tests from before the work are there any more, as a clause. */
function fewerThan({ results }: Ran, { checks }: Place): string | null {
  for (const [at, { before, output }] of checks.entries()) {
    const old = countTests(results[at]?.output ?? '');
    const now = countTests(output);
    const lost = fewerOf(before, old) ?? fewerOf(old, now);
    if (lost !== null) return lost;
  }
  return null;
}

function fewerOf(before: TestCounts | null, now: TestCounts | null): string | null {
  return now === null ? null : fewerTests(before, now);
}

/** Null where no check runs tests, or no expectation could be changed. */
async function holdBroken(
  place: Place,
): Promise<{ readonly run: ControlRun; readonly line: string | null } | null> {
  const counting = place.checks.filter(({ check, output }) => runsTests(check.command, output, place.ground));
  const broken = counting.length === 0 ? null : await breakProjectTests(place);
  if (broken === null) return null;
  const ran = await place.run({
    tree: { ...FINAL, texts: broken.texts },
    keep: olderFiles(place),
    checks: counting,
    label: CALLED.broken,
  });
  const said = ran.failure === null ? eachFails(ran.results) : answerOf(ran);
  const [line = null, ...others] = broken.places;
  return {
    run: { name: 'broken', ...said, durationMs: ran.durationMs },
    line: others.length === 0 ? line : null,
  };
}

async function holdUndone(place: Place): Promise<ControlRun> {
  const ran = await place.run({
    tree: undoneTree(place.ground),
    keep: { kind: 'all' },
    checks: place.checks,
    label: CALLED.undone,
  });
  const said = answerOf(ran);
  const [missing] = ran.missing;
  // Without a file that the checks may need, a failure says nothing about the work.
  const shown: typeof said =
    said.answer === 'red' && missing !== undefined
      ? { answer: 'none', what: `there was no room for ${missing}` }
      : said;
  return { name: 'undone', ...shown, durationMs: ran.durationMs };
}

/** Whether the project has a Python environment, which the tree gets too. */
function hasEnvironment({ ground, project }: ControlRequest): boolean {
  return [project, ground.store.top].some((folder) =>
    ['.venv', 'venv', 'env'].some((name) => existsSync(join(folder, name, 'pyvenv.cfg'))),
  );
}
