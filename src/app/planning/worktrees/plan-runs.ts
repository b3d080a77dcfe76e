// What MSW knows of the runs of a phase's plans, in `.msw/execution/<phase>.json`: when executors began and what they
// found, why a plan waits, its commits and its worktree. Signed, because a file that a repository ships must not answer
// in the user's name, nor decide where commands run and what is merged.

import { join } from 'node:path';
import * as z from 'zod/mini';
import { openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { ownFile } from '../../../adapters/files/place.ts';
import { readJson } from '../../../adapters/files/read-json.ts';
import { sign, verify } from '../../../adapters/files/signing-key.ts';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';
import { withLock } from '../../../adapters/locks/with-lock.ts';
import { once } from '../../../core/once.ts';
import { CHOICES, type PlanRecord } from '../../../core/planning/execution/execution-plan.ts';
import type { Beginning, BeginningMarks } from '../../../core/planning/execution/plan-beginning.ts';

/** A project, by its real path, and the key of this machine's user. */
export interface RunStore {
  readonly project: string;
  readonly key: string;
}

export interface PlanPlace {
  /** The phase folder's name. */
  readonly folder: string;
  /** The plan's. */
  readonly id: string;
}

type Parsed = z.output<ReturnType<typeof schema>>['runs'];
export type PlanTree = NonNullable<Parsed['plans'][string]['tree']>;

interface PlanRun {
  /** Why it waits, and the user's answers. */
  readonly record: PlanRecord | null;
  readonly begun: Beginning | null;
  /** The task of each commit. */
  readonly commits: readonly { readonly hash: string; readonly task: number }[];
  /** Files in a commit that its task does not name. */
  readonly extra: readonly { readonly task: number; readonly file: string }[];
  readonly tree: PlanTree | null;
}

interface PhaseRuns extends BeginningMarks {
  /** By plan id. */
  readonly plans: Readonly<Record<string, PlanRun>>;
}

const NONE: PlanRun = { record: null, begun: null, commits: [], extra: [], tree: null };

/** Empty if the file is not from this machine and project. @param folder the phase folder's name */
export function readRuns(store: RunStore, folder: string): PhaseRuns {
  const file = readJson(runsPath(store.project, folder), ownFile(store.project));
  const parsed = schema().safeParse(file.status === 'ok' ? file.value : null);
  const plans: Record<string, PlanRun> = Object.create(null);
  const none = { plans, kept: {}, taken: {} };
  if (!parsed.success) return none;
  const { runs, signature } = parsed.data;
  if (!verify(store.key, signedText(store, folder, runs), signature)) return none;
  return { ...runs, plans: Object.assign(plans, runs.plans) };
}

export function readPlanRun(store: RunStore, { folder, id }: PlanPlace): PlanRun {
  return readRuns(store, folder).plans[id] ?? NONE;
}

/** Of the plans that have one. */
export function readTrees(store: RunStore, folder: string): ReadonlyMap<string, PlanTree> {
  const { plans } = readRuns(store, folder);
  return new Map(
    Object.entries(plans).flatMap(([id, { tree }]) => (tree === null ? [] : [[id, tree] as const])),
  );
}

/** Runs `change` under a lock. Returns false when the record could not be written. */
export async function changeRuns(
  store: RunStore,
  folder: string,
  change: (current: PhaseRuns) => PhaseRuns,
): Promise<boolean> {
  if (openMswSubfolder(store.project, 'execution').status === 'refused') return false;
  const path = runsPath(store.project, folder);
  const locked = await withLock(path, () => {
    const runs = change(readRuns(store, folder));
    const signature = sign(store.key, signedText(store, folder, runs));
    writeFileAtomic(path, `${JSON.stringify({ version: 2, runs, signature }, null, 1)}\n`);
  });
  return locked.status === 'done';
}

export function changeRun(
  store: RunStore,
  { folder, id }: PlanPlace,
  change: (current: PlanRun) => Partial<PlanRun>,
): Promise<boolean> {
  return changeRuns(store, folder, (runs) => {
    const run = runs.plans[id] ?? NONE;
    return { ...runs, plans: { ...runs.plans, [id]: { ...run, ...change(run) } } };
  });
}

/** Null removes the record. */
export function changeRecord(
  store: RunStore,
  place: PlanPlace,
  change: (current: PlanRecord | null) => PlanRecord | null,
): Promise<boolean> {
  return changeRun(store, place, ({ record }) => ({ record: change(record) }));
}

/** Does nothing for a plan that has not begun. */
export function changeBeginning(
  store: RunStore,
  place: PlanPlace,
  change: (current: Beginning) => Beginning,
): Promise<boolean> {
  return changeRun(store, place, ({ begun }) => ({ begun: begun === null ? null : change(begun) }));
}

/** Null removes the entry. */
export function changeTree(
  store: RunStore,
  place: PlanPlace,
  change: (current: PlanTree | null) => PlanTree | null,
): Promise<boolean> {
  return changeRun(store, place, ({ tree }) => ({ tree: change(tree) }));
}

/** Runs `work` while no other process changes worktrees of the phase; null when the lock takes too long. */
export async function withTrees<T>(
  { project }: Pick<RunStore, 'project'>,
  folder: string,
  work: () => Promise<T>,
): Promise<T | null> {
  if (openMswSubfolder(project, 'execution').status === 'refused') return null;
  const locked = await withLock(`${runsPath(project, folder)}.work`, work, { waitMs: 40_000 });
  return locked.status === 'done' ? locked.value : null;
}

/** @param folder the phase folder's name; characters that do not belong in a file name are replaced */
export function runsPath(project: string, folder: string): string {
  const plain = folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]/g, '-')
    .replace(/^\.+/, '')
    .slice(0, 80);
  return join(project, '.msw', 'execution', `${plain}.json`);
}

