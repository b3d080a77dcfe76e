// Holds the control runs for a branch against its base, without a loop: for CI, and for work that somebody else did.

import { randomBytes } from 'node:crypto';
import { branchBase } from '../../adapters/git/branch-base.ts';
import { openSnapshots } from '../../adapters/snapshots/snapshot-store.ts';
import { judgeProof, type Proof } from '../../core/proof/judge-proof.ts';
import { type ControlStore, changedSides, gatherGround } from '../proof/control-ground.ts';
import { runControls } from '../proof/run-controls.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type RanCheck, runProjectChecks } from './run-project-checks.ts';

export interface BranchRequest {
  /** A branch, tag or commit; null for the main branch. */
  readonly base: string | null;
  /** Empty for the project's own checks. */
  readonly commands: readonly string[];
  readonly timeoutSeconds: number;
  readonly mayRun: 'all' | 'allowed';
  readonly tell: (line: string) => void;
}

export interface ProvenBranch {
  /** `failing`: a check does not pass on the branch itself. */
  readonly verdict: Proof['verdict'] | 'failing';
  /** A clause. */
  readonly reason: string;
  readonly proof: Proof | null;
  /** Commits. */
  readonly base: string;
  readonly head: string;
  readonly checks: readonly RanCheck[];
}

export type BranchProof =
  | { readonly status: 'done'; readonly branch: ProvenBranch }
  /** `reason` is a sentence. */
  | { readonly status: 'refused'; readonly reason: string };

export async function proveBranch(workspace: Workspace, request: BranchRequest): Promise<BranchProof> {
  const base = await branchBase(workspace.project, request.base);
  if (base.status === 'refused') return base;
  const ran = await runProjectChecks(workspace, request);
  if (ran.status === 'refused') return ran;
  const { checks } = ran;
  const place = { base: base.commit, head: base.head, checks };
  const failing = checks.find(({ outcome }) => outcome !== 'passed');
  if (failing !== undefined) {
    const reason = `${failing.name} ${failing.outcome === 'empty' ? 'tests nothing' : `has ${failing.outcome}`}`;
    return { status: 'done', branch: { ...place, verdict: 'failing', reason, proof: null } };
  }
  const limitMs = request.timeoutSeconds * 1000;
  const budgetMs = 6 * limitMs * checks.length;
  // Nobody knows which ignored files are as they were at the base.
  const proof = await proveSince(workspace, {
    ...request,
    checks,
    limitMs,
    budgetMs,
    base: base.tree,
    since: 0,
  });
  return typeof proof === 'string'
    ? { status: 'refused', reason: `No copy of the files can be made: ${proof}.` }
    : { status: 'done', branch: { ...place, verdict: proof.verdict, reason: proof.reason, proof } };
}

export interface SinceRequest {
  /** The tree before the work; a git object id. */
  readonly base: string;
  /** When the work began, in milliseconds since the epoch. */
  readonly since: number;
  /** They have passed on the files as they are now. */
  readonly checks: readonly PassedCheck[];
  /** For one run of a check. */
  readonly limitMs: number;
  /** For all control runs. */
  readonly budgetMs: number;
  readonly tell?: (line: string) => void;
}

type PassedCheck = Pick<RanCheck, 'name' | 'command' | 'durationMs' | 'output'>;

/** What passing checks show of all that changed since a tree; a clause where no copy of the files can be made. */
export async function proveSince(
  workspace: Pick<Workspace, 'project' | 'userFolder' | 'now'>,
  request: SinceRequest,
): Promise<Proof | string> {
  const opened = await openSnapshots(workspace, `prove-${randomBytes(6).toString('hex')}`);
  if (opened.status !== 'ok') return opened.reason;
  const { store } = opened;
  try {
    const taken = await store.take({ label: 'branch', at: workspace.now() });
    if (taken.status !== 'ok') return taken.reason;
    const [left] = taken.snapshot.leftOut;
    const proof = await judge(workspace, request, { store, final: taken.snapshot.tree });
    return left === undefined
      ? proof
      : { ...proof, reason: `${proof.reason}; ${left.path} was left out: ${left.why}` };
  } finally {
    store.remove();
  }
}

async function judge(
  { project, userFolder }: Pick<Workspace, 'project' | 'userFolder'>,
  { base, since, checks, limitMs, budgetMs, tell = () => {} }: SinceRequest,
  { store, final }: { readonly store: ControlStore; readonly final: string },
): Promise<Proof> {
  const commands = checks.map(({ command }) => command);
  const gathered = await gatherGround(store, project, { arming: base, final }, commands);
  const unknown = gathered.status === 'unknown' ? gathered.reason : null;
  const changed = gathered.status === 'ok' ? changedSides(gathered.ground) : { tests: [], settings: [] };
  const facts = { baseline: null, flaky: [], unknown, leftOut: null, fewer: null, changed };
  if (gathered.status === 'unknown') return judgeProof({ ...facts, controls: { kind: 'off' } });
  const controls = await runControls({
    ...{ ground: gathered.ground, userFolder, project, allowEmpty: false, places: [] },
    // What the branch added to the tests is tried first.
    wasRed: false,
    checks: checks.map(({ name, command, durationMs, output }) => ({
      ...{ check: { name, command, origin: 'typed' as const }, limitMs, output, before: null },
      lastMs: durationMs,
    })),
    ...{ since, budgetMs },
    live: {
      begin: ({ check }) => {
        tell(`${check} runs`);
        return { output: () => {}, end: () => {} };
      },
    },
  });
  return judgeProof({ ...facts, controls });
}
