// The witness: whether the tests notice the work, and whether the tests of arming still pass. Runs the checks in
// temporary trees made from the loop's snapshots; only reads the project itself. Loaded only when a verdict needs it.

import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReaderFiles } from '../../adapters/config/reader-files.ts';
import { homeFolder } from '../../adapters/files/home-folder.ts';
import { runCheck } from '../../adapters/process/run-check.ts';
import type { SnapshotStore } from '../../adapters/snapshots/snapshot-store.ts';
import { makeTemporaryTree, type TemporaryTree } from '../../adapters/witness/temporary-tree.ts';
import type { Check, CheckOutcome, CheckResult } from '../../core/checks/check-result.ts';
import { emptyRun } from '../../core/checks/empty-run.ts';
import { canonicalise } from '../../core/failure/canonicalise.ts';
import { redact } from '../../core/secrets/redact.ts';
import type { FileChange } from '../../core/snapshots/file-change.ts';
import {
  type HalfVerdict,
  judgeControl,
  judgeKept,
  judgeNoticed,
  type NoticedFacts,
} from '../../core/witness/judge-witness.ts';
import { newNames } from '../../core/witness/new-names.ts';
import {
  type Half,
  type HalfPlan,
  planWitness,
  type WitnessChange,
  type WitnessPlan,
  type WitnessRole,
} from '../../core/witness/plan-witness.ts';
import { reachOutside } from '../../core/witness/reach-outside.ts';
import { testChecks } from '../../core/witness/test-checks.ts';

export interface WitnessRequest {
  readonly store: Pick<SnapshotStore, 'trees' | 'store' | 'top'>;
  readonly userFolder: string;
  /** The loop's folder; a real path. */
  readonly project: string;
  readonly checks: readonly TimedCheck[];
  /** Every command that the checks end up running, verbatim. */
  readonly commands: readonly string[];
  readonly allowEmpty: boolean;
  /** Git object ids. */
  readonly trees: { readonly arming: string; readonly final: string };
  /** The role of a path relative to the top of the store. */
  readonly roleOf: (path: string) => WitnessRole;
  /** Explicitly requested: both halves run whatever the first one finds, and each check gets its full time limit. */
  readonly thorough: boolean;
  /** The time left in the turn. */
  readonly budgetMs: number;
}

interface TimedCheck {
  readonly check: Check;
  readonly limitMs: number;
  /** Duration of the passing run; null when unknown. */
  readonly lastMs: number | null;
}

export interface WitnessReport {
  readonly verdict: HalfVerdict['status'] | 'not-needed';
  /** A clause. */
  readonly why: string;
  readonly halves: readonly WitnessHalf[];
  /** Tests, and files they compare with, that changed since arming; relative to the top of the store. */
  readonly changedTests: readonly string[];
  readonly durationMs: number;
}

interface WitnessHalf {
  readonly half: Half;
  readonly verdict: HalfVerdict;
}