/** With keys in the schema's order, whatever their order in the record. */
function signedText({ project }: RunStore, folder: string, runs: PhaseRuns): string {
  const { data } = schema().safeParse({ runs, signature: '' });
  return JSON.stringify(['msw-execution-2', project, folder, data?.runs ?? {}]);
}

const schema = once(() => {
  const marks = z.record(z.string(), z.string());
  const record = z.union([
    z.object({
      state: z.literal('checkpoint'),
      checkpoint: z.object({ type: z.string(), task: z.nullable(z.number()), text: z.string() }),
      reached: z.number(),
      answer: z.nullable(z.string()),
    }),
    z.object({ state: z.literal('halted'), reason: z.string(), report: z.nullable(z.string()) }),
    z.object({ state: z.literal('untrusted'), commands: z.array(z.string()) }),
    z.object({ state: z.literal('resolved'), choice: z.enum(CHOICES) }),
  ]);
  const begun = z.object({
    loop: z.string(),
    at: z.number(),
    base: z.nullable(z.string()),
    ended: z.nullable(z.number()),
    before: marks,
    rest: marks,
    /** Nobody reads it; an older record's signature covers it. */
    touched: z.optional(z.array(z.string())),
    left: z.array(z.object({ file: z.string(), why: z.string() })),
    proven: z.boolean(),
    returned: z.number(),
    refusal: z.nullable(z.string()),
  });
  const tree = z.object({
    branch: z.string(),
    /** The user's branch that it began on and is merged into. */
    onto: z.string(),
    /** Path of the worktree while in use, relative to the project. */
    place: z.string(),
    /** Path of the worktree while idle: absolute, outside the project. */
    aside: z.optional(z.string()),
    /** Path of the project's folder in it, relative to the project. */
    root: z.string(),
    /** Its executor was released at this commit with the whole plan done; it waits to be merged. */
    proven: z.nullable(
      z.object({
        head: z.string(),
        loop: z.string(),
        iterations: z.nullable(z.number()),
        /** What its checks showed there. */
        verdict: z.optional(
          z.object({ verdict: z.enum(['proven', 'passed']), reason: z.string(), runs: z.string() }),
        ),
      }),
    ),
    /** Plans in combination with which it has failed; their commands now count as its own. */
    together: z.optional(z.array(z.string())),
  });
  const run = z.object({
    record: z.nullable(record),
    begun: z.nullable(begun),
    commits: z.array(z.object({ hash: z.string(), task: z.number() })),
    extra: z.array(z.object({ task: z.number(), file: z.string() })),
    tree: z.nullable(tree),
  });
  return z.object({
    runs: z.object({ plans: z.record(z.string(), run), kept: marks, taken: marks }),
    signature: z.string(),
  });
});
