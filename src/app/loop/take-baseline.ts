// Runs the checks once before Claude begins: a check that fails then is the first evidence, and one that passes already
// cannot prove the task. Loaded only when there is a check to run.

import { join } from 'node:path';
import type { ProjectConfig } from '../../adapters/config/project-config.ts';
import { monotonicMs } from '../../adapters/environment/monotonic-ms.ts';
import { writePage } from '../../adapters/files/write-page.ts';
import type { CheckResult } from '../../core/checks/check-result.ts';
import { countTests } from '../../core/checks/empty-run.ts';
import { stepUnsolved } from '../../core/guidance/unsolved.ts';
import { type Loop, type NamedCounts, withProgress } from '../../core/loop/loop.ts';
import { renderIterationFile } from '../../core/loop/texts/iteration-file.ts';
import { type Baseline, readBaseline } from '../../core/proof/baseline.ts';
import { failingPlaces } from '../../core/proof/failing-places.ts';
import { checkOf } from '../guidance/note-failures.ts';
import type { GuidanceStep } from '../guidance/step-guidance.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type Evidence, gatherEvidence, readAgain, readTree } from './gather-evidence.ts';
import { writeGuidance, writeLogs } from './prepare-continuation.ts';
import { type CheckOptions, reading, runChecks } from './run-checks.ts';

export interface StartedLoop {
  readonly loop: Loop;
  /** Null unless a check failed. */
  readonly evidence: Evidence | null;
}

export async function takeBaseline(
  loop: Loop,
  config: ProjectConfig,
  userFolder?: string,
): Promise<StartedLoop> {
  const { checkTimeoutSeconds, checks } = loop.terms;
  const share = Math.max(1, Math.floor(config.baselineSeconds / checks.length));
  const terms = { ...loop.terms, checkTimeoutSeconds: Math.min(checkTimeoutSeconds, share) };
  const options = {
    config: { ...config, infraRetrySeconds: [] },
    wait: () => Promise.resolve(),
    ...(userFolder !== undefined && { userFolder }),
  };
  const first = { ...loop, terms };
  const evidence = await readTwice(first, await gatherEvidence(first, options), options);
  const baseline = readBaseline(evidence.results, evidence.failure);
  const begun = withProgress(await withFirstTree(loop), {
    baseline,
    firstCounts: evidence.results.flatMap(countsOf),
    firstPlaces: failingPlaces(evidence.results.map(({ output }) => output).join('\n')),
    ...memoryOf(baseline, evidence),
  });
  return { loop: begun, evidence: baseline.kind === 'red' ? evidence : null };
}

/** The longest check that is worth a second run for its values. */
const A_FEW_SECONDS_MS = 3000;

/** Two runs of one tree teach which values say nothing, where no run that passed is known. */
async function readTwice(loop: Loop, evidence: Evidence, options: CheckOptions): Promise<Evidence> {
  const { isUntaught } = await reading();
  const untaught = evidence.results.filter(
    (result) =>
      isUntaught(loop, result, options.userFolder) &&
      !result.timedOut &&
      result.durationMs < A_FEW_SECONDS_MS,
  );
  const checks = untaught.map(({ check }) => check);
  if (checks.length === 0) return evidence;
  const again = { ...loop, terms: { ...loop.terms, checks } };
  const events = { begun: () => {}, ended: () => Promise.resolve() };
  const second = await runChecks(again, { ...options, ...events }, monotonicMs(), false);
  return { ...evidence, ...(await readAgain(loop, evidence.results, second, options.userFolder)) };
}

function countsOf({ check, output }: CheckResult): readonly NamedCounts[] {
  const counts = countTests(output);
  return counts === null ? [] : [{ name: check.name, ...counts }];
}

/** Records the tree as it is now, including files written by the checks, as what Claude begins with. */
export async function withFirstTree(loop: Loop): Promise<Loop> {
  const lookedAt = Date.now();
  const tree = await readTree(loop.terms.project, loop.progress.inner);
  return withProgress(loop, { tree, firstTree: tree, lookedAt });
}

/** The first iteration is compared with the baseline, as any other is with its predecessor. */
function memoryOf(baseline: Baseline, { failure, results }: Evidence): Partial<Loop['progress']> {
  if (baseline.kind === 'unknown') return {};
  const { unsolved, classes } = stepUnsolved(
    { unsolved: [], classes: [] },
    { failure, checkOf: checkOf(results), iteration: 0 },
  );
  const exact = baseline.kind === 'red' ? baseline.exact : 'passed';
  return {
    lastFailure: failure,
    wasRed: baseline.kind === 'red',
    marks: [{ iteration: 0, exact }],
    unsolved,
    classes,
  };
}

/** Looks for known guidance before the work begins; no notebook is asked yet. */
export async function guideFirst(
  workspace: Workspace,
  { loop, evidence }: StartedLoop,
  config: ProjectConfig,
): Promise<GuidanceStep> {
  if (evidence === null || !loop.terms.guidance)
    return { loop, guidance: null, origin: null, note: null, notice: null };
  const { stepGuidance } = await import('../guidance/step-guidance.ts');
  const patience = { ...config, guidanceDeadlineSeconds: 0 };
  return stepGuidance(workspace, { loop, config: patience, ...evidence });
}

const NAME = 'iteration-000';

/** Returns the page's path. */
export async function writeFirstEvidence(
  { userFolder }: Workspace,
  { loop, guidance, note }: GuidanceStep,
  evidence: Evidence,
  folder: string,
): Promise<string> {
  const { withoutPass } = await reading();
  const path = join(folder, `${NAME}.md`);
  const page = renderIterationFile({
    loop,
    strategy: 'fix',
    results: evidence.results,
    failure: evidence.failure,
    change: null,
    moved: null,
    evidencePath: path,
    finished: 0,
    withoutPass: withoutPass(loop, evidence.results, userFolder),
    guidance,
    guidancePath: writeGuidance(folder, NAME, guidance),
    guidanceNote: note,
    hints: [],
    logs: writeLogs(folder, NAME, evidence),
    taskPath: join(folder, 'task.md'),
  });
  writePage(path, page, { durable: false });
  return path;
}