/** Never throws because of the project's content. */
export async function runWitness(request: WitnessRequest): Promise<WitnessReport> {
  const started = performance.now();
  const { arming, final } = request.trees;
  const files = await request.store.trees.changedFiles(arming, final);
  const end = (
    verdict: WitnessReport['verdict'],
    why: string,
    { halves = [], plan }: { readonly halves?: readonly WitnessHalf[]; readonly plan?: WitnessPlan } = {},
  ): WitnessReport => {
    const durationMs = Math.round(performance.now() - started);
    return { verdict, why, halves, changedTests: plan?.changedTests ?? [], durationMs };
  };
  if (files === null) return end('unclear', 'the snapshots are not whole');
  if (files.length > MOST_CHANGES) return end('unclear', `more than ${MOST_CHANGES} files changed`);
  const changes = await withTexts(request, files);
  const plan = planWitness(changes, { doctests: await runsDoctests(request, files) });
  if (plan.halves.length === 0) return end('not-needed', 'no test changed', { plan });
  const outside = reachOutside(request.commands, hasEnvironment(request));
  if (outside !== null) return end('unclear', outside, { plan });
  const endsAt = started + request.budgetMs;
  const work: Work = {
    request,
    endsAt,
    files,
    facts: { names: newNames(changes), assertive: plan.assertive, careful: isCareful(request) },
    plan,
  };
  const halves: WitnessHalf[] = [];
  for (const half of plan.halves) {
    const verdict = await (half.half === 'noticed' ? runNoticed(work, half) : runKept(work, half));
    halves.push({ half: half.half, verdict });
    if (verdict.status !== 'holds' && !request.thorough) break;
  }
  const wrong =
    halves.find(({ verdict }) => verdict.status === 'fails') ??
    halves.find(({ verdict }) => verdict.status !== 'holds');
  if (wrong !== undefined) return end(wrong.verdict.status, clauseOf(wrong.verdict), { halves, plan });
  return end('holds', halves.map(({ verdict }) => clauseOf(verdict)).join('; '), { halves, plan });
}

/** Whether a failing test is believed only after the final code has run in a tree as well. */
function isCareful({ checks, thorough }: WitnessRequest): boolean {
  const known = testChecks(checks).map(({ lastMs }) => lastMs ?? Number.POSITIVE_INFINITY);
  return thorough || known.reduce((sum, ms) => sum + ms, 0) <= CHEAP_MS;
}

const CHEAP_MS = 5_000;

/** Whether the project has a Python environment, which the tree gets too. */
function hasEnvironment({ store, project }: WitnessRequest): boolean {
  return [project, store.top].some((folder) =>
    ['.venv', 'venv', 'env'].some((name) => existsSync(join(folder, name, 'pyvenv.cfg'))),
  );
}

const MOST_CHANGES = 5_000;
const MOST_NAMED = 5;
const LARGEST_TEXT = 512 * 1024;

