// Gathers what control runs need to know: what changed between the first snapshot and the last, on which side each file
// is, and what the checks run. Reads snapshots, not the work tree, so that files written by a check do not count.

import { relative, sep } from 'node:path';
import { lookAtSyntax } from '../../adapters/parsing/parse-source.ts';
import type { SnapshotStore } from '../../adapters/snapshots/snapshot-store.ts';
import type { InlineTests } from '../../core/proof/control-trees.ts';
import {
  type ChangedText,
  fileSides,
  isHarness,
  namesToFind,
  type Side,
} from '../../core/proof/file-sides.ts';
import { halvesOf, mayTestItself } from '../../core/proof/inline-tests.ts';
import type { ChangedSides } from '../../core/proof/judge-proof.ts';
import { type RunByChecks, runByChecks } from '../../core/proof/run-by-checks.ts';
import { isCode, isTest } from '../../core/proof/test-files.ts';
import type { FileChange } from '../../core/snapshots/file-change.ts';

/** All paths are relative to the top of the store. */
export interface ControlGround {
  readonly store: ControlStore;
  /** Git object ids. */
  readonly trees: { readonly arming: string; readonly final: string };
  readonly files: readonly FileChange[];
  readonly changed: readonly ChangedText[];
  readonly sides: ReadonlyMap<string, Side>;
  readonly inline: ReadonlyMap<string, InlineTests>;
  readonly run: RunByChecks;
  /** Every path of the final tree. */
  readonly paths: readonly string[];
  /** Whether the project had tests before the work. */
  readonly hadTests: boolean;
  /** The commands that try a program of the product by itself, and so run none of the tests. */
  readonly tries: ReadonlySet<string>;
}

export type ControlStore = Pick<SnapshotStore, 'trees' | 'store' | 'top' | 'isRepository'>;

export type Gathered =
  | { readonly status: 'ok'; readonly ground: ControlGround }
  /** `reason` is a clause. */
  | { readonly status: 'unknown'; readonly reason: string };

/** @param project the folder in which the commands run */
export async function gatherGround(
  store: ControlStore,
  project: string,
  trees: ControlGround['trees'],
  commands: readonly string[],
): Promise<Gathered> {
  const files = await store.trees.changedFiles(trees.arming, trees.final);
  if (files === null) return { status: 'unknown', reason: 'a snapshot of the files is no longer whole' };
  if (files.length > MOST_CHANGES)
    return { status: 'unknown', reason: `more than ${MOST_CHANGES} files changed` };
  const changed = await changedTexts(store, trees, files);
  const [before, paths] = await Promise.all([
    store.trees.pathsIn(trees.arming),
    store.trees.pathsIn(trees.final),
  ]);
  const all = [...new Set([...before, ...paths])];
  const home = relative(store.top, project).split(sep).join('/');
  const run = await runByChecks(commands, home, all, (path) => textsOf(store, trees, path));
  const texts = await mentioning(store, trees.final, changed);
  const inline = await inlineTests(changed);
  const sides = fileSides(changed, { paths: all, run, texts });
  const hadTests = before.some(isTest) || [...inline.values()].some((one) => one.before?.tests !== '');
  return {
    status: 'ok',
    ground: {
      ...{ store, trees, files, changed, sides, inline, run, paths, hadTests },
      tries: await triesProduct(run, paths, (path) => textsOf(store, trees, path)),
    },
  };
}

async function triesProduct(
  { subjects }: RunByChecks,
  paths: readonly string[],
  read: (path: string) => Promise<readonly string[]>,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const [command, named] of subjects)
    for (const path of named.filter(isCode))
      if (!isHarness(path, (await read(path)).join('\n'), paths)) found.add(command);
  return found;
}

const MOST_CHANGES = 5_000;
const LARGEST_TEXT = 256 * 1024;

/** The changed tests, those inside code among them, and settings. */
export function changedSides({ sides, inline }: ControlGround): ChangedSides {
  const on = (side: Side) => [...sides].flatMap(([path, one]) => (one === side ? [path] : []));
  const inside = [...inline].flatMap(([path, { before, after }]) =>
    (before?.tests ?? '') === (after?.tests ?? '') ? [] : [path],
  );
  return {
    tests: [...new Set([...on('test'), ...inside])].sort(),
    settings: on('settings').sort(),
    hasWork: on('work').length + inline.size > 0,
  };
}

async function changedTexts(
  { trees: stored }: ControlStore,
  trees: ControlGround['trees'],
  files: readonly FileChange[],
): Promise<readonly ChangedText[]> {
  const paths = files.map(({ path }) => path);
  const [before, after] = await Promise.all([
    stored.contentsOf(trees.arming, paths, LARGEST_TEXT),
    stored.contentsOf(trees.final, paths, LARGEST_TEXT),
  ]);
  return files.map((file) => ({
    path: file.path,
    before: file.before === null ? null : textIn(before.get(file.path)),
    after: file.after === null ? null : textIn(after.get(file.path)),
  }));
}

/** '' for a file that is large or no text. */
function textIn(bytes: Buffer | undefined): string {
  return bytes === undefined || bytes.includes(0) ? '' : bytes.toString('utf8');
}

async function textsOf(
  { trees: stored }: ControlStore,
  { arming, final }: ControlGround['trees'],
  path: string,
): Promise<readonly string[]> {
  const found = await Promise.all(
    [arming, final].map(async (tree) => (await stored.contentsOf(tree, [path], LARGEST_TEXT)).get(path)),
  );
  return [...new Set(found.filter((bytes) => bytes !== undefined).map(textIn))];
}

/** The texts of the files that contain the name of a changed one. */
async function mentioning(
  { trees: stored }: ControlStore,
  tree: string,
  changed: readonly ChangedText[],
): Promise<ReadonlyMap<string, string>> {
  const paths = await stored.pathsWith(tree, namesToFind(changed));
  const contents = await stored.contentsOf(tree, paths.slice(0, MOST_TEXTS), LARGEST_TEXT);
  return new Map([...contents].map(([path, bytes]) => [path, textIn(bytes)]));
}

const MOST_TEXTS = 5_000;

async function inlineTests(changed: readonly ChangedText[]): Promise<ReadonlyMap<string, InlineTests>> {
  const found = new Map<string, InlineTests>();
  for (const { path, before, after } of changed) {
    if (isTest(path) || !mayTestItself(path)) continue;
    const halves = await Promise.all(
      [before, after].map((text) =>
        text === null ? null : lookAtSyntax(path, text, (root) => halvesOf(root, text)),
      ),
    );
    const [old = null, now = null] = halves;
    if (old?.tests || now?.tests) found.set(path, { before: old, after: now });
  }
  return found;
}
