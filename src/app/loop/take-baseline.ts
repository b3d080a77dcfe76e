// Runs the checks once before Claude begins: a check that fails then is the first evidence, and one that passes already
// cannot prove the task. Loaded only when there is a check to run.

import { join } from 'node:path';
import type { ProjectConfig } from '../../adapters/config/project-config.ts';
import { writePage } from '../../adapters/files/write-page.ts';
import type { CheckResult } from '../../core/checks/check-result.ts';
import { countTests } from '../../core/checks/empty-run.ts';
import { stepUnsolved } from '../../core/guidance/unsolved.ts';
import { renderIterationFile } from '../../core/loop/iteration-file.ts';
import { type Loop, type NamedCounts, withProgress } from '../../core/loop/loop.ts';
import { type Baseline, readBaseline } from '../../core/proof/baseline.ts';
import { failingPlaces } from '../../core/proof/failing-places.ts';
import { checkOf } from '../guidance/note-failures.ts';
import type { GuidanceStep } from '../guidance/step-guidance.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type Evidence, gatherEvidence, readTree } from './gather-evidence.ts';
import { writeGuidance, writeLogs } from './prepare-continuation.ts';

export interface Begun {
  readonly loop: Loop;
  /** Null unless a check failed. */
  readonly evidence: Evidence | null;
}

export async function takeBaseline(loop: Loop, config: ProjectConfig, userFolder?: string): Promise<Begun> {
  const { checkTimeoutSeconds, checks } = loop.terms;
  const share = Math.max(1, Math.floor(config.baselineSeconds / checks.length));
  const terms = { ...loop.terms, checkTimeoutSeconds: Math.min(checkTimeoutSeconds, share) };
  const evidence = await gatherEvidence(
    { ...loop, terms },
    {
      config: { ...config, infraRetrySeconds: [] },
      wait: () => Promise.resolve(),
      ...(userFolder !== undefined && { userFolder }),
    },
  );
  const baseline = readBaseline(evidence.results, evidence.failure);
  const begun = withProgress(await withFirstTree(loop), {
    baseline,
    firstCounts: evidence.results.flatMap(countsOf),
    firstPlaces: failingPlaces(evidence.results.map(({ output }) => output).join('\n')),
    ...memoryOf(baseline, evidence),
  });
  return { loop: begun, evidence: baseline.kind === 'red' ? evidence : null };
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
  { loop, evidence }: Begun,
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
export function writeFirstEvidence(
  { loop, guidance, note }: GuidanceStep,
  evidence: Evidence,
  folder: string,
): string {
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