function clauseOf(verdict: HalfVerdict): string {
  if (verdict.status === 'holds') return verdict.shows;
  if (verdict.status === 'unclear' || verdict.tests.length === 0) return verdict.why;
  const more = verdict.tests.length - MOST_NAMED;
  return `${verdict.why}: ${verdict.tests.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

interface Work {
  readonly request: WitnessRequest;
  /** In terms of `performance.now()`. */
  readonly endsAt: number;
  readonly files: readonly FileChange[];
  readonly facts: Omit<NoticedFacts, 'missing'>;
  readonly plan: WitnessPlan;
}

async function withTexts(
  { store, trees, roleOf }: WitnessRequest,
  files: readonly FileChange[],
): Promise<readonly WitnessChange[]> {
  const textual = files.filter(({ added }) => added !== null).map(({ path }) => path);
  const [before, after] = await Promise.all([
    store.trees.contentsOf(trees.arming, textual, LARGEST_TEXT),
    store.trees.contentsOf(trees.final, textual, LARGEST_TEXT),
  ]);
  return files.map(({ path, status }) => ({
    path,
    status,
    role: roleOf(path),
    before: before.get(path)?.toString('utf8') ?? null,
    after: after.get(path)?.toString('utf8') ?? null,
  }));
}

/** Whether the checks run examples in documentation as tests. */
async function runsDoctests(
  { store, trees, checks }: WitnessRequest,
  files: readonly FileChange[],
): Promise<boolean> {
  if (!files.some(({ path }) => /\.pyi?$/.test(path))) return false;
  if (checks.some(({ check }) => check.command.includes('doctest'))) return true;
  const settings = await store.trees.contentsOf(trees.final, PYTHON_SETTINGS);
  return [...settings.values()].some((bytes) => bytes.includes('doctest'));
}

const PYTHON_SETTINGS = [
  'pyproject.toml',
  'pytest.ini',
  'setup.cfg',
  'tox.ini',
  'conftest.py',
  'noxfile.py',
  'Makefile',
];

async function runNoticed(work: Work, half: HalfPlan): Promise<HalfVerdict> {
  const run = await runIn(work, half);
  if (run.status === 'failed') return { status: 'unclear', why: run.reason };
  const noticed = judgeNoticed(run.results, { ...work.facts, missing: run.missing });
  if (noticed.status !== 'if-final-passes') return noticed;
  const control = await runIn(work, { base: 'final', parts: [] });
  if (control.status === 'failed') return { status: 'unclear', why: control.reason };
  return judgeControl(control.results, noticed.shows);
}

async function runKept(work: Work, half: HalfPlan): Promise<HalfVerdict> {
  const run = await runIn(work, half);
  return run.status === 'failed'
    ? { status: 'unclear', why: run.reason }
    : judgeKept(run.results, work.plan.mixed);
}

type TreeRun =
  | { readonly status: 'ok'; readonly results: readonly CheckResult[]; readonly missing: readonly string[] }
  | { readonly status: 'failed'; readonly reason: string };

async function runIn(
  { request, endsAt, files }: Work,
  { base, parts }: Pick<HalfPlan, 'base' | 'parts'>,
): Promise<TreeRun> {
  const checks = testChecks(request.checks);
  const expectedMs = checks.reduce((sum, { lastMs }) => sum + (lastMs ?? 0), 0);
  if (endsAt - performance.now() < expectedMs)
    return { status: 'failed', reason: 'this turn has no time left to run the checks once more' };
  const byPath = new Map(files.map((file) => [file.path, file]));
  const made = await makeTemporaryTree({
    ...request,
    tree: request.trees[base],
    entries: new Map(
      parts.flatMap(({ kind, path }) => {
        const change = byPath.get(path);
        if (kind !== 'other' || change === undefined) return [];
        return [[path, base === 'arming' ? change.after : change.before] as const];
      }),
    ),
    texts: new Map(parts.flatMap((part) => (part.kind === 'text' ? [[part.path, part.text]] : []))),
    changed: files.map(({ path }) => path),
  });
  if (made.status === 'failed') return made;
  const { tree } = made;
  try {
    const results: CheckResult[] = [];
    for (const timed of checks) {
      const timeoutMs = Math.max(1, Math.min(limitOf(timed, request), endsAt - performance.now()));
      results.push(await runOne(request, timed.check, timeoutMs, tree));
    }
    return { status: 'ok', results, missing: tree.missing };
  } finally {
    tree.remove();
  }
}

function limitOf({ limitMs, lastMs }: TimedCheck, { thorough }: WitnessRequest): number {
  return thorough || lastMs === null ? limitMs : Math.min(limitMs, 2 * lastMs + GRACE_MS);
}

async function runOne(
  { allowEmpty, project, userFolder }: WitnessRequest,
  check: Check,
  timeoutMs: number,
  tree: TemporaryTree,
): Promise<CheckResult> {
  const { command, env } = tree.adapt(check.command);
  const run = await runCheck({ command, cwd: tree.project, timeoutMs, env });
  const output = run.startError ?? run.output;
  const empty = run.exitCode === 0 && !run.timedOut && !allowEmpty ? emptyRun(output) : null;
  const failed = (): CheckOutcome => ({
    kind: 'failed',
    failure: canonicalise(output, {
      ...run,
      root: tree.project,
      rootAliases: [project],
      home: homeFolder(),
      tmp: tmpdir(),
      readers: readReaderFiles(project, userFolder).readers,
    }),
  });
  const passed = run.exitCode === 0 && !run.timedOut;
  const outcome: CheckOutcome =
    empty === null
      ? passed
        ? { kind: 'passed' }
        : failed()
      : { kind: 'empty', reason: `${empty.runner}: ${empty.reason}` };
  return { check, outcome, ...run, output: redact(output) };
}

/** Added to twice the check's last duration: the first start in a new folder is slow. */
const GRACE_MS = 10_000;
