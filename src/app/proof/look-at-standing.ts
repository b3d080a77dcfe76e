// Compares what a loop's checks stand on at its start and now. Reads snapshots, not the work tree, so that files
// written by a check do not count. Loaded only at the end of a loop.

import { relative, sep } from 'node:path';
import {
  existingSnapshots,
  type SnapshotStore,
  snapshotOf,
} from '../../adapters/snapshots/snapshot-store.ts';
import { type Role, roleOf, type StandsOn, standingOf } from '../../core/checks/stands-on.ts';
import type { Loop } from '../../core/loop/loop.ts';
import type { Standing } from '../../core/proof/judge-proof.ts';
import type { FileChange } from '../../core/snapshots/file-change.ts';
import type { ChangedFile } from '../../core/weakening/changed-file.ts';
import { type CountedCheck, findWeakenings, needsAllTests } from '../../core/weakening/find-weakenings.ts';
import { isPartOfChecks } from '../../core/weakening/part-of-checks.ts';
import { mayBeHonest, sentenceOf } from '../../core/weakening/weakening.ts';
import type { Workspace } from '../workspace/workspace.ts';

interface Look {
  readonly standing: Standing;
  /** Input for the witness; null without usable snapshots. */
  readonly ground: Ground | null;
}

export interface Ground {
  readonly store: SnapshotStore;
  /** Git object ids. */
  readonly trees: { readonly arming: string; readonly final: string };
  /** The role of a path relative to the top of the store. */
  readonly roleOf: (path: string) => Role;
  /** Every command that the checks end up running, verbatim. */
  readonly commands: readonly string[];
}

/** `loop` includes the iteration that just ended; its snapshot has been taken. */
export async function lookAtStanding(
  workspace: Workspace,
  { terms, progress }: Loop,
  counts: readonly CountedCheck[] = [],
): Promise<Look> {
  const store = await existingSnapshots(workspace, terms.id);
  const taken = store?.list() ?? [];
  const first = snapshotOf(taken, 0);
  const last = snapshotOf(taken, progress.iteration);
  if (store === null || first === null || last === null)
    return unknown('MSW has no snapshot of the files from before and after the work');
  const changes = await store.trees.changedFiles(first.tree, last.tree);
  if (changes === null) return unknown('a snapshot of the files is no longer whole');
  const prefix = relative(store.top, workspace.project).split(sep).join('/');
  const place: Place = { store, prefix };
  const standsOn = await standsOnAt(place, first.tree, terms.checks);
  const files = await changedTexts(place, first.tree, last.tree, changes);
  const tests = needsAllTests(files, standsOn)
    ? await testsIn(place, last.tree, standsOn)
    : new Map<string, string>();
  const found = findWeakenings(files, standsOn, counts, tests);
  const changed = files.filter((file) => isPartOfChecks(file, standsOn)).map(({ path }) => path);
  const standing = {
    kind: 'known',
    weakenings: found.filter((one) => !mayBeHonest(one)).map(sentenceOf),
    expectations: found.filter(mayBeHonest).map(sentenceOf),
    changed,
    started: changed.filter((path) => standsOn.scriptFiles.has(path)),
  } as const;
  const trees = { arming: first.tree, final: last.tree };
  return {
    standing,
    ground: {
      store,
      trees,
      roleOf: (path) => roleOf(fromProject(place, path), standsOn),
      commands: standsOn.commands,
    },
  };
}

function unknown(reason: string): Look {
  return { standing: { kind: 'unknown', reason }, ground: null };
}

interface Place {
  readonly store: SnapshotStore;
  /** The project's folder relative to the top of the snapshots, with `/`; '' where they are the same. */
  readonly prefix: string;
}

/** Scripts call scripts; nobody nests them deeper. */
const ROUNDS = 6;

async function standsOnAt(place: Place, tree: string, checks: Loop['terms']['checks']): Promise<StandsOn> {
  const files = new Map<string, string | null>();
  let standsOn = standingOf(checks, files);
  for (let round = 0; round < ROUNDS && standsOn.unread.length > 0; round += 1) {
    const texts = await textsOf(place, tree, standsOn.unread);
    for (const path of standsOn.unread) files.set(path, texts.get(path) ?? null);
    standsOn = standingOf(checks, files);
  }
  return standsOn;
}

/** Files beyond this number are compared by name only. */
const MOST_FILES = 2_000;

async function changedTexts(
  place: Place,
  first: string,
  last: string,
  changes: readonly FileChange[],
): Promise<readonly ChangedFile[]> {
  const paths = changes.map(({ path }) => fromProject(place, path));
  const read = paths.slice(0, MOST_FILES);
  const before = await textsOf(place, first, read);
  const after = await textsOf(place, last, read);
  return changes.map((change, at) => {
    const path = paths[at] ?? change.path;
    return {
      path,
      before: textOr(before.get(path), change.before),
      after: textOr(after.get(path), change.after),
    };
  });
}

async function testsIn(place: Place, tree: string, standsOn: StandsOn): Promise<ReadonlyMap<string, string>> {
  const paths = (await place.store.trees.pathsIn(tree)).map((path) => fromProject(place, path));
  const withTests = paths.filter((path) => roleOf(path, standsOn) === 'test' || path.endsWith('.rs'));
  return textsOf(place, tree, withTests.slice(0, MOST_FILES));
}

/** The blob id stands in for the text of a file that is too large to read. */
function textOr(text: string | undefined, entry: FileChange['before']): string | null {
  return entry === null ? null : (text ?? entry.blob);
}

async function textsOf(
  place: Place,
  tree: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const contents = await place.store.trees.contentsOf(
    tree,
    paths.map((path) => fromTop(place, path)),
  );
  return new Map([...contents].map(([path, bytes]) => [fromProject(place, path), bytes.toString('utf8')]));
}

/** `../x` for paths outside the project. */
function fromProject({ prefix }: Place, path: string): string {
  if (prefix === '') return path;
  if (path.startsWith(`${prefix}/`)) return path.slice(prefix.length + 1);
  const folders = prefix.split('/');
  const parts = path.split('/');
  let shared = 0;
  while (shared < folders.length && folders[shared] === parts[shared]) shared += 1;
  return [...folders.slice(shared).map(() => '..'), ...parts.slice(shared)].join('/');
}

function fromTop({ prefix }: Place, path: string): string {
  const parts = prefix === '' ? [] : prefix.split('/');
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
