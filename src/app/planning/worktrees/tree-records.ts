// Records which plans of a phase have their own worktree, in `.msw/worktrees/<phase>.json`. Signed, because a file that
// a repository ships must not decide where commands run and what is merged.

import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as z from 'zod/mini';
import { openMswSubfolder } from '../../../adapters/files/msw-folder.ts';
import { ownFile } from '../../../adapters/files/place.ts';
import { readJson } from '../../../adapters/files/read-json.ts';
import { sign, verify } from '../../../adapters/files/signing-key.ts';
import { withLock } from '../../../adapters/files/with-lock.ts';
import { writeFileAtomic } from '../../../adapters/files/write-file-atomic.ts';
import { once } from '../../../core/once.ts';

export type PlanTree = z.output<ReturnType<typeof schema>>['trees'][string];

/** A project, by its real path, and the key of this machine's user. */
interface Store {
  readonly project: string;
  readonly key: string;
}

export interface TreePlace {
  /** The phase folder's name. */
  readonly folder: string;
  /** The plan's id. */
  readonly plan: string;
}

/** By plan id. */
export function readTrees(store: Store, folder: string): ReadonlyMap<string, PlanTree> {
  const file = readJson(recordPath(store.project, folder), ownFile(store.project));
  return new Map(Object.entries(admit(store, folder, file.status === 'ok' ? file.value : null)));
}

/** The folder in which a plan is worked on, absolute: the project, or the same folder in the plan's worktree. */
export function rootOf(store: Store, { folder, plan }: TreePlace): string {
  const tree = readTrees(store, folder).get(plan);
  return tree === undefined ? store.project : treeRoot(store.project, tree);
}

/** Where a worktree is now; absolute. */
export function treePlace(project: string, { place, aside }: PlanTree): string {
  const home = join(project, place);
  return aside !== undefined && !existsSync(home) && existsSync(aside) ? aside : home;
}

/** For people; relative to the project when it lies inside. */
export function shownPlace(project: string, tree: PlanTree): string {
  const now = treePlace(project, tree);
  return now === join(project, tree.place) ? tree.place : now;
}

/** The project's folder in the worktree; absolute. */
export function treeRoot(project: string, tree: PlanTree): string {
  return join(treePlace(project, tree), relative(tree.place, tree.root));
}

/** `change` returns null to remove the entry. Returns false when the record could not be written. */
export async function changeTree(
  store: Store,
  { folder, plan }: TreePlace,
  change: (current: PlanTree | null) => PlanTree | null,
): Promise<boolean> {
  if (openMswSubfolder(store.project, 'worktrees').status === 'refused') return false;
  const path = recordPath(store.project, folder);
  const locked = await withLock(path, () => {
    const trees: Trees = Object.assign(Object.create(null), Object.fromEntries(readTrees(store, folder)));
    const next = change(trees[plan] ?? null);
    if (next === null) delete trees[plan];
    else trees[plan] = next;
    const signature = sign(store.key, signedText(store, folder, trees));
    writeFileAtomic(path, `${JSON.stringify({ version: 1, trees, signature }, null, 1)}\n`);
  });
  return locked.status === 'done';
}

/** Runs `work` while no other process changes worktrees of the phase; null when the lock takes too long. */
export async function withTrees<T>(
  { project }: Pick<Store, 'project'>,
  folder: string,
  work: () => Promise<T>,
): Promise<T | null> {
  if (openMswSubfolder(project, 'worktrees').status === 'refused') return null;
  const locked = await withLock(`${recordPath(project, folder)}.work`, work, { waitMs: 40_000 });
  return locked.status === 'done' ? locked.value : null;
}

/** The project of a folder that may lie in a plan's worktree. */
export function projectOfTree(folder: string): string {
  const at = folder.indexOf(`${sep}.msw${sep}worktrees${sep}`);
  return at === -1 ? folder : folder.slice(0, at);
}

function recordPath(project: string, folder: string): string {
  const plain = folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]/g, '-')
    .replace(/^\.+/, '')
    .slice(0, 80);
  return join(project, '.msw', 'worktrees', `${plain}.json`);
}

type Trees = Record<string, PlanTree>;

function admit(store: Store, folder: string, value: unknown): Trees {
  const parsed = schema().safeParse(value);
  const trees: Trees = Object.create(null);
  if (!parsed.success) return trees;
  Object.assign(trees, parsed.data.trees);
  const isOurs = verify(store.key, signedText(store, folder, trees), parsed.data.signature);
  return isOurs ? trees : Object.create(null);
}

/** With keys in the schema's order, whatever their order in the record. */
function signedText({ project }: Store, folder: string, trees: Trees): string {
  const { data } = schema().safeParse({ trees, signature: '' });
  return JSON.stringify(['msw-worktrees-1', project, folder, data?.trees ?? {}]);
}

const schema = once(() => {
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
  return z.object({ trees: z.record(z.string(), tree), signature: z.string() });
});
